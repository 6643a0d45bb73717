import { RadicarApi } from "@radicar/contract/RadicarApi"
import { OpenApi } from "effect/http-api"

/** The service's description (OpenAPI 3.1) as the text of a file. */
export const openApiDocument = (): string => `${JSON.stringify(OpenApi.fromApi(RadicarApi), null, 1)}\n`
