import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { Context, Effect, Layer } from "effect"
import { HttpMiddleware, HttpRouter } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { AuditLive } from "../access/AuditLive.ts"
import { AuthorizationLive } from "../access/AuthorizationLive.ts"
import { TokensLive } from "../access/TokensLive.ts"
import { StatusZipsLive } from "../batches/StatusZipsLive.ts"
import { TestSetsLive } from "../batches/testSets/TestSetsLive.ts"
import { CompanyPrintsLive } from "../documents/CompanyPrintsLive.ts"
import { DraftsLive } from "../documents/drafts/DraftsLive.ts"
import { FilesLive, LinkedFilesLive } from "../documents/FilesLive.ts"
import { ReadingLive } from "../documents/reading/ReadingLive.ts"
import { SheetsLive } from "../batches/sheets/SheetsLive.ts"
import { RipsLive } from "../documents/rips/RipsLive.ts"
import { AcquirersLive } from "../filing/authority/AcquirersLive.ts"
import { AuthorityLive } from "../filing/authority/AuthorityLive.ts"
import { DocumentEventsLive } from "../filing/authority/DocumentEventsLive.ts"
import { PreviewsLive } from "../filing/PreviewsLive.ts"
import { DocumentsLive } from "../filing/DocumentsLive.ts"
import { SubmissionsLive } from "../filing/SubmissionsLive.ts"
import { answerEverything, noteRoute, notFoundRoute } from "../http/answerEverything.ts"
import { consoleLive } from "../http/console.ts"
import { corsLive } from "../http/cors.ts"
import { HealthLive } from "../http/HealthLive.ts"
import { helpLive, landingLive, problemPagesLive } from "../http/help.ts"
import { RequestProblemsLive } from "../http/parameterProblems.ts"
import { CaughtMailsLive } from "../mail/CaughtMailsLive.ts"
import { MailBouncesLive, MailsLive } from "../mail/MailsLive.ts"
import { PayslipsLive } from "../mail/payslips/PayslipsLive.ts"
import { InboxLive } from "../inbox/InboxLive.ts"
import { NumberingRangesLive } from "../numbering/NumberingRangesLive.ts"
import { CertificatesLive } from "../tenants/certificates/CertificatesLive.ts"
import { CompaniesLive } from "../tenants/CompaniesLive.ts"
import { ProvidersLive } from "../tenants/ProvidersLive.ts"
import { WebhookDeliveriesLive } from "../webhooks/WebhookDeliveriesLive.ts"
import { WebhooksLive } from "../webhooks/WebhooksLive.ts"
import { CodesLive } from "./CodesLive.ts"
import type { Configuration } from "./Configuration.ts"
import { NoticesLive } from "./NoticesLive.ts"
import { descriptionLive } from "./openApi.ts"

const Api = HttpApiBuilder.layer(RadicarApi).pipe(
  Layer.provide([
    DocumentsLive,
    NumberingRangesLive,
    StatusZipsLive,
    DocumentEventsLive,
    AcquirersLive,
    ReadingLive,
    RipsLive,
    SheetsLive,
    TestSetsLive,
    MailsLive,
    MailBouncesLive,
    CaughtMailsLive,
    PayslipsLive,
    CertificatesLive,
    AuthorityLive,
    NoticesLive,
    FilesLive,
    LinkedFilesLive,
    SubmissionsLive,
    DraftsLive,
    PreviewsLive,
    InboxLive,
    TokensLive,
    CompaniesLive,
    CompanyPrintsLive,
    ProvidersLive,
    AuditLive,
    WebhooksLive,
    WebhookDeliveriesLive,
    CodesLive,
    HealthLive
  ]),
  Layer.provide([AuthorizationLive, RequestProblemsLive])
)

/** Keeps the addresses of file links out of traces, because a link works without a token. */
const linksUntraced = Layer.succeed(HttpMiddleware.TracerDisabledWhen)(({ url }) => url.includes("/files/links/"))

/** All routes; each request records the route it matched. */
const routes = ({ console, help, oidc }: Pick<Configuration, "console" | "help" | "oidc">) =>
  Layer.mergeAll(
    Api,
    descriptionLive,
    consoleLive(console, oidc),
    helpLive(help),
    landingLive({ console: console !== undefined, help: help !== undefined }),
    notFoundRoute
  ).pipe(Layer.provide(noteRoute.layer))

/**
 * Number of services that a request adds before Effect copies the context of the whole service, which has more than a
 * hundred. A request adds some twenty, and a look through them takes less time than the copy.
 */
const REQUEST_DEPTH = 32

/** A layer whose effects add services without a copy of all others. */
const withDeepContext = <ROut, E, RIn>(layer: Layer.Layer<ROut, E, RIn>): Layer.Layer<ROut, E, RIn> =>
  Layer.fromBuild((memoMap, scope) =>
    Effect.updateContext(Layer.buildWithMemoMap(layer, memoMap, scope), ({ mapUnsafe }: Context.Context<RIn>) =>
      Context.makeUnsafe<RIn>(mapUnsafe, { maxDepth: REQUEST_DEPTH })
    )
  )

/**
 * All routes of the service, with its OpenAPI document and a page to read it. A slash at the end of a path is ignored.
 */
export const httpLive = ({ corsOrigins, ...pages }: Pick<Configuration, "console" | "corsOrigins" | "help" | "oidc">) =>
  HttpRouter.serve(Layer.mergeAll(routes(pages), answerEverything, corsLive(corsOrigins)), {
    disableLogger: true,
    disableListenLog: true,
    routerConfig: { ignoreTrailingSlash: true }
  }).pipe(withDeepContext, Layer.provide([linksUntraced, problemPagesLive(pages.help)]))
