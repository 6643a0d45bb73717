import { described } from "@radicar/domain/inner/rules/described"
import { Violation } from "@radicar/domain/inner/rules/Violation"
import { Schema } from "effect"
import { HttpApiError } from "effect/http-api"

/** The document breaks rules: nothing was filed or stored. `violations` lists all of them, up to 200. */
export class InvalidDocument extends HttpApiError.Problem<InvalidDocument>()(
  "InvalidDocument",
  {
    type: "urn:radicar:problem:invalid-document",
    status: 400,
    title: "The document breaks rules"
  },
  {
    violations: described(Schema.Array(Violation), {
      en: "What is wrong, at most 200, each with its place.",
      es: "Lo que está mal, máximo 200, cada cosa con su lugar."
    }),
    violationsTotal: described(Schema.optionalKey(Schema.Int), {
      en: "Number of violations found, where `violations` lists only the first 200; absent otherwise. Other rules are not checked if the form alone has 200.",
      es: "Cantidad de infracciones encontradas, si `violations` solo lista las primeras 200; ausente en los demás casos. No se revisan otras reglas si la forma sola tiene 200."
    })
  }
) {}
