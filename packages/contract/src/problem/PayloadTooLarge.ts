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
      en: "Maximum size of a body in octets, decompressed: 10485760.",
      es: "Tamaño máximo de un cuerpo en octetos, descomprimido: 10485760."
    })
  }
) {}
