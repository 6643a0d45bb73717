import { pathOf, read } from "@radicar/fixtures/certificates/TestCertificates"
import { describe, expect, it } from "@effect/vitest"
import { type DocumentType, documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { execFileSync, spawnSync } from "node:child_process"
import { issued } from "./support/exampleText.ts"
import { runHere } from "./support/runHere.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()
const password = files.write("password.txt", read("company").password)
const company = ["--certificate", pathOf("company.p12"), "--password-file", password]
const ids = ["http://uri.etsi.org/01903/v1.3.2#:SignedProperties", "http://www.w3.org/2000/09/xmldsig#:KeyInfo"]
const xmlsec = ["--verify", "--trusted-pem", pathOf("root.pem"), "--untrusted-pem", pathOf("sub.pem")]
const xmlsecInstalled = spawnSync("xmlsec1", ["--version"]).status === 0

/** Whether xmlsec1 takes the signature of a file. */
const xmlsecTakes = (file: string): boolean => {
  try {
    execFileSync("xmlsec1", [...xmlsec, ...ids.flatMap((id) => ["--id-attr:Id", id]), file], { stdio: "pipe" })
    return true
  } catch {
    return false
  }
}

describe("radicar verify of what radicar sign writes", () => {
  for (const { example, exampleNumbers, name } of Object.values<DocumentType>(documentTypes)) {
    it.effect(`a signed ${name} holds, key included, and a changed one does not`, () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(issued.epochMillis + 1000)
        const stdin = JSON.stringify(example({ number: exampleNumbers.from, date: issued }))
        const { stdout: signed } = yield* runHere(["sign", "-", ...company], { stdin })
        const { code, stdout } = yield* runHere(["verify", files.write(`${name}.xml`, signed)])
        const report = JSON.parse(stdout)
        expect(report.checks.filter(({ ok }: { readonly ok: boolean }) => !ok)).toEqual([])
        expect({ code, valid: report.valid }).toEqual({ code: 0, valid: true })
        const checked = report.checks.map(({ check, section }: Record<string, string>) => `${section} ${check}`)
        expect(checked).toContain("key key")
        expect(checked).toContain("key securityCode")
        const changed = signed.replace(/(900373115)(?=<\/cbc:CompanyID>|" Pais)/u, "900373116")
        expect(changed).not.toBe(signed)
        expect((yield* runHere(["verify", files.write(`${name}-changed.xml`, changed)])).code).toBe(3)
      })
    )

    it.effect.skipIf(!xmlsecInstalled)(`xmlsec1 says the same of the signature of a ${name}`, () =>
      Effect.sync(() => {
        expect(xmlsecTakes(files.path(`${name}.xml`))).toBe(true)
        expect(xmlsecTakes(files.path(`${name}-changed.xml`))).toBe(false)
      })
    )
  }
})
