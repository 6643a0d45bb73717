import { isTrue } from "@radicar/contract/FilingQuery"
import { CurrentCaller } from "@radicar/contract/CurrentCaller"
import { describeApi, describedApi } from "@radicar/contract/describedApi"
import { object, withEach } from "@radicar/contract/openApiSchemas"
import { RadicarApi } from "@radicar/contract/RadicarApi"
import { Effect, Layer } from "effect"
import { HttpMiddleware, HttpRouter, HttpServerResponse } from "effect/http"
import { HttpApiBuilder, HttpApiScalar, OpenApi } from "effect/http-api"
import { createHash } from "node:crypto"
import { AuditLive } from "../access/AuditLive.ts"
import { AuthorizationLive } from "../access/AuthorizationLive.ts"
import { requireAccess } from "../access/requireAccess.ts"
import { TokensLive } from "../access/TokensLive.ts"
import { StatusZips } from "../batches/StatusZips.ts"
import { TestSetsLive } from "../batches/testSets/TestSetsLive.ts"
import { FilesLive, LinkedFilesLive } from "../documents/FilesLive.ts"
import { ReadingLive } from "../documents/reading/ReadingLive.ts"
import { RipsLive } from "../documents/rips/RipsLive.ts"
import { askEvents } from "../filing/authority/askEvents.ts"
import { AuthorityLive } from "../filing/authority/AuthorityLive.ts"
import { DocumentsLive } from "../filing/DocumentsLive.ts"
import { SubmissionsLive } from "../filing/SubmissionsLive.ts"
import { answerEverything, noteRoute, notFoundRoute } from "../http/answerEverything.ts"
import { consoleLive, pageHeaders } from "../http/console.ts"
import { corsLive } from "../http/cors.ts"
import { HealthLive } from "../http/HealthLive.ts"
import { RequestProblemsLive } from "../http/parameterProblems.ts"
import { MailBouncesLive, MailsLive } from "../mail/MailsLive.ts"
import { NumberingRanges } from "../numbering/NumberingRanges.ts"
import { CertificatesLive } from "../tenants/certificates/CertificatesLive.ts"
import { certificateOf } from "../tenants/certificates/QueryCertificates.ts"
import { CompaniesLive } from "../tenants/CompaniesLive.ts"
import { ProvidersLive } from "../tenants/ProvidersLive.ts"
import { WebhookDeliveriesLive } from "../webhooks/WebhookDeliveriesLive.ts"
import { WebhooksLive } from "../webhooks/WebhooksLive.ts"
import { CodesLive } from "./CodesLive.ts"
import type { Configuration } from "./Configuration.ts"

/** The operations that ask the authority. */
const QueriesLive = HttpApiBuilder.group(
  RadicarApi,
  "queries",
  Effect.fn(function* (handlers) {
    const ranges = yield* NumberingRanges
    const batches = yield* StatusZips
    const events = yield* askEvents
    return handlers.handleAll({
      numberingRangeGetAll: Effect.fn("NumberingRangeGetAll")(function* ({ headers, query }) {
        yield* requireAccess(query)
        const { scopes } = yield* CurrentCaller
        const { companyId, nit, providerId, softwareId, softwareOwnerNit } = query
        return yield* ranges.list({
          companyId,
          providerId,
          nit,
          softwareId,
          softwareOwnerNit,
          isTest: isTrue(query.isTest),
          refresh: isTrue(query.refresh),
          // whoever has it can make valid CUFEs of the issuer
          showTechnicalKey: scopes.includes("companies:admin"),
          certificate: yield* certificateOf(companyId, headers)
        })
      }),
      statusZipGetAll: Effect.fn("StatusZipGetAll")(function* ({ headers, query }) {
        yield* requireAccess(query)
        const { companyId, providerId, zipkey } = query
        return yield* batches.ask({
          companyId,
          providerId,
          zipkey,
          isTest: isTrue(query.isTest),
          certificate: yield* certificateOf(companyId, headers)
        })
      }),
      documentEventGetAll: Effect.fn("DocumentEventGetAll")(function* ({ headers, query }) {
        yield* requireAccess(query)
        const { companyId, providerId, uuid } = query
        const certificate = yield* certificateOf(companyId, headers)
        return yield* events({ companyId, providerId, uuid, isTest: isTrue(query.isTest), certificate })
      })
    })
  })
)

const Api = HttpApiBuilder.layer(describedApi, { openapiPath: "/openapi.json" }).pipe(
  Layer.provide([
    DocumentsLive,
    QueriesLive,
    ReadingLive,
    RipsLive,
    TestSetsLive,
    MailsLive,
    MailBouncesLive,
    CertificatesLive,
    AuthorityLive,
    FilesLive,
    LinkedFilesLive,
    SubmissionsLive,
    TokensLive,
    CompaniesLive,
    ProvidersLive,
    AuditLive,
    WebhooksLive,
    WebhookDeliveriesLive,
    CodesLive,
    HealthLive
  ]),
  Layer.provide([AuthorizationLive, RequestProblemsLive])
)

/** A link works without a token, so its address is in no trace. */
const linksUntraced = Layer.succeed(HttpMiddleware.TracerDisabledWhen)(({ url }) => url.includes("/files/links/"))

/** The policy of a page: of scripts only those that are in it, by their digests (CSP Level 3 §2.3.1). */
const policyOf = (page: string): string => {
  const digests = [...page.matchAll(/<script>([\s\S]*?)<\/script>/gu)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`
  )
  return [
    "default-src 'none'",
    `script-src ${digests.join(" ")}`,
    // what draws the page writes its styles into it
    "style-src 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'"
  ].join("; ")
}

/** Gives a page the headers that keep other sites and other scripts away from it. */
const guardPage = HttpRouter.middleware((answer) => {
  let policy: string | undefined
  return Effect.map(answer, (response) => {
    const { body } = response
    if (body._tag !== "Uint8Array") return response
    policy ??= policyOf(Buffer.from(body.body).toString("utf8"))
    return HttpServerResponse.setHeaders(response, { ...pageHeaders, "content-security-policy": policy })
  })
})

/**
 * Keeps what is optional out of samples and test requests. Otherwise Scalar puts every parameter into them: text empty
 * (`Idempotency-Key:`), and of an enumeration the first value (`isTest=true&dryRun=true`). It writes an exploded list
 * once for each member, so an empty list is not written at all.
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

/** The contract as the page shows it; `/openapi.json` has it as it is. */
const pageApi = RadicarApi.annotate(OpenApi.Transform, (document) => omitOptionalParameters(describeApi(document)))

/** The page shows operations and calls this service; it offers nothing of its maker's. */
const scalar = {
  withDefaultFonts: false,
  authentication: { preferredSecurityScheme: "bearer" },
  showDeveloperTools: "never",
  hideClientButton: true,
  telemetry: false
} satisfies HttpApiScalar.ScalarConfig & Readonly<Record<string, unknown>>

/** A page of the operations with everything it loads, for browsers that reach only the service. */
const Docs = HttpApiScalar.layer(pageApi, { path: "/docs", scalar }).pipe(Layer.provide(guardPage.layer))

/** Every route, of which each request notes which one it has found. */
const routes = (console: Configuration["console"]) =>
  Layer.mergeAll(Api, Docs, consoleLive(console), notFoundRoute).pipe(Layer.provide(noteRoute.layer))

/** Every route of the service, with its OpenAPI document and a page to read it. Paths answer with and without `/`. */
export const httpLive = ({ console, corsOrigins }: Pick<Configuration, "console" | "corsOrigins">) =>
  HttpRouter.serve(Layer.mergeAll(routes(console), answerEverything, corsLive(corsOrigins)), {
    disableLogger: true,
    disableListenLog: true,
    routerConfig: { ignoreTrailingSlash: true }
  }).pipe(Layer.provide(linksUntraced))
