import { NodeFileSystem } from "@effect/platform-node"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { read, type TestCertificateName } from "@radicar/fixtures/certificates/TestCertificates"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { longOr } from "@radicar/fixtures/long"
import { patienceMillis } from "@radicar/fixtures/hang"
import { Context, Effect, FileSystem, Layer, Logger, Redacted, Scope } from "effect"
import { HttpServer } from "effect/http"
import { SqlClient } from "effect/sql"
import { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import { mkdtempSync } from "node:fs"
import { BlockList } from "node:net"
import { join } from "node:path"
import { inject } from "vitest"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { defaultLimits } from "../../src/access/RequestLimits.ts"
import { defaultHealth } from "../../src/filing/authority/AuthorityHealth.ts"
import { storageOutageOf } from "../../src/platform/database/StorageError.ts"
import { jsonLogger, tellingLogger } from "../../src/platform/observability/log.ts"
import { OutageBook, Outages } from "../../src/platform/observability/outages.ts"
import { defaultOutbound } from "../../src/platform/outbound/OutboundOptions.ts"
import type { Configuration } from "../../src/service/Configuration.ts"
import { defaultFollowing } from "../../src/service/FollowingOptions.ts"
import { serviceLayer } from "../../src/service/Service.ts"
import { anchorsOf, testTrustPem } from "./testTrust.ts"
import { migratedCluster, migratedDatabase } from "./storage/migrated.ts"

/** A key of no meaning. */
export const masterKey = Buffer.alloc(32, "test").toString("base64")

/** Time limits of calls to the sandbox, which on a busy machine takes its time for a large document. */
const patientTimeouts = { firstByte: patienceMillis, send: patienceMillis, query: patienceMillis }

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

/** Whom a test files for. */
interface TestCompany {
  /** A token for it and provider 1. */
  readonly token: string
  readonly companyId: string
  /** NIT of the issuer, without check digit. */
  readonly nit: string
}

const developmentCompany: TestCompany = { token: developmentToken, companyId: "1", nit: "900373115" }

/** A running service and its sandbox, over real sockets and a real database, as seen by one company. */
export class TestService extends Context.Service<
  TestService,
  TestCompany & {
    readonly url: string
    /** Where the service is shared, `received` and programmed faults cover the documents of the company only. */
    readonly sandbox: Sandbox["Service"]
    /** Company and provider, as parameters of a URL. */
    readonly query: string
    /**
     * Posts a body, in which the company takes the place of the examples' issuer; `query` and `headers` replace the
     * defaults.
     */
    readonly post: (body: unknown, options?: PostOptions) => Effect.Effect<Answer>
    /** Rows of `submissions`; where the service is shared, those of the company. */
    readonly stored: Effect.Effect<number>
  }
>()("@radicar/api/test/TestService") {
  /**
   * A new company on the service that the tests of this worker share. For tests that need the default configuration and
   * look only at what belongs to their company.
   */
  static readonly shared = (database: TestDatabase = anyDatabase) =>
    Layer.effectContext(
      Effect.flatMap(
        Effect.promise(() => sharedService(database)),
        withNewCompany
      )
    )

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
                authorityTimeouts: patientTimeouts,
                following: { ...defaultFollowing, longestLease: 3 * patienceMillis },
                health: defaultHealth,
                limits: defaultLimits,
                // most tests try tokens that are none
                logins: { failedPerMinute: 0, trustedProxies: new BlockList() },
                blobs: { _tag: "postgres" },
                publicUrl: undefined,
                hosts: new Set(),
                corsOrigins: new Set(),
                mail: undefined,
                outbound: defaultOutbound(),
                traces: undefined,
                metrics: undefined,
                console: undefined,
                help: undefined,
                adminToken: undefined,
                oidc: undefined,
                transportCertificate: undefined,
                transportCertificatePassword: undefined,
                ...changes
              })
            })
          )
        ),
        Layer.provide([
          Logger.layer([tellingLogger(Logger.map(jsonLogger, log), storageOutageOf)]),
          Layer.sync(Outages, () => new OutageBook())
        ]),
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

interface Count {
  readonly n: number
}

const countOf = <R>(rows: Effect.Effect<ReadonlyArray<Count>, unknown, R>) =>
  Effect.orDie(Effect.map(rows, ([row]) => row?.n ?? 0))

/** A body with the company in the place of the examples' issuer. */
const ofCompany = (body: unknown, { nit }: TestCompany): string =>
  (typeof body === "string" ? body : JSON.stringify(body)).replaceAll(developmentCompany.nit, nit)

/** The service as a company sees it that has it to itself. */
const serviceFor = (
  company: TestCompany,
  seen: Pick<TestService["Service"], "url" | "sandbox" | "stored">
): TestService["Service"] => {
  const query = `companyId=${company.companyId}&providerId=1`
  const post = (body: unknown, options: PostOptions = {}) =>
    Effect.promise(async (signal): Promise<Answer> => {
      const path = options.path ?? "/v1/dian/invoices/"
      const response = await fetch(`${seen.url}${path}?${options.query ?? query}`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${company.token}`,
          "content-type": "application/json",
          // a connection that was idle while the machine was busy may end as the request leaves
          connection: "close",
          ...options.headers
        },
        body: body instanceof Uint8Array ? (body as any) : ofCompany(body, company),
        signal
      })
      const answer = await response.text()
      return {
        status: response.status,
        headers: response.headers,
        body: answer === "" ? undefined : JSON.parse(answer)
      }
    })
  return { ...seen, ...company, query, post }
}

const make = Effect.gen(function* () {
  const { address } = yield* HttpServer.HttpServer
  const sql = yield* SqlClient.SqlClient
  return serviceFor(developmentCompany, {
    url: `http://127.0.0.1:${address._tag === "UnixPathAddress" ? 0 : address.port}`,
    sandbox: yield* Sandbox,
    stored: countOf(sql<Count>`select count(*)::int as n from submissions`)
  })
})

/** Token of the administrator of a shared service. */
export const adminToken = "first-token-of-the-shared-service-0123456789abcdef"

type ServiceContext = Context.Context<Layer.Success<ReturnType<typeof TestService.layer>>>

/** The services that the tests of this worker share. They end with the worker. */
const shared = new Map<TestDatabase, Promise<ServiceContext>>()

const sharedService = (database: TestDatabase): Promise<ServiceContext> => {
  const running = shared.get(database)
  if (running !== undefined) return running
  const service = TestService.layer(database, {
    adminToken: Redacted.make(adminToken),
    dataDirectory: mkdtempSync(join(inject("temporaryFolder"), "shared-"))
  })
  const started = Effect.runPromise(Layer.buildWithScope(service, Scope.makeUnsafe()))
  shared.set(database, started)
  return started
}

/** Those below are for tests to name as foreign. */
let companies = 1000

/** A company that nobody has seen, as the administrator of a service configures it. */
export const newCompany = (
  url: string,
  administrator = adminToken,
  settings: (nit: string) => object = () => ({})
): Effect.Effect<TestCompany> =>
  Effect.promise(async () => {
    companies += 1
    const companyId = String(companies)
    const ask = async (method: string, path: string, body: object) => {
      const response = await fetch(`${url}/v1/${path}`, {
        method,
        headers: { authorization: `Bearer ${administrator}`, "content-type": "application/json" },
        body: JSON.stringify(body)
      })
      if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
      return (await response.json()) as { readonly token?: string }
    }
    const nit = String(901_000_000 + companies)
    await ask("PUT", `companies/${companyId}`, settings(nit))
    const { token = "" } = await ask("POST", "tokens", {
      Scopes: ["documents:write", "documents:read", "inbox:read", "inbox:write"],
      Companies: [companyId],
      Providers: ["1"]
    })
    return { token, companyId, nit }
  })

/** A new company, and what it sees of a service that it shares. */
const withNewCompany = Effect.fnUntraced(function* (context: ServiceContext) {
  const { sandbox, url } = Context.get(context, TestService)
  const sql = Context.get(context, SqlClient.SqlClient)
  const company = yield* newCompany(url)
  const { companyId, nit } = company
  const service = serviceFor(company, {
    url,
    sandbox: {
      ...sandbox,
      received: Effect.map(sandbox.received, (all) => all.filter(({ issuer }) => issuer === nit)),
      program: (fault) => sandbox.program({ nit, ...fault })
    },
    stored: countOf(sql<Count>`select count(*)::int as n from submissions where company_id = ${companyId}`)
  })
  return Context.add(context, TestService, service)
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
