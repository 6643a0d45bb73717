import { NodeRuntime } from "@effect/platform-node"
import { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import { Effect, Layer, Logger, Redacted } from "effect"
import { HttpServer } from "effect/http"
import { BlockList } from "node:net"
import { defaultLimits } from "../../src/access/RequestLimits.ts"
import { defaultHealth } from "../../src/filing/authority/AuthorityHealth.ts"
import { defaultOutbound } from "../../src/platform/outbound/OutboundOptions.ts"
import { defaultFollowing } from "../../src/service/FollowingOptions.ts"
import { serviceLayer } from "../../src/service/Service.ts"
import { hurriedFollowing } from "./hurriedFollowing.ts"

/** A process of its own: a service by the settings of its environment, which tells its parent where it listens. */
const {
  authorityUrl,
  databaseUrl,
  dataDirectory,
  mail,
  masterKey,
  ordinary = false,
  outboundAllow = []
} = JSON.parse(process.env["SETTINGS"] ?? "{}")

const tell = Effect.map(HttpServer.HttpServer, ({ address }) => {
  process.send?.(address._tag === "UnixPathAddress" ? 0 : address.port)
  // the channel to the parent must not keep a process alive after a signal to end
  process.disconnect?.()
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
        dataDirectory,
        trust: TrustAnchors.none,
        signerTrust: TrustAnchors.none,
        requireProof: false,
        sandboxPort: 0,
        sandboxTrust: "any-in-date",
        processes: 1,
        sandboxAdmin: false,
        masterKey: Redacted.make(masterKey),
        retainCertificates: "while-open",
        following: ordinary ? defaultFollowing : hurriedFollowing(),
        health: defaultHealth,
        limits: defaultLimits,
        logins: { failedPerMinute: 0, trustedProxies: new BlockList() },
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
        outbound: defaultOutbound(new Set(outboundAllow)),
        mail: mail === undefined ? undefined : { ...mail, login: undefined }
      })
    )
  )
).pipe(Effect.provide(Logger.layer([])), NodeRuntime.runMain)
