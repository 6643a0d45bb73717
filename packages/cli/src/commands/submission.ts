import type { SubmissionDetail, SubmissionPage } from "@radicar/contract/inner/SubmissionsGroup"
import { Effect } from "effect"
import { Command } from "effect/cli"
import { argument, describeCommand, flagsOf, optionalText, pageFlags } from "../flags/flags.ts"
import { accessFlags, companyFlags } from "../flags/serviceFlags.ts"
import { Output, reporting } from "../output/Output.ts"
import { submissionDetailText, submissionsText, summaryText } from "../output/submissionsText.ts"
import { writePages } from "../output/write.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import { asValue, serviceCommand } from "../service/serviceCommand.ts"
import { submissionExport } from "./submissionExport.ts"
import { filterFlags, searchFlags } from "./submissionFlags.ts"

const id = argument("id", {
  en: "Id of the submission, or the document's key",
  es: "Identificador del envío, o la clave del documento"
})

/** Whether a text is a UUID or a key; any other text is a number with its prefix. */
const isOne = (text: string): boolean => /^(?:[0-9a-f]{96}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/iu.test(text)

type Detail = typeof SubmissionDetail.Type
type Page = typeof SubmissionPage.Type

const list = Command.make(
  "list",
  {
    service: companyFlags,
    ...searchFlags,
    ...filterFlags,
    ...pageFlags
  },
  Effect.fn("submission list")(function* ({ cursor, limit, service, ...chosen }) {
    const output = yield* Output
    const filters = { companyId: service.companyId, ...flagsOf(chosen) }
    yield* writePages(
      flagsOf({ limit, cursor }),
      (more) =>
        callService(
          service,
          ({ submissions }) => submissions.list({ query: { ...filters, ...more } }),
          resourceFailure
        ),
      (page) => submissionsText(page, output)
    )
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "List what a company has filed, the newest first",
    es: "Lista lo que una compañía ha radicado, lo más nuevo primero"
  })
)

const summary = serviceCommand(
  {
    path: "submission summary",
    flags: {
      service: companyFlags,
      by: optionalText("by", "keys", {
        en: "One to three of day, month, type, status, counterparty, with commas; default type,status",
        es: "De uno a tres entre day, month, type, status, counterparty, con comas; por omisión type,status"
      }),
      limit: optionalText("limit", "limit", {
        en: "How many sums at most: 1 to 1000; default 100",
        es: "Cuántas sumas a lo sumo: 1 a 1000; por omisión 100"
      }),
      ...filterFlags
    },
    call: ({ submissions }, { service, ...chosen }) =>
      submissions.summary({ query: { companyId: service.companyId, ...flagsOf(chosen) } }),
    write: asValue(summaryText)
  },
  {
    en: "Add up the amounts of what a company has filed, each currency by itself",
    es: "Suma los valores de lo que una compañía ha radicado, cada moneda aparte"
  }
)

const show = serviceCommand(
  {
    path: "submission show",
    flags: {
      id: argument("id", {
        en: "Number with prefix, id of the submission, or the document's key",
        es: "Número con prefijo, identificador del envío, o la clave del documento"
      }),
      service: companyFlags
    },
    call: ({ submissions }, { id, service }) =>
      Effect.gen(function* () {
        if (isOne(id)) return yield* submissions.get({ params: { id } })
        const page: Page = yield* submissions.list({ query: { companyId: service.companyId, id } })
        const [only, ...others] = page.items
        return only === undefined || others.length > 0
          ? page
          : yield* submissions.get({ params: { id: only.submissionId } })
      }),
    write: asValue((answer: Detail | Page, layout) =>
      "items" in answer ? submissionsText(answer, layout) : submissionDetailText(answer, layout)
    ),
    outcome: (answer) => ("items" in answer && answer.items.length === 0 ? "usage" : "ok")
  },
  {
    en: "Show the state and history of a submission; for a number filed several times, list its submissions",
    es: "Muestra el estado y la historia de un envío; de un número radicado varias veces, lista sus envíos"
  }
)

const retry = serviceCommand(
  {
    path: "submission retry",
    flags: { id, service: accessFlags },
    call: ({ submissions }, { id }) => submissions.retry({ params: { id } }),
    write: asValue(submissionDetailText)
  },
  {
    en: "Retry a pending submission now; nothing is filed twice",
    es: "Reintenta ya un envío pendiente; nada se radica dos veces"
  }
)

/** `radicar submission`: shows and retries filed documents. */
export const submissionCommand = Command.make("submission").pipe(
  describeCommand({
    en: "Show filed documents, and retry pending ones",
    es: "Muestra los documentos radicados y reintenta los pendientes",
    examples: [
      { command: "radicar submission list --status pending" },
      { command: "radicar submission list --search 'panaderia trigal' --issued-from 2026-01-01" },
      { command: "radicar submission summary --by month,type --status accepted" },
      { command: "radicar submission show SETP990000001" }
    ]
  }),
  Command.withSubcommands([list, submissionExport, summary, show, retry])
)
