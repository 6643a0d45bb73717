import { OpenApi } from "effect/http-api"
import { withAnswerExamples } from "./answerExamples.ts"
import { openApiTransform } from "./openApiTransform.ts"
import { RadicarApi } from "./RadicarApi.ts"

/**
 * The contract with examples of its answers, for what describes it: `OpenApi.fromApi(describedApi)` is what the service
 * answers at `/openapi.json`. Clients have no use for them and take `RadicarApi`.
 */
export const describedApi = RadicarApi.annotate(OpenApi.Transform, (document) =>
  withAnswerExamples(openApiTransform(document))
)
