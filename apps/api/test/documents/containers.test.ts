import { assert, layer } from "@effect/vitest"
import { pathOf, read } from "@radicar/fixtures/certificates/TestCertificates"
import { payrollExample } from "@radicar/domain/inner/example/payrollExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { verifyXades } from "@radicar/signature/inner/verifyXades"
import { Effect, Redacted } from "effect"
import { unzipSync } from "fflate"
import { defaultFollowing } from "../../src/service/FollowingOptions.ts"
import { eventually } from "../support/eventually.ts"
import { anyDatabase, invoiceBody, signingCertificate, TestService } from "../support/TestService.ts"

// nothing of the caller is kept, queries have the installation's own certificate, and only requests make them
const configuration = {
  following: { ...defaultFollowing, pollInterval: "1 hour" },
  retainCertificates: "never",
  transportCertificate: pathOf("company.p12"),
  transportCertificatePassword: Redacted.make(read("company").password)
} as const

layer(TestService.layer(anyDatabase, configuration), { excludeTestServices: true })("a container", (it) => {
  const fetched = (path: string, init: RequestInit = {}) =>
    Effect.flatMap(TestService, ({ token, url }) =>
      Effect.promise(async () => {
        const headers = {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          "accept-language": "en"
        }
        const response = await fetch(`${url}${path}`, { ...init, headers })
        const bytes = Buffer.from(await response.arrayBuffer())
        const isProblem = response.headers.get("content-type")?.includes("json") === true
        return { status: response.status, bytes, problem: isProblem ? JSON.parse(bytes.toString("utf8")) : undefined }
      })
    )

  const attached = (uuid: string) => fetched(`/v1/files/xml?uuid=${uuid}&kind=attached`)
  const packed = (uuid: string) => fetched(`/v1/files/url?uuid=${uuid}&type=zip`)

  const missing = (uuid: string) =>
    Effect.map(
      fetched("/v1/files/archive?companyId=1&content=container", {
        method: "POST",
        body: JSON.stringify({ Ids: [uuid] })
      }),
      ({ bytes }) => {
        const { documents } = JSON.parse(Buffer.from(unzipSync(bytes)["contents.json"] ?? "").toString("utf8"))
        return documents[0].missing.map(({ reason }: { readonly reason: string }) => reason)
      }
    )

  const assertMissing = Effect.fnUntraced(function* (uuid: string, reason: string, text: RegExp) {
    for (const answer of [yield* attached(uuid), yield* packed(uuid)]) {
      assert.strictEqual(answer.status, 404)
      assert.match(answer.problem.detail, text)
    }
    assert.deepStrictEqual(yield* missing(uuid), [reason])
  })

  /** Files an invoice whose answer is lost. */
  const unanswered = Effect.fnUntraced(function* (number: number) {
    const { post, sandbox } = yield* TestService
    for (const operation of ["SendBillSync", "GetStatus"] as const) {
      yield* sandbox.program({ operation, behaviour: "drop-after-processing", times: 1 })
    }
    const body = invoiceBody(number)
    const filed = yield* post(body)
    assert.strictEqual(filed.status, 202, JSON.stringify(filed.body))
    return { body, uuid: filed.body.document.uuid as string }
  })

  /** Files an invoice that is accepted by a query without the caller's certificate. */
  const acceptedByQuery = Effect.fnUntraced(function* (number: number) {
    const filed = yield* unanswered(number)
    const retried = yield* fetched(`/v1/submissions/${filed.uuid}/retry`, { method: "POST" })
    assert.strictEqual(retried.problem.state, "accepted", retried.bytes.toString())
    return filed
  })

  const signed = Effect.fnUntraced(function* (uuid: string) {
    const { bytes, status } = yield* eventually(attached(uuid), (answer) => answer.status === 200)
    assert.strictEqual(status, 200)
    assert.isTrue(verifyXades(bytes).intact)
    assert.include(bytes.toString("utf8"), uuid)
    assert.strictEqual((yield* packed(uuid)).status, 200)
  })

  it.effect("does not exist for a rejected document, which nobody may deliver", () =>
    Effect.gen(function* () {
      const { post } = yield* TestService
      const range = { Prefix: "SETP", TechnicalKey: "0".repeat(40) }
      const { body } = yield* post(invoiceBody(990031001, { NumberingRange: range }))
      assert.strictEqual(body.status, "rejected")
      yield* assertMissing(body.document.uuid, "notAccepted", /did not accept/u)
    })
  )

  it.effect("does not exist before the verdict, nor for payroll", () =>
    Effect.gen(function* () {
      const { post } = yield* TestService
      yield* assertMissing((yield* unanswered(990031002)).uuid, "open", /no verdict/u)
      const payroll = payrollExample({ number: 31003, date: fromEpochMillis(Date.now()) })
      const paid = yield* post({ ...payroll, SigningCertificate: signingCertificate() }, { path: "/v1/dian/payrolls/" })
      yield* assertMissing(paid.body.document.uuid, "noContainer", /no container/u)
    })
  )

  it.effect("is signed with the certificate of the issuer's next document if nobody could sign it before", () =>
    Effect.gen(function* () {
      const { post } = yield* TestService
      const first = yield* acceptedByQuery(990031004)
      yield* assertMissing(first.uuid, "notSigned", /not signed yet.*next certificate/u)
      const { body } = yield* post(invoiceBody(990031005))
      yield* signed(body.document.uuid)
      yield* signed(first.uuid)
    })
  )

  it.effect("is signed when the same document comes again with its certificate", () =>
    Effect.gen(function* () {
      const { post } = yield* TestService
      const { body, uuid } = yield* acceptedByQuery(990031006)
      const { SigningCertificate: _, ...without } = body
      assert.strictEqual((yield* post(without)).status, 200)
      yield* assertMissing(uuid, "notSigned", /not signed yet/u)
      assert.strictEqual((yield* post(body)).body.document.uuid, uuid)
      yield* signed(uuid)
    })
  )
})
