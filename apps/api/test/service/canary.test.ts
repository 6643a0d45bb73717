import { NodeFileSystem } from "@effect/platform-node"
import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { describedApi } from "@radicar/contract/inner/describedApi"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import type { Receiver } from "@radicar/fixtures/otlp/Receiver"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { type DocumentType, documentTypes } from "@radicar/ubl/inner/documentTypes"
import { administrativeScopes } from "@radicar/contract/inner/CurrentCaller"
import { Context, Effect, FileSystem, Layer, Redacted, References } from "effect"
import { OpenApi } from "effect/http-api"
import { SqlClient } from "effect/sql"
import { randomUUID, X509Certificate } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { defaultOutbound } from "../../src/platform/outbound/OutboundOptions.ts"
import { certificateHeaders } from "../support/asking.ts"
import { everyRow } from "../support/canary/everyRow.ts"
import { findSecrets } from "../support/canary/findSecrets.ts"
import { octetSecret, privateKeySecrets, type Secret, textSecret } from "../support/canary/Secret.ts"
import { eventually } from "../support/eventually.ts"
import { hurriedFollowing } from "../support/hurriedFollowing.ts"
import { mailServer } from "../support/mailServer.ts"
import { otlpReceiver, tracesTo } from "../support/otlpReceiver.ts"
import { noMailbox, postfixReport } from "../support/reports.ts"
import { scrapedText } from "../support/scrape.ts"
import { serviceDatabases, TestService } from "../support/TestService.ts"
import { trustMailServer } from "../support/trustMailServer.ts"

trustMailServer()

const marked = {
  adminToken: "canary-admin-token-qD7vK2mX9pL4wT6zB1nR8sY3",
  unknownToken: "canary-unknown-token-Zk3Jw8Qe5Rt2Yu7Io1Pa6Sd",
  certificatePassword: "canary-p12-password-Hj5Gf2Ds9Aq",
  wrongPassword: "canary-wrong-password-Mn8Bv3Cx6Zl",
  pin: "canary-software-pin-7Kd2Pw9Xs4",
  technicalKey: "ca9a27ec41ca1fc8eac422eba16e22ffd8c6f94b",
  mailPassword: "canary-mail-password-Ty6Ui1Op",
  installationMailPassword: "canary-installation-mail-We4Rt",
  masterKey: Buffer.alloc(32, "canary-master-key").toString("base64")
}

const software = "0c0ffee0-0000-4000-8000-00000000c0de"
const testSet = "0c0ffee0-0000-4000-8000-0000000075e7"
const range = {
  Id: 18760000777,
  Date: "2019-01-19T00:00:00",
  Prefix: "CANA",
  FromNumber: 1,
  ToNumber: 1_000_000,
  TechnicalKey: marked.technicalKey,
  StartDate: "2019-01-19T00:00:00",
  EndDate: "2030-01-19T00:00:00"
}

/** What was seen of the service from outside. */
class Seen extends Context.Service<
  Seen,
  {
    readonly lines: Array<string>
    readonly traces: Effect.Effect<Awaited<ReturnType<Receiver["received"]>>>
    readonly mails: () => string
  }
>()("test/Seen") {}

/** Where the service keeps its files, and where its mail server listens. */
class DataDirectory extends Context.Service<DataDirectory, { readonly directory: string; readonly port: number }>()(
  "test/DataDirectory"
) {}

const operations: ReadonlyMap<string, { readonly method: string; readonly path: string; readonly isOpen: boolean }> =
  new Map(
    Object.entries<any>((OpenApi.fromApi(describedApi) as any).paths).flatMap(([path, methods]) =>
      Object.entries<any>(methods).map(([method, { operationId, security }]) => [
        operationId as string,
        { method: method.toUpperCase(), path, isOpen: (security ?? []).length === 0 }
      ])
    )
  )

const shownSpan = (span: object): string =>
  JSON.stringify(span, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value))

const isObject = (value: unknown): value is Record<string, any> => typeof value === "object" && value !== null

/** A token is shown once, to its creator. */
const withoutToken = ({ token: _token, ...rest }: Record<string, unknown>) => rest

/** A secret is shown once, to the caller that requested it. */
const withoutSecret = ({ secret: _secret, ...rest }: Record<string, unknown>) => rest

/** The authority's ranges come with their keys, to whoever has the certificate. */
const withoutKeys = ({ items = [], ...rest }: { readonly items?: ReadonlyArray<Record<string, unknown>> }) => ({
  ...rest,
  items: items.map(({ TechnicalKey: _key, ...range }) => range)
})

/** A body with its secrets where they do not belong: next to the fields, in fields of another type, in half a text. */
const misplaced = (body: Record<string, any>, certificate: { Content: string; Password: string }) => [
  JSON.stringify({ ...body, SigningCertificate: certificate }).slice(0, -3),
  `{"SigningCertificate":{"Password":"${certificate.Password}","Content":"${certificate.Content.slice(0, 999)}`,
  { ...body, ...certificate, Pin: marked.pin, Extra: { TechnicalKey: marked.technicalKey, Token: marked.adminToken } },
  {
    ...body,
    SigningCertificate: certificate.Content,
    SoftwareProvider: marked.pin,
    NumberingRange: marked.technicalKey
  },
  {
    ...body,
    SigningCertificate: { Content: { Content: certificate.Content }, Password: [certificate.Password], Token: {} },
    SoftwareProvider: { Pin: { Pin: marked.pin }, Pim: marked.pin },
    NumberingRange: { Prefix: "CANA", TechnicalKey: [marked.technicalKey], TechnicalKei: marked.technicalKey }
  }
]

describe.each(serviceDatabases)("marked secrets, on %s", (database) => {
  const service = Layer.unwrap(
    Effect.gen(function* () {
      const server = yield* mailServer(marked.mailPassword)
      const directory = yield* (yield* FileSystem.FileSystem).makeTempDirectoryScoped()
      const lines: Array<string> = []
      const receiver = yield* otlpReceiver
      const login = { user: "radicar", password: Redacted.make(marked.installationMailPassword) }
      return TestService.layerOn(
        database,
        {
          adminToken: Redacted.make(marked.adminToken),
          masterKey: Redacted.make(marked.masterKey),
          dataDirectory: directory,
          mail: { ...server.settings, login },
          following: hurriedFollowing(),
          outbound: { ...defaultOutbound(), mayCall: () => true, mayUsePort: () => true },
          traces: tracesTo(receiver.endpoint),
          metrics: { host: "127.0.0.1", port: 0 }
        },
        (line) => lines.push(line)
      ).pipe(
        Layer.provide(Sandbox.layer({ certificateDirectory })),
        Layer.provide(Layer.succeed(References.MinimumLogLevel, "All" as const)),
        Layer.merge(
          Layer.succeed(
            Seen,
            Seen.of({
              lines,
              traces: Effect.promise(receiver.received),
              mails: () => server.received.map(({ raw }) => raw.toString("latin1")).join("\n")
            })
          )
        ),
        Layer.merge(Layer.succeed(DataDirectory, DataDirectory.of({ directory, port: server.settings.port })))
      )
    })
  ).pipe(Layer.provide(NodeFileSystem.layer))

  layer(service, { excludeTestServices: true })((it) => {
    const answers: Array<{ readonly what: string; readonly status: number; readonly left: Uint8Array }> = []
    const walked = new Map<string, Set<"success" | "failure">>()

    /** Calls an operation by its id and keeps its answer. */
    const call = (
      id: string,
      options: {
        readonly at?: string
        readonly query?: string
        readonly body?: unknown
        readonly token?: string
        readonly type?: string
        readonly headers?: Readonly<Record<string, string>>
        /** Its answer without what it is right to tell. */
        readonly own?: (answer: any) => object
      } = {}
    ) =>
      Effect.flatMap(TestService, ({ url }) =>
        Effect.promise(async () => {
          const { method, path } = operations.get(id)!
          const { body } = options
          const response = await fetch(
            `${url}${path.replace(/\{\w+\}(?:\/files\/\{\w+\})?/u, options.at ?? "1")}?${options.query ?? ""}`,
            {
              method,
              headers: {
                authorization: `Bearer ${options.token ?? marked.adminToken}`,
                "content-type": options.type ?? "application/json",
                ...options.headers
              },
              ...(body === undefined
                ? {}
                : { body: isObject(body) && !(body instanceof Uint8Array) ? JSON.stringify(body) : (body as string) })
            }
          )
          const bytes = new Uint8Array(await response.arrayBuffer())
          const isJson = response.headers.get("content-type")?.includes("json") === true
          const json = isJson ? JSON.parse(Buffer.from(bytes).toString("utf8")) : undefined
          const shown = json !== undefined && options.own !== undefined ? options.own(json) : undefined
          const heads = JSON.stringify([...response.headers])
          answers.push({
            what: `${id} ${response.status}`,
            status: response.status,
            left: shown === undefined ? bytes : Buffer.from(JSON.stringify(shown))
          })
          answers.push({ what: `headers of ${id}`, status: response.status, left: Buffer.from(heads) })
          const outcomes = walked.get(id) ?? new Set()
          walked.set(id, outcomes.add(response.status < 400 ? "success" : "failure"))
          assert.isTrue(response.status < 500 || json?.type === "urn:radicar:problem:service-unavailable", `${id}`)
          return { status: response.status, body: json, bytes }
        })
      )

    it.effect("are found nowhere after every operation has succeeded and failed", () =>
      Effect.gen(function* () {
        const { sandbox } = yield* TestService
        const seen = yield* Seen
        const { directory, port } = yield* DataDirectory
        const sql = yield* SqlClient.SqlClient
        yield* sandbox.seed({
          software: [{ id: software, pin: Redacted.make(marked.pin) }],
          ranges: [
            {
              authorization: String(range.Id),
              prefix: range.Prefix,
              from: 1n,
              to: 1_000_000n,
              startDate: "2019-01-19",
              endDate: "2030-01-19",
              documentTypes: ["01", "02", "03", "04"],
              technicalKey: Redacted.make(marked.technicalKey)
            }
          ],
          testSets: [
            { id: testSet, software, requirements: [{ documentTypes: ["01"], required: 30, requiredAccepted: 20 }] }
          ]
        })
        const issue = (nit: string) =>
          sandbox.certificates.issue({
            nit,
            name: "Canario S.A.S.",
            password: Redacted.make(marked.certificatePassword)
          })
        const issued = yield* issue("900373115")
        const foreign = yield* issue("800197268")
        const sent = (pkcs12: Uint8Array, Password = marked.certificatePassword) => ({
          Content: Buffer.from(pkcs12).toString("base64"),
          Password
        })
        const own = sent(issued.pkcs12)
        const secrets: Array<Secret> = [
          ...Object.entries(marked).map(([name, text]) => textSecret(name, text)),
          octetSecret("master key", Buffer.from(marked.masterKey, "base64")),
          ...[issued, foreign].map(({ certificatePem, chainPem, pkcs12 }) =>
            octetSecret(
              "PKCS#12",
              pkcs12,
              [certificatePem, ...chainPem].map((pem) => new X509Certificate(pem).raw)
            )
          ),
          ...[issued, foreign].flatMap(({ privateKey }) => privateKeySecrets(privateKey))
        ]
        const both = "companyId=1&providerId=1"

        // tokens
        const token = yield* call("TokenCreate", {
          body: {
            Name: "canary",
            Scopes: [
              "documents:write",
              "documents:read",
              "mails:report",
              "inbox:read",
              "inbox:write",
              ...administrativeScopes
            ],
            Companies: ["*"],
            Providers: ["*"]
          },
          own: withoutToken
        })
        const bearer: string = token.body.token
        secrets.push(textSecret("bearer token", bearer))
        yield* call("TokenCreate", { body: { Scopes: [], Token: bearer } })
        yield* call("TokenGetAll")
        yield* call("TokenGetSelf")
        const short = yield* call("TokenCreate", { body: { Scopes: ["documents:read"] }, own: withoutToken })
        secrets.push(textSecret("revoked token", short.body.token))
        yield* call("TokenRevoke", { at: short.body.id })
        yield* call("TokenRevoke", { at: short.body.id, token: short.body.token })
        const as = { token: bearer }

        // settings
        const mail = (password: string) => ({
          SmtpUrl: `smtp://radicar:${password}@127.0.0.1:${port}`,
          From: "facturas@emisor.example"
        })
        const provider = { SoftwareProvider: { Id: software, Pin: marked.pin } }
        const settings = { NumberingRanges: [range], Mail: mail(marked.mailPassword) }
        yield* call("ProviderPut", { ...as, body: provider })
        yield* call("CompanyPut", { ...as, body: settings })
        yield* call("CompanyPut", { ...as, at: "2", body: settings })
        yield* call("ProviderPut", { ...as, at: "2", body: provider })
        for (const body of misplaced(settings, own)) yield* call("CompanyPut", { ...as, body })
        for (const body of misplaced(provider, own)) yield* call("ProviderPut", { ...as, body })
        yield* call("CompanyPut", { ...as, body: { Mail: { SmtpUrl: `no-url://${marked.mailPassword}` } } })
        for (const id of ["CompanyGetAll", "CompanyGetItem", "ProviderGetAll", "ProviderGetItem"]) yield* call(id, as)
        for (const id of ["CompanyDelete", "ProviderDelete"]) yield* call(id, { ...as, at: "2" })

        // the vault
        const stored = yield* call("CertificateStore", { ...as, query: "companyId=1", body: own, own: withoutToken })
        assert.strictEqual(stored.status, 201, JSON.stringify(stored.body))
        secrets.push(textSecret("vault token", stored.body.token))
        for (const body of [sent(issued.pkcs12, marked.wrongPassword), sent(issued.pkcs12.subarray(0, 900))]) {
          yield* call("CertificateStore", { ...as, query: "companyId=1", body })
        }
        for (const body of misplaced(own, own)) yield* call("CertificateStore", { ...as, query: "companyId=1", body })
        yield* call("CertificateGetAll", { ...as, query: "companyId=1" })

        // webhooks
        const hook = { Url: "https://127.0.0.1:9/", Events: ["*"] }
        const made = yield* call("WebhookCreate", { ...as, body: hook, own: withoutSecret })
        assert.strictEqual(made.status, 201, JSON.stringify(made.body))
        secrets.push(textSecret("webhook secret", made.body.secret))
        for (const body of misplaced(hook, own)) yield* call("WebhookCreate", { ...as, body })
        const ofHook = { ...as, at: String(made.body.id) }
        for (const id of ["WebhookGetAll", "WebhookGetItem"]) yield* call(id, ofHook)
        yield* call("WebhookChange", { ...ofHook, body: { Name: "canario" } })
        for (const body of misplaced({ Name: "canario" }, own)) yield* call("WebhookChange", { ...ofHook, body })
        const rotated = yield* call("WebhookRotateSecret", { ...ofHook, own: withoutSecret })
        assert.strictEqual(rotated.status, 200, JSON.stringify(rotated.body))
        secrets.push(textSecret("rotated webhook secret", rotated.body.secret))
        yield* call("WebhookTest", ofHook)

        // documents
        const now = fromEpochMillis(Date.now())
        let number = 984_000_100
        const bodyOf = (type: DocumentType, reference?: object, changes: object = {}): Record<string, any> => {
          const isInvoice = type.operation === "InvoiceCreate"
          const example: Record<string, any> = type.example({
            number: isInvoice || type.operation === "EquivalentCreate" ? ++number % 1_000_000 : ++number,
            date: now,
            ...(reference === undefined ? {} : { reference: reference as any })
          })
          return {
            ...example,
            NumberingRange: isInvoice ? range : { ...example["NumberingRange"], TechnicalKey: marked.technicalKey },
            SoftwareProvider: { Origin: "ERP", Id: software, Pin: marked.pin },
            SigningCertificate: own,
            ...changes
          }
        }
        const all = Object.entries<DocumentType>(documentTypes)
        let rejected = ""
        const referenceOf = ({ body }: { readonly body: any }) => ({
          uuid: body.document.uuid,
          number: body.id,
          date: body.document.date.slice(0, 10)
        })
        const credit = { PaymentMeans: { Code: "2", MethodCode: "42", Date: `${now.date}T00:00:00` } }
        const file = (id: string, body: unknown, options: object = {}) =>
          call(id, { ...as, query: both, body, ...options })
        const filed = new Map<string, any>()
        for (const [id, type] of all) {
          const isAbout = (needle: string) => id.includes(needle)
          const about = isAbout("Equivalent")
            ? filed.get("EquivalentCreate")
            : isAbout("Support")
              ? filed.get("SupportCreate")
              : filed.get("InvoiceCreate")
          // a payroll is replaced or deleted once
          const referred = Effect.gen(function* () {
            if (isAbout("Payroll") && isAbout("Note")) {
              return referenceOf(yield* file("PayrollCreate", bodyOf(documentTypes.PayrollCreate)))
            }
            return /^(?:Invoice|Payroll)/u.test(id) || about === undefined ? undefined : referenceOf(about)
          })
          let reference = yield* referred
          const make = (changes: object = {}) => bodyOf(type, reference, changes)
          const first = yield* file(id, make(id === "InvoiceCreate" ? credit : {}))
          assert.strictEqual(first.body.status, "submitted", `${id} ${JSON.stringify(first.body)}`)
          filed.set(id, first)
          reference = yield* referred
          const body = make()
          yield* file(id, body, { query: `${both}&dryRun=true` })
          yield* file(id, body, { query: `${both}&dryRun=true&complete=totals` })
          // unknown fields may hold anything
          const ignored = yield* file(id, misplaced(body, own)[2], {
            headers: { "x-radicar-unknown-fields": "ignore" }
          })
          // filed either way: the authority takes an event about a document once
          assert.strictEqual(ignored.status, 200, `${id} ${JSON.stringify(ignored.body)}`)
          for (const wrong of misplaced(make(), own)) yield* file(id, wrong)
          yield* file(id, make({ SigningCertificate: sent(issued.pkcs12, marked.wrongPassword) }))
          yield* file(id, make({ SigningCertificate: sent(foreign.pkcs12) }))
          yield* file(id, make({ SigningCertificate: { Token: marked.unknownToken } }))
          yield* file(id, make({ SigningCertificate: { Token: stored.body.token } }))
          yield* file(id, { ...body, Note: "otro contenido" })
          yield* file(id, make({ SoftwareProvider: { Origin: "ERP", Id: software, Pin: marked.wrongPassword } }))
          if (id === "InvoiceCreate") {
            const wrong = yield* file(id, make({ NumberingRange: { ...range, TechnicalKey: "d".repeat(40) } }))
            rejected = wrong.body.document.uuid
            for (const behaviour of ["connection-reset", "http-503", "certificate-fault"] as const) {
              yield* sandbox.program({ behaviour, times: 2 })
              yield* file(id, make())
            }
            yield* file(id, make(), { headers: { "idempotency-key": "canary" } })
            yield* file(id, make(), { headers: { "idempotency-key": "canary" } })
          }
        }
        const uuid: string = filed.get("InvoiceCreate").body.document.uuid

        // test sets, questions, mails
        const Documents = [1, 2].map(() => ({
          Operation: "InvoiceCreate",
          Body: bodyOf(documentTypes.InvoiceCreate)
        }))
        const set = yield* file(
          "TestSetCreate",
          { TestSetId: testSet, Documents },
          { headers: certificateHeaders(issued.pkcs12, marked.certificatePassword) }
        )
        assert.strictEqual(set.body.documents?.length, 2, JSON.stringify(set.body))
        for (const wrong of misplaced({ TestSetId: testSet, Documents }, own)) yield* file("TestSetCreate", wrong)
        for (const wrong of misplaced(Documents[0]!.Body, own).slice(2)) {
          const request = { TestSetId: testSet, Documents: [{ Operation: "InvoiceCreate", Body: wrong }] }
          yield* file("TestSetCreate", request)
        }
        const getSet = call("TestSetGetItem", { ...as, query: both, at: testSet })
        yield* eventually(getSet, ({ body }) => body.progress?.open === 0)
        const asked = certificateHeaders(issued.pkcs12, marked.certificatePassword)
        const wronglyAsked = [
          certificateHeaders(issued.pkcs12, marked.wrongPassword),
          { "x-radicar-certificate": marked.certificatePassword },
          { "x-radicar-certificate-token": marked.unknownToken }
        ]
        const zipkey = `&zipkey=${set.body.documents[0].zipkey}`
        for (const headers of [asked, { "x-radicar-certificate-token": stored.body.token }, ...wronglyAsked]) {
          yield* call("NumberingRangeGetAll", {
            ...as,
            headers,
            query: `${both}&nit=900373115&softwareId=${software}`,
            own: withoutKeys
          })
          yield* call("StatusZipGetAll", { ...as, headers, query: both + zipkey })
          const acquirer = "identificationType=31&identification=800199436"
          yield* call("AcquirerGetItem", { ...as, headers, query: `${both}&${acquirer}` })
          yield* call("DocumentEventGetAll", { ...as, headers, query: `${both}&uuid=${uuid}` })
        }
        const send = { Uuid: uuid, To: ["cliente@example.com"], Message: "Adjunto" }
        const queued = yield* file("SendMailCreate", send, { headers: asked })
        assert.strictEqual(queued.status, 202, JSON.stringify(queued.body))
        for (const headers of wronglyAsked) yield* file("SendMailCreate", { Uuid: uuid }, { headers })
        for (const wrong of misplaced(send, own)) yield* file("SendMailCreate", wrong)
        const mailOf = (id: string) =>
          eventually(call("SendMailGetItem", { ...as, query: both, at: id }), ({ body }) => body.tries > 0)
        const several = { Mails: [{ Uuid: uuid, To: ["cliente@example.com"] }, { Uuid: uuid }] }
        for (const headers of [asked, ...wronglyAsked]) yield* file("SendMailCreateMany", several, { headers })
        for (const wrong of misplaced(send, own)) yield* file("SendMailCreateMany", { Mails: [wrong] })
        yield* call("SendMailGetAll", { ...as, query: both })
        const delivered = yield* mailOf(queued.body.id)
        assert.strictEqual(delivered.body.state, "sent", JSON.stringify(delivered.body))
        const cameBack = {
          sender: "facturas@emisor.example",
          messageId: delivered.body.messageId,
          address: send.To[0]!
        }
        const report = { ...as, type: "message/rfc822" }
        const bounce = yield* call("MailBounceCreate", {
          ...report,
          body: postfixReport(cameBack, noMailbox(cameBack.address))
        })
        assert.strictEqual(bounce.status, 200, JSON.stringify(bounce.body))
        yield* call("MailBounceCreate", { ...report, body: JSON.stringify(own) })
        // a wrong password of the company, then the installation's own, which is wrong too
        for (const Mail of [mail(marked.wrongPassword), undefined]) {
          yield* call("CompanyPut", { ...as, body: { NumberingRanges: [range], ...(Mail && { Mail }) } })
          const unsent = yield* file("SendMailCreate", { ...send, Message: `Otra vez ${Mail === undefined}` })
          assert.notStrictEqual((yield* mailOf(unsent.body.id)).body.state, "sent")
        }

        // what a buyer receives, and its events
        const sold = yield* file("InvoiceCreate", bodyOf(documentTypes.InvoiceCreate, undefined, credit))
        const soldUuid: string = sold.body.document.uuid
        const { CustomerParty } = bodyOf(documentTypes.InvoiceCreate)
        yield* call("CompanyPut", { ...as, at: "5", body: { Nit: CustomerParty.Id } })
        const ofBuyer = { ...as, query: "companyId=5" }
        const filing = { ...as, query: "companyId=5&providerId=1" }
        const attached = call("fileXmlGetItem", { ...as, query: `uuid=${soldUuid}&kind=attached` })
        const container = yield* eventually(attached, ({ status }) => status === 200)
        const octets = { ...ofBuyer, type: "application/octet-stream" }
        const taken = yield* call("InboxImport", { ...octets, body: container.bytes })
        assert.strictEqual(taken.status, 200, JSON.stringify(taken.body))
        const item: string = taken.body.items[0].id
        // what arrives is kept as it is, so a secret in it would be: nobody is to hand one over
        const unreadable = yield* call("InboxImport", { ...octets, body: "no document" })
        yield* call("InboxArrivalGetItem", { ...ofBuyer, at: taken.body.id })
        const Person = { Id: "52123456", IdentificationType: "13", FirstName: "Ana", FamilyName: "Rojas" }
        yield* call("InboxPersonReplace", { ...ofBuyer, body: { Person } })
        yield* call("InboxPersonGet", ofBuyer)
        const acts = { Actions: ["acknowledge"], SigningCertificate: own }
        const acted = yield* call("InboxEventCreate", { ...filing, at: item, body: acts })
        assert.strictEqual(acted.status, 200, JSON.stringify(acted.body))
        yield* call("InboxEventCreateMany", { ...filing, body: { Ids: [item], ...acts } })
        for (const certificate of [
          sent(issued.pkcs12, marked.wrongPassword),
          sent(foreign.pkcs12),
          { Token: marked.unknownToken },
          { Token: stored.body.token }
        ]) {
          const body = { Actions: ["receive"], SigningCertificate: certificate }
          yield* call("InboxEventCreate", { ...filing, at: item, body })
          yield* call("InboxEventCreateMany", { ...filing, body: { Ids: [item], ...body } })
        }
        for (const wrong of misplaced({ Actions: ["receive"] }, own)) {
          yield* call("InboxEventCreate", { ...filing, at: item, body: wrong })
        }
        for (const wrong of misplaced({ Ids: [item], Actions: ["receive"] }, own)) {
          yield* call("InboxEventCreateMany", { ...filing, body: wrong })
        }
        for (const wrong of misplaced({ Person }, own)) yield* call("InboxPersonReplace", { ...ofBuyer, body: wrong })
        for (const headers of [asked, ...wronglyAsked]) {
          yield* call("InboxFetch", { ...ofBuyer, headers, body: { Uuids: [uuid] } })
          yield* call("InboxRetry", { ...ofBuyer, headers, at: item })
        }
        for (const at of [item, unreadable.body.items[0].id]) yield* call("InboxDelete", { ...ofBuyer, at })
        for (const wrong of misplaced({ Uuids: [uuid] }, own)) {
          yield* call("InboxFetch", { ...ofBuyer, headers: asked, body: wrong })
        }
        for (const id of ["InboxGetAll", "InboxSummary", "InboxGetItem"]) yield* call(id, { ...ofBuyer, at: item })
        yield* call("InboxExport", { ...ofBuyer, query: "companyId=5&format=csv" })
        yield* call("InboxFileGet", { ...ofBuyer, at: `${item}/files/document` })

        // files, record, the rest
        yield* call("CodeListGetAll")
        yield* call("CodeListGetItem", { at: "units", query: "search=kilo" })
        yield* call("CodeListGetItem", { at: marked.unknownToken })
        const link = yield* call("fileUrlGetItem", { ...as, query: `uuid=${uuid}&type=zip`, own: () => ({}) })
        const at = String(link.body.url).split("/links/")[1] ?? ""
        // whoever has it needs no token
        secrets.push(textSecret("link", at))
        yield* call("fileLinkOpen", { at })
        yield* call("fileLinkOpen", { at: marked.unknownToken })
        yield* call("filePdfGetItem", { ...as, query: `uuid=${uuid}` })
        for (const kind of ["document", "response", "attached"]) {
          const xml = yield* call("fileXmlGetItem", { ...as, query: `uuid=${uuid}&kind=${kind}` })
          yield* call("DocumentRead", { ...as, type: "application/xml", body: xml.bytes })
        }
        yield* call("DocumentRead", { ...as, type: "application/xml", body: JSON.stringify(own) })
        yield* call("RipsCheck", { ...as, query: `companyId=1&invoice=${uuid}`, body: own })
        for (const [, { body }] of filed) yield* call("filePdfGetItem", { ...as, query: `uuid=${body.document.uuid}` })
        for (const Body of [bodyOf(documentTypes.InvoiceCreate), own])
          yield* call("PreviewCreate", { ...as, query: both, body: { Operation: "InvoiceCreate", Body } })
        yield* call("CompanyPrintPreview", { ...as, query: `uuid=${uuid}`, body: { Colour: "#12355f" } })
        yield* call("CompanyPrintPut", { ...as, body: { Colour: "#12355f" } })
        yield* call("CompanyPrintGetItem", as)
        yield* call("fileEvidenceGetItem", { ...as, query: `submissionId=${uuid}` })
        yield* call("fileArchiveCreate", { ...as, query: "companyId=1", body: { Ids: [uuid] } })
        const deliveries = yield* call("WebhookDeliveryGetAll", as)
        const delivery = { ...as, at: String(deliveries.body.items[0]?.id) }
        for (const id of ["WebhookDeliveryGetItem", "WebhookDeliveryReplay"]) yield* call(id, delivery)
        yield* call("WebhookDelete", ofHook)
        yield* call("SubmissionGetAll", { ...as, query: "companyId=1" })
        yield* call("SubmissionSummary", { ...as, query: "companyId=1" })
        yield* call("SubmissionTaxes", { ...as, query: "companyId=1&issuedFrom=2026-01-01&issuedTo=2026-12-31" })
        yield* call("SubmissionProducts", { ...as, query: "companyId=1" })
        yield* call("SubmissionExport", { ...as, query: "companyId=1&format=csv" })
        const listing = yield* call("SubmissionExport", { ...as, query: "companyId=1&format=xlsx&layout=dian" })
        const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        yield* call("SubmissionReconcile", { ...as, query: "companyId=1", type, body: listing.bytes })
        const template = yield* call("SheetTemplate", as)
        yield* call("SheetRead", { ...as, query: "companyId=1", type, body: template.bytes })
        yield* call("SheetResults", {
          ...as,
          query: "companyId=1",
          body: { Content: Buffer.from(template.bytes).toString("base64") }
        })
        yield* call("SubmissionGetItem", { ...as, at: uuid })
        yield* call("SubmissionRetry", { ...as, at: uuid })
        for (const at of [uuid, rejected]) {
          yield* call("SubmissionDismiss", { ...as, at, body: { Reason: "Se radicó a mano" } })
          yield* call("SubmissionDismiss", { ...as, at, body: { Reason: [marked.pin], Pin: marked.pin } })
          yield* call("SubmissionRestore", { ...as, at })
        }
        yield* call("SubmissionRetryMany", { ...as, body: { Ids: [uuid] } })
        yield* call("AuthorityGetStatus", as)
        yield* call("CertificateDelete", { ...as, query: "companyId=1", at: stored.body.id })
        yield* call("AuditGetAll", as)
        for (const id of ["NoticeGetAll", "NoticeGetCompanies"]) yield* call(id, as)
        const draft = { query: "companyId=1", at: randomUUID() }
        const begun = { Operation: "InvoiceCreate", Body: { Note: "Borrador" } }
        yield* call("DraftPut", { ...as, ...draft, body: begun })
        yield* call("DraftPut", { ...as, ...draft, body: { ...begun, Body: own } })
        for (const id of ["DraftGetItem", "DraftGetAll", "DraftDelete"]) yield* call(id, { ...as, ...draft })
        const consent = { IdentificationType: "13", Identification: "1098765432", Email: "ana@example.com" }
        const agreed = yield* call("PayslipConsentRecord", { ...as, query: "companyId=1", body: consent })
        yield* call("PayslipConsentGetAll", { ...as, query: "companyId=1" })
        yield* call("PayslipConsentRevoke", { ...as, query: "companyId=1", at: agreed.body.id })
        yield* call("PayslipGetAll", { ...as, query: "companyId=1&month=2026-01" })
        yield* call("PayslipSendMonth", { ...as, query: both, body: { Month: "2026-01" } })
        yield* call("CompanyPut", { ...as, at: "3", body: settings })
        yield* call("CompanyErase", { ...as, at: "3" })
        yield* call("CompanyErase", { ...as, at: "4" })
        for (const id of ["HealthGetLive", "HealthGetReady"]) yield* call(id)

        // nobody's tokens, for every operation that asks for one
        for (const [id, { isOpen }] of operations) {
          if (isOpen) continue
          const text = JSON.stringify(own)
          const body = /^(?:POST|PUT|PATCH)$/u.test(operations.get(id)!.method) ? { body: text } : {}
          const basic = `Basic ${Buffer.from(`x:${marked.certificatePassword}`).toString("base64")}`
          yield* call(id, { token: marked.unknownToken, query: both, headers: asked, ...body })
          yield* call(id, { query: both, headers: { ...asked, authorization: basic }, ...body })
        }
        const lacking = [...operations].flatMap(([id, { isOpen }]) =>
          (isOpen ? ["success"] : ["success", "failure"]).flatMap((outcome) =>
            walked.get(id)?.has(outcome as "success") === true ? [] : [`${id}: ${outcome}`]
          )
        )
        // a service with a mail server catches no mails
        assert.deepStrictEqual(lacking, ["CaughtMailGetAll: success", "CaughtMailFileGet: success"])

        // what is searched is there, and what is there would be found
        assert.isAbove(seen.lines.length, 0)
        const { bodies, refused, spans } = yield* eventually(seen.traces, (traces) => traces.spans.length > 500)
        assert.deepStrictEqual(refused, [])
        const names = new Set(spans.map(({ name }) => name))
        for (const name of ["POST /v1/dian/invoices", "sign", "SendBillSync", "send mail", "post event"])
          assert.isTrue(names.has(name), `${name} among ${[...names].join(", ")}`)
        yield* sql`create table canary_planted (packed bytea not null)`
        yield* sql`insert into canary_planted values (${gzipSync(Buffer.from(`{"Pin":"${marked.pin}"}`))})`
        const planted = yield* everyRow
        const inCells = (cells: typeof planted.cells) =>
          cells.flatMap(({ value, where }) => findSecrets(secrets, value).map((name) => `${name} in ${where}`))
        const inPlanted = (where: string) => where.includes("canary_planted")
        assert.deepStrictEqual(inCells(planted.cells.filter(({ where }) => inPlanted(where))), [
          "pin in public.canary_planted.packed"
        ])
        for (const { name, forms } of secrets) {
          assert.isNotEmpty(forms, name)
          const within = Buffer.concat([Buffer.alloc(151, "x"), forms[0]!, Buffer.alloc(152, "y")])
          for (const left of [within, gzipSync(within), within.toString("base64"), gzipSync(within.toString("hex"))]) {
            assert.include(findSecrets(secrets, left), name)
          }
        }
        assert.includeMembers(planted.tables as Array<string>, ["documents", "blobs", "tenants", "certificates"])

        // the search
        const found = (what: string, texts: ReadonlyArray<string | Uint8Array>) =>
          texts.flatMap((text) => findSecrets(secrets, text).map((name) => `${name} in ${what}`))
        const { text: metrics } = yield* scrapedText
        assert.include(metrics, 'radicar_range_numbers_left{company="1"')
        const files = readdirSync(directory, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
        const plain = secrets.map(({ forms, name }) => ({ name, forms: forms.slice(0, 1) }))
        const inFiles = files.flatMap((path) => {
          const bytes = readFileSync(path)
          return plain
            .filter(({ forms }) => forms.some((form) => bytes.includes(form)))
            .map(({ name }) => `${name} in ${path.slice(directory.length)}`)
        })
        assert.deepStrictEqual(
          [
            ...found("a log line", [seen.lines.join("\n")]),
            ...spans.flatMap((span) => found(`the span ${span.name}`, [shownSpan(span)])),
            ...found("what a receiver of traces gets", bodies),
            ...found("metrics", [metrics]),
            ...found("a mail", [seen.mails()]),
            ...found("a request to the authority", [JSON.stringify(yield* sandbox.requests)]),
            ...answers.flatMap(({ left, what }) => found(what, [left])),
            ...inCells(planted.cells.filter(({ where }) => !inPlanted(where))),
            ...inFiles
          ],
          []
        )
      })
    )
  })
})
