// Parts of an OpenAPI document: reading, changing and finding them.

/** A part of an OpenAPI document. */
export type OpenApiPart = Readonly<Record<string, unknown>>

/** Copies an object as a part of an OpenAPI document; returns an empty part for any other value. */
export const object = (value: unknown): OpenApiPart =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {}

/** Applies a change to each member of an object in an OpenAPI document. */
export const withEach = (value: unknown, change: (value: OpenApiPart, key: string) => OpenApiPart): OpenApiPart =>
  Object.fromEntries(Object.entries(object(value)).map(([key, each]) => [key, change(object(each), key)]))

/** A value as a list; empty for any other value. */
export const list = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

/** Keywords that contain values instead of schemas. */
const values = new Set(["example", "examples", "enum", "const", "default", "mapping"])

/** Applies a change to every object of an OpenAPI document, inner objects first, but not to {@link values}. */
export const changeParts = (part: unknown, change: (part: OpenApiPart) => OpenApiPart, areNames = false): unknown => {
  if (Array.isArray(part)) return part.map((each: unknown) => changeParts(each, change))
  if (typeof part !== "object" || part === null) return part
  const inside = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      !areNames && values.has(key) ? value : changeParts(value, change, key === "properties" || key === "responses")
    ])
  )
  return areNames ? inside : change(inside)
}

/** Beginning of every reference to a schema. */
export const pointer = "#/components/schemas/"

/** The name of the schema that a part refers to. */
export const schemaNameOf = (part: unknown): string | undefined => {
  const { $ref: reference } = object(part)
  return typeof reference === "string" && reference.startsWith(pointer) ? reference.slice(pointer.length) : undefined
}

/** A reference to a schema by its name. */
export const refer = (name: string): OpenApiPart => ({ $ref: `${pointer}${name}` })

/** The schemas of an OpenAPI document by name. */
export const schemasOf = (document: OpenApiPart): OpenApiPart => object(object(document["components"])["schemas"])

/** Replaces the schemas of an OpenAPI document. */
export const withSchemas = (document: OpenApiPart, schemas: OpenApiPart): OpenApiPart => ({
  ...document,
  components: { ...object(document["components"]), schemas }
})

/** Names of the schemas that a part refers to, directly or through others. */
export const reachable = (part: unknown, schemas: OpenApiPart, names = new Set<string>()): ReadonlySet<string> => {
  for (const [, name = ""] of JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/gu)) {
    if (names.has(name)) continue
    names.add(name)
    reachable(schemas[name], schemas, names)
  }
  return names
}

/** The operations of an OpenAPI document. */
export const operationsOf = (document: OpenApiPart): ReadonlyArray<OpenApiPart> =>
  Object.values(object(document["paths"])).flatMap((methods) => Object.values(object(methods)).map(object))
