import { described } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { HttpApiError } from "effect/http-api"

/** The certificate cannot sign: `reason` is the error's name (WrongPassword, CertificateExpired, …). */
export class CertificateUnusable extends HttpApiError.Problem<CertificateUnusable>()(
  "CertificateUnusable",
  {
    type: "urn:radicar:problem:certificate-unusable",
    status: 422,
    title: "The certificate cannot be used"
  },
  {
    reason: described(Schema.String, {
      en: "Name of the error: WrongPassword, CertificateExpired, UnknownToken.",
      es: "Nombre del error: WrongPassword, CertificateExpired, UnknownToken."
    })
  }
) {}
