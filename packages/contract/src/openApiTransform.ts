import { codeLists, type PublishedCodeList } from "@radicar/domain/inner/codeLists"
import { type Operation, operations } from "@radicar/domain/inner/documentRegistry"
import { codeSchemaName } from "@radicar/domain/inner/document/codeText"
import { bilingual, type Language, type Localized, textIn, wordingIn } from "@radicar/domain/inner/rules/Language"
import { Context } from "effect"
import { OpenApi } from "effect/http-api"
import { documentExamples, resourceExamples } from "./bodyExamples.ts"
import { wholeNumberBounds } from "./query/pageQuery.ts"
import { RadicarApi } from "./RadicarApi.ts"
import { openApiWebhooks, webhookEventsTag } from "./webhook/webhookData.ts"
import { flagSpellings } from "./FilingQuery.ts"
import { neededScope, type Scope } from "./CurrentCaller.ts"
import { absentSchema } from "./openApiForms.ts"
import { type OpenApiForm, withReadableSchemas } from "./openApiSchemas.ts"
import {
  schemaNameOf,
  object,
  operationsOf,
  type OpenApiPart,
  reachable,
  refer,
  schemasOf,
  withEach,
  withSchemas
} from "./openApiParts.ts"

const refersTo = (operation: string): Localized => ({
  en: `The example refers to another document: first file one with ${operation}, and state its \`document.uuid\` and \`id\` in \`DocumentReference\`.`,
  es: `El ejemplo se refiere a otro documento: primero envíe uno con ${operation}, e indique su \`document.uuid\` y su \`id\` en \`DocumentReference\`.`
})

/** The operation whose document the example of another operation refers to, which must be filed first. */
export const neededDocuments: Readonly<Record<string, string>> = {
  SupportNoteCreate: "SupportCreate",
  EquivalentNoteCreate: "EquivalentCreate",
  EventCreate: "InvoiceCreate",
  PayrollReplaceNote: "PayrollCreate",
  PayrollDeleteNote: "PayrollCreate"
}

/** Makes a response header for OpenAPI, because an endpoint of the contract cannot declare headers by itself. */
const component = (text: Localized, example: string) => ({
  description: bilingual(text),
  schema: { type: "string" },
  example
})

const always = {
  "X-Request-Id": component(
    {
      en: "Id of the request in the audit log and in the service's log; the caller's own, if it sent one.",
      es: "Identificador de la solicitud en la auditoría y en el registro del servicio; el de quien llama, si envió uno."
    },
    "order-1042"
  )
}

const limits = {
  RateLimit: component(
    {
      en: "Requests left in the tenant's minute (r), and the seconds until it ends (t).",
      es: "Solicitudes que quedan en el minuto del token (r) y segundos hasta que termina (t)."
    },
    '"tenant";r=5999;t=42'
  ),
  "RateLimit-Policy": component(
    {
      en: "Requests (q) that the tenant has in a window of seconds (w).",
      es: "Solicitudes (q) que tiene el token en una ventana de segundos (w)."
    },
    '"tenant";q=6000;w=60'
  )
}

const again = {
  "Retry-After": {
    description: bilingual({
      en: "Whole seconds after which to retry.",
      es: "Segundos enteros después de los cuales reintentar."
    }),
    schema: { type: "integer" },
    example: 42
  }
}

const challenge = {
  "WWW-Authenticate": component(
    { en: "Which credentials are required (RFC 9110).", es: "Qué credenciales se requieren (RFC 9110)." },
    "Bearer"
  )
}

const isSecured = ({ security }: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(security) && security.length > 0

/**
 * Adds response headers to an OpenAPI document:
 *
 * - `X-Request-Id` to all responses,
 * - the rate limits to operations with a token, except to 401, where the token is unknown,
 * - `WWW-Authenticate` to 401, and `Retry-After` to 429 and 503.
 */
const withAnswerHeaders = (document: Record<string, unknown>): Record<string, unknown> => ({
  ...document,
  paths: withEach(document["paths"], (methods) =>
    withEach(methods, (operation) => ({
      ...operation,
      responses: withEach(operation["responses"], (response, status) => ({
        ...response,
        headers: {
          ...object(response["headers"]),
          ...always,
          ...(isSecured(operation) && status !== "401" ? limits : {}),
          ...(status === "401" ? challenge : {}),
          ...(status === "429" || status === "503" ? again : {})
        }
      }))
    }))
  )
})

const json = "application/json"
/** The maximum number of codes that a schema enumerates; a longer list is linked. */
const maximumEnumerated = 100

const linked = {
  en: (id: string) => `a code of \`GET /v1/codes/${id}\``,
  es: (id: string) => `un código de \`GET /v1/codes/${id}\``
}

const having = { en: (count: number) => `, which has ${count}`, es: (count: number) => `, que tiene ${count}` }

const codeSchema = ({ codes, id, title }: PublishedCodeList, language: Language): OpenApiPart => {
  const all = codes()
  const meanings = new Map<string, string>()
  for (const { code, name } of all) {
    const meaning = wordingIn(name, language)
    const before = meanings.get(code)
    meanings.set(code, before === undefined || before === meaning ? meaning : `${before}; ${meaning}`)
  }
  const isSmall = all.length <= maximumEnumerated
  const listed = isSmall ? ` ${Array.from(meanings, ([code, meaning]) => `${code}: ${meaning}.`).join(" ")}` : ""
  return {
    type: "string",
    ...(isSmall ? { enum: [...meanings.keys()] } : {}),
    description: `${title[language]}: ${linked[language](id)}${isSmall ? "" : having[language](all.length)}.${listed}`
  }
}

/**
 * Adds to the schema of each kind of code the codes of its list. A list of more than 100 is linked instead: an
 * enumeration of a thousand units would be a huge type in generated clients. It would also change with every release of
 * the list.
 */
const withCodes = (document: Record<string, unknown>, language: Language): Record<string, unknown> => {
  const components = object(document["components"])
  const schemas = object(components["schemas"])
  const listed = codeLists.flatMap((list) => {
    const name = codeSchemaName(list.id)
    return name in schemas ? [[name, codeSchema(list, language)] as const] : []
  })
  return { ...document, components: { ...components, schemas: { ...schemas, ...Object.fromEntries(listed) } } }
}

/** A description in both languages with an added sentence. */
const withSentence = (description: unknown, { en, es }: Localized): string => {
  const text = typeof description === "string" ? description : ""
  return bilingual({
    en: `${textIn(text, "en")} ${en}`.trim(),
    es: `${textIn(text, "es")} ${es}`.trim()
  })
}

/**
 * Adds an example of the body, if there is one, to every operation of an OpenAPI document that takes JSON. Names the
 * document that must be filed before.
 */
const withBodyExamples = (document: Record<string, unknown>, unions: boolean): Record<string, unknown> => {
  const documents = documentExamples({ unions })
  return {
    ...document,
    paths: withEach(document["paths"], (methods) =>
      withEach(methods, (operation) => {
        const id = String(operation["operationId"])
        const example = documents.get(id) ?? resourceExamples.get(id)
        if (example === undefined) return operation
        const body = object(operation["requestBody"])
        const content = object(body["content"])
        const needed = neededDocuments[id]
        return {
          ...operation,
          ...(needed === undefined ? {} : { description: withSentence(operation["description"], refersTo(needed)) }),
          requestBody: { ...body, content: { ...content, [json]: { ...object(content[json]), example } } }
        }
      })
    )
  }
}

/** The scope of each operation, by its name in OpenAPI. */
const scopesOfOperations: ReadonlyMap<string, Scope> = new Map(
  Object.values(RadicarApi.groups).flatMap((group) =>
    Object.values(group.endpoints).flatMap((endpoint) => {
      const scope = neededScope(endpoint, group)
      const operation = Context.getOrUndefined(endpoint.annotations, OpenApi.Identifier)
      return scope === undefined || scope === "any" || operation === undefined ? [] : [[operation, scope] as const]
    })
  )
)

/** Adds to the security of every operation the scope that its token needs. */
const withScopes = (document: Record<string, unknown>): Record<string, unknown> => ({
  ...document,
  paths: withEach(document["paths"], (methods) =>
    withEach(methods, (operation) => {
      const scope = scopesOfOperations.get(String(operation["operationId"]))
      return scope === undefined ? operation : { ...operation, security: [{ bearer: [scope] }] }
    })
  )
})

/**
 * Declares flags in queries as `boolean` and whole numbers as `integer`. Otherwise generated clients would have an
 * enumeration of the accepted spellings for a flag, and text for a number.
 */
const withTypedParameters = (document: Record<string, unknown>): Record<string, unknown> => ({
  ...document,
  paths: withEach(document["paths"], (methods) =>
    withEach(methods, (operation) => {
      const { parameters } = operation
      if (!Array.isArray(parameters)) return operation
      return {
        ...operation,
        parameters: parameters.map((each: unknown) => {
          const { enum: spellings, pattern, ...schema } = object(object(each)["schema"])
          const bounds = wholeNumberBounds.get(String(pattern))
          if (bounds !== undefined) return { ...object(each), schema: { ...schema, type: "integer", ...bounds } }
          const isFlag = Array.isArray(spellings) && spellings.join() === flagSpellings.join()
          return isFlag ? { ...object(each), schema: { ...schema, type: "boolean" } } : each
        })
      }
    })
  )
})

/** Adds the requests to webhooks, with their own tag. */
const withWebhooks = (document: Record<string, unknown>): Record<string, unknown> => {
  const { tags } = document
  return { ...document, webhooks: openApiWebhooks, tags: [...(Array.isArray(tags) ? tags : []), webhookEventsTag] }
}

const unusedField = "UnusedField"

const unused: Localized = {
  en: "Field that only other operations have: absent in any spelling, or 0 where it is a number.",
  es: "Campo que solo tienen otras operaciones: ausente, escrito de cualquier forma, o 0 si es un número."
}

/**
 * Allows empty fields of other operations in bodies, as the service does: programs with one class for several
 * operations send all its fields. Client generators ignore the keyword `unevaluatedProperties`, so their types have the
 * fields of one operation only.
 */
const withUnusedFields = (document: OpenApiPart, language: Language): OpenApiPart => {
  const schemas = schemasOf(document)
  const filing: ReadonlySet<unknown> = new Set(operations)
  const bodies = operationsOf(document).flatMap(({ operationId, requestBody }) =>
    filing.has(operationId) ? [requestBody] : []
  )
  const sent = reachable(bodies, schemas)
  const changed = Object.entries(schemas).map(([name, schema]) => {
    const { additionalProperties, ...rest } = object(schema)
    const isClosed = sent.has(name) && additionalProperties === false
    return [name, isClosed ? { ...rest, unevaluatedProperties: refer(unusedField) } : schema] as const
  })
  const zeros = [
    { type: "integer", minimum: 0, maximum: 0, format: "int64" },
    { type: "string", pattern: "^0$" }
  ]
  const form = { anyOf: [refer(absentSchema), ...zeros], description: unused[language] }
  return withSchemas(document, { ...Object.fromEntries(changed), [unusedField]: form })
}

/** The XML elements and rules of an operation's fields, by field path without the `[]` of lists. */
export type PlacesOf = (
  operation: Operation
) => (path: string) => { readonly elements: ReadonlyArray<string>; readonly rules: ReadonlyArray<string> } | undefined

/** Keywords whose schemas describe the same value, or the members of a list. */
const alternatives = new Set(["anyOf", "oneOf", "allOf", "items"])

/**
 * Appends XML elements and rules to the description of each field of a body: `XML: Item/Description (FAZ02).` A schema
 * that several bodies share gets the elements and rules of the first body, which is the invoice if it has the field.
 */
const withPlaces = (document: OpenApiPart, placesOf: PlacesOf): Record<string, unknown> => {
  const schemas = schemasOf(document)
  const placed: Record<string, OpenApiPart> = {}
  const bodies = new Map(operationsOf(document).map((each) => [each["operationId"], object(each["requestBody"])]))
  for (const operation of operations) {
    const placeOf = placesOf(operation)
    const inside = (part: unknown, path: string): unknown => {
      if (Array.isArray(part)) return part.map((each: unknown) => inside(each, path))
      if (typeof part !== "object" || part === null) return part
      const name = schemaNameOf(part)
      if (name !== undefined && !(name in placed)) {
        // a schema that refers to itself is not visited again
        placed[name] = object(schemas[name])
        placed[name] = object(inside(schemas[name], path))
      }
      const fields = (properties: unknown) =>
        withEach(properties, (field, each) => fieldAt(field, path === "" ? each : `${path}.${each}`))
      return Object.fromEntries(
        Object.entries(part).map(([key, value]) => [
          key,
          key === "properties" ? fields(value) : alternatives.has(key) ? inside(value, path) : value
        ])
      )
    }
    const fieldAt = (field: OpenApiPart, path: string): OpenApiPart => {
      const { elements, rules } = placeOf(path) ?? { elements: [], rules: [] }
      const written = object(inside(field, path))
      if (elements.length === 0) return written
      const place = `XML: ${elements.join(", ")}${rules.length === 0 ? "" : ` (${rules.join(", ")})`}.`
      const { description } = written
      return { ...written, description: typeof description === "string" ? `${description} ${place}` : place }
    }
    inside(object(object(bodies.get(operation)?.["content"])[json])["schema"], "")
  }
  return { ...withSchemas(document, { ...schemas, ...placed }) }
}

/** Options of the OpenAPI document: its form, and its additions. */
export interface OpenApiOptions extends OpenApiForm {
  /** XML elements and rules of the fields of bodies, to be added to their descriptions. */
  readonly placesOf?: PlacesOf
}

/**
 * Adds the parts that the contract's schemas lack (headers, examples, codes, scopes) to the OpenAPI document, and
 * writes it in the requested form.
 */
export const openApiTransform = (
  document: Record<string, unknown>,
  { placesOf, ...form }: OpenApiOptions = {}
): Record<string, unknown> => {
  const { language = "en", unions = true, webhooks = true } = form
  const completeDocument = withCodes(
    withBodyExamples(withAnswerHeaders(withTypedParameters(document)), unions),
    language
  )
  const readable = withReadableSchemas(withScopes(webhooks ? withWebhooks(completeDocument) : completeDocument), form)
  const taking = unions ? withUnusedFields(readable, language) : readable
  return placesOf === undefined ? { ...taking } : withPlaces(taking, placesOf)
}
