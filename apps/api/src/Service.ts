import { Authority } from "@radicar/dian/Authority"
import { Endpoint } from "@radicar/dian/Endpoint"
import { NodeHttpServer } from "@effect/platform-node"
import { Sandbox } from "@radicar/sandbox/Sandbox"
import { SigningIdentityCache } from "@radicar/signature/SigningIdentityCache"
import { Effect, Layer, Metric } from "effect"
import { createServer } from "node:http"
import { join } from "node:path"
import { AuthorityEndpoints } from "./authority/AuthorityEndpoints.ts"
import { AuthorityHealth } from "./authority/AuthorityHealth.ts"
import { WatchedAuthority } from "./authority/WatchedAuthority.ts"
import { TransportIdentity } from "./authority/TransportIdentity.ts"
import type { Configuration } from "./Configuration.ts"
import { Contingency } from "./contingency/Contingency.ts"
import { Delivery } from "./filing/Delivery.ts"
import { Filing } from "./filing/Filing.ts"
import { FollowUps } from "./following/FollowUps.ts"
import { Worker } from "./following/Worker.ts"
import { Oidc } from "./oidc/Oidc.ts"
import { RequestLimits } from "./limits/RequestLimits.ts"
import { Watch } from "./events/Watch.ts"
import { Erasures } from "./storage/Erasures.ts"
import { Events } from "./storage/Events.ts"
import { Mailer } from "./mail/Mailer.ts"
import { BounceTokens } from "./mail/bounces/BounceTokens.ts"
import { MailBouncing } from "./mail/bounces/MailBouncing.ts"
import { ExchangeEmails } from "./mail/ExchangeEmails.ts"
import { Mailing } from "./mail/Mailing.ts"
import { answerEarly } from "./http/answerEarly.ts"
import { answerClientError } from "./http/answerClientError.ts"
import { answerHead } from "./http/answerHead.ts"
import { resolvePathAlias } from "./http/resolvePathAlias.ts"
import { CertificateRetention } from "./retention/CertificateRetention.ts"
import { CompanyErasure } from "./retention/CompanyErasure.ts"
import { EraseDue } from "./retention/EraseDue.ts"
import { MasterKeys } from "./secrets/MasterKeys.ts"
import { httpLive } from "./http/httpLive.ts"
import { GuardedClient } from "./outbound/GuardedClient.ts"
import { AuthorityRanges } from "./queries/AuthorityRanges.ts"
import { DevelopmentIdentity } from "./queries/DevelopmentIdentity.ts"
import { NumberingRanges } from "./queries/NumberingRanges.ts"
import { QueryCertificates } from "./queries/QueryCertificates.ts"
import { StatusZips } from "./queries/StatusZips.ts"
import { AuditLog } from "./storage/AuditLog.ts"
import { Batches } from "./storage/Batches.ts"
import { Database } from "./storage/Database.ts"
import { Backlog } from "./storage/Backlog.ts"
import { BlobStore } from "./blobs/BlobStore.ts"
import { Evidence } from "./evidence/Evidence.ts"
import { Exchanges } from "./evidence/Exchanges.ts"
import { Containers } from "./files/Containers.ts"
import { DocumentFiles } from "./files/DocumentFiles.ts"
import { Logos } from "./files/Logos.ts"
import { FileLinks } from "./files/FileLinks.ts"
import { PublicUrl } from "./http/PublicUrl.ts"
import { KnownRanges } from "./observability/KnownRanges.ts"
import { MetricsServer } from "./observability/metrics/MetricsServer.ts"
import { layerTraces } from "./observability/traces/layerTraces.ts"
import { TestSets } from "./testSets/TestSets.ts"
import { ExchangeAddresses } from "./storage/ExchangeAddresses.ts"
import { MailBounces } from "./storage/MailBounces.ts"
import { Mails } from "./storage/Mails.ts"
import { FileSequences } from "./storage/FileSequences.ts"
import { ServiceSecrets } from "./storage/ServiceSecrets.ts"
import { Certificates } from "./storage/Certificates.ts"
import { RateWindows } from "./storage/RateWindows.ts"
import { RangeUsage } from "./storage/RangeUsage.ts"
import { RetainedCertificates } from "./storage/RetainedCertificates.ts"
import { Submissions } from "./storage/Submissions.ts"
import { Tenants } from "./storage/Tenants.ts"
import { Tokens } from "./storage/Tokens.ts"
import { AdminToken } from "./tenancy/AdminToken.ts"
import { DevelopmentTenant } from "./tenancy/DevelopmentTenant.ts"
import { Tenancy } from "./tenancy/Tenancy.ts"
import { TenantSettings } from "./tenancy/TenantSettings.ts"
import { WebhookDeliveries } from "./storage/WebhookDeliveries.ts"
import { WebhookLanes } from "./storage/WebhookLanes.ts"
import { Webhooks } from "./storage/Webhooks.ts"
import { WebhookSecrets } from "./webhooks/WebhookSecrets.ts"
import { WebhookWorker } from "./webhooks/WebhookWorker.ts"
import { CertificateVault } from "./vault/CertificateVault.ts"

const endpointsLive = ({
  authorityUrl,
  dataDirectory,
  environment,
  sandboxAdmin,
  sandboxPort,
  sandboxTrust
}: Configuration) =>
  environment === "sandbox" && authorityUrl === undefined
    ? Layer.unwrap(Effect.map(Sandbox, ({ url }) => AuthorityEndpoints.layer("sandbox", url))).pipe(
        Layer.provideMerge(
          Sandbox.layer({
            port: sandboxPort,
            trust: sandboxTrust,
            admin: sandboxAdmin,
            certificateDirectory: join(dataDirectory, "sandbox")
          })
        )
      )
    : AuthorityEndpoints.layer(environment, authorityUrl)

const developmentIdentityLive = ({ dataDirectory, environment }: Configuration) =>
  environment === "sandbox"
    ? DevelopmentIdentity.layerSandbox(join(dataDirectory, "sandbox"))
    : DevelopmentIdentity.layerNone

const storageLive = ({ blobs, dataDirectory, databaseUrl, following }: Configuration) =>
  Layer.mergeAll(
    Submissions.layer,
    Tokens.layer,
    RetainedCertificates.layer,
    Certificates.layer,
    BlobStore.layer(blobs),
    FileSequences.layer,
    ServiceSecrets.layer,
    RangeUsage.layer,
    Batches.layer,
    Mails.layer,
    MailBounces.layer,
    ExchangeAddresses.layer,
    Tenants.layer,
    Erasures.layer,
    RateWindows.layer,
    AuditLog.layer,
    Backlog.layer,
    Events.layer,
    Webhooks.layer,
    WebhookDeliveries.layer,
    WebhookLanes.layer
  ).pipe(
    Layer.provideMerge(FollowUps.layer(following)),
    Layer.provideMerge(Database.layer({ dataDirectory, databaseUrl }))
  )

/**
 * Milliseconds that an idle connection is kept: longer than proxies and clients keep theirs (a minute, as a rule), because a
 * request that meets a connection just being closed is lost on the way, and who sent it can not know.
 */
const keepAliveTimeout = 75_000

const httpServer = ({ host, port }: Configuration) =>
  NodeHttpServer.layer(
    () =>
      // a certificate with its chain, which the questions to the authority carry in a header, is beyond Node's 16 KiB
      answerEarly(
        createServer({ keepAliveTimeout, requestTimeout: 60_000, headersTimeout: 15_000, maxHeaderSize: 32 * 1024 })
          .on("clientError", answerClientError)
          .on("request", resolvePathAlias)
          .on("request", answerHead)
      ),
    { host, port, gracefulShutdownTimeout: "20 seconds" }
  )

const everything = (configuration: Configuration) =>
  Layer.mergeAll(
    httpLive(configuration),
    Worker.layer(configuration.following),
    WebhookWorker.layer(configuration.following),
    Watch.layer(configuration.following.watch),
    EraseDue.layer(configuration.following.watch.erasures)
  ).pipe(
    Layer.provideMerge(MetricsServer.layer(configuration.metrics)),
    Layer.provideMerge(configuration.environment === "sandbox" ? DevelopmentTenant.layer : Layer.empty),
    Layer.provideMerge(AdminToken.layer(configuration.adminToken)),
    Layer.provide([
      Filing.layer,
      NumberingRanges.layer,
      StatusZips.layer,
      TestSets.layer,
      Mailing.layer,
      MailBouncing.layer,
      Evidence.layer
    ]),
    Layer.provide(Contingency.layer),
    Layer.provide([AuthorityRanges.layer, QueryCertificates.layer, ExchangeEmails.layer]),
    Layer.provide(Delivery.layer(configuration.following)),
    Layer.provide([DocumentFiles.layer, FileLinks.layer, PublicUrl.layer(configuration.publicUrl)]),
    Layer.provide([
      Containers.layer,
      Logos.layer,
      Exchanges.layer,
      TransportIdentity.layer(configuration),
      Mailer.layer(configuration.mail)
    ]),
    Layer.provide([
      CertificateRetention.layer(configuration),
      CompanyErasure.layer,
      developmentIdentityLive(configuration),
      BounceTokens.layer
    ]),
    Layer.provide([
      CertificateVault.layer,
      Tenancy.layer(configuration.environment),
      RequestLimits.layer(configuration.limits),
      WebhookSecrets.layer,
      Oidc.layer(configuration.oidc).pipe(Layer.provideMerge(GuardedClient.layer(configuration.outbound)))
    ]),
    Layer.provide([TenantSettings.layer, KnownRanges.layer]),
    Layer.provide(MasterKeys.layer(configuration)),
    Layer.provideMerge(httpServer(configuration)),
    Layer.provideMerge(storageLive(configuration)),
    Layer.provide(WatchedAuthority.layer),
    Layer.provide(Authority.layer({ endpoint: Endpoint.habilitacion })),
    Layer.provide(AuthorityHealth.layer(configuration.health)),
    Layer.provide(SigningIdentityCache.layer),
    Layer.provideMerge(endpointsLive(configuration))
  )

/** The whole service as one layer: HTTP server, storage, authority, and in the sandbox environment its stand-in. */
export const serviceLayer = (configuration: Configuration) =>
  everything(configuration).pipe(
    Layer.provide([
      layerTraces(configuration.traces, configuration.environment),
      // several services of one process count each for itself
      Layer.sync(Metric.MetricRegistry, () => new Map())
    ])
  )
