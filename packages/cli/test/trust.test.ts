import { pathOf, readPem, readTestPath, testPathFile } from "@radicar/fixtures/certificates/TestCertificates"
import { beforeAll, beforeEach, describe, expect, it } from "@effect/vitest"
import { X509Certificate } from "node:crypto"
import { mkdirSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { ExitCode } from "../src/ExitCode.ts"
import { exampleText } from "./support/exampleText.ts"
import { radicarHere } from "./support/runHere.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()
let folders = 0
let settings = ""
let signed = ""
let forged = ""

const signedBy = async (certificate: "company" | "forged"): Promise<string> => {
  const stdin = exampleText((body) => {
    const now = new Date().toISOString()
    Object.assign(body, { Date: now, DueDate: now, OrderReference: null })
  })
  const password = files.write("password.txt", "radicar")
  const args = ["sign", "-", "--certificate", pathOf(`${certificate}.p12`), "--password-file", password]
  return files.write(`${certificate}.xml`, (await radicarHere(args, { stdin })).stdout)
}

beforeAll(async () => {
  signed = await signedBy("company")
  forged = await signedBy("forged")
})

beforeEach(() => {
  settings = files.path(`settings-${(folders += 1)}`)
  mkdirSync(settings)
})

/** Runs a command of a user who trusts nobody yet. */
const radicar = (...args: ReadonlyArray<string>) =>
  radicarHere([...args, "--language", "en"], { env: { XDG_CONFIG_HOME: settings }, trusting: false })

const json = async (...args: ReadonlyArray<string>) => {
  const { code, stdout } = await radicar(...args)
  return { code, value: JSON.parse(stdout) }
}

const fingerprint = (pem: string | Uint8Array): string =>
  new X509Certificate(pem).fingerprint256.replaceAll(":", "").toLowerCase()

describe("radicar trust", () => {
  it("trusts no authority at first, then the added ones", async () => {
    expect(await json("trust", "list")).toEqual({ code: 0, value: [] })
    const added = await json("trust", "add", pathOf("sub.pem"))
    expect(added.code).toBe(0)
    expect(added.value).toEqual([
      {
        subject: expect.stringContaining("CN=Autoridad Subordinada 01 de Pruebas"),
        issuer: "CN=Autoridad Raíz de Pruebas,O=Radicar pruebas,C=CO",
        fingerprint: fingerprint(readPem("sub.pem")),
        notBefore: "2024-01-01T00:00:00.000Z",
        notAfter: "2123-12-31T23:59:59.000Z",
        valid: true
      }
    ])
    expect(await json("trust", "list")).toEqual(added)
    expect(readdirSync(join(settings, "radicar", "trust"))).toHaveLength(1)
    const text = await radicar("trust", "list", "--output", "text")
    expect(text.stdout).toContain("2024-01-01 – 2123-12-31")
  })

  it("makes the difference between not proven and valid", async () => {
    const before = await json("verify", signed)
    expect(before).toMatchObject({
      code: ExitCode["not-proven"],
      value: { valid: false, proof: { degree: "not-proven", reason: "no-anchor" } }
    })
    expect(before.value.proof.text).toMatch(/^not proven: no anchor for .*CN=Autoridad Subordinada 01 de Pruebas/u)
    await radicar("trust", "add", pathOf("sub.pem"))
    expect(await json("verify", signed)).toMatchObject({
      code: 0,
      value: { valid: true, proof: { degree: "proven", time: "stated", revocation: "none" } }
    })
    const broken = files.write("broken.xml", readFileSync(signed, "utf8").replace("28500.50", "28500.51"))
    expect(await json("verify", broken)).toMatchObject({
      code: ExitCode["invalid-document"],
      value: { valid: false, proof: { degree: "broken", check: "documentReference" } }
    })
  })

  it("proves nothing of a certificate that names the authority and nobody has issued", async () => {
    await radicar("trust", "add", pathOf("sub.pem"))
    const { code, value } = await json("verify", forged)
    expect({ code, valid: value.valid, nit: value.signer.nit }).toEqual({ code: 11, valid: false, nit: "800197268" })
    expect(value.proof).toMatchObject({ degree: "not-proven", reason: "no-anchor" })
    expect((await json("read", forged)).code).toBe(11)
  })

  it("is stated by a flag, the environment or a profile", async () => {
    const proven = { code: 0, value: { valid: true } }
    expect(await json("verify", signed, "--trust", pathOf("sub.pem"))).toMatchObject(proven)
    await radicar("profile", "set", "acme", "--trust", pathOf("sub.pem"))
    expect(await json("verify", signed)).toMatchObject(proven)
    expect((await json("verify", signed, "--trust", pathOf("untrusted-root.pem"))).code).toBe(11)
    const env = { XDG_CONFIG_HOME: settings, RADICAR_TRUST_ANCHORS: pathOf("untrusted-root.pem") }
    expect((await radicarHere(["verify", signed], { env })).code).toBe(11)
  })

  it("adds to a file what is not in it yet", async () => {
    const file = files.write("anchors.pem", readPem("root.pem").trim())
    for (const _ of [1, 2]) await radicar("trust", "add", pathOf("sub.pem"), "--trust", file)
    const { value } = await json("trust", "list", "--trust", file)
    expect(value.map((each: { readonly fingerprint: string }) => each.fingerprint)).toEqual([
      fingerprint(readPem("root.pem")),
      fingerprint(readPem("sub.pem"))
    ])
  })

  it("takes an authority only with the fingerprint that was stated", async () => {
    const sub = pathOf("sub.pem")
    const wrong = await radicar("trust", "add", sub, "--fingerprint", "0".repeat(64))
    expect(wrong.code).toBe(3)
    expect(wrong.stderr).toContain(fingerprint(readPem("sub.pem")))
    expect((await json("trust", "list")).value).toEqual([])
    const colons = new X509Certificate(readPem("sub.pem")).fingerprint256
    expect((await radicar("trust", "add", sub, "--fingerprint", colons)).code).toBe(0)
    expect((await radicar("trust", "add", sub, "--fingerprint", "12")).code).toBe(2)
  })

  it("takes the issuer out of a document that brings it, and says where it is otherwise", async () => {
    const pem = readPem("sub.pem").replaceAll(/-----[A-Z ]+-----|\s/gu, "")
    const values = `<xades:UnsignedProperties><xades:UnsignedSignatureProperties><xades:CertificateValues><xades:EncapsulatedX509Certificate>${pem}</xades:EncapsulatedX509Certificate></xades:CertificateValues></xades:UnsignedSignatureProperties></xades:UnsignedProperties></xades:QualifyingProperties>`
    const text = readFileSync(signed, "utf8").replace("</xades:QualifyingProperties>", values)
    const added = await json("trust", "add", files.write("chain.xml", text))
    expect(added.value).toMatchObject([{ fingerprint: fingerprint(readPem("sub.pem")) }])
    const without = await radicar("trust", "add", signed)
    expect(without.code).toBe(3)
    expect(without.stderr).toMatch(/not that of its\s+authority/u)
  })

  it.each([
    ["a certificate that is no authority", testPathFile("good-leaf.pem"), 8, "a certificate in it is not"],
    ["a file that is no certificate", pathOf("facts.txt"), 8, "other than certificates"],
    ["a file that is not there", "nowhere.pem", 8, "nowhere.pem"]
  ])("refuses %s", async (_, file, code, text) => {
    const refused = await radicar("trust", "add", file)
    expect(refused).toMatchObject({ code, stderr: expect.stringContaining(text) })
    const spanish = await radicarHere(["trust", "add", file, "--language", "es"], {
      env: { XDG_CONFIG_HOME: settings }
    })
    expect(spanish.stderr).not.toContain(text === "nowhere.pem" ? "There is no" : text)
  })

  it("uses a folder with revocation lists, and names the file that cannot be used", async () => {
    const folder = files.path("anchors")
    mkdirSync(folder)
    files.write("anchors/sub.pem", readPem("sub.pem"))
    files.write("anchors/list.crl", Buffer.from(readPem("crl.pem")))
    files.write("anchors/notes.txt", "not looked at")
    expect(await json("verify", signed, "--trust", folder)).toMatchObject({
      code: 0,
      value: { proof: { degree: "proven", revocation: "crl" } }
    })
    files.write("anchors/zzz.pem", readTestPath("good-leaf.pem"))
    expect(await radicar("verify", signed, "--trust", folder)).toMatchObject({
      code: 8,
      stderr: expect.stringContaining("zzz.pem")
    })
  })
})
