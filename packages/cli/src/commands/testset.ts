import { testSetId } from "@radicar/contract/inner/testSet/TestSetUpload"
import { JsonObject, type JsonValue, writeJson } from "@radicar/domain/inner/json/JsonValue"
import { Effect, Option } from "effect"
import { Command } from "effect/cli"
import { readCertificateFile } from "../certificate/readCertificate.ts"
import { namesCertificate, parseJsonBody, withCertificate } from "../document/parseJsonBody.ts"
import { argument, describeCommand, fileArgument } from "../flags/flags.ts"
import { accessFlags, type CertificateFlags, certificateFlags, serviceFlags } from "../flags/serviceFlags.ts"
import { readText } from "../input/readInput.ts"
import { Outcome } from "../Outcome.ts"
import { Output, reporting } from "../output/Output.ts"
import { testsetText } from "../output/testsetText.ts"
import { queryOf } from "../service/askService.ts"
import { callService } from "../service/callService.ts"
import { testsetFailure } from "../service/resourceFailure.ts"
import { asValue, serviceCommand } from "../service/serviceCommand.ts"
import { sendAgain } from "../service/submissionFailure.ts"
import { testsetOutcome } from "../testset/testsetService.ts"
import { testsetRunCommand } from "./testsetRun.ts"

const { companyId, providerId, test } = serviceFlags
const service = { ...accessFlags, companyId, providerId, test }

/** `radicar testset get`: shows the progress of a test set. */
const testsetGet = serviceCommand(
  {
    path: "testset get",
    flags: {
      id: argument(
        "id",
        {
          en: "Id of the test set, as the authority's portal shows it",
          es: "Identificador del set de pruebas, como lo muestra el portal de la DIAN"
        },
        testSetId
      ),
      service
    },
    call: ({ testSets }, { id, service }) =>
      testSets.testSetGetItem({ params: { id }, query: queryOf(service), headers: {} }),
    failureOf: testsetFailure,
    write: asValue(testsetText),
    outcome: testsetOutcome
  },
  {
    en: "Every document that was filed for a test set, with its verdict, and the counts",
    es: "Cada documento radicado para un set de pruebas, con su veredicto, y los conteos"
  }
)

/**
 * Returns the text of a file unchanged. With `--certificate`, returns the same JSON with the certificate added to every
 * body that names none.
 */
const textToFile = Effect.fn("textToFile")(function* (file: string, flags: CertificateFlags) {
  const text = yield* readText(file)
  const request = yield* parseJsonBody(text)
  if (Option.isNone(flags.certificate)) return text
  const certificate = yield* readCertificateFile(flags.certificate.value, flags)
  const signed = (document: JsonValue): JsonValue => {
    const body = document instanceof JsonObject ? document.get("Body") : undefined
    if (!(document instanceof JsonObject) || !(body instanceof JsonObject) || namesCertificate(body)) return document
    return document.with("Body", withCertificate(body, certificate))
  }
  const documents = request.get("Documents")
  return writeJson(Array.isArray(documents) ? request.with("Documents", documents.map(signed)) : request)
})

/** `radicar testset create`: files prepared documents for a test set. */
const testsetCreate = Command.make(
  "create",
  {
    file: fileArgument({
      en: "JSON: {TestSetId, Documents: [{Operation, Body}]}",
      es: "JSON: {TestSetId, Documents: [{Operation, Body}]}"
    }),
    service,
    certificate: certificateFlags
  },
  Effect.fn("testset create")(function* ({ certificate, file, service }) {
    const output = yield* Output
    const text = yield* textToFile(file, certificate)
    const query = queryOf(service)
    const filed = yield* callService(service, ({ testSetJson }) => testSetJson(text, { query }), testsetFailure).pipe(
      Effect.onInterrupt(() => output.message(output.say(sendAgain)))
    )
    yield* output.value(filed, () => testsetText(filed, output))
    const outcome = testsetOutcome(filed)
    if (outcome !== "ok") return yield* Outcome.of(outcome)
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "File your own documents for a test set, up to 50 at once; none if one is invalid",
    es: "Radica documentos propios para un set de pruebas, hasta 50 a la vez; ninguno si uno no es válido",
    examples: [
      {
        command: "radicar testset create documents.json --certificate company.p12",
        en: "The verdicts come later: `radicar testset get ID`, or the same command again",
        es: "Los veredictos llegan después: `radicar testset get ID`, o repita el comando"
      }
    ]
  })
)

/** `radicar testset`: passes the test set that the authority requires before a software may issue. */
export const testsetCommand = Command.make("testset").pipe(
  describeCommand({
    en: "Pass the authority's test set: create its documents, file them and follow them",
    es: "Pasa el set de pruebas de la DIAN: crea sus documentos, los radica y los sigue",
    short: { en: "Pass the authority's test set", es: "Pasa el set de pruebas de la DIAN" },
    examples: [
      { command: "radicar testset run --test-set-id a8c0f0de-… --certificate company.p12" },
      { command: "radicar testset get a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e01" }
    ]
  }),
  Command.withSubcommands([testsetRunCommand, testsetCreate, testsetGet])
)
