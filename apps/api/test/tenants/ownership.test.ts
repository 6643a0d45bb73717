import { assert, describe, it } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { read, readPem } from "@radicar/fixtures/certificates/TestCertificates"
import { payrollExample } from "@radicar/domain/inner/example/payrollExample"
import { supportExample } from "@radicar/domain/inner/example/supportExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { open } from "@radicar/signature/inner/Pkcs12"
import { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import { Effect, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { AuthorityEndpoints } from "../../src/platform/AuthorityEndpoints.ts"
import { Trust } from "../../src/platform/Trust.ts"
import { Ownership } from "../../src/tenants/Ownership.ts"
import { Tenants } from "../../src/tenants/Tenants.ts"
import { backends } from "../support/storage/backends.ts"
import { anchorsOf } from "../support/testTrust.ts"
import { invoiceBody, signingCertificate, TestService } from "../support/TestService.ts"
import { tokenWith } from "../support/tokenWith.ts"

// nothing listens on the discard port of this machine: the authority is down
const nowhere = "https://127.0.0.1:9/WcfDianCustomerServices.svc"

const own = "900373115"
const other = "901234567"
const software = { Id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", Pin: "12345" }

const on = (changes: Parameters<typeof TestService.layer>[1]) =>
  TestService.layerOn("Postgres", changes).pipe(Layer.provideMerge(Sandbox.layer({ certificateDirectory })))

/** A service that files for real, while the authority is down. */
const production = (signerTrust: TrustAnchors) => on({ environment: "production", authorityUrl: nowhere, signerTrust })
const withAuthorities = production(anchorsOf(readPem("sub.pem")))

const invoiceOf = (number: number, nit: string, changes: Record<string, unknown> = {}) => {
  const body = invoiceBody(number, { SoftwareProvider: software })
  return { ...body, CompanyParty: { ...body["CompanyParty"], Id: nit }, ...changes }
}

const signedBy = (name: Parameters<typeof signingCertificate>[0]) => ({ SigningCertificate: signingCertificate(name) })

const asking = (ids: ReadonlyArray<string> = ["1"]) =>
  Effect.gen(function* () {
    const { post, stored, url } = yield* TestService
    const token = yield* tokenWith(["documents:write", "documents:read", "companies:admin"], ids)
    const authorization = `Bearer ${token}`
    return {
      stored,
      file: (body: unknown, path?: string, query = "companyId=1&providerId=1") =>
        post(body, { headers: { authorization }, query, ...(path === undefined ? {} : { path }) }),
      company: (method: string, id: string, settings?: object) =>
        Effect.promise(async () => {
          const response = await fetch(`${url}/v1/companies/${id}`, {
            method,
            headers: { authorization, "content-type": "application/json", "accept-language": "es" },
            ...(settings === undefined ? {} : { body: JSON.stringify(settings) })
          })
          const text = await response.text()
          return { status: response.status, body: text === "" ? undefined : JSON.parse(text) }
        })
    }
  })

const isAnotherTaxpayer = (answer: { readonly status: number; readonly body: any }, stated: string, bound = own) => {
  assert.strictEqual(answer.status, 403, JSON.stringify(answer.body))
  const { companyNit, detail, statedNit, type } = answer.body
  assert.deepStrictEqual([type, companyNit, statedNit], ["urn:radicar:problem:another-taxpayer", bound, stated])
  assert.include(detail, bound)
  assert.include(detail, stated)
}

describe("the certificate that signs", () => {
  it.live("must be from an accepted authority, or no number is claimed", () =>
    Effect.gen(function* () {
      const { company, file, stored } = yield* asking()
      // anybody can make a certificate with the issuer's name and NIT
      const forged = yield* file(invoiceOf(990000301, own, signedBy("untrusted")))
      assert.deepStrictEqual(
        [forged.status, forged.body.reason],
        [422, "IssuerNotAccepted"],
        JSON.stringify(forged.body)
      )
      const another = yield* file(invoiceOf(990000301, own, signedBy("other-company")))
      assert.deepStrictEqual([another.status, another.body.reason], [422, "NotTheIssuers"])
      assert.strictEqual(yield* stored, 0)
      assert.strictEqual((yield* company("GET", "1")).status, 404)

      // the number is the taxpayer's own, once and again
      const body = invoiceOf(990000301, own)
      for (const _ of [1, 2]) {
        const filed = yield* file(body)
        assert.deepStrictEqual([filed.status, filed.body.status], [202, "pending"], JSON.stringify(filed.body))
      }
      assert.strictEqual(yield* stored, 1)
    }).pipe(Effect.provide(withAuthorities))
  )

  it.live("may be the software owner's, as the provider is configured", () =>
    Effect.gen(function* () {
      const { file } = yield* asking()
      const tenants = yield* Tenants
      const settings = JSON.stringify({ SoftwareProvider: { ...software, ProviderId: `${other}-7` } })
      const provider = { kind: "provider", id: "1", revision: "00000000-0000-7000-8000-000000000001" } as const
      yield* tenants.put(
        { ...provider, settings, sealed: undefined, updatedAt: new Date() },
        { replacesNit: false, replaces: undefined }
      )
      const body = invoiceOf(990000302, own, signedBy("other-company"))
      const filed = yield* file(body)
      assert.deepStrictEqual([filed.status, filed.body.status], [202, "pending"], JSON.stringify(filed.body))
    }).pipe(Effect.provide(withAuthorities))
  )

  it.live("is compared by name where no authority is configured", () =>
    Effect.gen(function* () {
      const { file, stored } = yield* asking()
      const another = yield* file(invoiceOf(990000303, own, signedBy("other-company")))
      assert.deepStrictEqual([another.status, another.body.reason], [422, "NotTheIssuers"])
      const named = yield* file(invoiceOf(990000303, own, signedBy("untrusted")))
      assert.strictEqual(named.status, 202, JSON.stringify(named.body))
      assert.strictEqual(yield* stored, 1)
    }).pipe(Effect.provide(production(TrustAnchors.none)))
  )
})

describe("a company", () => {
  it.live("is bound to the NIT of its first document, and files no other's", () =>
    Effect.gen(function* () {
      const { company, file, stored } = yield* asking()
      assert.strictEqual((yield* file(invoiceOf(990000311, `${own}-3`))).status, 202)
      assert.strictEqual((yield* company("GET", "1")).body.settings.Nit, own)

      const others = signedBy("other-company")
      isAnotherTaxpayer(yield* file(invoiceOf(990000312, other, others)), other)
      const dry = "companyId=1&providerId=1&dryRun=true"
      isAnotherTaxpayer(yield* file(invoiceOf(990000312, other, others), undefined, dry), other)
      isAnotherTaxpayer(
        yield* file(invoiceOf(990000312, other, others), undefined, "companyId=1&providerId=1&isTest=true"),
        other
      )
      // in support documents and payroll it is who files them
      const date = fromEpochMillis(Date.now())
      for (const [path, example] of [
        ["/v1/dian/supports", supportExample({ number: 984000301, date })],
        ["/v1/dian/payrolls", payrollExample({ number: 301, date })]
      ] as const) {
        const { CompanyParty } = example as { readonly CompanyParty: object }
        const body = { ...example, ...others, SoftwareProvider: software, CompanyParty: { ...CompanyParty, Id: other } }
        isAnotherTaxpayer(yield* file(body, path), other)
      }
      assert.strictEqual(yield* stored, 1)
      assert.strictEqual((yield* file(invoiceOf(990000313, own))).status, 202)
    }).pipe(Effect.provide(withAuthorities))
  )

  it.live("keeps its NIT, which only a token of all companies replaces", () =>
    Effect.gen(function* () {
      const { company } = yield* asking()
      const operator = yield* asking(["*"])
      const { CompanyParty } = invoiceBody(1)
      assert.strictEqual((yield* company("PUT", "1", { Nit: "900.373.115-4" })).status, 400)
      const put = yield* company("PUT", "1", { Name: "Una", Nit: "900.373.115-3" })
      assert.deepStrictEqual(
        [put.status, put.body.settings],
        [200, { Name: "Una", Nit: own }],
        JSON.stringify(put.body)
      )

      isAnotherTaxpayer(yield* company("PUT", "1", { Nit: other }), other)
      const mixed = yield* company("PUT", "1", { CompanyParty: { ...CompanyParty, Id: other } })
      assert.deepStrictEqual([mixed.status, mixed.body.violations?.[0]?.path], [400, "$.CompanyParty.Id"])
      const left = yield* company("PUT", "1", { CompanyParty })
      assert.strictEqual(left.body.settings.Nit, own)
      assert.strictEqual((yield* company("DELETE", "1")).status, 204)
      assert.deepStrictEqual((yield* company("GET", "1")).body.settings, { Nit: own })
      isAnotherTaxpayer(yield* company("PUT", "1", { Nit: other }), other)

      assert.strictEqual((yield* operator.company("PUT", "1", { Nit: other })).body.settings.Nit, other)
      assert.strictEqual((yield* operator.company("DELETE", "1")).status, 204)
      assert.strictEqual((yield* company("GET", "1")).status, 404)

      // a company that is set up with a party is that party
      assert.strictEqual((yield* company("PUT", "1", { CompanyParty })).body.settings.Nit, own)
      isAnotherTaxpayer(yield* company("PUT", "1", { Nit: other }), other)
    }).pipe(Effect.provide(withAuthorities))
  )

  it.live("with a configured party files only for that party", () =>
    Effect.gen(function* () {
      const { file, stored } = yield* asking()
      const sql = yield* SqlClient.SqlClient
      const settings = JSON.stringify({ CompanyParty: { Id: "900373115-3" } })
      yield* sql`
        insert into tenants (kind, id, revision, settings, updated_at)
        values ('company', '1', '00000000-0000-7000-8000-000000000002', ${settings}, now())`
      isAnotherTaxpayer(yield* file(invoiceOf(990000321, other, signedBy("other-company"))), other)
      assert.strictEqual(yield* stored, 0)
    }).pipe(Effect.provide(withAuthorities))
  )

  it.live("is no other taxpayer with the check digit glued to its NIT", () =>
    Effect.gen(function* () {
      const { file, stored } = yield* asking()
      const filed = yield* file(invoiceOf(990000331, "9003731153"))
      assert.strictEqual(filed.status, 202, JSON.stringify(filed.body))
      const again = yield* file(invoiceOf(990000331, own, { Note: "Otra" }))
      assert.strictEqual(again.status, 409, JSON.stringify(again.body))
      assert.strictEqual(yield* stored, 1)
      const sql = yield* SqlClient.SqlClient
      assert.deepStrictEqual(yield* sql`select issuer_nit from documents`, [{ issuer_nit: own }])
    }).pipe(Effect.provide(withAuthorities))
  )
})

describe("in the sandbox environment", () => {
  it.live("SANDBOX_TRUST=ownership checks the owner of a document", () =>
    Effect.gen(function* () {
      const { file, stored } = yield* asking()
      const another = yield* file(invoiceOf(990000341, own, signedBy("other-company")))
      assert.deepStrictEqual(
        [another.status, another.body.reason],
        [422, "NotTheIssuers"],
        JSON.stringify(another.body)
      )
      assert.strictEqual(yield* stored, 0)
      assert.strictEqual((yield* file(invoiceOf(990000341, own))).body.status, "submitted")
      isAnotherTaxpayer(yield* file(invoiceOf(990000342, other, signedBy("other-company"))), other)
    }).pipe(Effect.provide(on({ sandboxTrust: "ownership" })))
  )

  it.live("by default a mismatch is a notification of the answer", () =>
    Effect.gen(function* () {
      const { file } = yield* asking()
      const filed = yield* file(invoiceOf(990000351, own, signedBy("other-company")))
      assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
      assert.strictEqual(filed.body.response.errorMessage, "")
      const [notification] = filed.body.response.notifications
      assert.strictEqual(notification.rule, "89")
      assert.strictEqual(
        notification.message,
        `NIT ${other}7 no autorizado a enviar documentos para emisor con NIT ${own}.`
      )
      assert.notProperty((yield* file(invoiceOf(990000352, own))).body.response, "notifications")
    }).pipe(Effect.provide(on({})))
  )
})

describe.each(backends)("the owner of a certificate, on $name", (backend) => {
  const layerIn = (signerTrust: TrustAnchors) =>
    Ownership.layer({ sandboxTrust: "any-in-date" }).pipe(
      Layer.provide(
        Trust.layer({ environment: "production", dataDirectory: "", trust: TrustAnchors.none, signerTrust }).pipe(
          Layer.provide(AuthorityEndpoints.layer("production", undefined))
        )
      ),
      Layer.provideMerge(Tenants.layer),
      Layer.provideMerge(Layer.fresh(backend.layer))
    )

  const filing = { environment: "production", companyId: "7", issuerNit: own, ownerNit: own } as const

  it.live("is read from the certificate at every use, and a missing NIT belongs to no company", () =>
    Effect.gen(function* () {
      const { bytes, password } = read("company")
      const identity = yield* open(bytes, Redacted.make(password), new Date())
      const nameless = Object.create(identity, { nit: { value: undefined } }) as typeof identity
      const { roleOf } = yield* Ownership
      assert.strictEqual(yield* roleOf(identity, filing), "supplier")
      assert.strictEqual((yield* Effect.flip(roleOf(nameless, filing))).reason, "NamesNoNit")
      const untrusted = read("untrusted")
      const stranger = yield* open(untrusted.bytes, Redacted.make(untrusted.password), new Date())
      assert.strictEqual((yield* Effect.flip(roleOf(stranger, filing))).reason, "IssuerNotAccepted")
    }).pipe(Effect.provide(layerIn(anchorsOf(readPem("sub.pem")))))
  )

  it.live("binds a company once, to the first document", () =>
    Effect.gen(function* () {
      const { bind } = yield* Ownership
      const tenants = yield* Tenants
      const nits = [own, other]
      const results = yield* Effect.all(
        nits.map((issuerNit) => Effect.result(bind({ ...filing, issuerNit }))),
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual(results.map(({ _tag }) => _tag).toSorted(), ["Failure", "Success"])
      const winner = nits[results.findIndex(({ _tag }) => _tag === "Success")]
      assert.strictEqual(yield* tenants.bind("7", "800197268"), winner)
    }).pipe(Effect.provide(layerIn(TrustAnchors.none)))
  )
})
