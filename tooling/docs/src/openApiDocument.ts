import { describedApi } from "@radicar/contract/describedApi"
import { OpenApi } from "effect/http-api"

/** The service's description (OpenAPI 3.1) as the text of a file. */
export const openApiDocument = (): string => `${JSON.stringify(OpenApi.fromApi(describedApi), null, 1)}\n`
