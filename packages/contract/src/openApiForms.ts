// Forms of one schema: the shortest one that says the same, or one type for languages without union types.
import { bilingual, type Language, textIn } from "@radicar/domain/inner/rules/Language"
import { list, object, type OpenApiPart, schemaNameOf } from "./openApiParts.ts"

/** Whether a part of `allOf` has a description and nothing else. */
const isDescription = (part: unknown): boolean => Object.keys(object(part)).join() === "description"

/** The description of a field, followed by that of its type; `undefined` if both are missing. */
const joined = (field: unknown, type: unknown): string | undefined => {
  if (typeof field !== "string") return typeof type === "string" ? type : undefined
  if (typeof type !== "string") return field
  const both = (language: Language): string => [field, type].map((text) => textIn(text, language)).join(" ")
  return bilingual({ en: both("en"), es: both("es") })
}

/** Moves the description of a field next to its schema; the generator puts it into a schema of `allOf`. */
export const withOwnDescriptions = (schema: OpenApiPart): OpenApiPart => {
  const { allOf, ...rest } = schema
  const parts = list(allOf)
  const description = object(parts.findLast(isDescription))["description"]
  if (description === undefined) return schema
  const others = parts.filter((part) => !isDescription(part))
  const [only] = others
  if (others.length === 0) return { ...rest, description: joined(description, rest["description"]) }
  return others.length === 1 && Object.keys(rest).length === 0
    ? { ...object(only), description }
    : { ...rest, allOf: others, description }
}

const simpleTypes = new Set(["string", "number", "integer", "boolean", "null"])

/** JSON types that a schema names in `type`; `undefined` if it names none, or if one is an object or a list. */
const typesOf = (form: OpenApiPart): ReadonlyArray<string> | undefined => {
  const { type } = form
  const types = Array.isArray(type) ? type.map(String) : typeof type === "string" ? [type] : []
  return types.length > 0 && types.every((each) => simpleTypes.has(each)) ? types : undefined
}

const escaped = (text: unknown): string => String(text).replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/**
 * Merges the `enum` or `pattern` keywords of several text schemas; empty if one of them has neither. With `asPattern`
 * the result is always a pattern, because a pattern, unlike an `enum`, leaves non-text values of a schema unrestricted.
 */
const textForm = (forms: ReadonlyArray<OpenApiPart>, asPattern: boolean): OpenApiPart => {
  const constraints = forms.map(({ enum: values, pattern }) => ({
    values: Array.isArray(values) ? values : undefined,
    pattern
  }))
  if (constraints.some(({ pattern, values: listed }) => pattern === undefined && listed === undefined)) return {}
  if (!asPattern && constraints.every(({ values: listed }) => listed !== undefined)) {
    return { enum: constraints.flatMap(({ values: listed }) => listed ?? []) }
  }
  const patterns = constraints.flatMap(({ pattern, values: listed }) =>
    listed === undefined ? [String(pattern)] : listed.map((each) => `^${escaped(each)}$`)
  )
  return { pattern: [...new Set(patterns)].join("|") }
}

/**
 * Merges several alternatives (`anyOf`) of different types into one schema: `type: [string, null]`. The keywords of
 * each type do not affect the others.
 */
const merged = (forms: ReadonlyArray<OpenApiPart>): OpenApiPart | undefined => {
  const types = forms.map(typesOf)
  if (types.some((each) => each === undefined)) return undefined
  const all = [...new Set(types.flat())]
    .map(String)
    .toSorted((one, other) => Number(one === "null") - Number(other === "null"))
  const texts = forms.filter((form) => typesOf(form)?.includes("string"))
  const others = forms.filter((form) => !texts.includes(form) && form["type"] !== "null")
  if (others.length > 1 || others.some((form) => "enum" in form)) return undefined
  const text = textForm(texts, others.length > 0)
  const { type: _, ...bounds } = others[0] ?? {}
  const description = texts.map((form) => form["description"]).find((each) => each !== undefined)
  const listed = "enum" in text && all.includes("null") ? { enum: [...list(text["enum"]), null] } : text
  return {
    type: all.length === 1 ? all[0] : all,
    ...bounds,
    ...(texts.length === 0 ? {} : listed),
    ...(description === undefined ? {} : { description })
  }
}

/** Name of the schema that accepts every way to write an absent value. */
export const absentSchema = "Absent"

/** The `description` keyword for a field: its own description, then that of its type. Empty if both are missing. */
const describing = (field: OpenApiPart, type: OpenApiPart): OpenApiPart => {
  const description = joined(field["description"], type["description"])
  return description === undefined ? {} : { description }
}

/**
 * Shortens alternatives: nested ones are flattened, and those of simple types are merged into one schema.
 *
 * - `anyOf: [string, null]` becomes `type: [string, null]`.
 * - `anyOf: [string, null, Absent]` becomes `anyOf: [{ type: [string, null] }, Absent]`, with the description outside.
 * - `anyOf: [string, null, Party]` becomes `anyOf: [Party, { type: [string, null] }]`.
 */
export const withShortAlternatives = (schema: OpenApiPart): OpenApiPart => {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf)) return schema
  const forms = anyOf.flatMap((each) => {
    const form = object(each)
    return Array.isArray(form["anyOf"]) && Object.keys(form).length === 1 ? form["anyOf"].map(object) : [form]
  })
  const simple = forms.filter((form) => typesOf(form) !== undefined)
  const one = simple.length > 1 ? merged(simple) : undefined
  if (one !== undefined && simple.length === forms.length) return { ...one, ...rest, ...describing(rest, one) }
  const { description: _, ...only } = one ?? object(simple[0])
  const others = forms.filter((form) => !simple.includes(form))
  if (others.length !== 1 || schemaNameOf(others[0]) !== absentSchema) {
    return { ...rest, anyOf: one === undefined ? forms : [...others, one] }
  }
  return { ...rest, ...describing(rest, one ?? object(simple[0])), anyOf: [only, ...others] }
}

/**
 * Adds the formats `int64` and `double`, without which generators choose 32 bits, and drops bounds that every safe
 * integer meets.
 */
export const withNumberFormats = (schema: OpenApiPart): OpenApiPart => {
  const types = typesOf(schema) ?? []
  if (!types.includes("integer")) {
    return types.includes("number") && !types.includes("string") ? { ...schema, format: "double" } : schema
  }
  const { maximum, minimum, ...rest } = schema
  const bounds = {
    ...(minimum === Number.MIN_SAFE_INTEGER || minimum === undefined ? {} : { minimum }),
    ...(maximum === Number.MAX_SAFE_INTEGER || maximum === undefined ? {} : { maximum })
  }
  return { ...rest, ...bounds, format: "int64" }
}

/** Reduces a schema to one type, or to one type and null. A decimal becomes a text, which no language rounds. */
export const withOneType = (schema: OpenApiPart): OpenApiPart => {
  const { anyOf, ...rest } = schema
  if (Array.isArray(anyOf)) {
    const forms = anyOf.map(object).filter((form) => schemaNameOf(form) !== absentSchema)
    const isNullable = forms.length < anyOf.length || forms.some((form) => typesOf(form)?.includes("null"))
    const first = forms.find((form) => typesOf(form)?.join() !== "null") ?? {}
    if (!isNullable) return { ...first, ...rest }
    if (schemaNameOf(first) !== undefined) return { ...rest, anyOf: [first, { type: "null" }] }
    const { pattern } = first
    // a blank text is a spelling of absence; linear: the pattern reads only the empty text
    const acceptsEmpty = pattern === undefined || new RegExp(String(pattern), "u").test("")
    const text = acceptsEmpty ? {} : { pattern: String.raw`${pattern}|^\s*$` }
    // `first` may have several types: `[string, number, null]` becomes `[string, null]`
    return withOneType({ ...first, ...rest, ...text, type: [...(typesOf(first) ?? [first["type"]]), "null"] })
  }
  const types = typesOf(schema)
  if (types === undefined || types.length < 2) return schema
  const type = ["integer", "string", "number", "boolean"].find((each) => types.includes(each))
  const { pattern, ...others } = schema
  return {
    ...others,
    ...(type === "string" && pattern !== undefined ? { pattern } : {}),
    type: types.includes("null") ? [type, "null"] : type
  }
}
