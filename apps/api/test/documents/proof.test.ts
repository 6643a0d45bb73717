import { assert, describe, it, layer } from "@effect/vitest"
import { readPem } from "@radicar/fixtures/certificates/TestCertificates"
import { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import { Context, Effect, Layer, Logger, Result } from "effect"
import { unzipSync } from "fflate"
import { join } from "node:path"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { AuthorityEndpoints } from "../../src/platform/AuthorityEndpoints.ts"
import { readTrustAnchors, Trust } from "../../src/platform/Trust.ts"
import type { ListeningFacts } from "../../src/service/Membership.ts"
import { logListening } from "../../src/service/processes/logListening.ts"
import { readConfiguration } from "../../src/service/configuration/readConfiguration.ts"
import { eventually } from "../support/eventually.ts"
import { invoiceBody, serviceDatabases, TestService } from "../support/TestService.ts"
import { anchorsOf, sandboxPem, testTrustPem } from "../support/testTrust.ts"

const authorization = (token: string) => ({ authorization: `Bearer ${token}` })

const asked = (path: string, headers: Record<string, string> = {}) =>
  Effect.flatMap(TestService, ({ token, url }) =>
    Effect.promise(async () =>
      (await fetch(`${url}${path}`, { headers: { ...authorization(token), ...headers } })).json()
    )
  ) as Effect.Effect<any, never, TestService>

const fetched = (path: string) =>
  Effect.flatMap(TestService, ({ token, url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}${path}`, { headers: authorization(token) })
      return new Uint8Array(await response.arrayBuffer())
    })
  )

const readDocument = (bytes: Uint8Array) =>
  Effect.flatMap(TestService, ({ token, url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}/v1/documents/read`, {
        method: "POST",
        headers: { ...authorization(token), "content-type": "application/xml" },
        body: bytes as unknown as string
      })
      const body = (await response.json()) as any
      return body.documents[0].verification
    })
  )

const manifestOf = (key: string) =>
  Effect.map(fetched(`/v1/files/evidence/?submissionId=${key}`), (bytes) =>
    JSON.parse(Buffer.from(unzipSync(bytes)["manifest.json"] ?? []).toString("utf8"))
  )

const subordinate = "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO"

describe.each(serviceDatabases)("the proof of an answer, on %s", (database) => {
  layer(TestService.shared(database), { excludeTestServices: true })("with anchors", (it) => {
    it.effect("is stored, and shown by submission, list, evidence and reading", () =>
      Effect.gen(function* () {
        const { companyId, post } = yield* TestService
        const filed = yield* post(invoiceBody(990000960))
        assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
        const key: string = filed.body.document.uuid
        const item = yield* asked(`/v1/submissions/${key}`)
        assert.deepInclude(item.proof, { degree: "proven", time: "received", revocation: "none" })
        assert.strictEqual(item.proof.anchor.subject, subordinate)
        assert.match(item.proof.text, /^proven by CN=Autoridad Subordinada 01 Sandbox/u)
        const spanish = yield* asked(`/v1/submissions/${key}`, { "accept-language": "es" })
        assert.match(spanish.proof.text, /^probado por /u)
        const { items } = yield* asked(`/v1/submissions/?companyId=${companyId}`)
        assert.deepStrictEqual(items[0].proof, item.proof)
        const { submission } = yield* manifestOf(key)
        const { text: _, ...recorded } = item.proof
        assert.deepStrictEqual(submission.proof, recorded)
        const container = yield* eventually(
          fetched(`/v1/files/xml/?uuid=${key}&kind=attached`),
          (bytes) => bytes.length > 1000
        )
        const verification = yield* readDocument(container)
        assert.deepInclude(verification, { valid: true })
        assert.deepInclude(verification.authorityResponse, { valid: true, accepted: true })
        assert.strictEqual(verification.authorityResponse.proof.degree, "proven")
      })
    )
  })

  layer(TestService.layer(database, { trust: TrustAnchors.none }), { excludeTestServices: true })(
    "without anchors",
    (it) => {
      it.effect("the verdict is taken and the missing anchor recorded; nothing that is read is valid", () =>
        Effect.gen(function* () {
          const { post } = yield* TestService
          const filed = yield* post(invoiceBody(990000961))
          assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
          const key: string = filed.body.document.uuid
          const item = yield* asked(`/v1/submissions/${key}`)
          assert.deepInclude(item.proof, { degree: "not-proven", reason: "no-anchor", issuer: subordinate })
          assert.strictEqual(item.proof.text, `not proven: no anchor for ${subordinate}`)
          assert.isUndefined(item.alarm)
          const verification = yield* readDocument(yield* fetched(`/v1/files/xml/?uuid=${key}&kind=response`))
          assert.isFalse(verification.valid)
          assert.deepInclude(verification.authorityResponse, { valid: false, accepted: true })
          assert.deepInclude(verification.authorityResponse.proof, { degree: "not-proven", reason: "no-anchor" })
        })
      )
    }
  )

  const other = { trust: anchorsOf(readPem("sub.pem")), requireProof: true }
  layer(TestService.layer(database, other), { excludeTestServices: true })("with proof required", (it) => {
    it.effect("a verdict that is not proven leaves the submission open", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const filed = yield* post(invoiceBody(990000962))
        assert.deepInclude({ status: filed.status, state: filed.body.status }, { status: 202, state: "pending" })
        const item = yield* asked(`/v1/submissions/${filed.body.document.uuid}`)
        assert.strictEqual(item.state, "unknown")
        assert.match(item.alarm, /leads to no trust anchor/u)
        assert.strictEqual(item.proof.degree, "not-proven")
      })
    )
  })
})

describe("anchors", () => {
  const trustOf = (environment: "sandbox" | "habilitacion" | "production", pem: string, dataDirectory = "") =>
    Effect.flatMap(
      Layer.build(
        Trust.layer({ environment, dataDirectory, trust: anchorsOf(pem), signerTrust: anchorsOf(pem) }).pipe(
          Layer.provide(AuthorityEndpoints.layer(environment, undefined))
        )
      ),
      (context) => Effect.succeed(Context.get(context, Trust))
    ).pipe(Effect.scoped)

  it.effect("of a sandbox count in the sandbox environment only", () =>
    Effect.gen(function* () {
      const inSandbox = yield* trustOf("sandbox", testTrustPem)
      const inProduction = yield* trustOf("production", testTrustPem)
      assert.lengthOf(inSandbox.in("sandbox").anchors, 2)
      for (const trust of [inSandbox, inProduction]) {
        for (const environment of ["habilitacion", "production"] as const) {
          for (const { anchors } of [trust.in(environment), trust.signersIn(environment)]) {
            const [anchor, ...others] = anchors
            assert.isEmpty(others)
            assert.match(anchor?.subject ?? "", /CN=Autoridad Subordinada 01 de Pruebas/u)
          }
        }
      }
    })
  )

  it.effect("of the embedded sandbox are found in its directory", () =>
    Effect.gen(function* () {
      const folder = mkdtempSync(join(tmpdir(), "trust-"))
      try {
        mkdirSync(join(folder, "sandbox"))
        writeFileSync(join(folder, "sandbox", "sandbox-authority.pem"), sandboxPem)
        const sandbox = yield* trustOf("sandbox", readPem("sub.pem"), folder)
        assert.lengthOf(sandbox.in("sandbox").anchors, 2)
        const production = yield* trustOf("production", readPem("sub.pem"), folder)
        assert.lengthOf(production.in("sandbox").anchors, 1)
      } finally {
        rmSync(folder, { recursive: true })
      }
    })
  )

  it.effect("stop the start if they cannot be read, with the file and the reason", () =>
    Effect.gen(function* () {
      const missing = yield* Effect.result(readTrustAnchors("RADICAR_TRUST_ANCHORS", "/nowhere/anchors.pem"))
      assert.isTrue(
        Result.isFailure(missing) && missing.failure.message.includes("/nowhere/anchors.pem cannot be read")
      )
      const folder = mkdtempSync(join(tmpdir(), "trust-"))
      try {
        const file = join(folder, "leaf.pem")
        writeFileSync(file, readPem("company.pem"))
        const leaf = yield* Effect.result(readTrustAnchors("RADICAR_SIGNER_ANCHORS", file))
        assert.isTrue(Result.isFailure(leaf) && leaf.failure.message.includes("may issue certificates"))
        assert.strictEqual(Result.isFailure(leaf) ? leaf.failure.where : "", "RADICAR_SIGNER_ANCHORS")
        writeFileSync(file, readPem("sub.pem"))
        const environment = {
          RADICAR_TRUST_ANCHORS: folder,
          RADICAR_SIGNER_ANCHORS: file,
          RADICAR_REQUIRE_PROOF: "true"
        }
        const { configuration } = yield* readConfiguration(environment)
        assert.lengthOf(configuration.trust.anchors, 1)
        assert.lengthOf(configuration.signerTrust.anchors, 1)
        assert.isTrue(configuration.requireProof)
        const fault = yield* Effect.flip(readConfiguration({ RADICAR_TRUST_ANCHORS: "/nowhere" }))
        assert.match(fault.message, /RADICAR_TRUST_ANCHORS must be a file or folder/u)
      } finally {
        rmSync(folder, { recursive: true })
      }
    })
  )

  const warnings = (
    environment: "sandbox" | "habilitacion" | "production",
    pem: string | undefined,
    required = false,
    signerPem = readPem("sub.pem")
  ) =>
    Effect.gen(function* () {
      const lines: Array<string> = []
      const { configuration } = yield* readConfiguration({ RADICAR_ENVIRONMENT: environment })
      const trust = pem === undefined ? TrustAnchors.none : anchorsOf(pem)
      const facts: ListeningFacts = { url: "", environment, authority: "", database: "embedded", blobs: "database" }
      const signerTrust = signerPem === "" ? TrustAnchors.none : anchorsOf(signerPem)
      const changes = { console: undefined, trust, signerTrust, requireProof: required }
      yield* logListening({ ...configuration, ...changes }, facts).pipe(
        Effect.provide(
          Logger.layer([Logger.make(({ logLevel, message }) => lines.push(`${logLevel} ${[message].flat()[0]}`))])
        )
      )
      return lines.filter((line) => line.startsWith("Warn"))
    })

  it.effect("cause a warning at the start if they are missing, except in the sandbox environment", () =>
    Effect.gen(function* () {
      for (const environment of ["habilitacion", "production"] as const) {
        const [none, ...others] = yield* warnings(environment, undefined)
        assert.match(none ?? "", /no answer is proven .* set RADICAR_TRUST_ANCHORS/u)
        assert.isEmpty(others)
        assert.isEmpty(yield* warnings(environment, readPem("sub.pem")))
        const ignored = yield* warnings(environment, sandboxPem, true)
        assert.match(ignored[0] ?? "", /of a sandbox are ignored/u)
        assert.match(ignored[1] ?? "", /every submission stays open/u)
        for (const signerPem of ["", sandboxPem]) {
          const signers = yield* warnings(environment, readPem("sub.pem"), false, signerPem)
          assert.match(signers.at(-1) ?? "", /matched by name only.* set RADICAR_SIGNER_ANCHORS/u)
          assert.lengthOf(signers, signerPem === "" ? 1 : 2)
        }
      }
      assert.isEmpty(yield* warnings("sandbox", undefined, false, ""))
    })
  )
})
