import { Schema } from "effect"
import { HttpApiError } from "effect/http-api"

/**
 * A company is bound to one NIT, and the document, or the body that configures the company, states another. Both are
 * without check digit.
 */
export class AnotherTaxpayer extends HttpApiError.Problem<AnotherTaxpayer>()(
  "AnotherTaxpayer",
  {
    type: "urn:radicar:problem:another-taxpayer",
    status: 403,
    title: "The company is of another NIT"
  },
  {
    companyNit: Schema.String.annotate({ description: "NIT that the company is bound to, without check digit." }),
    statedNit: Schema.String.annotate({ description: "NIT that the body states, without check digit." })
  }
) {}
