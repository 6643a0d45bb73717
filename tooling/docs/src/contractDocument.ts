import { RadicarApi } from "@radicar/contract/RadicarApi"
import { OpenApi } from "effect/http-api"

/** The service's description (OpenAPI 3.1), loosely typed because the pages read it as any program would. */
export const contract: any = OpenApi.fromApi(RadicarApi)

/** What a schema of it says, which may stand elsewhere. */
export const resolved = (schema: any): any =>
  schema?.$ref === undefined ? schema : contract.components.schemas[schema.$ref.split("/").at(-1)]
