import { codeLists, type PublishedCodeList } from "@radicar/domain/codeLists"
import { codeSchemaName } from "@radicar/domain/document/codeText"
import { type Language, wordingIn } from "@radicar/domain/rules/Language"
import { LocalDateTime } from "@radicar/domain/time/LocalDateTime"
import { documentDefinitions } from "@radicar/domain/type/documentDefinitions"
import { Context } from "effect"
import { type HttpApiGroup, OpenApi } from "effect/http-api"
import { RadicarApi } from "./RadicarApi.ts"
import { resourceExamples } from "./resourceExamples.ts"
import { neededScope, type Scope } from "./CurrentCaller.ts"
import { object, type OpenApiForm, type Part, withEach, withReadableSchemas } from "./openApiSchemas.ts"

const date = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })

/** An example without the fields that are absent in another spelling. */
const withoutNulls = (example: object): object =>
  JSON.parse(JSON.stringify(example), (_, value: unknown) => (value === null ? undefined : value))

/**
 * A body for each operation that files a document, by the operation: what the sandbox accepts, without a certificate.
 */
const documentExamples: ReadonlyMap<string, object> = new Map(
  Object.values(documentDefinitions).map(({ example, exampleNumbers, operation }) => [
    operation,
    withoutNulls(example({ number: exampleNumbers.from, date }))
  ])
)

/** Headers of the answers, which no endpoint of the contract can name by itself. */
const component = (description: string, example: string) => ({ description, schema: { type: "string" }, example })

const always = {
  "X-Request-Id": component(
    "Names the request in the audit log and to whoever operates the service; the caller's own, if it sent one.",
    "order-1042"
  )
}

const limits = {
  RateLimit: component("Requests left in the tenant's minute, and the seconds until it ends.", '"tenant";r=5999;t=42'),
  "RateLimit-Policy": component("Requests that the tenant has in a minute.", '"tenant";q=6000;w=60')
}

const again = {
  "Retry-After": { description: "Seconds after which to retry.", schema: { type: "integer" }, example: 42 }
}

const challenge = { "WWW-Authenticate": component("Which credentials are required (RFC 9110).", "Bearer") }

const isSecured = ({ security }: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(security) && security.length > 0

/**
 * Adds response headers to an OpenAPI document: `X-Request-Id` to all, the rate limits to operations with a token
 * (except to 401, where the token is unknown), `WWW-Authenticate` to 401, `Retry-After` to 429.
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
          ...(status === "429" ? again : {})
        }
      }))
    }))
  )
})

const json = "application/json"
/** The largest number of codes that a schema enumerates; a larger list has a link. */
const maximumEnumerated = 100

const linked = {
  en: (id: string) => `a code of \`GET /v1/codes/${id}\``,
  es: (id: string) => `un código de \`GET /v1/codes/${id}\``
}

const having = { en: (count: number) => `, which has ${count}`, es: (count: number) => `, que tiene ${count}` }

const codeSchema = ({ codes, id, title }: PublishedCodeList, language: Language): Part => {
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
 * Gives the schemas of codes the codes of their list. A list of more than 100 has a link instead: an enumeration of a
 * thousand units would be a type of that size in generated clients, and change with every release of the list.
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

/** Adds to every operation of an OpenAPI document that takes JSON an example of its body, where there is one. */
const withBodyExamples = (document: Record<string, unknown>): Record<string, unknown> => ({
  ...document,
  paths: withEach(document["paths"], (methods) =>
    withEach(methods, (operation) => {
      const id = String(operation["operationId"])
      const example = documentExamples.get(id) ?? resourceExamples.get(id)
      if (example === undefined) return operation
      const body = object(operation["requestBody"])
      const content = object(body["content"])
      return {
        ...operation,
        requestBody: { ...body, content: { ...content, [json]: { ...object(content[json]), example } } }
      }
    })
  )
})

/** The scope of each operation, by its name in OpenAPI. */
const scopesOfOperations: ReadonlyMap<string, Scope> = new Map(
  Object.values(RadicarApi.groups as unknown as Readonly<Record<string, HttpApiGroup.Top>>).flatMap((group) =>
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
 * Adds what the OpenAPI document says besides the contract's schemas (headers, examples, codes, scopes), and writes the
 * schemas in the form that is asked for.
 */
export const openApiTransform = (document: Record<string, unknown>, form: OpenApiForm = {}): Record<string, unknown> =>
  withReadableSchemas(withScopes(withCodes(withBodyExamples(withAnswerHeaders(document)), form.language ?? "en")), form)
