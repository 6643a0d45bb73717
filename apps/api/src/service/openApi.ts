import { documentExamples } from "@radicar/contract/inner/bodyExamples"
import { describeApi } from "@radicar/contract/inner/describedApi"
import { object, withEach } from "@radicar/contract/inner/openApiSchemas"
import type { OpenApiOptions } from "@radicar/contract/inner/openApiTransform"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { fieldPlaces } from "@radicar/ubl/inner/fieldPlaces"
import { Clock, Effect, Layer } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApiScalar, OpenApi } from "effect/http-api"
import { createHash } from "node:crypto"
import { pageHeaders } from "../http/plainPage.ts"
import { CallerLanguage } from "../http/language.ts"
import { problemResponse } from "../http/problems.ts"

/** Parameters of `/openapi.json` with their values; the first is the default. */
const parameters = { lang: ["en", "es"], webhooks: ["true", "false"], unions: ["true", "false"] } as const

type Parameter = keyof typeof parameters

const isParameter = (name: string): name is Parameter => Object.hasOwn(parameters, name)

const invalid = (detail: Localized) =>
  Effect.map(CallerLanguage, (language) =>
    problemResponse({ status: 400, slug: "invalid-request", title: "The request is not valid", detail }, language)
  )

/** The first unknown parameter or value in a query. */
const faultOf = (query: URLSearchParams): Localized | undefined => {
  for (const [name, value] of query) {
    if (!isParameter(name)) {
      const parameterNames = Object.keys(parameters).join(", ")
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

/** Writes JSON for a page's script, so that nothing in it ends the script. */
const inPage = (text: string): string => text.replaceAll("<", String.raw`\u003c`)

/**
 * Replaces the examples in a text by current ones, with today's date and numbers that change every second. The service
 * files them if they are sent unchanged.
 */
const withExamplesOfNow = (text: string, now: number, write: (json: string) => string, unions = true): string => {
  const currentExamples = documentExamples({ at: now, unions })
  return [...documentExamples({ unions })].reduce(
    (changed, [operation, example]) =>
      changed.replaceAll(write(JSON.stringify(example)), () => write(JSON.stringify(currentExamples.get(operation)))),
    text
  )
}

/** The description as text, by requested form. */
const cachedTexts = new Map<string, string>()

const textOf = (query: URLSearchParams): string => {
  const parameterValue = (name: Parameter): string => query.get(name) ?? parameters[name][0]
  const key = [parameterValue("lang"), parameterValue("webhooks"), parameterValue("unions")].join()
  const cached = cachedTexts.get(key)
  if (cached !== undefined) return cached
  const form: OpenApiOptions = {
    language: parameterValue("lang") === "es" ? "es" : "en",
    webhooks: parameterValue("webhooks") === "true",
    unions: parameterValue("unions") === "true",
    placesOf: fieldPlaces
  }
  const text = JSON.stringify(describeApi({ ...OpenApi.fromApi(RadicarApi) }, form))
  cachedTexts.set(key, text)
  return text
}

/**
 * The OpenAPI document in octets, by requested form. Its examples are renewed every minute; all connections share the
 * octets.
 */
const cachedOctets = new Map<string, { readonly minute: number; readonly octets: Uint8Array }>()

const octetsOf = (query: URLSearchParams, now: number): Uint8Array => {
  const text = textOf(query)
  const minute = Math.floor(now / 60_000)
  const cached = cachedOctets.get(text)
  if (cached?.minute === minute) return cached.octets
  const octets = Buffer.from(withExamplesOfNow(text, now, (json) => json, query.get("unions") !== "false"))
  cachedOctets.set(text, { minute, octets })
  return octets
}

/** `/openapi.json`, in the language and form of its parameters. */
const Description = HttpRouter.add(
  "GET",
  "/openapi.json",
  Effect.gen(function* () {
    const { url } = yield* HttpServerRequest.HttpServerRequest
    const query = new URL(url, "http://localhost").searchParams
    const fault = faultOf(query)
    if (fault !== undefined) return yield* invalid(fault)
    const now = yield* Clock.currentTimeMillis
    return HttpServerResponse.uint8Array(octetsOf(query, now), { contentType: "application/json" })
  })
)

/**
 * The Content Security Policy of a page: it allows only the page's own scripts, by their digests (CSP Level 3 §2.3.1).
 */
const policyOf = (page: string): string => {
  // linear: pages are files of ours
  const digests = [...page.matchAll(/<script>([\s\S]*?)<\/script>/gu)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`
  )
  return [
    "default-src 'none'",
    `script-src ${digests.join(" ")}`,
    // the page's renderer inserts inline styles
    "style-src 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'"
  ].join("; ")
}

/** Gives a page current examples, and the headers that protect it from other sites and scripts. */
const guardPage = HttpRouter.middleware((answer) => {
  let made: { readonly minute: number; readonly octets: Uint8Array; readonly policy: string } | undefined
  return Effect.gen(function* () {
    const response = yield* answer
    const { body } = response
    if (body._tag !== "Uint8Array") return response
    const now = yield* Clock.currentTimeMillis
    const minute = Math.floor(now / 60_000)
    if (made?.minute !== minute) {
      const page = withExamplesOfNow(Buffer.from(body.body).toString("utf8"), now, inPage)
      made = { minute, octets: Buffer.from(page), policy: policyOf(page) }
    }
    return HttpServerResponse.uint8Array(made.octets, { contentType: "text/html; charset=utf-8" }).pipe(
      HttpServerResponse.setHeaders({ ...pageHeaders, "content-security-policy": made.policy })
    )
  })
})

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

/**
 * The contract as the documentation page shows it: samples omit optional parameters. `/openapi.json` returns the
 * contract without this change.
 */
const pageApi = RadicarApi.annotate(OpenApi.Transform, (document) =>
  omitOptionalParameters(describeApi(document, { placesOf: fieldPlaces }))
)

/**
 * Options of the documentation page. It shows operations and calls this service; Scalar's developer tools, client
 * button, fonts and telemetry are off.
 */
const scalar = {
  withDefaultFonts: false,
  authentication: { preferredSecurityScheme: "bearer" },
  showDeveloperTools: "never",
  hideClientButton: true,
  telemetry: false
} satisfies HttpApiScalar.ScalarConfig & Readonly<Record<string, unknown>>

/**
 * The documentation page of the operations. It contains everything that it loads, for browsers that reach only the
 * service.
 */
const Docs = HttpApiScalar.layer(pageApi, { path: "/docs", scalar }).pipe(Layer.provide(guardPage.layer))

/** The description of the service: the OpenAPI document, and a page to read it. */
export const descriptionLive = Layer.merge(Description, Docs)
