import { openApiTransform } from "@radicar/contract/inner/openApiTransform"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { fieldPlaces } from "@radicar/ubl/inner/fieldPlaces"
import { OpenApi } from "effect/http-api"

// oxlint-disable-next-line typescript/no-explicit-any -- a document of JSON, read freely
type Json = { readonly [key: string]: any }

const reference = /^#\/components\/schemas\/(.+)$/u

/**
 * JSON Schema (2020-12) of the body of an operation, with all its definitions. It is the one in the service's OpenAPI
 * document. A schema does not cover rules that compare fields.
 */
export const bodySchema = (operation: string, language: Language): Json => {
  const document = openApiTransform({ ...OpenApi.fromApi(RadicarApi) }, { language, placesOf: fieldPlaces })
  const { components, paths }: Json = JSON.parse(JSON.stringify(document))
  const definition = Object.values<Json>(paths)
    .flatMap((methods) => Object.values<Json>(methods))
    .find(({ operationId }) => operationId === operation)
  const root: Json = definition?.["requestBody"]?.content?.["application/json"]?.schema ?? {}
  const definitions: Record<string, unknown> = {}
  const moved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(moved)
    if (typeof value !== "object" || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        const name = key === "$ref" && typeof inner === "string" ? reference.exec(inner)?.[1] : undefined
        if (name === undefined) return [key, moved(inner)]
        if (!Object.hasOwn(definitions, name)) {
          definitions[name] = undefined
          definitions[name] = moved(components.schemas[name])
        }
        return [key, `#/$defs/${name}`]
      })
    )
  }
  const body = moved(root) as Json
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: operation,
    ...body,
    $defs: Object.fromEntries(Object.entries(definitions).toSorted(([left], [right]) => left.localeCompare(right)))
  }
}
