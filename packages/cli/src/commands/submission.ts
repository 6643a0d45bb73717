import type { RetriedSubmissions, SubmissionDetail, SubmissionPage } from "@radicar/contract/inner/SubmissionsGroup"
import { maximumItems } from "@radicar/contract/inner/problem/ItemProblem"
import { outcomeOf } from "@radicar/domain/inner/submission/submissionAdvice"
import { Effect } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import {
  argument,
  describe,
  describeCommand,
  flagsOf,
  pageFlags,
  sortFlag,
  submissionFilterFlags,
  summaryFlags
} from "../flags/flags.ts"
import { accessFlags, companyFlags } from "../flags/serviceFlags.ts"
import { Output, reporting } from "../output/Output.ts"
import { listText } from "../output/layout.ts"
import {
  documentOf,
  outcomeName,
  submissionDetailText,
  submissionsText,
  summaryText
} from "../output/submissionsText.ts"
import { writePages } from "../output/write.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import type { ServiceError } from "../service/submissionFailure.ts"
import { asList, asValue, serviceCommand } from "../service/serviceCommand.ts"
import { submissionExport } from "./submissionExport.ts"
import { submissionTaxes } from "./submissionTaxes.ts"

/** Whether a text is the UUID of a submission or the key of a document. Any other text is a number with its prefix. */
const isIdOrKey = (text: string): boolean =>
  /^(?:[0-9a-f]{96}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/iu.test(text)

type Detail = typeof SubmissionDetail.Type
type Page = typeof SubmissionPage.Type

const list = Command.make(
  "list",
  {
    service: companyFlags,
    ...submissionFilterFlags,
    ...sortFlag,
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
      ...summaryFlags,
      ...submissionFilterFlags
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
        es: "Número con prefijo, identificador de la radicación, o la clave del documento"
      }),
      service: companyFlags
    },
    call: ({ submissions }, { id, service }) =>
      Effect.gen(function* () {
        if (isIdOrKey(id)) return yield* submissions.get({ params: { id } })
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
    es: "Muestra el estado y la historia de una radicación; de un número radicado varias veces, lista todas"
  }
)

/** The results of several retries, one per line. */
const retriedText = listText<RetriedSubmissions["items"][number]>(
  { en: "There was nothing to retry.", es: "No había nada que retomar." },
  ({ paint, say }) => [
    { heading: "id", least: 12, cell: ({ id }) => id },
    { heading: { en: "number", es: "número" }, cell: ({ submission }) => submission && documentOf(submission)?.id },
    {
      heading: { en: "state", es: "estado" },
      least: 12,
      cell: ({ problem, submission }) =>
        submission === undefined
          ? [problem?.detail ?? problem?.title ?? "", paint.red]
          : outcomeName(outcomeOf(submission), { paint, say })
    }
  ]
)

const retry = serviceCommand(
  {
    path: "submission retry",
    flags: {
      ids: Argument.String("id").pipe(
        describe({
          en: "Id of the submission, or the document's key; up to 200",
          es: "Identificador de la radicación, o la clave del documento; hasta 200"
        }),
        Argument.variadic({ min: 1, max: maximumItems })
      ),
      service: accessFlags
    },
    call: ({ submissions }, { ids }): Effect.Effect<Detail | RetriedSubmissions, ServiceError> => {
      const [id = "", ...others] = ids
      return others.length === 0
        ? submissions.retry({ params: { id } })
        : submissions.retryMany({ payload: { ids: [id, ...others] } })
    },
    write: (answer: Detail | RetriedSubmissions, output) =>
      "items" in answer ? asList(retriedText)(answer, output) : asValue(submissionDetailText)(answer, output),
    outcome: (answer) =>
      "items" in answer && answer.items.some(({ problem }) => problem !== undefined) ? "unknown-outcome" : "ok"
  },
  {
    en: "Retry pending submissions now; nothing is filed twice",
    es: "Reintenta ya radicaciones pendientes; nada se radica dos veces",
    examples: [
      {
        command: "radicar submission retry 2d1c7c75… 0198c0de-0000-7000-8000-000000000000",
        en: "A result for each; ends with 5 when one could not be retried",
        es: "Un resultado por cada uno; termina con 5 si alguno no se pudo reintentar"
      }
    ]
  }
)

const id = argument("id", {
  en: "Id of the submission, or the document's key",
  es: "Identificador de la radicación, o la clave del documento"
})

const dismiss = serviceCommand(
  {
    path: "submission dismiss",
    flags: {
      id,
      reason: Flag.String("reason").pipe(
        describe({ en: "Why it is not corrected", es: "Por qué no se corrige" }),
        Flag.withMetavar("text")
      ),
      service: accessFlags
    },
    call: ({ submissions }, { id, reason }) => submissions.dismiss({ params: { id }, payload: { reason } }),
    write: asValue(submissionDetailText)
  },
  {
    en: "Dismiss a rejected document that is not going to be corrected; the number stays free",
    es: "Descarta un documento rechazado que no se va a corregir; el número queda libre",
    examples: [{ command: "radicar submission dismiss 2d1c7c75… --reason 'filed by hand at the portal'" }]
  }
)

const restore = serviceCommand(
  {
    path: "submission restore",
    flags: { id, service: accessFlags },
    call: ({ submissions }, { id }) => submissions.restore({ params: { id } }),
    write: asValue(submissionDetailText)
  },
  {
    en: "Take a dismissal back",
    es: "Deshace un descarte"
  }
)

/** `radicar submission`: shows, retries and dismisses filed documents. */
export const submissionCommand = Command.make("submission").pipe(
  describeCommand({
    en: "Show filed documents, and retry pending ones",
    es: "Muestra los documentos radicados y reintenta los pendientes",
    short: {
      en: "List and show filed documents, retry pending ones",
      es: "Lista y muestra lo radicado, reintenta lo pendiente"
    },
    examples: [
      { command: "radicar submission list --status pending" },
      { command: "radicar submission list --search 'panaderia trigal' --issued-from 2026-01-01" },
      { command: "radicar submission summary --by month,type --status accepted" },
      { command: "radicar submission list --issued-from 2026-01-01 --issued-to 2026-12-31 --sort=-total" },
      { command: "radicar submission list --book sale --mail none" },
      { command: "radicar submission show SETP990000001" }
    ]
  }),
  Command.withSubcommands([list, submissionExport, summary, submissionTaxes, show, retry, dismiss, restore])
)
