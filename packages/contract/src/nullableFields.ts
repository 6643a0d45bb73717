import { object, withEach } from "./openApiParts.ts"

const json = "application/json"
const reference = /^#\/components\/schemas\/(.+)$/u

type Part = Readonly<Record<string, unknown>>

const isNull = (form: unknown): boolean => object(form)["type"] === "null"

/** A schema that takes `null` as well. */
const orNull = (schema: unknown): Part => {
  const part = object(schema)
  const { anyOf, enum: values, type } = part
  if (Array.isArray(anyOf)) return anyOf.some(isNull) ? part : { ...part, anyOf: [...anyOf, { type: "null" }] }
  // an enumeration, a reference or several schemas that all hold: only another form can be null
  if (typeof type !== "string" || values !== undefined) return { anyOf: [part, { type: "null" }] }
  return { ...part, type: [type, "null"] }
}

/** The schemas that something other than a body leads to. */
const reachable = (part: unknown, schemas: Part, found = new Set<string>()): ReadonlySet<string> => {
  const text = JSON.stringify(part, (key, value) => (key === "requestBody" ? undefined : value))
  for (const [, name = ""] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/gu)) {
    if (found.has(name)) continue
    found.add(name)
    reachable(schemas[name], schemas, found)
  }
  return found
}

/**
 * Says of every field of a JSON body that need not be there that it may be `null`: one of the spellings of "absent" that
 * `wireStruct` reads. What a body and an answer have in common becomes two schemas, because no answer has such a `null`.
 */
export const withNullableFields = (document: Record<string, unknown>): Record<string, unknown> => {
  const schemas = object(object(document["components"])["schemas"])
  const sent = new Map<string, unknown>()

  const nullable = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(nullable)
    if (typeof part !== "object" || part === null) return part
    const required = object(part)["required"]
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => {
        const name = key === "$ref" ? reference.exec(String(value))?.[1] : undefined
        if (name !== undefined) return [key, `#/components/schemas/${sentName(name)}`]
        if (key !== "properties") return [key, nullable(value)]
        const always = new Set(Array.isArray(required) ? required : [])
        const fields = Object.entries(object(value)).map(([field, schema]) => {
          const inside = nullable(schema)
          return [field, always.has(field) ? inside : orNull(inside)]
        })
        return [key, Object.fromEntries(fields)]
      })
    )
  }

  const answered = reachable([document["paths"], document["webhooks"]], schemas)

  const sentName = (name: string): string => {
    const own = answered.has(name) ? name.replace(/(?:Encoded)?$/u, "Body") : name
    if (!sent.has(own)) {
      sent.set(own, undefined)
      sent.set(own, nullable(schemas[name]))
    }
    return own
  }

  const paths = withEach(document["paths"], (methods) =>
    withEach(methods, (operation) => {
      const body = object(operation["requestBody"])
      const content = object(body["content"])
      if (!(json in content)) return operation
      const media = object(content[json])
      const changed = { ...media, schema: nullable(media["schema"]) }
      return { ...operation, requestBody: { ...body, content: { ...content, [json]: changed } } }
    })
  )
  const components = { ...object(document["components"]), schemas: { ...schemas, ...Object.fromEntries(sent) } }
  return { ...document, components, paths }
}
