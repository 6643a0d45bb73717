import { execFileSync } from "node:child_process"
import { createPrivateKey, X509Certificate } from "node:crypto"
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { SandboxCertificate } from "../src/SandboxCertificate.ts"
import { isInstalled } from "./support/isInstalled.ts"

const temporaryDirectory = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "radicar-sandbox-"))),
  (path) => Effect.sync(() => rmSync(path, { recursive: true }))
)

const request = { nit: "900373115", name: "Compañía de Prueba, S.A.S.", password: Redacted.make("radicar") }

describe("SandboxCertificate", () => {
  it.live("issues a certificate in date with the NIT in its subject, and a chain that holds", () =>
    Effect.gen(function* () {
      const authority = yield* SandboxCertificate.make()
      const issued = yield* authority.issue(request)
      const leaf = new X509Certificate(issued.certificatePem)
      const [subordinate, root] = issued.chainPem.map((pem) => new X509Certificate(pem))
      expect(leaf.subject.split("\n")).toEqual(
        expect.arrayContaining(["serialNumber=900373115", "O=Compañía de Prueba\\, S.A.S.", "C=CO"])
      )
      expect(leaf.checkPrivateKey(issued.privateKey)).toBe(true)
      expect(leaf.publicKey.asymmetricKeyDetails?.modulusLength).toBe(2048)
      expect(leaf.ca).toBe(false)
      expect([leaf.checkIssued(subordinate!), leaf.verify(subordinate!.publicKey)]).toEqual([true, true])
      expect([subordinate!.checkIssued(root!), subordinate!.verify(root!.publicKey), root!.ca]).toEqual([
        true,
        true,
        true
      ])
      expect(leaf.validFromDate.getTime()).toBeLessThan(Date.now())
      expect(leaf.validToDate.getTime()).toBeGreaterThan(Date.now() + 600 * 86_400_000)
    })
  )

  it.live("issues expired certificates on demand", () =>
    Effect.gen(function* () {
      const authority = yield* SandboxCertificate.make()
      const issued = yield* authority.issue({ ...request, validFrom: new Date("2020-03-01T00:00:00Z"), years: 1 })
      expect(new X509Certificate(issued.certificatePem).validToDate).toEqual(new Date("2021-03-01T00:00:00Z"))
    })
  )

  it.live.skipIf(!isInstalled("openssl"))("writes a PKCS#12 that openssl opens: key, chain, AES-256", () =>
    Effect.gen(function* () {
      const directory = yield* temporaryDirectory
      const authority = yield* SandboxCertificate.make()
      const issued = yield* authority.issue(request)
      const path = (name: string): string => join(directory, name)
      writeFileSync(path("company.p12"), issued.pkcs12)
      const open = (...more: ReadonlyArray<string>): string =>
        execFileSync("openssl", ["pkcs12", "-in", path("company.p12"), "-passin", "pass:radicar", ...more], {
          encoding: "utf8",
          stdio: ["ignore", "pipe", "pipe"]
        })
      const key = createPrivateKey(
        /-----BEGIN PRIVATE KEY-----[^]*?-----END PRIVATE KEY-----/u.exec(open("-nodes"))![0]
      )
      expect(new X509Certificate(issued.certificatePem).checkPrivateKey(key)).toBe(true)
      expect(open("-nokeys").match(/BEGIN CERTIFICATE/gu)).toHaveLength(3)
      writeFileSync(path("leaf.pem"), issued.certificatePem)
      writeFileSync(path("subordinate.pem"), issued.chainPem[0]!)
      writeFileSync(path("root.pem"), issued.chainPem[1]!)
      const verdict = execFileSync(
        "openssl",
        [
          "verify",
          "-x509_strict",
          "-CAfile",
          path("root.pem"),
          "-untrusted",
          path("subordinate.pem"),
          path("leaf.pem")
        ],
        { encoding: "utf8" }
      )
      expect(verdict).toContain("leaf.pem: OK")
    })
  )

  it.live("keeps its authority in a directory, readable by its owner alone", () =>
    Effect.gen(function* () {
      const directory = yield* temporaryDirectory
      const kept = join(directory, "authority")
      const [first, second] = yield* Effect.all(
        [SandboxCertificate.make({ directory: kept }), SandboxCertificate.make({ directory: kept })],
        { concurrency: "unbounded" }
      )
      const third = yield* SandboxCertificate.make({ directory: kept })
      expect(new Set([first.rootPem, second.rootPem, third.rootPem]).size).toBe(1)
      const issued = yield* first.issue(request)
      const subordinate = new X509Certificate(third.subordinatePem)
      expect(new X509Certificate(issued.certificatePem).verify(subordinate.publicKey)).toBe(true)
      expect(readdirSync(kept).toSorted()).toEqual(["sandbox-authority.json", "sandbox-authority.pem"])
      for (const file of readdirSync(kept)) expect(statSync(join(kept, file)).mode & 0o077).toBe(0)
      const anchors = readFileSync(join(kept, "sandbox-authority.pem"), "utf8")
      expect(anchors).toBe(`${third.rootPem}${third.subordinatePem}`)
    })
  )

  it.live("says what is wrong with a damaged authority file and with requests it cannot fulfil", () =>
    Effect.gen(function* () {
      const directory = yield* temporaryDirectory
      yield* SandboxCertificate.make({ directory })
      writeFileSync(join(directory, readdirSync(directory)[0]!), "{}")
      expect(yield* Effect.flip(SandboxCertificate.make({ directory }))).toMatchObject({ reason: "damaged-authority" })
      expect(yield* Effect.flip(SandboxCertificate.make({ directory: "/dev/null/none" }))).toMatchObject({
        reason: "directory"
      })
      const authority = yield* SandboxCertificate.make()
      const accented = authority.issue({ ...request, password: Redacted.make("contraseña") })
      expect(yield* Effect.flip(accented)).toMatchObject({ reason: "invalid-request" })
      expect(yield* Effect.flip(authority.issue({ ...request, nit: "900.373.115" }))).toMatchObject({
        reason: "invalid-request"
      })
    })
  )
})
