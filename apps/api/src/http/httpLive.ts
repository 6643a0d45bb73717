import { describedApi } from "@radicar/contract/describedApi"
import { Layer } from "effect"
import { HttpMiddleware, HttpRouter } from "effect/http"
import { HttpApiBuilder, HttpApiScalar } from "effect/http-api"
import { answerEverything, nothingHere } from "./answerEverything.ts"
import { AuditLive } from "./AuditLive.ts"
import { AuthorityLive } from "./AuthorityLive.ts"
import { AuthorizationLive } from "./AuthorizationLive.ts"
import { CompaniesLive } from "./CompaniesLive.ts"
import { ProvidersLive } from "./ProvidersLive.ts"
import type { Configuration } from "../Configuration.ts"
import { CertificatesLive } from "./CertificatesLive.ts"
import { consoleLive } from "./consoleLive.ts"
import { DocumentsLive } from "./DocumentsLive.ts"
import { FilesLive, LinkedFilesLive } from "./FilesLive.ts"
import { SubmissionsLive } from "./SubmissionsLive.ts"
import { HealthLive } from "./HealthLive.ts"
import { MailBouncesLive } from "./MailBouncesLive.ts"
import { MailsLive } from "./MailsLive.ts"
import { noteRoute } from "./noteRoute.ts"
import { QueriesLive } from "./QueriesLive.ts"
import { ReadingLive } from "./ReadingLive.ts"
import { TestSetsLive } from "./TestSetsLive.ts"
import { TokensLive } from "./TokensLive.ts"
import { WebhookDeliveriesLive } from "./WebhookDeliveriesLive.ts"
import { WebhooksLive } from "./WebhooksLive.ts"
import { RequestProblemsLive } from "./RequestProblemsLive.ts"

const Api = HttpApiBuilder.layer(describedApi, { openapiPath: "/openapi.json" }).pipe(
  Layer.provide([
    DocumentsLive,
    QueriesLive,
    ReadingLive,
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
    HealthLive
  ]),
  Layer.provide([AuthorizationLive, RequestProblemsLive])
)

/** Whoever has a link needs no token, so the address of one stands in no trace. */
const linksUntraced = Layer.succeed(HttpMiddleware.TracerDisabledWhen)(({ url }) => url.includes("/files/links/"))

/** A page of the operations, for browsers that reach nothing but the service: all that it takes is in it. */
const Docs = HttpApiScalar.layer(describedApi, { path: "/docs", scalar: { withDefaultFonts: false } })

/** Every route, of which each request notes which one it has found. */
const routes = (console: Configuration["console"]) =>
  Layer.mergeAll(Api, Docs, consoleLive(console), nothingHere).pipe(Layer.provide(noteRoute.layer))

/** Every route of the service, with its OpenAPI document and a page to read it. Paths answer with and without `/`. */
export const httpLive = ({ console }: Pick<Configuration, "console">) =>
  HttpRouter.serve(Layer.mergeAll(routes(console), answerEverything), {
    disableLogger: true,
    disableListenLog: true,
    routerConfig: { ignoreTrailingSlash: true }
  }).pipe(Layer.provide(linksUntraced))
