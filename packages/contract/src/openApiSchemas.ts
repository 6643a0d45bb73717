// From the OpenAPI document that the contract's generator writes to the one that readers and client generators need, in
// steps: each schema gets one name (withPlainNames) and its shortest form (withForms), answers of filings and problems
// tell apart by a field (withFilingAnswer, withProblems), and answers may grow (withOpenAnswers).
import { bilingual, type Language, textIn } from "@radicar/domain/inner/rules/Language"
import { pipe } from "effect"
import {
  absentSchema,
  withNumberFormats,
  withOneType,
  withOwnDescriptions,
  withShortAlternatives
} from "./openApiForms.ts"
import {
  changeParts,
  list,
  object,
  type OpenApiPart,
  operationsOf,
  pointer,
  reachable,
  refer,
  schemaNameOf,
  schemasOf,
  withEach,
  withSchemas
} from "./openApiParts.ts"

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
