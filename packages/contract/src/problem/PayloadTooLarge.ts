import { described } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { HttpApiError } from "effect/http-api"

/** The body is larger than `limit` bytes. */
export class PayloadTooLarge extends HttpApiError.Problem<PayloadTooLarge>()(
  "PayloadTooLarge",
  {
    type: "urn:radicar:problem:payload-too-large",
    status: 413,
    title: "The body is too large"
  },
  {
    limit: described(Schema.Int, {
      en: "Octets that a body may have at most, inflated: 10485760.",
      es: "Octetos que puede tener un cuerpo como máximo, descomprimido: 10485760."
    })
  }
) {}
