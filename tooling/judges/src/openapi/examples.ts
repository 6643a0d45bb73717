import { type Json, resolved } from "./parts.ts"

/** An example in an OpenAPI document, with its schema. */
export interface OpenApiExample {
  readonly pointer: string
  readonly schema: unknown
  readonly value: unknown
}

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value)

const escaped = (key: string): string => key.replaceAll("~", "~0").replaceAll("/", "~1")

const ownExamples = (node: Json, document: Json, pointer: string): ReadonlyArray<OpenApiExample> => {
  // a header, parameter or body has its schema next to the example; a schema is its own schema
  const schema = node["schema"] ?? (node["type"] === undefined ? undefined : node)
  if (schema === undefined) return []
  const { example, examples } = node
  const several: ReadonlyArray<readonly [name: string, example: Json]> = Array.isArray(examples)
    ? examples.map((value, index) => [String(index), { value }])
    : Object.entries(isObject(examples) ? examples : {}).map(([name, entry]) => [name, resolved(entry, document)])
  return [
    ...(example === undefined ? [] : [{ pointer: `${pointer}/example`, schema, value: example }]),
    ...several.map(([name, { value }]) => ({ pointer: `${pointer}/examples/${escaped(name)}`, schema, value }))
  ]
}

const examplesIn = (part: unknown, document: Json, pointer: string): ReadonlyArray<OpenApiExample> => {
  if (Array.isArray(part)) return part.flatMap((each, index) => examplesIn(each, document, `${pointer}/${index}`))
  if (!isObject(part)) return []
  // contents of examples and names of properties are not part of the description
  const inside = Object.entries(part).flatMap(([key, value]) =>
    key === "example" || key === "examples" ? [] : examplesIn(value, document, `${pointer}/${escaped(key)}`)
  )
  return [...(pointer.endsWith("/properties") ? [] : ownExamples(part, document, pointer)), ...inside]
}

/** Collects all examples in an OpenAPI document: of headers, parameters, bodies, answers and schemas. */
export const examplesOf = (document: Json): ReadonlyArray<OpenApiExample> => examplesIn(document, document, "#")
