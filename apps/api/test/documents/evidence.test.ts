import { assert, describe, layer } from "@effect/vitest"
import { radicarFile } from "@radicar/build/bundle/radicar"
import type { EvidenceManifest } from "@radicar/contract/inner/evidence/EvidenceManifest"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import type { SandboxBehaviour } from "@radicar/sandbox/inner/SandboxBehaviour"
import type { SandboxOperation } from "@radicar/sandbox/inner/SandboxOperation"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Context, Effect, Layer, type Scope } from "effect"
import { SqlClient } from "effect/sql"
import { unzipSync } from "fflate"
import { XmlC14NMode, XmlDocument, type XmlElement } from "libxml2-wasm"
import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { BlobSettings } from "../../src/platform/blobs/BlobSettings.ts"
import { testTrustPem } from "../support/testTrust.ts"
import { eventually } from "../support/eventually.ts"
import { s3Server } from "../support/s3Server.ts"
import { invoiceBody, signingCertificate, type TestDatabase, TestService } from "../support/TestService.ts"

const now = () => fromEpochMillis(Date.now())

const sha256 = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex")

const textOf = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString("utf8")

interface Bundle {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
  readonly members: Readonly<Record<string, Uint8Array>>
  readonly manifest: EvidenceManifest
}

const bundle = (id: string, headers: Record<string, string> = {}) =>
  Effect.flatMap(TestService, ({ token, url }) =>
    Effect.promise(async (): Promise<Bundle> => {
      const response = await fetch(`${url}/v1/files/evidence/?submissionId=${id}`, {
        headers: { authorization: `Bearer ${token}`, ...headers }
      })
      const bytes = new Uint8Array(await response.arrayBuffer())
      const members = response.status === 200 ? unzipSync(bytes) : {}
      const manifest = response.status === 200 ? JSON.parse(textOf(members["manifest.json"])) : undefined
      return { status: response.status, headers: response.headers, bytes, members, manifest }
    })
  )

/** The evidence saved in the background may take a moment. */
const whole = (id: string) =>
  eventually(bundle(id), ({ manifest }) => manifest.missing.every(({ reason }) => reason === "settled-by-submit"))

const missing = ({ manifest }: Bundle) => Object.fromEntries(manifest.missing.map(({ path, reason }) => [path, reason]))

const contentOf = (xml: Uint8Array | undefined, xpath: string): string => {
  using document = XmlDocument.fromBuffer(xml ?? new Uint8Array())
  return document.get(xpath)?.content ?? ""
}

/** Runs the command line on a bundle, as somebody would who has nothing else. */
const verifying = (bytes: Uint8Array) =>
  Effect.promise(async () => {
    const folder = mkdtempSync(join(tmpdir(), "evidence-"))
    const file = join(folder, "evidence.zip")
    writeFileSync(file, bytes)
    const trust = join(folder, "trust.pem")
    writeFileSync(trust, testTrustPem)
    const args = [radicarFile, "evidence", "verify", file, "--output", "json", "--trust", trust]
    const child = spawn(process.execPath, args, { env: { PATH: process.env["PATH"], LANG: "C.UTF-8" } })
    let stdout = ""
    child.stdout.on("data", (chunk: Buffer) => {
      stdout += chunk.toString("utf8")
    })
    const code = await new Promise<number | null>((resolve) => child.on("close", resolve))
    rmSync(folder, { recursive: true })
    return { code, report: JSON.parse(stdout) }
  })

class Blobs extends Context.Service<Blobs, BlobSettings>()("test/Blobs") {}

const stores: ReadonlyArray<{
  readonly name: string
  readonly database: TestDatabase
  readonly blobs: Effect.Effect<BlobSettings, never, Scope.Scope>
}> = [
  { name: "PGlite", database: "PGlite", blobs: Effect.succeed({ _tag: "postgres" }) },
  { name: "Postgres and S3", database: "Postgres", blobs: Effect.map(s3Server, ({ settings }) => settings) }
]

describe.each(stores)("the evidence of a submission, on $name", ({ blobs, database }) => {
  const service = Layer.unwrap(Effect.map(Blobs, (settings) => TestService.layer(database, { blobs: settings }))).pipe(
    Layer.provide(Layer.effect(Blobs, blobs))
  )

  layer(service, { excludeTestServices: true })((it) => {
    const fail = (behaviour: SandboxBehaviour, operation: SandboxOperation = "SendBillSync", times = 1) =>
      Effect.flatMap(TestService, ({ sandbox }) => sandbox.program({ operation, behaviour, times }))

    it.effect("accepted: every file with its digest, the same octets each time, no secret in any", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        const body = invoiceBody(990000970)
        const filed = yield* post(body)
        assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
        const uuid: string = filed.body.document.uuid
        const found = yield* whole(uuid)
        const { headers, manifest, members } = found
        assert.match(
          headers.get("content-disposition") ?? "",
          /filename="fv0900373115000\d{10}-evidencia\.zip"|filename="fv0900373115000[0-9A-F]{10}-evidencia\.zip"/u
        )
        assert.strictEqual(headers.get("content-type"), "application/zip")
        assert.deepStrictEqual(missing(found), {
          "soap/settled.request.xml": "settled-by-submit",
          "soap/settled.response.xml": "settled-by-submit"
        })
        assert.deepStrictEqual(Object.keys(members), [
          "manifest.json",
          "request.json",
          "unsigned.xml",
          "signed.xml",
          "soap/submit.request.xml",
          "soap/submit.response.xml",
          "ApplicationResponse.xml",
          "AttachedDocument.xml",
          "document.pdf",
          "history.json"
        ])
        for (const { path, sha256: digest, size } of manifest.files) {
          assert.strictEqual(digest, sha256(members[path] ?? ""), path)
          assert.strictEqual(size, members[path]?.length, path)
        }
        const stated = textOf(members["manifest.json"])
        assert.strictEqual(sha256(stated.replace(manifest.manifestSha256, "0".repeat(64))), manifest.manifestSha256)

        const received = (yield* sandbox.received).find(({ number }) => number === "SETP990000970")
        assert.strictEqual(sha256(members["signed.xml"] ?? ""), sha256(received?.xml ?? ""))
        const sent = contentOf(members["soap/submit.request.xml"], "//*[local-name()='contentFile']")
        const [inside] = Object.values(unzipSync(Buffer.from(sent, "base64")))
        assert.strictEqual(sha256(inside ?? ""), sha256(received?.xml ?? ""))
        const answered = contentOf(members["soap/submit.response.xml"], "//*[local-name()='XmlBase64Bytes']")
        assert.strictEqual(sha256(Buffer.from(answered, "base64")), sha256(members["ApplicationResponse.xml"] ?? ""))
        const history = JSON.parse(textOf(members["history.json"])).history
        assert.deepStrictEqual(
          history.map(({ to }: { readonly to: string }) => to),
          ["signed", "filing", "accepted"]
        )

        const again = yield* bundle(manifest.submission.submissionId)
        assert.strictEqual(sha256(again.bytes), sha256(found.bytes))
        const unchanged = yield* bundle(uuid, { "if-none-match": headers.get("etag") ?? "" })
        assert.strictEqual(unchanged.status, 304)

        const { Content } = signingCertificate()
        const all = Object.values(members).map(textOf).join("\n")
        for (const secret of [Content, '"Password"', body["NumberingRange"].TechnicalKey, '"SigningCertificate"']) {
          assert.isFalse(all.includes(secret), secret)
        }
        assert.strictEqual(JSON.parse(textOf(members["request.json"])).NumberingRange.TechnicalKey, "0".repeat(40))

        const { code, report } = yield* verifying(found.bytes)
        assert.strictEqual(code, 0, JSON.stringify(report))
        assert.isTrue(report.valid)
        assert.deepStrictEqual(
          report.inside.map(({ part }: { readonly part: string }) => part),
          ["document", "answer", "container"]
        )
      })
    )

    it.effect("has the document without its signature as libxml2 canonicalises it", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const filed = yield* post(invoiceBody(990000971))
        const { members } = yield* bundle(filed.body.document.uuid)
        using document = XmlDocument.fromBuffer(members["signed.xml"] ?? new Uint8Array())
        const signature = document.get("//ds:Signature", { ds: "http://www.w3.org/2000/09/xmldsig#" })
        ;(signature as XmlElement).remove()
        const canonical = document.canonicalizeToString({ mode: XmlC14NMode.XML_C14N_1_0, withComments: false })
        assert.strictEqual(
          textOf(members["unsigned.xml"]),
          `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${canonical}`
        )
      })
    )

    it.effect("rejected: with the rejection, and why there is no container", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        yield* fail("rejected-with-empty-messages")
        const filed = yield* post(invoiceBody(990000972))
        assert.strictEqual(filed.body.status, "rejected", JSON.stringify(filed.body))
        const found = yield* eventually(
          bundle(filed.body.document.uuid),
          (one) => missing(one)["soap/submit.request.xml"] === undefined
        )
        assert.strictEqual(missing(found)["AttachedDocument.xml"], "not-accepted")
        assert.strictEqual(found.manifest.submission.state, "rejected")
        const code = contentOf(
          found.members["ApplicationResponse.xml"],
          "//*[local-name()='DocumentResponse']/*[local-name()='Response']/*[local-name()='ResponseCode']"
        )
        assert.strictEqual(code, "04")
        const { code: exit, report } = yield* verifying(found.bytes)
        assert.strictEqual(exit, 0, JSON.stringify(report))
      })
    )

    it.effect("accepted, but the answer was lost: the filing request, and the query that settled it", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        yield* fail("drop-after-processing")
        const filed = yield* post(invoiceBody(990000973))
        assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
        const found = yield* eventually(
          bundle(filed.body.document.uuid),
          ({ manifest }) => manifest.missing.length === 1
        )
        assert.deepStrictEqual(missing(found), { "soap/submit.response.xml": "no-answer" })
        assert.include(textOf(found.members["soap/settled.request.xml"]), "GetStatus")
        const { code, report } = yield* verifying(found.bytes)
        assert.strictEqual(code, 0, JSON.stringify(report))
      })
    )

    it.effect("open: existing and missing files; at most two exchanges, however often it is sent", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        yield* fail("drop-before-processing")
        yield* fail("drop-before-processing", "GetStatus")
        const body = invoiceBody(990000974)
        const filed = yield* post(body)
        assert.strictEqual(filed.status, 202, JSON.stringify(filed.body))
        const found = yield* eventually(
          bundle(filed.body.document.uuid),
          (one) => missing(one)["soap/submit.request.xml"] === undefined
        )
        assert.deepStrictEqual(missing(found), {
          "soap/submit.response.xml": "no-answer",
          "soap/settled.request.xml": "open",
          "soap/settled.response.xml": "open",
          "ApplicationResponse.xml": "open",
          "AttachedDocument.xml": "open"
        })

        yield* fail("drop-before-processing")
        yield* fail("drop-before-processing", "GetStatus", 2)
        assert.strictEqual((yield* post(body)).status, 202)
        assert.strictEqual((yield* post(body)).status, 202)
        assert.strictEqual((yield* post(body)).body.status, "submitted")
        const done = yield* eventually(
          bundle(filed.body.document.uuid),
          ({ manifest }) => manifest.missing.length === 1
        )
        assert.deepStrictEqual(missing(done), { "soap/submit.response.xml": "no-answer" })
        const [first, second] = [done.members["soap/submit.request.xml"], done.members["soap/settled.request.xml"]]
        assert.strictEqual(sha256(first ?? ""), sha256(found.members["soap/submit.request.xml"] ?? ""))
        assert.notStrictEqual(sha256(first ?? ""), sha256(second ?? ""))
        assert.strictEqual(
          contentOf(first, "//*[local-name()='contentFile']"),
          contentOf(second, "//*[local-name()='contentFile']")
        )
        const sql = yield* SqlClient.SqlClient
        const kept =
          yield* sql`select key from blobs where key like ${`%${done.manifest.submission.submissionId}/soap-%`}`
        assert.lengthOf(kept, 2)
      })
    )

    it.effect("of nobody: 404", () =>
      Effect.gen(function* () {
        for (const id of ["0".repeat(96), "019a0000-0000-7000-8000-000000000000", "nonsense"]) {
          assert.strictEqual((yield* bundle(id)).status, 404, id)
        }
      })
    )
  })
})

describe("the evidence of a submission", () => {
  layer(TestService.shared("Postgres"), { excludeTestServices: true })((it) => {
    it.effect("verifies for every kind of document", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const filed = yield* post(
          invoiceBody(990000975, { PaymentMeans: { Code: "2", MethodCode: "42", Date: now().toString() } })
        )
        const { document, id: number } = filed.body
        const reference = { uuid: document.uuid, number, date: document.date.slice(0, 10) }
        const cases = [
          ["CreditnoteCreate", "credit-notes", 1, reference],
          ["SupportCreate", "supports", 984000970, undefined],
          ["EquivalentCreate", "equivalents", 970, undefined],
          ["PayrollCreate", "payrolls", 970, undefined],
          ["EventCreate", "events", 970, reference]
        ] as const
        for (const [operation, path, firstNumber, about] of cases) {
          const example = documentTypes[operation].example({
            number: firstNumber,
            date: now(),
            ...(about === undefined ? {} : { reference: about })
          })
          const body = { ...example, SigningCertificate: signingCertificate() }
          const { body: result } = yield* post(body, { path: `/v1/dian/${path}/` })
          assert.strictEqual(result.status, "submitted", `${operation} ${JSON.stringify(result)}`)
          const paid = operation === "PayrollCreate"
          const found = yield* eventually(
            bundle(result.document.uuid),
            ({ manifest }) => manifest.missing.length === (paid ? 3 : 2)
          )
          assert.strictEqual(missing(found)["AttachedDocument.xml"], paid ? "no-container" : undefined)
          const { code, report } = yield* verifying(found.bytes)
          assert.strictEqual(code, 0, `${operation} ${JSON.stringify(report)}`)
        }
      })
    )
  })
})
