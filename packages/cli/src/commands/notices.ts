import { type Notice, NoticeQuery } from "@radicar/contract/inner/NoticesGroup"
import { flagsOf, optionalText } from "../flags/flags.ts"
import { accessFlags } from "../flags/serviceFlags.ts"
import { type Layout, localMoment, wrapText } from "../output/layout.ts"
import { serviceCommand } from "../service/serviceCommand.ts"

/** A notice with its subjects, one per line, and the number of further ones. */
const noticeText = ({ action, count, message, subjects }: Notice, { columns, paint, say }: Layout): string => {
  const more = count - subjects.length
  return [
    ...wrapText(message, columns).map(paint.red),
    ...subjects.flatMap(({ companyId, name, since, submissionId = "" }) => {
      const company = companyId === undefined ? "" : say({ en: ` company ${companyId}`, es: ` compañía ${companyId}` })
      return wrapText(`${name}${company} ${localMoment(since)} ${submissionId}`.trimEnd(), columns - 2).map(
        (line) => `  ${line}`
      )
    }),
    ...(more > 0 ? [say({ en: `  and ${more} more`, es: `  y ${more} más` })] : []),
    ...wrapText(action, columns)
  ].join("\n")
}

/** `radicar notices`: lists states of the service that need a person. */
export const noticesCommand = serviceCommand(
  {
    path: "notices",
    flags: {
      service: accessFlags,
      company: optionalText(
        "company-id",
        "id",
        { en: "Only of this company", es: "Solo de esta compañía" },
        NoticeQuery.companyId.schema
      )
    },
    call: (client, { company }) => client.notices.list({ query: flagsOf({ companyId: company }) }),
    write: (list, output) =>
      output.list(list.items, list, () =>
        list.items.length === 0
          ? output.say({ en: "There are no open notices.", es: "No hay avisos abiertos." })
          : list.items.map((notice) => noticeText(notice, output)).join("\n\n")
      )
  },
  {
    en: "Show the open notices: overdue filings and uploads, disabled webhooks, stalled queues",
    es: "Muestra los avisos abiertos: radicaciones y envíos atrasados, webhooks inhabilitados, colas detenidas",
    short: {
      en: "Show what needs attention: overdue, stalled, disabled",
      es: "Muestra lo pendiente: atrasos, colas, webhooks"
    },
    examples: [{ command: "radicar notices --company-id 1" }]
  }
)
