import { writeJson } from "@radicar/domain/inner/json/JsonValue"
import { Effect, Option } from "effect"
import { readCertificateFile } from "../certificate/readCertificate.ts"
import type { CertificateFlags } from "../flags/serviceFlags.ts"
import { readText } from "../input/readInput.ts"
import { Output } from "../output/Output.ts"
import { namesCertificate, parseJsonBody, withCertificate } from "./parseJsonBody.ts"

/**
 * Text to send for a file: unchanged, or, with `--certificate`, the same JSON with the certificate added if the body
 * names none.
 */
export const bodyToFile = Effect.fn("bodyToFile")(function* (file: string, flags: CertificateFlags) {
  const output = yield* Output
  const text = yield* readText(file)
  const body = yield* parseJsonBody(text)
  if (Option.isNone(flags.certificate)) return text
  if (namesCertificate(body)) {
    yield* output.message(
      output.say({
        en: "The document names its own certificate: --certificate is not used.",
        es: "El documento nombra su propio certificado: no se usa --certificate."
      })
    )
    return text
  }
  return writeJson(withCertificate(body, yield* readCertificateFile(flags.certificate.value, flags)))
})
