import { described } from "@radicar/domain/inner/rules/described"
import { Violation } from "@radicar/domain/inner/rules/Violation"
import { Schema } from "effect"
import { HttpApiError } from "effect/http-api"
import { MalformedBody } from "./MalformedBody.ts"
import { PayloadTooLarge } from "./PayloadTooLarge.ts"
import { UnsupportedMediaType } from "./UnsupportedMediaType.ts"

/**
 * The body does not have the form that the operation expects; nothing was changed. `violations` lists every invalid
 * value.
 */
export class InvalidBody extends HttpApiError.Problem<InvalidBody>()(
  "InvalidBody",
  {
    type: "urn:radicar:problem:invalid-body",
    status: 400,
    title: "The body does not match the operation"
  },
  {
    violations: described(Schema.Array(Violation), {
      en: "What is wrong, at most 200, each with its place.",
      es: "Lo que está mal, máximo 200, cada cosa con su lugar."
    }),
    violationsTotal: described(Schema.optionalKey(Schema.Int), {
      en: "Number of violations, where `violations` lists only the first 200; absent otherwise.",
      es: "Cantidad de infracciones, si `violations` solo lista las primeras 200; ausente en los demás casos."
    })
  }
) {}

/** Problems that the body of a request about a resource can cause. */
export const bodyProblems = [MalformedBody, InvalidBody, PayloadTooLarge, UnsupportedMediaType] as const
