import { openApiTransform } from "@radicar/contract/inner/openApiTransform"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { OpenApi } from "effect/http-api"

const contractIn = (language: Language): any => openApiTransform({ ...OpenApi.fromApi(RadicarApi) }, { language })

/**
 * The service's OpenAPI 3.1 description by language. It is loosely typed, because the pages read it like any program.
 */
export const contracts: Readonly<Record<Language, any>> = { en: contractIn("en"), es: contractIn("es") }

/** The service's OpenAPI 3.1 description in English. */
export const contract: any = contracts.en

/** All operations of the contract by name, with method, path and the OpenAPI definition by language. */
export const operationDefinitions: ReadonlyMap<
  string,
  { readonly method: string; readonly path: string; readonly definition: Readonly<Record<Language, any>> }
> = new Map(
  Object.entries<any>(contract.paths).flatMap(([path, methods]) =>
    Object.entries<any>(methods).map(([method, definition]) => [
      definition.operationId as string,
      { method: method.toUpperCase(), path, definition: { en: definition, es: contracts.es.paths[path][method] } }
    ])
  )
)

/** Resolves a schema that may be a reference. */
export const resolved = (schema: any, language: Language = "en"): any =>
  schema?.$ref === undefined ? schema : contracts[language].components.schemas[schema.$ref.split("/").at(-1)]

const isNothing = (form: any): boolean =>
  form.type === "null" ||
  form.$ref === "#/components/schemas/Absent" ||
  form.enum?.every((value: unknown) => value === "" || value === null) === true

/** Removes `null` and other spellings of an absent value from the schema of an optional field. */
export const withoutNull = (schema: any): any => {
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

/**
 * Finds the scope that a token needs for an operation: a name, `any` for every token, or `undefined` if no token is
 * needed.
 */
export const neededBy = ({ security = [] }: any): string | undefined =>
  security.length === 0 ? undefined : (security[0].bearer[0] ?? "any")

/** Describes the token that an operation needs, as the end of a sentence. */
export const tokenText = (operation: any, language: Language): string => {
  const scope = neededBy(operation)
  if (scope === undefined) return { en: "without a token", es: "sin token" }[language]
  if (scope === "any") return { en: "with any token", es: "con cualquier token" }[language]
  return {
    en: `with a token that has the [scope](../scopes.md) \`${scope}\``,
    es: `con un token que tenga el [permiso](../scopes.md) \`${scope}\``
  }[language]
}

/** Translates the name of a JSON type into a language. */
export const typeWord = (type: string, language: Language): string =>
  language === "en" ? type : (spanishTypes[type] ?? type)

const spanishTypes: Readonly<Record<string, string>> = {
  any: "cualquiera",
  array: "lista",
  boolean: "booleano",
  integer: "entero",
  list: "lista",
  null: "null",
  number: "número",
  object: "objeto",
  string: "texto"
}

/** Joins alternatives with the word for "or" in a language. */
export const orText = (forms: ReadonlyArray<string>, language: Language): string =>
  forms.join({ en: " or ", es: " o " }[language])
