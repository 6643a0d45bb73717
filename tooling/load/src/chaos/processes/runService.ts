import { NodeRuntime } from "@effect/platform-node"
import { serviceLayer } from "@radicar/api/service/Service"
import { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import { Effect, Layer, Logger, Redacted, Schedule } from "effect"
import { HttpServer } from "effect/http"
import type { ServiceSettings } from "./ServicePool.ts"
import { BlockList } from "node:net"

/** A separate process with a service, which reports its address to the parent and ends with it. */
const { authorityUrl, databaseUrl, masterKey } = JSON.parse(process.env["SETTINGS"] ?? "{}") as ServiceSettings

process.on("disconnect", () => process.exit())

const tell = Effect.map(HttpServer.HttpServer, ({ address }) => {
  process.send?.(address._tag === "UnixPathAddress" ? 0 : address.port)
})

Layer.launch(
  Layer.effectDiscard(tell).pipe(
    Layer.provide(
      serviceLayer({
        host: "127.0.0.1",
        port: 0,
        environment: "sandbox",
        authorityUrl,
        databaseUrl: Redacted.make(databaseUrl),
        dataDirectory: "",
        trust: TrustAnchors.none,
        signerTrust: TrustAnchors.none,
        requireProof: false,
        sandboxPort: 0,
        sandboxTrust: "any-in-date",
        processes: 1,
        sandboxAdmin: false,
        masterKey: Redacted.make(masterKey),
        retainCertificates: "while-open",
        blobs: { _tag: "postgres" },
        publicUrl: undefined,
        hosts: new Set(),
        corsOrigins: new Set(),
        console: undefined,
        help: undefined,
        adminToken: undefined,
        oidc: undefined,
        transportCertificate: undefined,
        transportCertificatePassword: undefined,
        traces: undefined,
        metrics: undefined,
        mail: undefined,
        // it calls no outside address
        outbound: { allow: new Set(), resolve: async () => [], mayCall: () => false, mayUsePort: () => false },
        // the authority of a run fails often and not for long
        // every client has the same token
        limits: { requestsPerMinute: 0, concurrentRequests: 0 },
        logins: { failedPerMinute: 0, trustedProxies: new BlockList() },
        health: {
          failures: 5,
          pause: Schedule.jittered(Schedule.spaced("500 millis")),
          longestPause: "1 second",
          calls: 100
        },
        // like the service's own schedules, but faster: otherwise a run would wait for minutes
        following: {
          lease: "5 seconds",
          longestLease: "5 seconds",
          uploadDoubt: "5 seconds",
          steps: [
            { looks: 3, delay: "500 millis" },
            { looks: 1000, delay: "1 second" }
          ],
          batchSteps: [{ looks: 1000, delay: "1 second" }],
          mailSteps: [{ looks: 1000, delay: "1 second" }],
          inboxSteps: [{ looks: 1000, delay: "1 second" }],
          concurrency: 8,
          webhooks: {
            steps: [],
            timeout: "1 second",
            concurrency: 1,
            perWebhook: 1,
            turn: "1 second",
            lease: "5 seconds",
            scan: "1 minute",
            patience: "1 day"
          },
          watch: {
            authority: "1 second",
            certificates: "1 hour",
            erasures: "1 hour",
            inbox: "1 hour",
            work: "1 minute"
          },
          pollInterval: "200 millis",
          lockExpiration: "5 seconds"
        }
      })
    )
  )
).pipe(Effect.provide(Logger.layer([Logger.consoleJson])), NodeRuntime.runMain)
