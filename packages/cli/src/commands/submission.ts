import type { SubmissionDetail, SubmissionPage } from "@radicar/contract/inner/SubmissionsGroup"
import { Effect } from "effect"
import { Command } from "effect/cli"
import { argument, describeCommand, flagsOf, optionalText, pageFlags, periodFlags, statusFlag } from "../flags/flags.ts"
import { accessFlags, companyFlags } from "../flags/serviceFlags.ts"
import { Output, reporting } from "../output/Output.ts"
import { submissionDetailText, submissionsText } from "../output/submissionsText.ts"
import { writePages } from "../output/write.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import { asValue, serviceCommand } from "../service/serviceCommand.ts"

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
    status: statusFlag({ en: "Only in this state", es: "Solo en este estado" }),
    type: optionalText("type", "type", {
      en: "Only of this type code, such as 01",
      es: "Solo de este código de tipo, como 01"
    }),
    prefix: optionalText("prefix", "prefix", { en: "Only with this prefix", es: "Solo con este prefijo" }),
    number: optionalText("number", "number", { en: "Only of this number", es: "Solo de este número" }),
    ...periodFlags,
    ...pageFlags
  },
  Effect.fn("submission list")(function* ({ cursor, from, limit, number, prefix, service, status, to, type }) {
    const output = yield* Output
    const filters = { companyId: service.companyId, ...flagsOf({ status, type, prefix, number, from, to }) }
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
      { command: "radicar submission show SETP990000001" }
    ]
  }),
  Command.withSubcommands([list, show, retry])
)
