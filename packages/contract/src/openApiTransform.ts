import { withAnswerHeaders } from "./answerHeaders.ts"
import { withBodyExamples } from "./bodyExamples.ts"
import { withNullableFields } from "./nullableFields.ts"

/** What the OpenAPI document of the contract says beside what follows from its schemas. */
export const openApiTransform = (document: Record<string, unknown>): Record<string, unknown> =>
  withNullableFields(withBodyExamples(withAnswerHeaders(document)))
