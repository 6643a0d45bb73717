import { documentExamples } from "@radicar/contract/inner/bodyExamples"
import { describeApi } from "@radicar/contract/inner/describedApi"
import { object, withEach } from "@radicar/contract/inner/openApiSchemas"
import type { OpenApiOptions } from "@radicar/contract/inner/openApiTransform"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { fieldPlaces } from "@radicar/ubl/inner/fieldPlaces"
import { Clock, Effect, Layer, Record } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApi, HttpApiScalar, OpenApi } from "effect/http-api"
import { createHash } from "node:crypto"
import { answerTagged } from "../http/answerTagged.ts"
import { CallerLanguage } from "../http/language.ts"
import { pageHeaders } from "../http/plainPage.ts"
import { problemResponse } from "../http/problems.ts"

/**
 * Parameters of `/openapi.json` with their values; the first is the default. `samples=required` is the form that
 * `/docs` loads.
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
  Effect.map(CallerLanguage, (language) =>
    problemResponse({ status: 400, slug: "invalid-request", title: "The request is not valid", detail }, language)
  )

/** The first parameter in a query that is not among `names`, or has an unknown value. */
const faultOf = (query: URLSearchParams, names: ReadonlyArray<string>): Localized | undefined => {
  for (const [name, value] of query) {
    if (!isParameter(name) || !names.includes(name)) {
      const parameterNames = names.join(", ")
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

const languageIn = (query: URLSearchParams): Language => (query.get("lang") === "es" ? "es" : "en")

/** The description as text, by requested form. */
const cachedTexts = new Map<string, string>()

const textOf = (query: URLSearchParams): string => {
  const parameterValue = (name: Parameter): string => query.get(name) ?? parameters[name][0]
  const key = Record.keys(parameters).map(parameterValue).join()
  const cached = cachedTexts.get(key)
  if (cached !== undefined) return cached
  const form: OpenApiOptions = {
    language: languageIn(query),
    webhooks: parameterValue("webhooks") === "true",
    unions: parameterValue("unions") === "true",
    placesOf: fieldPlaces
  }
  const document = describeApi({ ...OpenApi.fromApi(RadicarApi) }, form)
  const text = JSON.stringify(parameterValue("samples") === "all" ? document : omitOptionalParameters(document))
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
  const octets = Buffer.from(withExamplesOfNow(text, now, query.get("unions") !== "false"))
  cachedOctets.set(text, { minute, octets })
  return octets
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
    const now = yield* Clock.currentTimeMillis
    return HttpServerResponse.uint8Array(octetsOf(query, now), { contentType: "application/json" })
  })
)

/**
 * Options of the viewer. It shows operations and calls this service; Scalar's developer tools, client button, fonts and
 * telemetry are off.
 */
const scalar = {
  withDefaultFonts: false,
  authentication: { preferredSecurityScheme: "bearer" },
  showDeveloperTools: "never",
  hideClientButton: true,
  telemetry: false
} satisfies HttpApiScalar.ScalarConfig & Readonly<Record<string, unknown>>

const viewerPath = "/docs/viewer.js"

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

const pageTexts = {
  title: { en: "radicar: operations", es: "radicar: operaciones" },
  loading: { en: "Loading the operations…", es: "Cargando las operaciones…" }
} as const satisfies Readonly<Record<string, Localized>>

/** The page of the operations in a language, and the policy that allows its scripts only (CSP Level 3 §2.3.1). */
const docsPage = (language: Language) => {
  const url = `/openapi.json?lang=${language}&samples=required`
  const script = `Scalar.createApiReference("#operations", ${JSON.stringify({ ...scalar, url })})`
  const digest = createHash("sha256").update(script).digest("base64")
  const html = `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${pageTexts.title[language]}</title>
    <link rel="icon" href="data:," />
    <link rel="preload" href="${url.replace("&", "&amp;")}" as="fetch" crossorigin="anonymous" />
  </head>
  <body>
    <div id="operations">${pageTexts.loading[language]}</div>
    <script src="${viewerPath}"></script>
    <script>${script}</script>
  </body>
</html>
`
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${digest}'`,
    // the viewer inserts inline styles
    "style-src 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'"
  ].join("; ")
  return { html, policy }
}

const docsPages = { en: docsPage("en"), es: docsPage("es") }

/** The page of the operations, in the language of `?lang=` or else of the browser. It loads the description. */
const Docs = HttpRouter.add(
  "GET",
  "/docs",
  Effect.gen(function* () {
    const query = yield* requestedQuery
    const fault = faultOf(query, ["lang"])
    if (fault !== undefined) return yield* invalid(fault)
    const language = query.has("lang") ? languageIn(query) : yield* CallerLanguage
    const { html, policy } = docsPages[language]
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

/** The description of the service: the OpenAPI document, and a page to read it. */
export const descriptionLive = Layer.mergeAll(Description, Docs, Viewer)
