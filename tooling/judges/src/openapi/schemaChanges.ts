import { type Json, members, object, resolved } from "./parts.ts"

/** Whether a caller sends the described value (`request`) or receives it (`answer`). */
export type Direction = "request" | "answer"

/** A schema, with the document in which its references resolve. */
export interface SchemaOf {
  readonly schema: unknown
  readonly document: Json
}

const texts = (value: unknown): ReadonlyArray<string> =>
  Array.isArray(value) ? value.map((each) => JSON.stringify(each)) : value === undefined ? [] : [JSON.stringify(value)]

const without = (list: ReadonlyArray<string>, others: ReadonlyArray<string>): ReadonlyArray<string> =>
  list.filter((each) => !others.includes(each))

/** Splits a schema into the schema of all values except `null`, and whether `null` is allowed. */
const withoutNull = ({ document, schema }: SchemaOf): { readonly schema: Json; readonly nullable: boolean } => {
  const full = resolved(schema, document)
  const { anyOf, type } = full
  if (Array.isArray(type))
    return { schema: { ...full, type: type.filter((each) => each !== "null") }, nullable: type.includes("null") }
  if (!Array.isArray(anyOf)) return { schema: full, nullable: type === "null" }
  const forms = anyOf.filter((form) => object(form)["type"] !== "null")
  const nullable = forms.length < anyOf.length
  return {
    schema: nullable && forms.length === 1 ? resolved(forms[0], document) : { ...full, anyOf: forms },
    nullable
  }
}

/** Reads the values that a schema lists; empty for a schema that allows every value of its type. */
const values = (schema: Json): ReadonlyArray<string> => texts("const" in schema ? [schema["const"]] : schema["enum"])

/** Keywords for bounds, with 1 for lower and -1 for upper bounds. */
const bounds = { minimum: 1, minLength: 1, minItems: 1, maximum: -1, maxLength: -1, maxItems: -1 } as const

/** Reports bounds that accept fewer values than before. */
const stricterBounds = (at: string, was: Json, is: Json): ReadonlyArray<string> =>
  Object.entries(bounds).flatMap(([name, sign]) => {
    const [old, now] = [was[name], is[name]]
    const tighter = typeof now === "number" && (typeof old !== "number" || (now - old) * sign > 0)
    return tighter ? [`${at}: ${name} is ${now} now`] : []
  })

/**
 * Finds the changes between two schemas that break programs written for the earlier one; returns one line each. A
 * request breaks if a field becomes required, or if a value, type or length is no longer accepted. An answer breaks if
 * a field is removed or becomes optional, or if its type changes. A new value in a list of an answer counts too,
 * because callers have no case for it. Alternatives (`anyOf`) are compared by position.
 */
export const schemaChanges = (
  at: string,
  before: SchemaOf,
  after: SchemaOf,
  direction: Direction,
  visited: ReadonlySet<string> = new Set()
): ReadonlyArray<string> => {
  const references = JSON.stringify([object(before.schema)["$ref"], object(after.schema)["$ref"]])
  if (visited.has(references)) return []
  const within = references === "[null,null]" ? visited : new Set([...visited, references])
  const [earlier, later] = [withoutNull(before), withoutNull(after)]
  const [was, is] = [earlier.schema, later.schema]
  const deeper = (place: string, one: unknown, other: unknown): ReadonlyArray<string> =>
    schemaChanges(
      `${at}${place}`,
      { schema: one, document: before.document },
      { schema: other, document: after.document },
      direction,
      within
    )

  const request = direction === "request"
  if (request && earlier.nullable && !later.nullable) return [`${at}: null is not taken any more`]
  if (!request && later.nullable && !earlier.nullable) return [`${at}: may be null now`]
  const [typesBefore, typesAfter] = [texts(was["type"]), texts(is["type"])]
  const types = request
    ? typesAfter.length > 0 && (typesBefore.length === 0 || without(typesBefore, typesAfter).length > 0)
    : typesBefore.length > 0 && (typesAfter.length === 0 || without(typesAfter, typesBefore).length > 0)
  if (types) return [`${at}: ${typesBefore.join(" or ") || "anything"} is ${typesAfter.join(" or ") || "anything"} now`]

  const [valuesBefore, valuesAfter] = [values(was), values(is)]
  const [lost, gained] = [without(valuesBefore, valuesAfter), without(valuesAfter, valuesBefore)]
  const narrowed =
    request && valuesAfter.length > 0
      ? valuesBefore.length === 0
        ? [`${at}: only ${valuesAfter.join(", ")} is taken now`]
        : lost.map((value) => `${at}: ${value} is not taken any more`)
      : []
  const widened =
    !request && valuesBefore.length > 0
      ? valuesAfter.length === 0
        ? [`${at}: may be any value now`]
        : gained.map((value) => `${at}: may be ${value} now`)
      : []
  const stricter = request ? stricterBounds(at, was, is) : []
  const pattern =
    request && is["pattern"] !== undefined && is["pattern"] !== was["pattern"] ? [`${at}: has another pattern now`] : []

  const [requiredBefore, requiredAfter] = [texts(was["required"]), texts(is["required"])]
  const required = request
    ? without(requiredAfter, requiredBefore).map((name) => `${at}: ${name} is required now`)
    : without(requiredBefore, requiredAfter)
        .filter((name) => JSON.parse(name) in object(is["properties"]))
        .map((name) => `${at}: ${name} may be absent now`)
  const fields = members(was["properties"]).flatMap(([name, field]) => {
    const now = object(is["properties"])[name]
    // a removed field of a body is refused; a removed field of an answer is missed
    return now === undefined ? [`${at}.${name} is gone`] : deeper(`.${name}`, field, now)
  })
  const items = was["items"] === undefined ? [] : deeper("[]", was["items"], is["items"] ?? {})
  const alternatives = (["anyOf", "oneOf", "allOf"] as const).flatMap((kind) => {
    const [old, now] = [was[kind], is[kind]].map((list) => (Array.isArray(list) ? list : []))
    const fewer = (old ?? []).length > (now ?? []).length && request
    const more = (old ?? []).length < (now ?? []).length && !request && (old ?? []).length > 0
    if (fewer || more) return [`${at}: ${kind} has ${now?.length} forms, had ${old?.length}`]
    return (old ?? []).flatMap((each, index) =>
      now?.[index] === undefined ? [] : deeper(` (${kind} ${index + 1})`, each, now[index])
    )
  })
  return [...narrowed, ...widened, ...stricter, ...pattern, ...required, ...fields, ...items, ...alternatives]
}
