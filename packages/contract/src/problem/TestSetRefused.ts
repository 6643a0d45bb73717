import { described } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { HttpApiError } from "effect/http-api"

/**
 * The test set accepts no documents; nothing was filed. Values of `reason`:
 *
 * - `production`: production has no test sets.
 * - `accepted`, `rejected`: the authority closed the test set with this verdict.
 */
export class TestSetRefused extends HttpApiError.Problem<TestSetRefused>()(
  "TestSetRefused",
  {
    type: "urn:radicar:problem:test-set-refused",
    status: 422,
    title: "The test set accepts no documents"
  },
  {
    reason: described(Schema.Literals(["production", "accepted", "rejected"]), {
      en: "production: there are no test sets there. accepted, rejected: the authority closed the set with this verdict, and accepts nothing more for it.",
      es: "production: allí no hay sets de pruebas. accepted, rejected: la DIAN cerró el set con este veredicto y no recibe nada más para él."
    })
  }
) {}
