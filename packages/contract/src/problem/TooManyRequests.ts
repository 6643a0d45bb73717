import { described } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { HttpApiError } from "effect/http-api"

/** The token sent too many requests, or too many at once; nothing was done. Retry after `retryAfter` seconds. */
export class TooManyRequests extends HttpApiError.Problem<TooManyRequests>()(
  "TooManyRequests",
  {
    type: "urn:radicar:problem:too-many-requests",
    status: 429,
    title: "Too many requests"
  },
  {
    retryAfter: described(Schema.Int, {
      en: "Whole seconds after which to retry: 42.",
      es: "Segundos enteros después de los cuales reintentar: 42."
    })
  }
) {}
