import type { SigningCertificate } from "@radicar/domain/document/SigningCertificate"
import { Effect, Redacted } from "effect"
import { Failure } from "../Failure.ts"
import { openCertificate } from "./openCertificate.ts"

const unusable = (en: string, es: string) => new Failure({ reason: "configuration", text: { en, es } })

/** Opens the certificate that a document itself carries in `SigningCertificate`. */
export const statedCertificate = Effect.fn("statedCertificate")(function* (stated: SigningCertificate | undefined) {
  if (stated?.content !== undefined) {
    const base64 = Redacted.value(stated.content).replaceAll(/\s/gu, "")
    return yield* openCertificate(Buffer.from(base64, "base64"), stated.password ?? Redacted.make(""))
  }
  return yield* stated?.token === undefined
    ? unusable(
        "No certificate to sign with: give --certificate, or SigningCertificate in the document.",
        "No hay certificado con qué firmar: use --certificate, o SigningCertificate en el documento."
      )
    : unusable(
        "The document names a certificate stored in the service, which cannot sign offline: give --certificate.",
        "El documento nombra un certificado guardado en el servicio, que no firma sin conexión: use --certificate."
      )
})
