import { JsonObject, type JsonValue } from "@radicar/domain/json/JsonObject"
import { writeJson } from "@radicar/domain/json/writeJson"
import { Effect, Option } from "effect"
import { Command } from "effect/cli"
import { readCertificate } from "../certificate/readCertificate.ts"
import { parseBody } from "../document/parseBody.ts"
import { namesCertificate, withCertificate } from "../document/withCertificate.ts"
import { type CertificateFlags, certificateFlags } from "../flags/certificateFlags.ts"
import { fileArgument } from "../flags/fileArgument.ts"
import { serviceFlags } from "../flags/serviceFlags.ts"
import { readText } from "../input/readText.ts"
import { Outcome } from "../Outcome.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { testsetText } from "../output/testsetText.ts"
import { callService } from "../service/callService.ts"
import { sendAgain } from "../service/sendAgain.ts"
import { testsetFailure } from "../service/testsetFailure.ts"
import { testsetOutcome } from "../testset/testsetOutcome.ts"
import { testsetQuery } from "../testset/testsetService.ts"

const { companyId, providerId, test, tokenFile, url } = serviceFlags

/** The file's own text; or, with `--certificate`, the same JSON with the certificate in every body that names none. */
const textToFile = Effect.fn("textToFile")(function* (file: string, flags: CertificateFlags) {
  const text = yield* readText(file)
  const request = yield* parseBody(text)
  if (Option.isNone(flags.certificate)) return text
  const certificate = yield* readCertificate(flags.certificate.value, flags)
  const signed = (document: JsonValue): JsonValue => {
    const body = document instanceof JsonObject ? document.get("Body") : undefined
    if (!(document instanceof JsonObject) || !(body instanceof JsonObject) || namesCertificate(body)) return document
    return document.with("Body", withCertificate(body, certificate))
  }
  const documents = request.get("Documents")
  return writeJson(Array.isArray(documents) ? request.with("Documents", documents.map(signed)) : request)
})

/** `radicar testset create`: files the caller's own documents for a test set. */
export const testsetCreate = Command.make(
  "create",
  {
    file: fileArgument("JSON: {TestSetId, Documents: [{Operation, Body}]}"),
    service: { url, tokenFile, companyId, providerId, test },
    certificate: certificateFlags
  },
  Effect.fn("testset create")(function* ({ certificate, file, service }) {
    const output = yield* Output
    const text = yield* textToFile(file, certificate)
    const query = testsetQuery(service)
    const filed = yield* callService(service, ({ testSetJson }) => testSetJson(text, { query }), testsetFailure).pipe(
      Effect.onInterrupt(() => output.message(output.say(sendAgain)))
    )
    yield* output.value(filed, () => testsetText(filed, output))
    const outcome = testsetOutcome(filed)
    if (outcome !== "ok") return yield* Outcome.of(outcome)
  }, reporting("value"))
).pipe(
  Command.withDescription("File documents of your own for a test set, up to 50 at once; none where one is not valid"),
  Command.withExamples([
    {
      command: "radicar testset create documents.json --certificate company.p12",
      description: "The verdicts come later: `radicar testset get ID`, or the same command again"
    }
  ])
)
