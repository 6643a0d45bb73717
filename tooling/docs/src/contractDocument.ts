import { openApiTransform } from "@radicar/contract/inner/openApiTransform"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { OpenApi } from "effect/http-api"

/** The service's description (OpenAPI 3.1), loosely typed because the pages read it as any program would. */
export const contract: any = openApiTransform({ ...OpenApi.fromApi(RadicarApi) })

/** Every operation of the contract by its name. */
export const operationDefinitions: ReadonlyMap<
  string,
  { readonly method: string; readonly path: string; readonly definition: any }
> = new Map(
  Object.entries<any>(contract.paths).flatMap(([path, methods]) =>
    Object.entries<any>(methods).map(([method, definition]) => [
      definition.operationId as string,
      { method: method.toUpperCase(), path, definition }
    ])
  )
)

/** The contents of a schema, which may be a reference. */
export const resolved = (schema: any): any =>
  schema?.$ref === undefined ? schema : contract.components.schemas[schema.$ref.split("/").at(-1)]

const isNothing = (form: any): boolean =>
  form.type === "null" ||
  form.$ref === "#/components/schemas/Absent" ||
  form.enum?.every((value: unknown) => value === "" || value === null) === true

/** The schema of an optional field's value when present: `null` and the like are other spellings of "absent". */
export const present = (schema: any): any => {
  if (Array.isArray(schema.type)) {
    const isText = schema.pattern !== String.raw`^\s*$`
    const types = schema.type.filter((type: string) => type !== "null" && (type !== "string" || isText))
    return { ...schema, type: types.length === 1 ? types[0] : types }
  }
  const forms = schema.anyOf?.filter((form: any) => !isNothing(form))
  const { description } = schema
  return forms?.length === 1
    ? { ...forms[0], ...(description === undefined ? {} : { description }) }
    : forms === undefined
      ? schema
      : { ...schema, anyOf: forms }
}

/** The scope that a token needs for an operation; `any` token, or `undefined`: none at all. */
export const neededBy = ({ security = [] }: any): string | undefined =>
  security.length === 0 ? undefined : (security[0].bearer[0] ?? "any")

/** Which token an operation needs, at the end of a sentence. */
export const tokenText = (operation: any): string => {
  const scope = neededBy(operation)
  if (scope === undefined) return "without a token"
  return scope === "any" ? "with any token" : `with a token that has the [scope](../scopes.md) \`${scope}\``
}
