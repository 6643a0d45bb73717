import { NodeHttpServer } from "@effect/platform-node"
import { Authority } from "@radicar/dian/inner/Authority"
import { Endpoint } from "@radicar/dian/inner/Endpoint"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { workerFile } from "@radicar/workers/inner/WorkerPool"
import { Effect, Layer, Metric } from "effect"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { AdminToken } from "../access/AdminToken.ts"
import { ErasedCompanies } from "../access/ErasedCompanies.ts"
import { AuditLog } from "../access/AuditLog.ts"
import { DevelopmentTenant } from "../access/DevelopmentTenant.ts"
import { FailedLogins } from "../access/FailedLogins.ts"
import { Oidc } from "../access/oidc/Oidc.ts"
import { RateWindows } from "../access/RateWindows.ts"
import { RequestLimits } from "../access/RequestLimits.ts"
import { RequestMemories } from "../access/RequestMemory.ts"
import { Tokens } from "../access/Tokens.ts"
import { Batches } from "../batches/Batches.ts"
import { TestSets } from "../batches/testSets/TestSets.ts"
import { Evidence } from "../documents/evidence/Evidence.ts"
import { Exchanges } from "../documents/evidence/Exchanges.ts"
import { Containers } from "../documents/files/Containers.ts"
import { DocumentFiles } from "../documents/files/DocumentFiles.ts"
import { UnsignedContainers } from "../documents/files/UnsignedContainers.ts"
import { FileLinks } from "../documents/files/FileLinks.ts"
import { Logos } from "../documents/files/Logos.ts"
import { FileSequences } from "../documents/submissions/FileSequences.ts"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { AuthorityHealth, WatchedAuthority } from "../filing/authority/AuthorityHealth.ts"
import { TransportIdentity } from "../filing/authority/TransportIdentity.ts"
import { watchAuthority } from "../filing/authority/watchAuthority.ts"
import { Contingency } from "../filing/contingency.ts"
import { Delivery } from "../filing/delivery/Delivery.ts"
import { Filing } from "../filing/Filing.ts"
import { PublicUrl } from "../http/PublicUrl.ts"
import { answerEarly, createHttpServer, holdEarly } from "../http/server.ts"
import { BounceTokens } from "../mail/bounces/BounceTokens.ts"
import { MailBounces } from "../mail/bounces/MailBounces.ts"
import { MailBouncing } from "../mail/bounces/MailBouncing.ts"
import { CaughtMails } from "../mail/CaughtMails.ts"
import { ExchangeAddresses } from "../mail/ExchangeAddresses.ts"
import { ExchangeEmails } from "../mail/ExchangeEmails.ts"
import { Mailer } from "../mail/Mailer.ts"
import { Mailing } from "../mail/Mailing.ts"
import { Mails } from "../mail/Mails.ts"
import { PayslipConsents } from "../mail/payslips/PayslipConsents.ts"
import { Payslips } from "../mail/payslips/Payslips.ts"
import { AuthorityRanges } from "../numbering/AuthorityRanges.ts"
import { KnownRanges } from "../numbering/KnownRanges.ts"
import { RangeUsage } from "../numbering/RangeUsage.ts"
import { CurrentMembership } from "./Membership.ts"
import { samples } from "./samples.ts"
import { AuthorityEndpoints } from "../platform/AuthorityEndpoints.ts"
import { BlobStore } from "../platform/blobs/BlobStore.ts"
import { Database } from "../platform/database/Database.ts"
import { makeMonthsAhead } from "../platform/database/migrate.ts"
import { isOutage } from "../platform/database/StorageError.ts"
import { databaseDependency } from "../platform/observability/dependencies.ts"
import { layerFilingPool } from "../platform/database/makePooledClient.ts"
import { FollowUps } from "../platform/jobs/FollowUps.ts"
import { logAndPause, runRegularly } from "../platform/jobs/runWorkers.ts"
import { MetricsServer } from "../platform/observability/metrics/MetricsServer.ts"
import { Trust } from "../platform/Trust.ts"
import { layerTraces } from "../platform/observability/traces/layerTraces.ts"
import { GuardedClient } from "../platform/outbound/GuardedClient.ts"
import { HeavyWork } from "../platform/work/HeavyWork.ts"
import { MasterKeys } from "../platform/secrets/MasterKeys.ts"
import { ServiceSecrets } from "../platform/secrets/ServiceSecrets.ts"
import { identityCacheLive } from "../tenants/certificates/decryptCertificate.ts"
import { CertificateRetention, RetainedCertificates } from "../tenants/certificates/CertificateRetention.ts"
import { Certificates } from "../tenants/certificates/Certificates.ts"
import { CertificateVault } from "../tenants/certificates/CertificateVault.ts"
import { DevelopmentIdentity } from "../tenants/certificates/DevelopmentIdentity.ts"
import { QueryCertificates } from "../tenants/certificates/QueryCertificates.ts"
import { watchCertificates } from "../tenants/certificates/watchCertificates.ts"
import { CompanyErasure, EraseDue } from "../tenants/erasure/CompanyErasure.ts"
import { Erasures } from "../tenants/erasure/Erasures.ts"
import { Ownership } from "../tenants/Ownership.ts"
import { Tenancy } from "../tenants/Tenancy.ts"
import { ProgramSeries } from "../tenants/ProgramSeries.ts"
import { CompanyPrints } from "../tenants/CompanyPrints.ts"
import { Drafts } from "../documents/drafts/Drafts.ts"
import { Tenants, TenantSettings } from "../tenants/Tenants.ts"
import { Events } from "../webhooks/Events.ts"
import { WebhookDeliveries } from "../webhooks/WebhookDeliveries.ts"
import { WebhookLanes } from "../webhooks/WebhookLanes.ts"
import { WebhookStore } from "../webhooks/WebhookStore.ts"
import { WebhookSecrets } from "../webhooks/WebhookSecrets.ts"
import { WebhookWorker } from "../webhooks/WebhookWorker.ts"
import { CompanyNotices } from "./CompanyNotices.ts"
import { Backlog, watchWork } from "./Backlog.ts"
import { type Configuration, hasEmbeddedSandbox } from "./Configuration.ts"
import { embeddedSandbox } from "./embeddedSandbox.ts"
import type { FollowingOptions } from "./FollowingOptions.ts"
import { httpLive } from "./routes.ts"
import { followSubmissions } from "../filing/followSubmission.ts"
import { followBatches } from "../batches/followBatch.ts"
import { followInbox } from "../inbox/followInbox.ts"
import { Inbox } from "../inbox/Inbox.ts"
import { InboxStore } from "../inbox/InboxStore.ts"
import { followMails } from "../mail/followMail.ts"
import { logInfo, noteAway } from "../platform/observability/log.ts"

const endpointsLive = (configuration: Configuration) =>
  hasEmbeddedSandbox(configuration)
    ? Layer.unwrap(Effect.map(Sandbox, ({ url }) => AuthorityEndpoints.layer("sandbox", url))).pipe(
        Layer.provideMerge(
          Layer.unwrap(Effect.map(HeavyWork, ({ threads }) => embeddedSandbox(configuration, { threads })))
        )
      )
    : AuthorityEndpoints.layer(configuration.environment, configuration.authorityUrl)

const authorityLive = ({ authorityTimeouts: timeouts = {}, requireProof }: Configuration) =>
  Layer.unwrap(
    Effect.map(Trust, (trust) =>
      Authority.layer({ endpoint: Endpoint.habilitacion, timeouts, trustIn: trust.in, requireProof })
    )
  )

const developmentIdentityLive = (configuration: Configuration) =>
  configuration.environment === "sandbox"
    ? DevelopmentIdentity.layerSandbox(join(configuration.dataDirectory, "sandbox"), {
        isEmbedded: hasEmbeddedSandbox(configuration)
      })
    : DevelopmentIdentity.layerNone

const storageLive = ({ blobs, following, ...database }: Configuration) =>
  Layer.mergeAll(
    Submissions.layer,
    Tokens.layer,
    RetainedCertificates.layer,
    Certificates.layer,
    BlobStore.layer(blobs),
    FileSequences.layer,
    RangeUsage.layer,
    Batches.layer,
    Mails.layer,
    MailBounces.layer,
    CaughtMails.layer({ environment: database.environment, mail: database.mail }),
    PayslipConsents.layer,
    Payslips.layer,
    ExchangeAddresses.layer,
    Tenants.layer,
    CompanyPrints.layer,
    ProgramSeries.layer,
    Drafts.layer,
    Erasures.layer,
    ErasedCompanies.layer,
    RateWindows.layer,
    AuditLog.layer,
    Backlog.layer,
    Events.layer,
    WebhookStore.layer,
    WebhookDeliveries.layer,
    WebhookLanes.layer
  ).pipe(Layer.provideMerge(FollowUps.layer(following)), Layer.provideMerge(Database.layer(database)))

const httpServer = ({ host, port }: Configuration) =>
  Layer.unwrap(
    Effect.map(CurrentMembership, ({ number }) => {
      const early = number === undefined ? answerEarly : holdEarly
      const options = { host, port, gracefulShutdownTimeout: "20 seconds" } as const
      return NodeHttpServer.layer(() => early(createHttpServer()), options)
    })
  )

/** Background work on open submissions, batches, mails and arrivals. */
const followers = ({ concurrency, mailSteps }: FollowingOptions) =>
  Layer.effectDiscard(
    Effect.all(
      [
        followSubmissions(concurrency),
        followBatches(concurrency),
        followMails(concurrency, mailSteps),
        followInbox(concurrency)
      ],
      { discard: true }
    )
  )

/** Threads for heavy work. Several processes share the processors, with at least one thread each. */
const heavyWorkLive = ({ processes }: Configuration) =>
  HeavyWork.layer({
    file: workerFile("workerTasks", import.meta.url),
    threads: Math.max(1, Math.floor(availableParallelism() / processes) - 1)
  })

/** The shared jobs that one process runs for all: follow-ups, events, certificates, erasures, partitions. */
const workOfOne = ({ following }: Configuration) =>
  Layer.mergeAll(
    followers(following),
    WebhookWorker.layer(following),
    Layer.effectDiscard(watchCertificates(following.watch.certificates)),
    EraseDue.layer(following.watch.erasures),
    Layer.effectDiscard(
      runRegularly(
        "months",
        "1 day",
        {
          en: "Partitions of further months could not be created",
          es: "No se pudieron crear particiones de más meses"
        },
        makeMonthsAhead
      )
    ),
    Layer.effectDiscard(
      Effect.flatMap(Inbox, ({ maintain }) =>
        runRegularly(
          "inbox",
          following.watch.inbox,
          { en: "The inbox could not be looked through", es: "No se pudo revisar la bandeja de entrada" },
          maintain
        )
      )
    )
  )

/** Runs the shared jobs: at once in a single process, else as soon as this process gets the order. */
const workLive = (configuration: Configuration) =>
  Layer.unwrap(
    Effect.map(CurrentMembership, ({ leading, number }) => {
      if (number === undefined) return workOfOne(configuration)
      const work = Layer.launch(workOfOne(configuration)).pipe(
        Effect.catchCause(
          logAndPause({ en: "The jobs could not be started", es: "No se pudieron iniciar los trabajos" })
        ),
        Effect.forever
      )
      return leading.pipe(
        Effect.andThen(
          logInfo({
            en: "This process runs the background jobs of all processes",
            es: "Este proceso ejecuta los trabajos de fondo de todos los procesos"
          })
        ),
        Effect.andThen(work),
        Effect.forkScoped,
        Layer.effectDiscard
      )
    })
  )

/** Serves metrics at an address, or to the parent of several processes. */
const metricsLive = ({ metrics }: Configuration) =>
  Layer.unwrap(
    Effect.map(CurrentMembership, ({ answer, number }) =>
      number === undefined ? MetricsServer.layer(metrics, samples) : MetricsServer.layerAsked(answer, samples)
    )
  )

/** Pause before another start of the service; the server keeps listening and answers 503. */
const PAUSE = "1 second"

/**
 * Delays the failure of a layer that has no database by a pause. The surrounding layers, such as the listening server,
 * stay alive meanwhile, and the server answers 503.
 */
const keepWithoutDatabase = <A, E, R>(layer: Layer.Layer<A, E, R>) =>
  Layer.catchCause(layer, (cause) =>
    Layer.effectContext(
      Effect.gen(function* () {
        if (isOutage(cause)) {
          yield* noteAway(databaseDependency)
          yield* Effect.sleep(PAUSE)
        }
        return yield* Effect.failCause(cause)
      })
    )
  )

/**
 * The server and the storage. A single process listens first and answers 503 until it is ready. One of several
 * processes accepts no connection before it is ready, because another one could take it.
 */
const storageAndServer = (configuration: Configuration) =>
  Layer.unwrap(
    Effect.map(CurrentMembership, ({ number }) => {
      const [storage, server] = [keepWithoutDatabase(storageLive(configuration)), httpServer(configuration)]
      return number === undefined ? storage.pipe(Layer.provideMerge(server)) : server.pipe(Layer.provideMerge(storage))
    })
  )

const allLayers = (configuration: Configuration) =>
  Layer.mergeAll(
    httpLive(configuration),
    workLive(configuration),
    // every process watches, because each knows only the results of its own calls
    Layer.effectDiscard(watchAuthority(configuration.following.watch.authority)),
    // in every process, because it reports when the shared jobs stall
    Layer.effectDiscard(watchWork(configuration.following.watch.work))
  ).pipe(
    Layer.provideMerge(metricsLive(configuration)),
    Layer.provideMerge(
      configuration.environment === "sandbox" ? DevelopmentTenant.layer : DevelopmentTenant.layerElsewhere
    ),
    Layer.provideMerge(AdminToken.layer(configuration.adminToken)),
    Layer.provide([
      Filing.layer,
      TestSets.layer,
      Mailing.layer,
      MailBouncing.layer,
      Evidence.layer,
      Inbox.layer,
      CompanyNotices.layer
    ]),
    Layer.provide(Contingency.layer),
    Layer.provide([AuthorityRanges.layer, QueryCertificates.layer, ExchangeEmails.layer]),
    // leases are renewed on the connections for filings, so that no list can delay a renewal
    Layer.provide(Delivery.layer(configuration.following).pipe(Layer.provide(layerFilingPool))),
    Layer.provide([DocumentFiles.layer, FileLinks.layer, PublicUrl.layer(configuration)]),
    Layer.provide([
      Containers.layer.pipe(Layer.provide(UnsignedContainers.layer)),
      Logos.layer,
      Exchanges.layer,
      InboxStore.layer,
      TransportIdentity.layer(configuration),
      Mailer.layer(configuration)
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
      Ownership.layer(configuration),
      RequestLimits.layer(configuration.limits),
      RequestMemories.layer(configuration.limits),
      FailedLogins.layer(configuration.logins),
      WebhookSecrets.layer,
      Oidc.layer(configuration.oidc).pipe(Layer.provideMerge(GuardedClient.layer(configuration.outbound)))
    ]),
    Layer.provide([TenantSettings.layer, KnownRanges.layer, ServiceSecrets.layer]),
    Layer.provide(MasterKeys.layer(configuration)),
    keepWithoutDatabase,
    Layer.provideMerge(storageAndServer(configuration)),
    Layer.provide(WatchedAuthority.layer),
    Layer.provide(authorityLive(configuration)),
    Layer.provide(AuthorityHealth.layer(configuration.health)),
    Layer.provide(identityCacheLive),
    Layer.provideMerge(
      Trust.layer(configuration).pipe(
        Layer.provideMerge(endpointsLive(configuration)),
        // the sandbox uses the same threads
        Layer.provideMerge(heavyWorkLive(configuration))
      )
    )
  )

/** The whole service as one layer: HTTP server, storage, authority, and in the sandbox environment the sandbox. */
export const serviceLayer = (configuration: Configuration) =>
  allLayers(configuration).pipe(
    Layer.provide([
      layerTraces(configuration.traces, configuration.environment),
      // several services in one process count separately
      Layer.sync(Metric.MetricRegistry, () => new Map())
    ])
  )
