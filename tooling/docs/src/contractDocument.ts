import { openApiTransform } from "@radicar/contract/openApiTransform"
import { RadicarApi } from "@radicar/contract/RadicarApi"
import { OpenApi } from "effect/http-api"

/** The service's description (OpenAPI 3.1), loosely typed because the pages read it as any program would. */
export const contract: any = openApiTransform({ ...OpenApi.fromApi(RadicarApi) })

/** The contents of a schema, which may be a reference. */
export const resolved = (schema: any): any =>
  schema?.$ref === undefined ? schema : contract.components.schemas[schema.$ref.split("/").at(-1)]

/** The schema of an optional field's value when present: `null` is another spelling of "absent". */
export const present = (schema: any): any => {
  if (Array.isArray(schema.type)) return { ...schema, type: schema.type.find((type: string) => type !== "null") }
  const forms = schema.anyOf?.filter(({ type }: any) => type !== "null")
  return forms?.length === 1 ? forms[0] : forms === undefined ? schema : { ...schema, anyOf: forms }
}
