// From the OpenAPI document that the contract's generator writes to the one that readers and client generators need, in
// steps: each schema gets one name (withPlainNames) and its shortest form (withForms), answers of filings and problems
// tell apart by a field (withFilingAnswer, withProblems), and answers may grow (withOpenAnswers).
import { bilingual, type Language, textIn } from "@radicar/domain/inner/rules/Language"
import { pipe } from "effect"

/** A part of an OpenAPI document. */
export type OpenApiPart = Readonly<Record<string, unknown>>

/** Copies an object as a part of an OpenAPI document; returns an empty part for any other value. */
export const object = (value: unknown): OpenApiPart =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {}

/** Applies a change to each member of an object in an OpenAPI document. */
export const withEach = (value: unknown, change: (value: OpenApiPart, key: string) => OpenApiPart): OpenApiPart =>
  Object.fromEntries(Object.entries(object(value)).map(([key, each]) => [key, change(object(each), key)]))

const list = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

/** Keywords that contain values instead of schemas. */
const values = new Set(["example", "examples", "enum", "const", "default", "mapping"])

/** Applies a change to every object of an OpenAPI document, inner objects first, but not to {@link values}. */
const changeParts = (part: unknown, change: (part: OpenApiPart) => OpenApiPart, areNames = false): unknown => {
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

const pointer = "#/components/schemas/"

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

/** Text of a schema for comparison, without description and the numbers that the generator appends to names. */
const comparable = (schema: unknown): string =>
  JSON.stringify({ ...object(schema), description: undefined }).replaceAll(
    /("#\/components\/schemas\/[^"]*?)_\d+"/gu,
    '$1"'
  )

/**
 * Gives each schema one name. The contract's generator appends `Encoded` to the name of a schema that is named only in
 * the domain. It appends a number if two schemas have one name, even if only their descriptions differ.
 */
const withPlainNames = (document: OpenApiPart): OpenApiPart => {
  const schemas = schemasOf(document)
  const names = Object.keys(schemas)
  const plain = new Map(
    names.map((name) => {
      const first = name.replace(/_\d+$/u, "")
      const short = name.replace(/Encoded$/u, "")
      if (name !== first && comparable(schemas[name]) === comparable(schemas[first])) return [name, first]
      return [name, short in schemas ? name : short]
    })
  )
  const unique = names.filter((name) => !/_\d+$/u.test(name) || plain.get(name) === name)
  const renamed = Object.fromEntries(unique.map((name) => [plain.get(name) ?? name, schemas[name]]))
  return object(
    changeParts(withSchemas(document, renamed), (part) => {
      const name = schemaNameOf(part)
      return name === undefined ? part : { ...part, ...refer(plain.get(name) ?? name) }
    })
  )
}

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
const withOwnDescriptions = (schema: OpenApiPart): OpenApiPart => {
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
const withShortAlternatives = (schema: OpenApiPart): OpenApiPart => {
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
const withNumberFormats = (schema: OpenApiPart): OpenApiPart => {
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
const withOneType = (schema: OpenApiPart): OpenApiPart => {
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

/** Allows further fields in answers, because later versions may add some. */
const withOpenAnswers = (document: OpenApiPart): OpenApiPart => {
  const schemas = schemasOf(document)
  const sent = reachable(
    operationsOf(document).map((operation) => operation["requestBody"]),
    schemas
  )
  const opened = (part: unknown) =>
    changeParts(part, (each) => {
      const { additionalProperties, ...rest } = each
      return additionalProperties === false ? rest : each
    })
  const answers = Object.entries(schemas).map(([name, schema]) => [name, sent.has(name) ? schema : opened(schema)])
  const paths = withEach(document["paths"], (methods) =>
    withEach(methods, (operation) => ({ ...operation, responses: opened(operation["responses"]) }))
  )
  return { ...withSchemas(document, Object.fromEntries(answers)), paths }
}

const problemType = (schema: unknown): string | undefined => {
  const type = object(object(object(schema)["properties"])["type"])
  const [only] = list(type["enum"])
  return typeof only === "string" && only.startsWith("urn:radicar:problem:") ? only : undefined
}

/** Identifies problems by their `type`, which is constant. Their title is text in the language of the request. */
const withProblems = (document: OpenApiPart): OpenApiPart => {
  const schemas = schemasOf(document)
  const types = new Map(Object.entries(schemas).flatMap(([name, schema]) => [[name, problemType(schema)] as const]))
  const problems = Object.entries(schemas).map(([name, schema]) => {
    if (types.get(name) === undefined) return [name, schema] as const
    const properties = object(object(schema)["properties"])
    const { enum: statuses } = object(properties["status"])
    return [
      name,
      {
        ...object(schema),
        properties: {
          ...properties,
          status: {
            type: "integer",
            description: bilingual({
              en: `HTTP status of the answer, as in its first line: ${list(statuses).join(", ")}.`,
              es: `Código HTTP de la respuesta, como en su primera línea: ${list(statuses).join(", ")}.`
            })
          },
          title: {
            type: "string",
            description: bilingual({
              en: "Kind of the problem for people, in the caller's language; the wording may change.",
              es: "Clase del problema para personas, en el idioma de quien llama; la redacción puede cambiar."
            })
          }
        },
        required: [...new Set([...list(object(schema)["required"]), "type", "title", "status"])]
      }
    ] as const
  })
  return object(
    changeParts(withSchemas(document, Object.fromEntries(problems)), (part) => {
      const names = list(part["anyOf"]).map(schemaNameOf)
      const urns = names.map((name) => types.get(name ?? ""))
      if (names.length < 2 || urns.includes(undefined)) return part
      const { anyOf, ...rest } = part
      const mapping = Object.fromEntries(names.map((name, index) => [urns[index], `${pointer}${name}`]))
      return { ...rest, oneOf: anyOf, discriminator: { propertyName: "type", mapping } }
    })
  )
}

const filingAnswer = "FilingAnswer"

/** Describes the answer of a filing as either a result or, for a dry run, a validation; `status` distinguishes them. */
const withFilingAnswer = (document: OpenApiPart): OpenApiPart => {
  const schemas = schemasOf(document)
  const statuses = (name: string): ReadonlyArray<readonly [string, string]> =>
    list(object(object(object(schemas[name])["properties"])["status"])["enum"]).map((status) => [
      String(status),
      `${pointer}${name}`
    ])
  const answer = {
    oneOf: [refer("SubmissionResult"), refer("Validation")],
    discriminator: {
      propertyName: "status",
      mapping: Object.fromEntries([...statuses("SubmissionResult"), ...statuses("Validation")])
    },
    description: bilingual({
      en: "The result of a filing, or of a dry run the outcome of the check: `status` says which.",
      es: "El resultado de una radicación, o de un ensayo el resultado de la revisión: lo dice `status`."
    })
  }
  const isFilingAnswer = (part: OpenApiPart): boolean =>
    list(part["anyOf"]).map(schemaNameOf).join() === "SubmissionResult,Validation"
  return object(
    changeParts(withSchemas(document, { ...schemas, [filingAnswer]: answer }), (part) =>
      isFilingAnswer(part) ? refer(filingAnswer) : part
    )
  )
}

/** Formatting options of the OpenAPI document. */
export interface OpenApiForm {
  /** Language of descriptions. */
  readonly language?: Language
  /** `false`: each field has one type, or null if it may be absent, for languages without union types. */
  readonly unions?: boolean
  /** `false`: leaves out the requests that the service sends to webhooks. */
  readonly webhooks?: boolean
}

const inLanguage = (part: OpenApiPart, language: Language): OpenApiPart =>
  Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      (key === "description" || key === "summary") && typeof value === "string" ? textIn(value, language) : value
    ])
  )

/** Shortens every schema, or reduces it to one type. {@link absentSchema} keeps its forms, or is dropped. */
const withForms = (document: OpenApiPart, unions: boolean): OpenApiPart => {
  const schemas = schemasOf(document)
  const absent = object(schemas[absentSchema])
  // recursive, unlike the domain's schema: an object in which everything is absent is absent itself
  const recursive = {
    ...absent,
    anyOf: list(absent["anyOf"]).map((form) => ({
      ...object(form),
      ...(object(form)["type"] === "object" ? { additionalProperties: refer(absentSchema) } : {}),
      ...(object(form)["type"] === "array" ? { items: refer(absentSchema) } : {})
    }))
  }
  const { [absentSchema]: _, ...others } = schemas
  const changed = object(
    changeParts(withSchemas(document, others), (part) => {
      const short = withShortAlternatives(withOwnDescriptions(part))
      return unions ? short : withOneType(short)
    })
  )
  return unions ? withSchemas(changed, { ...schemasOf(changed), [absentSchema]: recursive }) : changed
}

/** Converts the schemas of the generated document to the form that readers and client generators need. */
export const withReadableSchemas = (
  document: OpenApiPart,
  { language = "en", unions = true }: OpenApiForm = {}
): Record<string, unknown> => {
  const readable = pipe(
    document,
    withPlainNames,
    (named) => withForms(named, unions),
    withFilingAnswer,
    withProblems,
    withOpenAnswers
  )
  return object(changeParts(readable, (part) => withNumberFormats(inLanguage(part, language))))
}
