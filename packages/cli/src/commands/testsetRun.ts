import type { TestSetDocument } from "@radicar/contract/inner/testSet/TestSet"
import { testSetId, testSetIdWords } from "@radicar/contract/inner/testSet/TestSetUpload"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Duration, Effect, Option } from "effect"
import { Command, Flag } from "effect/cli"
import { filingFlags } from "../flags/filingFlags.ts"
import { verifyFlags } from "../flags/verifyFlags.ts"
import { describe, describeCommand, namedFile, decodeWith, wholeNumber } from "../flags/flags.ts"
import { certificateFlags, serviceFlags } from "../flags/serviceFlags.ts"
import { Outcome } from "../Outcome.ts"
import { Output, reporting } from "../output/Output.ts"
import { testsetDocumentText, testsetText } from "../output/testsetText.ts"
import { documentsOf, runCarefully } from "../testset/Autopilot.ts"
import { filingSecrets } from "../testset/filingSecrets.ts"
import { issuerParty } from "../testset/issuerParty.ts"
import { openJournal } from "../testset/Journal.ts"
import { nameOf, type PlannedDocument } from "../testset/PlannedDocument.ts"
import { planRun } from "../testset/planRun.ts"
import { firstFreeNumber, testsetOutcome, testsetService } from "../testset/testsetService.ts"

const { companyId, providerId, test, tokenFile, url } = serviceFlags

const count = (name: string, { en, es }: Localized, standard: number) =>
  wholeNumber(
    name,
    "number",
    { en: `${en}; default ${standard}`, es: `${es}; por omisión ${standard}` },
    { minimum: 0, maximum: 500 }
  ).pipe(Flag.withDefault(standard))

/** `radicar testset run`: makes the documents of a test set, files them, and follows each to its verdict. */
export const testsetRunCommand = Command.make(
  "run",
  {
    testSetId: Flag.String("test-set-id").pipe(
      Flag.withMetavar("id"),
      describe({
        en: "Id of the test set, as the authority's portal shows it",
        es: "Identificador del set de pruebas, como lo muestra el portal de la DIAN"
      }),
      decodeWith(testSetId, testSetIdWords)
    ),
    invoices: count("invoices", { en: "Invoices", es: "Facturas" }, 30),
    creditNotes: count(
      "credit-notes",
      { en: "Credit notes about invoices of the run", es: "Notas crédito de facturas de la corrida" },
      10
    ),
    debitNotes: count(
      "debit-notes",
      { en: "Debit notes about invoices of the run", es: "Notas débito de facturas de la corrida" },
      10
    ),
    journal: namedFile("journal", {
      en: "Journal of the run; the same file continues it; default testset-ID.ndjson",
      es: "Bitácora de la corrida; con el mismo archivo continúa; por omisión testset-ID.ndjson"
    }),
    prefix: Flag.String("prefix").pipe(
      Flag.withMetavar("prefix"),
      describe({
        en: "Prefix of the range of the invoices; default SETP",
        es: "Prefijo del rango de las facturas; por omisión SETP"
      }),
      Flag.withDefault("SETP")
    ),
    firstNumber: wholeNumber(
      "first-number",
      "number",
      {
        en: "Number of the first invoice; default the first free one of the range",
        es: "Número de la primera factura; por omisión el primero libre del rango"
      },
      { minimum: 1, maximum: 9_999_999_999 }
    ).pipe(Flag.optional),
    issuer: namedFile("issuer", {
      en: "JSON of the CompanyParty; default an example with the certificate's NIT",
      es: "JSON del CompanyParty; por omisión un ejemplo con el NIT del certificado"
    }),
    patience: wholeNumber(
      "patience",
      "minutes",
      {
        en: "Ends after this time without news; run it again to continue; default 15",
        es: "Termina tras este tiempo sin novedades; repita el comando para continuar; por omisión 15"
      },
      { minimum: 0, maximum: 1440 }
    ).pipe(Flag.withDefault(15)),
    softwareId: filingFlags.softwareId,
    pinFile: filingFlags.pinFile,
    technicalKeyFile: verifyFlags.technicalKeyFile,
    service: { url, tokenFile, companyId, providerId, test },
    certificate: certificateFlags
  },
  Effect.fn("testset run")(function* (flags) {
    const output = yield* Output
    const id = flags.testSetId.toLowerCase()
    const { headers, identity, ...secrets } = yield* filingSecrets(flags)
    const journal = yield* openJournal(
      Option.getOrElse(flags.journal, () => `testset-${id}.ndjson`),
      id
    )
    const calls = testsetService(flags.service, id, secrets)
    const service = {
      ...calls,
      onChange: (document: TestSetDocument, { done, of }: { readonly done: number; readonly of: number }) =>
        output.value(
          { document, done, of },
          () => `${`${done}/${of}`.padEnd(7)} ${testsetDocumentText(document, output)}`
        )
    }
    const plan = planRun({
      journal,
      basis: {
        prefix: flags.prefix,
        issuer: yield* issuerParty(flags.issuer, identity),
        softwareId: Option.getOrUndefined(flags.softwareId)
      },
      firstNumber: Option.match(flags.firstNumber, {
        onSome: (number) => Effect.succeed(number),
        onNone: () => firstFreeNumber(flags, headers)
      })
    })
    const patience = Duration.minutes(flags.patience)
    const run = Effect.gen(function* () {
      const invoices = yield* plan.invoices(flags.invoices, yield* service.get)
      if ((yield* runCarefully(invoices.slice(0, 1), invoices, service, patience)) !== "judged") return invoices
      const before = yield* service.get
      const credits = yield* plan.notes("CreditnoteCreate", flags.creditNotes, invoices, before)
      const debits = yield* plan.notes("DebitnoteCreate", flags.debitNotes, invoices, before)
      const all: ReadonlyArray<PlannedDocument> = [...invoices, ...credits, ...debits]
      yield* runCarefully([...credits.slice(0, 1), ...debits.slice(0, 1)], [...credits, ...debits], service, patience)
      return all
    })
    const documents = yield* run.pipe(
      Effect.onInterrupt(() =>
        output.message(
          output.say({
            en: "Run the same command again: it continues where it stopped, and files nothing twice.",
            es: "Repita el comando: continúa donde se detuvo y no radica nada dos veces."
          })
        )
      )
    )
    const testset = yield* service.get
    if (testset === undefined) return yield* Outcome.of("unknown-outcome")
    const filed = documentsOf(testset)
    const filedDocuments = documents.flatMap((document) => filed.get(nameOf(document)) ?? [])
    const result = { ...testset, documents: filedDocuments }
    yield* output.value(result, () => `\n${testsetText(result, output)}`)
    const outcome = testsetOutcome(result)
    const isComplete = filedDocuments.length === flags.invoices + flags.creditNotes + flags.debitNotes
    const reason = outcome === "ok" && testset.progress.state === "open" && !isComplete ? "unknown-outcome" : outcome
    if (reason !== "ok") return yield* Outcome.of(reason)
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Create the documents of a test set, file them, and follow each to its verdict",
    es: "Crea los documentos de un set de pruebas, los radica y sigue cada uno hasta su veredicto",
    examples: [
      {
        command: "radicar testset run --test-set-id a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e01 --certificate company.p12",
        en: "Ends with 0 when the set is accepted; if it stops, the same command continues",
        es: "Termina con 0 si el set se acepta; si se detiene, el mismo comando continúa"
      }
    ]
  })
)
