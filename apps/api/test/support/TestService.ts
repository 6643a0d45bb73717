import { NodeFileSystem } from "@effect/platform-node"
import { certificateDirectory } from "@radicar/certificates/sandboxAuthority"
import { read, type TestCertificateName } from "@radicar/certificates/TestCertificates"
import { invoiceExample } from "@radicar/domain/example/invoiceExample"
import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import { Sandbox } from "@radicar/sandbox/Sandbox"
import { longOr } from "@radicar/vitest/long"
import { Context, Effect, FileSystem, Layer, Logger, Redacted } from "effect"
import { HttpServer } from "effect/http"
import { SqlClient } from "effect/sql"
import { TrustAnchors } from "@radicar/signature/TrustAnchors"
import { BlockList } from "node:net"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { defaultLimits } from "../../src/access/RequestLimits.ts"
import { defaultHealth } from "../../src/filing/authority/AuthorityHealth.ts"
import { jsonLogger } from "../../src/platform/observability/log.ts"
import { defaultOutbound } from "../../src/platform/outbound/OutboundOptions.ts"
import type { Configuration } from "../../src/service/Configuration.ts"
import { defaultFollowing } from "../../src/service/FollowingOptions.ts"
import { serviceLayer } from "../../src/service/Service.ts"
import { anchorsOf, testTrustPem } from "./testTrust.ts"
import { migratedCluster, migratedDatabase } from "./storage/migrated.ts"

/** A key of no meaning. */
export const masterKey = Buffer.alloc(32, "test").toString("base64")

/** The databases that the service runs on. */
export type TestDatabase = "PGlite" | "Postgres"

/** Where tests of HTTP behaviour run: on Postgres; on both in the long run. Tests of statements run on both always. */
export const serviceDatabases: ReadonlyArray<TestDatabase> = longOr(["PGlite", "Postgres"], ["Postgres"])

/** For tests that one database is enough for: the embedded one, which takes seconds to start, in the long run only. */
export const anyDatabase: TestDatabase = longOr("PGlite", "Postgres")

/** An answer of the service. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: any
}

/** A running service with a sandbox of its own, over real sockets and a real database. */
export class TestService extends Context.Service<
  TestService,
  {
    readonly url: string
    readonly sandbox: Sandbox["Service"]
    /** Posts a body; `query` and `headers` replace the defaults. */
    readonly post: (body: unknown, options?: PostOptions) => Effect.Effect<Answer>
    /** Rows of `submissions`. */
    readonly stored: Effect.Effect<number>
  }
>()("@radicar/api/test/TestService") {
  /** A service with a sandbox of its own. */
  static readonly layer = (database: TestDatabase, changes: Partial<Configuration> = {}) =>
    TestService.layerOn(database, changes).pipe(Layer.provide(Sandbox.layer({ certificateDirectory })))

  /**
   * A service that files with a sandbox it is given; never shared, so that there can be several. `log` takes its lines.
   */
  static readonly layerOn = (
    database: TestDatabase,
    changes: Partial<Configuration> = {},
    log: (line: string) => void = () => {}
  ) =>
    Layer.fresh(
      Layer.effect(TestService, make).pipe(
        Layer.provideMerge(
          Layer.unwrap(
            Effect.gen(function* () {
              const sandbox = yield* Sandbox
              const fileSystem = yield* FileSystem.FileSystem
              const dataDirectory = changes.dataDirectory ?? (yield* fileSystem.makeTempDirectoryScoped())
              if (database === "PGlite") yield* migratedCluster(dataDirectory)
              const newDatabase = database === "Postgres" && changes.databaseUrl === undefined
              return serviceLayer({
                host: "127.0.0.1",
                port: 0,
                environment: "sandbox",
                authorityUrl: sandbox.url,
                databaseUrl: newDatabase ? Redacted.make(yield* migratedDatabase) : undefined,
                dataDirectory,
                trust: anchorsOf(testTrustPem),
                signerTrust: TrustAnchors.none,
                requireProof: false,
                sandboxPort: 0,
                sandboxTrust: "any-in-date",
                processes: 1,
                sandboxAdmin: false,
                masterKey: Redacted.make(masterKey),
                retainCertificates: "while-open",
                following: defaultFollowing,
                health: defaultHealth,
                limits: defaultLimits,
                // most tests try tokens that are none
                logins: { failedPerMinute: 0, trustedProxies: new BlockList() },
                blobs: { _tag: "postgres" },
                publicUrl: undefined,
                hosts: new Set(),
                mail: undefined,
                outbound: defaultOutbound(),
                traces: undefined,
                metrics: undefined,
                console: undefined,
                adminToken: undefined,
                oidc: undefined,
                transportCertificate: undefined,
                transportCertificatePassword: undefined,
                ...changes
              })
            })
          )
        ),
        Layer.provide(Logger.layer([Logger.map(jsonLogger, log)])),
        Layer.provide(NodeFileSystem.layer)
      )
    )
}

/** The differences from a default request. */
export interface PostOptions {
  readonly path?: string
  readonly query?: string
  readonly headers?: Readonly<Record<string, string>>
}

const make = Effect.gen(function* () {
  const { address } = yield* HttpServer.HttpServer
  const sandbox = yield* Sandbox
  const sql = yield* SqlClient.SqlClient
  const url = `http://127.0.0.1:${address._tag === "UnixPathAddress" ? 0 : address.port}`
  const post = (body: unknown, options: PostOptions = {}) =>
    Effect.promise(async (signal): Promise<Answer> => {
      const path = options.path ?? "/v1/dian/invoices/"
      const response = await fetch(`${url}${path}?${options.query ?? "companyId=1&providerId=1"}`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${developmentToken}`,
          "content-type": "application/json",
          ...options.headers
        },
        body: typeof body === "string" || body instanceof Uint8Array ? (body as string) : JSON.stringify(body),
        signal
      })
      const text = await response.text()
      return { status: response.status, headers: response.headers, body: text === "" ? undefined : JSON.parse(text) }
    })
  return TestService.of({
    url,
    sandbox,
    post,
    stored: sql<{ readonly n: number }>`select count(*)::int as n from submissions`.pipe(
      Effect.map((rows) => rows[0]?.n ?? 0),
      Effect.orDie
    )
  })
})

/** A SigningCertificate of the wire from a test certificate. */
export const signingCertificate = (name: TestCertificateName = "company") => {
  const { bytes, password } = read(name)
  return { Content: Buffer.from(bytes).toString("base64"), Password: password }
}

/** Today's example body with a certificate in it. */
export const invoiceBody = (number: number, changes: Record<string, unknown> = {}): Record<string, any> => ({
  ...structuredClone(invoiceExample({ number, date: fromEpochMillis(Date.now()) })),
  SigningCertificate: signingCertificate(),
  ...changes
})
