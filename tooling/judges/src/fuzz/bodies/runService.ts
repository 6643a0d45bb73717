import { defaultHealth } from "@radicar/api/filing/authority/AuthorityHealth"
import { defaultOutbound } from "@radicar/api/platform/outbound/OutboundOptions"
import { defaultFollowing } from "@radicar/api/service/FollowingOptions"
import { serviceLayer } from "@radicar/api/service/Service"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import { Context, Effect, Layer, Logger, Redacted } from "effect"
import { HttpServer } from "effect/http"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { BlockList } from "node:net"

/** A service in this process, with its log lines that report errors. */
export interface FuzzedService {
  readonly url: string
  readonly token: string
  /** Log lines of level ERROR or FATAL so far. */
  readonly errors: ReadonlyArray<string>
}

const adminToken = "first-token-of-the-fuzzed-installation-0123456789"

const directory = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "radicar-fuzz-"))),
  (path) => Effect.sync(() => rmSync(path, { recursive: true, force: true }))
)

/** Starts a service on an embedded database with its own sandbox; both end with the scope. */
export const runService = Effect.gen(function* () {
  const errors: Array<string> = []
  const log = Logger.map(Logger.formatJson, (line) => {
    if (/"(?:ERROR|FATAL)"/iu.test(line)) errors.push(line)
  })
  const sandbox = yield* Sandbox.make()
  const context = yield* Layer.build(
    serviceLayer({
      host: "127.0.0.1",
      port: 0,
      environment: "sandbox",
      authorityUrl: sandbox.url,
      databaseUrl: undefined,
      dataDirectory: yield* directory,
      trust: TrustAnchors.none,
      signerTrust: TrustAnchors.none,
      requireProof: false,
      sandboxPort: 0,
      sandboxTrust: "any-in-date",
      processes: 1,
      sandboxAdmin: false,
      masterKey: Redacted.make(Buffer.alloc(32, "fuzz").toString("base64")),
      retainCertificates: "while-open",
      publicUrl: undefined,
      hosts: new Set(),
      corsOrigins: new Set(),
      console: undefined,
      help: undefined,
      adminToken: Redacted.make(adminToken),
      transportCertificate: undefined,
      transportCertificatePassword: undefined,
      traces: undefined,
      metrics: undefined,
      // nothing listens there, so mails stay queued
      mail: {
        host: "127.0.0.1",
        port: 9,
        tls: "offered",
        login: undefined,
        from: { name: "Emisor", address: "facturas@emisor.example" }
      },
      blobs: { _tag: "postgres" },
      oidc: undefined,
      outbound: defaultOutbound(["smtp://127.0.0.1:9"]),
      limits: { requestsPerMinute: 0, concurrentRequests: 0 },
      logins: { failedPerMinute: 0, trustedProxies: new BlockList() },
      health: defaultHealth,
      following: defaultFollowing
    }).pipe(Layer.provide(Logger.layer([log])))
  )
  const { address } = Context.get(context, HttpServer.HttpServer)
  const url = `http://127.0.0.1:${address._tag === "UnixPathAddress" ? 0 : address.port}`
  const response = yield* Effect.promise(() =>
    fetch(`${url}/v1/tokens`, {
      method: "POST",
      headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
      body: JSON.stringify({
        Scopes: ["documents:write", "documents:read", "companies:admin", "providers:admin"],
        Companies: ["*"],
        Providers: ["*"]
      })
    })
  )
  const { token } = (yield* Effect.promise(() => response.json())) as { readonly token: string }
  return { url, token, errors } satisfies FuzzedService
})
