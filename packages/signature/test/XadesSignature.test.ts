import { pathOf, readPem } from "@radicar/fixtures/certificates/TestCertificates"
import { describe, expect, it } from "@effect/vitest"
import { SignaturePolicy } from "@radicar/signature/inner/SignaturePolicy"
import { signXades, signXadesAsync } from "@radicar/signature/inner/XadesSignature"
import { Effect } from "effect"
import { createHash } from "node:crypto"
import { identityOf, openIdentity } from "./support/identity.ts"
import { secondOpinion } from "./support/libxml2Verifier.ts"
import { options, sampleInvoice, samplePayroll } from "./support/sampleDocument.ts"
import { xmlCryptoVerify } from "./support/xmlCryptoVerifier.ts"
import { xmlsecInstalled, xmlsecVerify } from "./support/xmlsec.ts"

const documents = { invoice: sampleInvoice(), payroll: samplePayroll() }

const signed = async (
  name: "company" | "company-4096" | "company-awkward" | "company-leaf-only",
  kind: "invoice" | "payroll"
) => signXades(documents[kind], await identityOf(name), options)

const cases = (["company", "company-4096", "company-awkward", "company-leaf-only"] as const).flatMap((name) =>
  (["invoice", "payroll"] as const).map((kind) => ({ name, kind }))
)

describe("a signed document", () => {
  it.each(cases)("$kind by $name holds for libxml2 and node:crypto", async ({ kind, name }) => {
    const second = secondOpinion((await signed(name, kind)).bytes, "//ds:KeyInfo/ds:X509Data/ds:X509Certificate")
    expect(second.digests).toHaveLength(3)
    for (const { actual, expected } of second.digests) expect(actual).toBe(expected)
    expect(second.signatureHolds).toBe(true)
  })

  it.each(["invoice", "payroll"] as const)("%s holds for xml-crypto", async (kind) => {
    const text = new TextDecoder().decode((await signed("company", kind)).bytes)
    expect(xmlCryptoVerify(text, readPem("company.pem"), "document")).toBe(true)
    const changed = text.replace("</ext:UBLExtensions>", "</ext:UBLExtensions> ")
    expect(xmlCryptoVerify(changed, readPem("company.pem"), "document")).toBe(false)
  })

  it.skipIf(!xmlsecInstalled).each(cases)("$kind by $name holds for xmlsec1 with its chain", async ({ kind, name }) => {
    const { bytes } = await signed(name, kind)
    xmlsecVerify(bytes, [
      "--trusted-pem",
      pathOf("root.pem"),
      "--untrusted-pem",
      pathOf(name === "company-awkward" ? "awkward-sub.pem" : "sub.pem"),
      "--id-attr:Id",
      "http://uri.etsi.org/01903/v1.3.2#:SignedProperties",
      "--id-attr:Id",
      "http://www.w3.org/2000/09/xmldsig#:KeyInfo"
    ])
  })

  it("is head, signature, tail after a declaration, and nothing else", async () => {
    const { head, tail } = documents.invoice
    const { bytes } = await signed("company", "invoice")
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes)
    const start = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${head}<ds:Signature Id="xmldsig-${options.id}">`
    expect(text.startsWith(start)).toBe(true)
    expect(text.endsWith(`</ds:Signature>${tail}`)).toBe(true)
  })

  it("of payroll declares the namespaces again, as the authority's sample does", async () => {
    const { head, written } = documents.payroll
    const text = new TextDecoder().decode((await signed("company", "payroll")).bytes)
    const start = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${written?.open}${head.slice(written?.open.length)}`
    expect(text.startsWith(`${start}<ds:Signature${written?.namespaces} Id="`)).toBe(true)
    expect(text).toContain(
      '<xades:QualifyingProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"' +
        ` xmlns:xades141="http://uri.etsi.org/01903/v1.4.1#" Target="#xmldsig-${options.id}">`
    )
  })

  it("refuses a written root that is not the canonical one in another order", async () => {
    const identity = await identityOf("company")
    const { head, namespaces, tail } = documents.payroll
    const open = "<NominaIndividual>"
    expect(() => signXades({ head, namespaces, tail, written: { open, namespaces } }, identity, options)).toThrow(
      TypeError
    )
  })

  it("returns the digest of the document and the signature value that stand in it", async () => {
    const { head, tail } = documents.invoice
    const { bytes, digest, signatureValue } = await signed("company", "invoice")
    expect(digest).toBe(
      createHash("sha256")
        .update(head + tail, "utf8")
        .digest("base64")
    )
    const text = new TextDecoder().decode(bytes)
    expect(text).toContain(`<ds:DigestValue>${digest}</ds:DigestValue>`)
    expect(text).toContain(`-sigvalue">${signatureValue}</ds:SignatureValue>`)
  })

  it("lists leaf, subordinate and root authority, the leaf alone when the file has no chain", async () => {
    const count = async (name: "company" | "company-leaf-only"): Promise<number> =>
      new TextDecoder().decode((await signed(name, "invoice")).bytes).split("<xades:Cert>").length - 1
    expect(await count("company")).toBe(3)
    expect(await count("company-leaf-only")).toBe(1)
  })

  it("carries role and policy description", async () => {
    const identity = await identityOf("company")
    const text = new TextDecoder().decode(
      signXades(documents.payroll, identity, { ...options, role: "third party", policyDescription: "nóminas & más" })
        .bytes
    )
    expect(text).toContain("<xades:ClaimedRole>third party</xades:ClaimedRole>")
    expect(text).toContain("<xades:Description>nóminas &amp; más</xades:Description>")
    expect(secondOpinion(text, "//ds:X509Certificate").signatureHolds).toBe(true)
    const standard = new TextDecoder().decode((await signed("company", "invoice")).bytes)
    expect(standard).toContain("<xades:ClaimedRole>supplier</xades:ClaimedRole>")
    expect(standard).toContain(`<xades:Description>${SignaturePolicy.description}</xades:Description>`)
  })

  it.effect("is the same octets signed on the thread pool", () =>
    Effect.gen(function* () {
      const identity = yield* openIdentity("company")
      const { bytes } = yield* signXadesAsync(documents.invoice, identity, options)
      expect(bytes).toEqual(signXades(documents.invoice, identity, options).bytes)
    })
  )

  it.each(["invoice", "payroll"] as const)("of octets is that of their texts (%s)", async (kind) => {
    const identity = await identityOf("company")
    const { head, tail, ...others } = documents[kind]
    const octets = Buffer.from(head + tail)
    const encoded = { octets, headLength: Buffer.byteLength(head) }
    const { bytes } = signXades({ ...others, head: "", tail: "", encoded }, identity, options)
    expect(bytes).toEqual(signXades(documents[kind], identity, options).bytes)
  })

  it("of a megabyte and with astral characters holds as well", async () => {
    const { head, namespaces, tail } = sampleInvoice(900)
    const document = { head, namespaces, tail: tail.replaceAll("línea", "lín\u{1f600}ea") }
    expect(document.tail.length).toBeGreaterThan(1 << 20)
    const { bytes } = signXades(document, await identityOf("company"), options)
    const second = secondOpinion(bytes, "//ds:X509Certificate")
    expect(second.digests.every(({ actual, expected }) => actual === expected)).toBe(true)
  })
})

describe("defects of the caller", () => {
  it.each([
    ["an id that would break out of its attribute", { id: 'x"><evil/>' }],
    ["a signing time without offset", { signingTime: "2026-01-15T07:00:00" }]
  ])("%s", async (_, wrong) => {
    const identity = await identityOf("company")
    expect(() => signXades(documents.invoice, identity, { ...options, ...wrong })).toThrow(TypeError)
  })

  it("a root without the namespace of the signature", async () => {
    const identity = await identityOf("company")
    const namespaces = documents.invoice.namespaces.replace(/ xmlns:ds="[^"]*"/, "")
    expect(() => signXades({ ...documents.invoice, namespaces }, identity, options)).toThrow(TypeError)
  })
})
