import { NumberConflict } from "@radicar/contract/problem/NumberConflict"
import { TestSetRefused } from "@radicar/contract/problem/TestSetRefused"
import { Effect } from "effect"
import type { FilingEnvironment } from "../authority/FilingEnvironment.ts"
import type { FilingContext } from "../filing/FilingRequest.ts"
import { failLocalized } from "../language/failLocalized.ts"
import type { SubmissionSummary } from "../storage/internal/listSubmissions.ts"
import type { Submission } from "../storage/Submission.ts"
import { testSetState } from "./testSetState.ts"

const inProduction = failLocalized(
  {
    en: 'There are no test sets in production ("Acción no disponible en producción."): file with isTest=true, or with a service of the environment habilitacion.',
    es: "Acción no disponible en producción: radique con isTest=true, o con un servicio del ambiente de habilitación."
  },
  (detail) => new TestSetRefused({ reason: "production", detail })
)

/** Fails in production, where the authority has no test sets. */
export const requireTestEnvironment = (environment: FilingEnvironment): Effect.Effect<void, TestSetRefused> =>
  environment === "production" ? inProduction : Effect.void

/** Fails where the authority has said of documents that it has closed their test set. */
export const requireOpenSet = (documents: ReadonlyArray<SubmissionSummary>): Effect.Effect<void, TestSetRefused> => {
  const { Message = "", State: reason } = testSetState(documents)
  if (reason !== "accepted" && reason !== "rejected") return Effect.void
  return failLocalized(
    {
      en: `The authority has closed the test set ("${Message}"); nothing was filed.`,
      es: `La DIAN cerró el set de pruebas ("${Message}"); no se radicó nada.`
    },
    (detail) => new TestSetRefused({ reason, detail })
  )
}

/** Fails for a document that is on record and was not filed for this test set: it does not count for it. */
export const requireSameSet = (
  submission: Submission,
  { testSetId }: Pick<FilingContext, "testSetId">
): Effect.Effect<void, NumberConflict> => {
  if (submission.testSetId === testSetId) return Effect.void
  const id = `${submission.prefix}${submission.number}`
  return failLocalized(
    {
      en: `${id} was filed, but not for this test set, so it does not count for it: use another number.`,
      es: `${id} ya se radicó, pero no para este set de pruebas, así que no cuenta en él: use otro número.`
    },
    (detail) => new NumberConflict({ detail })
  )
}
