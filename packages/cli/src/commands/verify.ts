import { reportJson } from "@radicar/ubl/inner/verify/reportJson"
import { verifyDocument } from "@radicar/ubl/inner/verify/verifyDocument"
import { Clock, Effect, Option, Result } from "effect"
import { Command } from "effect/cli"
import { failure } from "../Failure.ts"
import { verifyFlags } from "../flags/verifyFlags.ts"
import { describeCommand, fileArgument } from "../flags/flags.ts"
import { readInput } from "../input/readInput.ts"
import { Output, reporting } from "../output/Output.ts"
import { reportText } from "../output/reportText.ts"
import { unproven, usedTrust } from "../trust/usedTrust.ts"
import { compareBytes } from "../verify/compareBytes.ts"
import { verifySecrets, verifyTools } from "../verify/verifySecrets.ts"
import { unpackXml } from "../verify/unpackXml.ts"

const readDocument = Effect.fnUntraced(function* (file: string) {
  const unpacked = unpackXml(yield* readInput(file))
  if (Result.isSuccess(unpacked)) return unpacked.success.bytes
  return yield* failure("invalid-document", unpacked.failure)
})

/** `radicar verify`: identifies any XML of the authority's formats and verifies it. */
export const verifyCommand = Command.make(
  "verify",
  {
    file: fileArgument({
      en: "XML of a document, event, answer or container, signed; or a ZIP with one",
      es: "XML firmado de un documento, evento, respuesta o contenedor; o un ZIP con uno"
    }),
    ...verifyFlags
  },
  Effect.fn("verify")(function* ({ file, ...flags }) {
    const output = yield* Output
    const bytes = yield* readDocument(file)
    const secrets = yield* verifySecrets(flags)
    const against = Option.isSome(flags.against) ? yield* readDocument(flags.against.value) : undefined
    const at = new Date(yield* Clock.currentTimeMillis)
    const report = verifyDocument(bytes, {
      secrets,
      at,
      tools: verifyTools(yield* usedTrust(flags.trust)),
      compare: against === undefined ? undefined : (document) => compareBytes(document, against)
    })
    yield* output.value(reportJson(report, output.say), () => reportText(report, output))
    if (!report.valid) return yield* unproven(report.proof)
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Verify a document: structure, key, numbering, signature, and what a container holds",
    es: "Verifica un documento: estructura, clave, numeración, firma y el contenido de un contenedor",
    short: {
      en: "Verify a document: structure, key, signature",
      es: "Verifica un documento: estructura, clave y firma"
    },
    examples: [
      {
        command: "radicar verify signed.xml --trust CA_SUB01.crt",
        en: "Proven if the signer's certificate leads to this authority; see radicar trust",
        es: "Queda probado si el certificado de quien firma lleva a esta entidad; vea radicar trust"
      },
      {
        command: "radicar verify signed.xml --technical-key-file key.txt",
        en: "Recomputes the CUFE, and shows the part that differs",
        es: "Calcula de nuevo el CUFE, y muestra la parte que difiere"
      },
      { command: "radicar verify ad09003731150002600000001.xml --against signed.xml" },
      { command: "radicar verify signed.xml --output json | jq '.checks[] | select(.ok | not)'" }
    ]
  })
)
