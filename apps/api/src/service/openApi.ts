import { documentExamples } from "@radicar/contract/inner/bodyExamples"
import { describedOperations, onlyOperation } from "@radicar/contract/inner/describedOperations"
import { describeApi } from "@radicar/contract/inner/describedApi"
import { object, type OpenApiPart, withEach } from "@radicar/contract/inner/openApiParts"
import type { OpenApiOptions } from "@radicar/contract/inner/openApiTransform"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { fieldPlaces } from "@radicar/ubl/inner/fieldPlaces"
import { Clock, Effect, Layer, Record } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApi, HttpApiScalar, OpenApi } from "effect/http-api"
import { answerTagged } from "../http/answerTagged.ts"
import { CallerLanguage } from "../http/language.ts"
import { pageHeaders } from "../http/plainPage.ts"
import { problem, problemResponse } from "../http/problems.ts"
import { indexPage, operationPage, viewerPath } from "./docsPages.ts"

/**
 * Parameters of `/openapi.json` that choose its form, with their values; the first is the default. `samples=required`
 * is the form that `/docs` loads.
 */
const parameters = {
  lang: ["en", "es"],
  webhooks: ["true", "false"],
  unions: ["true", "false"],
  samples: ["all", "required"]
} as const

type Parameter = keyof typeof parameters

const isParameter = (name: string): name is Parameter => Object.hasOwn(parameters, name)

const invalid = (detail: Localized) =>
  Effect.map(CallerLanguage, (language) => problemResponse(problem("invalid-request", detail), language))

/** Parameter of `/openapi.json` and `/docs` that names one operation, or one event of a webhook. */
const operationParameter = "operation"

/** The first parameter in a query that is not among `names`, is stated twice, or has an unknown value. */
const faultOf = (query: URLSearchParams, names: ReadonlyArray<string>): Localized | undefined => {
  for (const [name, value] of query) {
    if (name === operationParameter && query.getAll(name).length === 1) continue
    if (!isParameter(name) || !names.includes(name)) {
      const parameterNames = [...names, operationParameter].join(", ")
      return {
        en: `query parameter ${name}: there is no such parameter; there are ${parameterNames}`,
        es: `parámetro ${name}: no existe; hay ${parameterNames}`
      }
    }
    if (!parameters[name].some((each) => each === value) || query.getAll(name).length > 1) {
      const expected = parameters[name].join(", ")
      return {
        en: `query parameter ${name}: expected one of ${expected}, got ${query.getAll(name).join(", ")}`,
        es: `parámetro ${name}: se espera uno de ${expected}, llegó ${query.getAll(name).join(", ")}`
      }
    }
  }
  return undefined
}

/**
 * Replaces the examples in a text by current ones, with today's date and numbers that change every second. The service
 * files them if they are sent unchanged.
 */
const withExamplesOfNow = (text: string, now: number, unions: boolean): string => {
  const currentExamples = documentExamples({ at: now, unions })
  return [...documentExamples({ unions })].reduce(
    (changed, [operation, example]) =>
      changed.replaceAll(JSON.stringify(example), () => JSON.stringify(currentExamples.get(operation))),
    text
  )
}

/**
 * Omits optional parameters from samples and test requests. Scalar would otherwise include every parameter, texts as
 * empty (`Idempotency-Key:`) and enumerations with their first value (`isTest=true&dryRun=true`). It writes an
 * exploded list once per member, so an empty list is left out.
 */
const omitOptionalParameters = (document: Record<string, unknown>): Record<string, unknown> => ({
  ...document,
  paths: withEach(document["paths"], (methods) =>
    withEach(methods, (operation) => {
      const { parameters } = operation
      if (!Array.isArray(parameters)) return operation
      const omitted = { explode: true, examples: { default: { value: [], "x-disabled": true } } }
      return {
        ...operation,
        parameters: parameters.map((each) => {
          const parameter = object(each)
          return parameter["required"] === true ? parameter : { ...parameter, ...omitted }
        })
      }
    })
  )
})

/** Lists the example of each answer under `examples`: of an answer with several forms, Scalar shows no other. */
const withListedExamples = (document: OpenApiPart): OpenApiPart => ({
  ...document,
  paths: withEach(document["paths"], (methods) =>
    withEach(methods, (operation) => ({
      ...operation,
      responses: withEach(operation["responses"], ({ content, ...response }) => ({
        ...response,
        ...(content === undefined
          ? {}
          : {
              content: withEach(content, ({ example, ...media }) =>
                example === undefined ? media : { ...media, examples: { recorded: { value: example } } }
              )
            })
      }))
    }))
  )
})

const languageIn = (query: URLSearchParams): Language => (query.get("lang") === "es" ? "es" : "en")

/** The description by requested form. */
const cachedDocuments = new Map<string, OpenApiPart>()

const formOf = (query: URLSearchParams): Record<Parameter, string> =>
  Record.map(parameters, ([first], name) => query.get(name) ?? first)

const documentOf = (query: URLSearchParams): OpenApiPart => {
  const { lang, samples, unions, webhooks } = formOf(query)
  const key = [lang, samples, unions, webhooks].join()
  const cached = cachedDocuments.get(key)
  if (cached !== undefined) return cached
  const form: OpenApiOptions = {
    language: languageIn(query),
    webhooks: webhooks === "true",
    unions: unions === "true",
    placesOf: fieldPlaces
  }
  const described = describeApi({ ...OpenApi.fromApi(RadicarApi) }, form)
  const document = samples === "all" ? described : withListedExamples(omitOptionalParameters(described))
  cachedDocuments.set(key, document)
  return document
}

/**
 * The OpenAPI document in octets, by requested form. Its examples are renewed every minute; all connections share the
 * octets.
 */
const cachedOctets = new Map<OpenApiPart, { readonly minute: number; readonly octets: Uint8Array }>()

/** The description in octets, or that of one operation, which is not kept; undefined if there is no such operation. */
const octetsOf = (query: URLSearchParams, now: number): Uint8Array | undefined => {
  const document = documentOf(query)
  const octets = (described: OpenApiPart) =>
    Buffer.from(withExamplesOfNow(JSON.stringify(described), now, query.get("unions") !== "false"))
  const operation = query.get(operationParameter)
  if (operation !== null) {
    const described = onlyOperation(document, operation)
    return described === undefined ? undefined : octets(described)
  }
  const minute = Math.floor(now / 60_000)
  const cached = cachedOctets.get(document)
  if (cached?.minute === minute) return cached.octets
  const renewed = { minute, octets: octets(document) }
  cachedOctets.set(document, renewed)
  return renewed.octets
}

const noOperation = (query: URLSearchParams) => {
  const name = query.get(operationParameter)
  return invalid({
    en: `query parameter operation: there is no operation ${name}; /docs lists them`,
    es: `parámetro operation: no existe la operación ${name}; /docs las lista`
  })
}

const requestedQuery = Effect.map(
  HttpServerRequest.HttpServerRequest,
  ({ url }) => new URL(url, "http://localhost").searchParams
)

/** `/openapi.json`, in the language and form of its parameters. */
const Description = HttpRouter.add(
  "GET",
  "/openapi.json",
  Effect.gen(function* () {
    const query = yield* requestedQuery
    const fault = faultOf(query, Object.keys(parameters))
    if (fault !== undefined) return yield* invalid(fault)
    const octets = octetsOf(query, yield* Clock.currentTimeMillis)
    return octets === undefined
      ? yield* noOperation(query)
      : HttpServerResponse.uint8Array(octets, { contentType: "application/json" })
  })
)

/** Answers with the first script of a page, which is the viewer itself. All connections share its octets. */
const firstScript = HttpRouter.middleware((answer) => {
  let script: Uint8Array | undefined
  return Effect.gen(function* () {
    if (script === undefined) {
      const { body } = yield* answer
      const page = body._tag === "Uint8Array" ? Buffer.from(body.body).toString("utf8") : ""
      const start = page.indexOf("<script>") + "<script>".length
      script = Buffer.from(page.slice(start, page.indexOf("</script>", start)))
    }
    return yield* answerTagged(script, { contentType: "text/javascript; charset=utf-8", cacheControl: "no-cache" })
  })
})

/**
 * The script of the viewer, for browsers that reach only the service. Effect has Scalar only inside a page of its own,
 * so this is the script of such a page, with an empty description.
 */
const Viewer = HttpApiScalar.layer(HttpApi.make("none"), { path: viewerPath }).pipe(Layer.provide(firstScript.layer))

/** The page of the operations, or of `?operation=`, in the language of `?lang=` or else of the browser. */
const Docs = HttpRouter.add(
  "GET",
  "/docs",
  Effect.gen(function* () {
    const query = yield* requestedQuery
    const fault = faultOf(query, ["lang"])
    if (fault !== undefined) return yield* invalid(fault)
    const language = query.has("lang") ? languageIn(query) : yield* CallerLanguage
    const document = documentOf(new URLSearchParams({ lang: language }))
    const id = query.get(operationParameter)
    const described = describedOperations(document).find(({ operation }) => operation["operationId"] === id)
    if (id !== null && described === undefined) return yield* noOperation(query)
    const { html, policy } =
      described === undefined ? indexPage(language, document) : operationPage(language, described.operation)
    return HttpServerResponse.text(html, {
      contentType: "text/html; charset=utf-8",
      headers: {
        ...pageHeaders,
        "content-security-policy": policy,
        "content-language": language,
        "cache-control": "no-cache",
        vary: "accept-language"
      }
    })
  })
)

/** The description of the service: the OpenAPI document, and pages to read it. */
export const descriptionLive = Layer.mergeAll(Description, Docs, Viewer)
