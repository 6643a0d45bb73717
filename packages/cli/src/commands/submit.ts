import type { DocumentDefinition } from "@radicar/domain/inner/document/DocumentDefinition"
import { documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { FilingOperation } from "@radicar/http-client/inner/effect/Submit"
import { Effect, Option, Path, Record, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { randomUUID } from "node:crypto"
import { openBatchJournal } from "../batch/BatchJournal.ts"
import { batchSummaryText, fileResultText } from "../batch/batchText.ts"
import { type Filed, fileOne } from "../batch/fileOne.ts"
import { defaultJournal, filesOf } from "../batch/filesOf.ts"
import { startProgress } from "../batch/Progress.ts"
import { isSheet, submitSheet } from "../batch/submitSheet.ts"
import { runBatch, stoppable } from "../batch/runBatch.ts"
import { batchOutcome, counted, emptyTally } from "../batch/Tally.ts"
import { readCertificateFile } from "../certificate/readCertificate.ts"
import {
  argument,
  completeFlag,
  describeCommand,
  flagsOf,
  namedFile,
  optionalText,
  toggle,
  wholeNumber
} from "../flags/flags.ts"
import { type CertificateFlags, certificateFlags, type ServiceFlags, serviceFlags } from "../flags/serviceFlags.ts"
import { Outcome } from "../Outcome.ts"
import { Output, reporting } from "../output/Output.ts"
import { queryFailure, queryOf } from "../service/askService.ts"
import { withClient } from "../service/callService.ts"

const { companyId, contingency, providerId, test, tokenFile, url } = serviceFlags

const operations = Record.toEntries<FilingOperation, DocumentDefinition<unknown>>(documentDefinitions)
const types = operations.map(([, { name }]) => name)

// as literals, help would list them all on one line
const typeName = Schema.String.check(Schema.makeFilter((text) => types.includes(text) || `one of ${types.join(", ")}`))

/** The operation that files documents of a type, by the name of the type. */
const operationOf = (name: string): Option.Option<FilingOperation> =>
  Option.fromUndefinedOr(operations.find(([, type]) => type.name === name)?.[0])

/** Message after the first Ctrl-C. */
const stopping: Localized = {
  en: "\nFinishing the requests in progress; press Ctrl-C again to stop at once.",
  es: "\nTerminando las solicitudes en curso; oprima Ctrl-C otra vez para detener de inmediato."
}

/** Retry settings of a batch, which has time to wait for a busy service. */
const patient = { attempts: 8, firstPause: 500, longestPause: 90_000 } as const

/** The certificate of the flags, opened with its password; `undefined` without one. */
const signerOf = (flags: CertificateFlags) =>
  Option.isNone(flags.certificate) ? Effect.undefined : readCertificateFile(flags.certificate.value, flags)

/** Company, provider and options of a filing. */
const filingQueryOf = (service: Omit<ServiceFlags, "idempotencyKey"> & { readonly contingency: boolean }) => ({
  ...queryOf(service),
  ...(service.contingency ? { contingency: "auto" as const } : {})
})

/** Files a sheet of sales; returns the most urgent reason, or `ok`. */
const fileSheet = (
  sheet: string,
  service: Parameters<typeof filingQueryOf>[0],
  certificate: Parameters<typeof submitSheet>[1]["certificate"],
  run: Pick<Parameters<typeof submitSheet>[1], "concurrency" | "isConfirmed" | "isStopping">
) => {
  const { url } = service
  const query = { ...filingQueryOf(service), complete: "totals" } as const
  return withClient(service, (client) => submitSheet(sheet, { ...run, certificate, client, query, url }), patient)
}

/** `radicar submit`: files many documents exactly once each, even if the run is interrupted. */
export const submitCommand = Command.make(
  "submit",
  {
    paths: argument("path", {
      en: "JSON bodies, directories whose *.json are filed by name, or one sheet of sales (.xlsx)",
      es: "Cuerpos JSON, carpetas cuyos *.json se radican por nombre, o una hoja de ventas (.xlsx)"
    }).pipe(Argument.variadic({ min: 1 })),
    concurrency: wholeNumber(
      "concurrency",
      "number",
      {
        en: "How many are filed at a time, 1 to 256; default 16",
        es: "Cuántos se radican a la vez, 1 a 256; por omisión 16"
      },
      { minimum: 1, maximum: 256 }
    ).pipe(Flag.withDefault(16)),
    resume: toggle("resume", {
      en: "Continues the batch of the journal; accepted and rejected documents are not sent again",
      es: "Continúa el lote de la bitácora; lo aceptado o rechazado no se envía de nuevo"
    }),
    journal: namedFile("journal", {
      en: "Journal of the run, with the outcome of each file; default DIRECTORY.journal.ndjson",
      es: "Bitácora de la corrida, con el resultado de cada archivo; por omisión CARPETA.journal.ndjson"
    }),
    type: optionalText(
      "type",
      "type",
      {
        en: "Type of all documents, such as credit-note; default by the TypeCode of each",
        es: "Tipo de todos los documentos, como credit-note; por omisión según el TypeCode de cada uno"
      },
      typeName
    ),
    yes: toggle("yes", {
      en: "Files the sales of a sheet without a question",
      es: "Radica las ventas de una hoja sin preguntar"
    }),
    service: { url, tokenFile, companyId, providerId, test, contingency, complete: completeFlag },
    certificate: certificateFlags
  },
  Effect.fn("submit")(function* ({ certificate, concurrency, paths, resume, service, type, yes, ...flags }) {
    const output = yield* Output
    let isStopping = false
    const stop = Effect.suspend(() => {
      isStopping = true
      return output.message(output.say(stopping))
    })
    const path = yield* Path.Path
    const [sheet = ""] = paths
    if (paths.length === 1 && isSheet(sheet)) {
      const run = { concurrency, isConfirmed: yes, isStopping: () => isStopping }
      const work = fileSheet(sheet, service, yield* signerOf(certificate), run)
      const reason = yield* stoppable(work, stop)
      if (reason !== "ok") return yield* Outcome.of(reason)
      return
    }
    const files = yield* filesOf(paths)
    const file = Option.isSome(flags.journal) ? flags.journal.value : yield* defaultJournal(paths)
    const base = path.dirname(path.resolve(file))
    const nameOf = (inputFile: string) => path.relative(base, path.resolve(inputFile)).replaceAll(path.sep, "/")
    const signer = yield* signerOf(certificate)
    const operation = Option.flatMap(type, operationOf)
    const filingQuery = { ...filingQueryOf(service), ...flagsOf({ complete: service.complete }) }
    let tally = emptyTally(files.length)
    const work = withClient(
      service,
      (client) =>
        Effect.gen(function* () {
          // a service that is down at the start fails at once; one that goes down later is retried
          yield* Effect.mapError(client.health.live(), (error) => queryFailure(error, service.url))
          const journal = yield* openBatchJournal(file, { resume, fresh: randomUUID() })
          const progress = yield* startProgress(() => tally)
          const filing = {
            url: service.url,
            journal,
            certificate: signer,
            operation: Option.getOrUndefined(operation),
            complete: service.complete,
            submit: (named: FilingOperation, body: string, key: string | undefined) =>
              client.submit(named, body, {
                query: filingQuery,
                headers: key === undefined ? {} : { "idempotency-key": key }
              })
          }
          const onResult = ({ result }: Filed) => {
            tally = counted(tally, result)
            // a person needs only the count of earlier results, a program each line
            if (result.resumed === true && output.mode === "table") return Effect.void
            return progress.around(output.item(result, () => fileResultText(result, output)))
          }
          yield* runBatch({
            paths: files,
            concurrency,
            isStopping: () => isStopping,
            file: (inputFile) => fileOne(inputFile, nameOf(inputFile), filing),
            onResult
          })
        }).pipe(Effect.scoped),
      patient
    ).pipe(
      Effect.tap(() => {
        const { columns, messagePaint, say } = output
        const journalPath = path.relative(".", file)
        return output.message(batchSummaryText(tally, journalPath, { columns, paint: messagePaint, say }))
      })
    )
    yield* stoppable(work, stop)
    const reason = batchOutcome(tally)
    if (reason !== "ok") return yield* Outcome.of(reason)
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "File many documents, each exactly once, even if the run is interrupted",
    es: "Radica muchos documentos, cada uno una sola vez, aunque la corrida se interrumpa",
    short: { en: "File many documents, each exactly once", es: "Radica muchos documentos, cada uno una sola vez" },
    examples: [
      {
        command: "radicar submit invoices/ --certificate company.p12",
        en: "Every invoices/*.json, 16 at a time",
        es: "Cada invoices/*.json, 16 a la vez"
      },
      {
        command: "radicar submit invoices/ --certificate company.p12 --resume",
        en: "Continues after an interruption or a power cut, and files nothing twice",
        es: "Continúa tras una interrupción o un corte de energía, y no radica nada dos veces"
      },
      {
        command: "radicar submit sales.xlsx",
        en: "Every sale of a sheet once, by its reference; radicar sheet template begins one",
        es: "Cada venta de una hoja una sola vez, por su referencia; radicar sheet template empieza una"
      },
      {
        command: "radicar submit invoices/ --output ndjson > results.ndjson",
        en: "A line for each file",
        es: "Una línea por archivo"
      }
    ]
  })
)
