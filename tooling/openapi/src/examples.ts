/** An example of an OpenAPI document with the schema that it is an example of. */
export interface OpenApiExample {
  readonly pointer: string
  readonly schema: unknown
  readonly value: unknown
}

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value)

const escaped = (key: string): string => key.replaceAll("~", "~0").replaceAll("/", "~1")

const ownExamples = (node: Json, pointer: string): ReadonlyArray<OpenApiExample> => {
  // a header, parameter or body states its schema beside the example; a schema is its own
  const schema = node["schema"] ?? (node["type"] === undefined ? undefined : node)
  if (schema === undefined) return []
  const { example, examples } = node
  const several = Array.isArray(examples)
    ? examples.map((value) => ({ value }))
    : Object.values(isObject(examples) ? examples : {}).filter((entry) => isObject(entry))
  return [
    ...(example === undefined ? [] : [{ pointer: `${pointer}/example`, schema, value: example }]),
    ...several.map((entry, index) => ({ pointer: `${pointer}/examples/${index}`, schema, value: entry["value"] }))
  ]
}

/** Every example in an OpenAPI document: of headers, parameters, bodies and schemas. */
export const examplesOf = (document: unknown, pointer = "#"): ReadonlyArray<OpenApiExample> => {
  if (Array.isArray(document)) return document.flatMap((each, index) => examplesOf(each, `${pointer}/${index}`))
  if (!isObject(document)) return []
  // what lies in an example, and the names of properties, are not the description
  const inside = Object.entries(document).flatMap(([key, value]) =>
    key === "example" || key === "examples" ? [] : examplesOf(value, `${pointer}/${escaped(key)}`)
  )
  return [...(pointer.endsWith("/properties") ? [] : ownExamples(document, pointer)), ...inside]
}
