import { pathOf, read } from "@radicar/fixtures/certificates/TestCertificates"
import { describe, expect, it } from "@effect/vitest"
import { type DocumentType, documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { execFileSync, spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { exampleText, issued } from "./support/exampleText.ts"
import { runHere } from "./support/runHere.ts"
import { radicarProcess } from "./support/radicarProcess.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()
const password = files.write("password.txt", `${read("company").password}\n`)
const company = ["--certificate", pathOf("company.p12"), "--password-file", password]
const xmlsecInstalled = spawnSync("xmlsec1", ["--version"]).status === 0

const sign = (args: ReadonlyArray<string>, stdin = exampleText(), env = {}) =>
  Effect.gen(function* () {
    yield* TestClock.setTime(issued.epochMillis + 1234)
    return yield* runHere(["sign", "-", ...args], { stdin, env })
  })

const examples = Object.values<DocumentType>(documentTypes).map(({ example, exampleNumbers, name }) => ({
  name,
  body: example({ number: exampleNumbers.from, date: issued })
}))
const debited = examples.find(({ name }) => name === "equivalent-note")

describe("radicar sign", () => {
  // one operation has two roots
  for (const { body: example, name } of [
    ...examples,
    { name: "equivalent-note-93", body: { ...debited?.body, TypeCode: "93" } }
  ]) {
    it.effect.skipIf(!xmlsecInstalled)(`signs a ${name} that xmlsec1 verifies with the company's chain`, () =>
      Effect.gen(function* () {
        const out = files.path(`signed-${name}.xml`)
        const body = JSON.stringify(example)
        const { code, stderr, stdout } = yield* sign([...company, "--out", out], body)
        expect({ code, stdout }).toEqual({ code: 0, stdout: "" })
        expect(stderr).toContain(out)
        const ids = ["http://uri.etsi.org/01903/v1.3.2#:SignedProperties", "http://www.w3.org/2000/09/xmldsig#:KeyInfo"]
        const verify = ["--verify", "--trusted-pem", pathOf("root.pem"), "--untrusted-pem", pathOf("sub.pem")]
        const args = [...verify, ...ids.flatMap((id) => ["--id-attr:Id", id]), out]
        execFileSync("xmlsec1", args, { stdio: "pipe" })
        const policy = name.startsWith("payroll") ? "nóminas electrónicas" : "facturas electrónicas"
        expect(readFileSync(out, "utf8")).toContain(
          `<xades:Description>Política de firma para ${policy} de la República de Colombia.</xades:Description>`
        )
      })
    )
  }

  it.effect("writes the octets to standard output, signed at the clock's time on the day of issue", () =>
    Effect.gen(function* () {
      const { code, stderr, stdout } = yield* sign([...company, "--output", "text"])
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
      expect(stdout.startsWith(`<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<Invoice `)).toBe(true)
      expect(stdout).toContain("<xades:SigningTime>2026-01-15T10:00:01.234-05:00</xades:SigningTime>")
      expect(stdout).toContain("<xades:ClaimedRole>supplier</xades:ClaimedRole>")
    })
  )

  it.effect("claims the moment of issue for a document of an earlier day (FAD09e)", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(issued.epochMillis + 3 * 86_400_000)
      const { stdout } = yield* runHere(["sign", "-", ...company], { stdin: exampleText() })
      expect(stdout).toContain("<xades:SigningTime>2026-01-15T10:00:00.000-05:00</xades:SigningTime>")
    })
  )

  it.effect("takes the certificate from the document", () =>
    Effect.gen(function* () {
      const { bytes, password } = read("company")
      const stdin = exampleText((body) => {
        body["SigningCertificate"] = { Content: Buffer.from(bytes).toString("base64"), Password: password }
      })
      expect((yield* sign([], stdin)).code).toBe(0)
    })
  )

  it.effect("takes the password from the environment", () =>
    Effect.gen(function* () {
      const args = ["--certificate", pathOf("company.p12")]
      const env = { RADICAR_CERTIFICATE_PASSWORD: read("company").password }
      expect((yield* sign(args, exampleText(), env)).code).toBe(0)
      const without = yield* sign(args)
      expect(without.code).toBe(8)
      expect(without.stderr).toContain("--password-file")
    })
  )

  it.effect("signs as third party with the certificate of the software's owner", () =>
    Effect.gen(function* () {
      const stdin = exampleText((body) => {
        body["CompanyParty"].Id = "800199436"
        body["SoftwareProvider"] = { ProviderId: "900373115" }
      })
      expect((yield* sign(company, stdin)).stdout).toContain("<xades:ClaimedRole>third party</xades:ClaimedRole>")
    })
  )

  it.effect.each([
    ["a wrong password", ["--certificate", pathOf("company.p12"), "--password-file", "wrong"], 7],
    ["an expired certificate", ["--certificate", pathOf("expired.p12"), "--password-file", "right"], 7],
    ["a file that is none", ["--certificate", pathOf("root.pem"), "--password-file", "right"], 7],
    ["no such file", ["--certificate", files.path("absent.p12"), "--password-file", "right"], 8],
    ["no certificate", [], 8]
  ] as const)("fails without output on %s", ([, args, expected]) =>
    Effect.gen(function* () {
      const named = { wrong: files.write("wrong.txt", "not-this-one"), right: password }
      const { code, stderr, stdout } = yield* sign(
        args.map((arg) => (arg === "wrong" || arg === "right" ? named[arg] : arg))
      )
      expect({ code, stdout }).toEqual({ code: expected, stdout: "" })
      expect(stderr).toMatch(/^Error: /u)
      expect(stderr).not.toContain("not-this-one")
    })
  )

  it.effect("refuses outside the sandbox to sign for another company, and a stored certificate anywhere", () =>
    Effect.gen(function* () {
      const stated = { Id: "0c1f3c2e-1f0a-4b7e-8f5a-0e6a1f0c2d3e", Pin: "1" }
      const others = exampleText((body) => {
        body["CompanyParty"].Id = "800199436"
        body["SoftwareProvider"] = stated
      })
      expect((yield* sign([...company, "--environment", "habilitacion"], others)).code).toBe(7)
      const stored = exampleText((body) => void (body["SigningCertificate"] = { Token: "stored" }))
      expect((yield* sign([], stored)).code).toBe(8)
    })
  )
})

describe("radicar render", () => {
  it("writes the XML that validate and key speak of, and nothing else; a closed reader changes nothing", async () => {
    const now = new Date().toISOString()
    const stdin = exampleText((body) => Object.assign(body, { Date: now, DueDate: now, OrderReference: null }))
    const out = files.path("unsigned.xml")
    const [written, toFile, key, invalid] = await Promise.all([
      radicarProcess(["render", "-"], { stdin }),
      radicarProcess(["render", "-", "--out", out], { stdin }),
      radicarProcess(["key", "-"], { stdin }),
      radicarProcess(["render", "-"], { stdin: "{}" })
    ])
    expect(written).toMatchObject({ code: 0, stderr: "" })
    expect(readFileSync(out, "utf8")).toBe(written.stdout)
    expect(toFile.stdout).toBe("")
    expect(written.stdout).toContain(`schemeName="CUFE-SHA384">${JSON.parse(key.stdout).key}</cbc:UUID>`)
    expect(invalid).toMatchObject({ code: 3, stdout: "" })
    expect(invalid.stderr).toContain("$.Items")
  })
})
