import { describeApi } from "@radicar/contract/inner/describedApi"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { fieldPlaces } from "@radicar/ubl/inner/fieldPlaces"
import { OpenApi } from "effect/http-api"

/** Writes the service's OpenAPI 3.1 description as the text of a file. */
export const openApiDocument = (): string =>
  `${JSON.stringify(describeApi({ ...OpenApi.fromApi(RadicarApi) }, { placesOf: fieldPlaces }), null, 1)}\n`
