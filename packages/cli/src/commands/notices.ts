import {
  type CompanyNotice,
  type CompanyNotices,
  type Notice,
  type NoticeList,
  NoticeQuery
} from "@radicar/contract/inner/NoticesGroup"
import type { Effect } from "effect"
import { flagsOf, optionalText, toggle } from "../flags/flags.ts"
import { accessFlags } from "../flags/serviceFlags.ts"
import { type Layout, listText, localMoment, shortMoment, wrapText } from "../output/layout.ts"
import type { ServiceError } from "../service/submissionFailure.ts"
import { asList, serviceCommand } from "../service/serviceCommand.ts"

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

const companyNoticesText = listText<CompanyNotice>(
  { en: "Nothing is open.", es: "No hay nada pendiente." },
  ({ paint }) => [
    { heading: { en: "company", es: "compañía" }, cell: ({ companyId }) => [companyId, paint.bold] },
    { heading: { en: "open", es: "pendiente" }, least: 16, cell: ({ message }) => message },
    { heading: "#", cell: ({ count }) => String(count) },
    {
      heading: { en: "since", es: "desde" },
      shorter: shortMoment,
      optional: true,
      cell: ({ since }) => (since === undefined ? "" : localMoment(since))
    },
    {
      heading: { en: "until", es: "hasta" },
      shorter: shortMoment,
      optional: true,
      cell: ({ until }) => (until === undefined ? "" : localMoment(until))
    }
  ]
)

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
      ),
      companies: toggle("companies", {
        en: "Everything that is open in all companies of the token, also rejections, terms, ranges, certificates and mails",
        es: "Todo lo pendiente de todas las compañías del token, también rechazos, plazos, rangos, certificados y correos"
      })
    },
    call: ({ notices }, { companies, company }): Effect.Effect<NoticeList | CompanyNotices, ServiceError> =>
      companies ? notices.companies() : notices.list({ query: flagsOf({ companyId: company }) }),
    write: (answer: NoticeList | CompanyNotices, output) => {
      if ("more" in answer) return asList(companyNoticesText)(answer, output)
      const list = answer
      return output.list(list.items, list, () =>
        list.items.length === 0
          ? output.say({ en: "There are no open notices.", es: "No hay avisos abiertos." })
          : list.items.map((notice) => noticeText(notice, output)).join("\n\n")
      )
    }
  },
  {
    en: "Show the open notices: overdue filings and uploads, disabled webhooks, stalled queues",
    es: "Muestra los avisos abiertos: radicaciones y envíos atrasados, webhooks inhabilitados, colas detenidas",
    short: {
      en: "Show what needs attention: overdue, stalled, disabled",
      es: "Muestra lo pendiente: atrasos, colas, webhooks"
    },
    examples: [{ command: "radicar notices --company-id 1" }, { command: "radicar notices --companies" }]
  }
)
