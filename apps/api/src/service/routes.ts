import { isTrue } from "@radicar/contract/FilingQuery"
import { CurrentCaller } from "@radicar/contract/CurrentCaller"
import { RadicarApi } from "@radicar/contract/RadicarApi"
import { Effect, Layer } from "effect"
import { HttpMiddleware, HttpRouter } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
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
import { consoleLive } from "../http/console.ts"
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
import { NoticesLive } from "./NoticesLive.ts"
import { descriptionLive } from "./openApi.ts"

/** The numbering ranges that the authority has granted. */
const NumberingRangesLive = HttpApiBuilder.group(
  RadicarApi,
  "numberingRanges",
  Effect.fn(function* (handlers) {
    const ranges = yield* NumberingRanges
    return handlers.handleAll({
      list: Effect.fn("NumberingRangeGetAll")(function* ({ headers, query }) {
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
      })
    })
  })
)

/** The outcomes of uploaded batches. */
const StatusZipsLive = HttpApiBuilder.group(
  RadicarApi,
  "statusZips",
  Effect.fn(function* (handlers) {
    const batches = yield* StatusZips
    return handlers.handleAll({
      get: Effect.fn("StatusZipGetAll")(function* ({ headers, query }) {
        yield* requireAccess(query)
        const { companyId, providerId, zipkey } = query
        return yield* batches.ask({
          companyId,
          providerId,
          zipkey,
          isTest: isTrue(query.isTest),
          certificate: yield* certificateOf(companyId, headers)
        })
      })
    })
  })
)

/** The events that the authority has registered. */
const DocumentEventsLive = HttpApiBuilder.group(
  RadicarApi,
  "documentEvents",
  Effect.fn(function* (handlers) {
    const events = yield* askEvents
    return handlers.handleAll({
      list: Effect.fn("DocumentEventGetAll")(function* ({ headers, query }) {
        yield* requireAccess(query)
        const { companyId, providerId, uuid } = query
        const certificate = yield* certificateOf(companyId, headers)
        return yield* events({ companyId, providerId, uuid, isTest: isTrue(query.isTest), certificate })
      })
    })
  })
)

const Api = HttpApiBuilder.layer(RadicarApi).pipe(
  Layer.provide([
    DocumentsLive,
    NumberingRangesLive,
    StatusZipsLive,
    DocumentEventsLive,
    ReadingLive,
    RipsLive,
    TestSetsLive,
    MailsLive,
    MailBouncesLive,
    CertificatesLive,
    AuthorityLive,
    NoticesLive,
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

/** Every route, of which each request notes which one it has found. */
const routes = (console: Configuration["console"]) =>
  Layer.mergeAll(Api, descriptionLive, consoleLive(console), notFoundRoute).pipe(Layer.provide(noteRoute.layer))

/** Every route of the service, with its OpenAPI document and a page to read it. Paths answer with and without `/`. */
export const httpLive = ({ console, corsOrigins }: Pick<Configuration, "console" | "corsOrigins">) =>
  HttpRouter.serve(Layer.mergeAll(routes(console), answerEverything, corsLive(corsOrigins)), {
    disableLogger: true,
    disableListenLog: true,
    routerConfig: { ignoreTrailingSlash: true }
  }).pipe(Layer.provide(linksUntraced))
