import { described } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { HttpApiError } from "effect/http-api"

/**
 * The company is bound to one NIT, but the document, or the body that configures the company, states another one. Both
 * are without check digit.
 */
export class AnotherTaxpayer extends HttpApiError.Problem<AnotherTaxpayer>()(
  "AnotherTaxpayer",
  {
    type: "urn:radicar:problem:another-taxpayer",
    status: 403,
    title: "The company has another NIT"
  },
  {
    companyNit: described(Schema.String, {
      en: "NIT that the company is bound to, without check digit: 900373115.",
      es: "NIT al que está vinculada la compañía, sin dígito de verificación: 900373115."
    }),
    statedNit: described(Schema.String, {
      en: "NIT that the body states, without check digit: 800199436.",
      es: "NIT que indica el cuerpo, sin dígito de verificación: 800199436."
    })
  }
) {}
