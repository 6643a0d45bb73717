import { execFileSync } from "node:child_process"
import { createPrivateKey } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import { Sandbox } from "../src/Sandbox.ts"
import { sendBill } from "./support/client.ts"
import { invoiceText } from "./support/invoiceText.ts"
import { isInstalled } from "./support/isInstalled.ts"
import { type Signer, signInvoice } from "./support/signInvoice.ts"

/** A self-signed certificate made by openssl, with the subject spelled its way. */
const selfSigned = (subject: string, key: ReadonlyArray<string>): Signer => {
  const directory = mkdtempSync(join(tmpdir(), "radicar-sandbox-"))
  const path = (name: string): string => join(directory, name)
  try {
    const files = ["-keyout", path("key.pem"), "-out", path("certificate.pem")]
    execFileSync("openssl", ["req", "-x509", "-nodes", "-utf8", ...key, "-subj", subject, ...files], {
      stdio: "ignore"
    })
    return {
      privateKey: createPrivateKey(readFileSync(path("key.pem"))),
      certificatePem: readFileSync(path("certificate.pem"), "utf8")
    }
  } finally {
    rmSync(directory, { recursive: true })
  }
}

// These certificates are valid from now on, so this sandbox lives in the present.
layer(Sandbox.layer({ certificateDirectory }), { excludeTestServices: true })("certificates of other makers", (it) => {
  const file = (signer: Signer, issuerName?: string) =>
    Effect.gen(function* () {
      const sandbox = yield* Sandbox
      const now = Date.now()
      const bogota = new Date(now - 5 * 3_600_000).toISOString()
      const xml = signInvoice(invoiceText({ issueDate: bogota.slice(0, 10) }), signer, {
        signingTime: bogota.replace("Z", "-05:00"),
        ...(issuerName === undefined ? {} : { issuerName })
      })
      return yield* Effect.promise(() => sendBill(sandbox.url, xml, signer, { created: now }))
    })

  it.effect.skipIf(!isInstalled("openssl"))(
    "takes a self-signed one with an e-mail address and no NIT, and notifies",
    () =>
      Effect.gen(function* () {
        const subject = "/C=CO/L=Bogotá, D.C./O=Otra/CN=Otra/emailAddress=info@otra.co"
        const signer = selfSigned(subject, ["-newkey", "rsa:2048"])
        const answer = yield* file(signer, "E=info@otra.co, CN=Otra, O=Otra, L=Bogotá\\, D.C., C=CO")
        expect(answer).toMatchObject({ rules: ["89"], statusCode: "00" })
      })
  )

  it.effect.skipIf(!isInstalled("openssl"))("answers InvalidSecurity to an elliptic curve key", () =>
    Effect.gen(function* () {
      const signer = selfSigned("/C=CO/CN=Curva", ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"])
      const answer = yield* file(signer)
      expect(answer.status).toBe(500)
      expect(answer.body).toContain("a:InvalidSecurity")
    })
  )
})
