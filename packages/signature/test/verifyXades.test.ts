import { read, readPem } from "@radicar/fixtures/certificates/TestCertificates"
import { describe, expect, it } from "@effect/vitest"
import type { CheckName } from "@radicar/signature/inner/SignatureReport"
import { verifyXades, type VerifyXadesOptions } from "@radicar/signature/inner/verifyXades"
import { signXades } from "@radicar/signature/inner/XadesSignature"
import { X509Certificate } from "node:crypto"
import { readFileSync } from "node:fs"
import { makeSigningIdentity } from "../src/internal/makeSigningIdentity.ts"
import { DerivationBudget, passwordEncodings } from "../src/internal/PasswordBasedEncryption.ts"
import { readPfx } from "../src/internal/readPfx.ts"
import { at, identityOf } from "./support/identity.ts"
import { resign } from "./support/resign.ts"
import { options, sampleInvoice, samplePayroll } from "./support/sampleDocument.ts"

const company = await identityOf("company")
const other = await identityOf("other-company")
const authority = await identityOf("authority")

const text = new TextDecoder().decode(signXades(sampleInvoice(), company, options).bytes)

const reportOf = (document: string, more: VerifyXadesOptions = {}) =>
  verifyXades(Buffer.from(document), { at, ...more })

/** Names of the checks that do not hold. */
const failures = (document: string, more: VerifyXadesOptions = {}): ReadonlyArray<CheckName> =>
  reportOf(document, more)
    .checks.filter(({ ok }) => !ok)
    .map(({ check }) => check)

/** Replaces, and fails the test when there was nothing to replace. */
const replaced = (from: string | RegExp, to: string, document = text): string => {
  const result = document.replace(from, to)
  expect(result).not.toBe(document)
  return result
}

const part = (pattern: RegExp): string => pattern.exec(text)![0]

const signature = part(/<ds:Signature .*<\/ds:Signature>/s)
const properties = part(/<xades:SignedProperties .*<\/xades:SignedProperties>/s)

describe("a valid document", () => {
  it("passes every check and says who signed, when and as what", () => {
    const report = reportOf(text)
    expect(failures(text)).toEqual([])
    expect(report.intact).toBe(true)
    expect(report.signer?.nit).toBe("900373115")
    expect(report.signer?.commonName).toBe("Compañía de Pruebas, S.A.S.")
    expect(report.signer?.certificate.fingerprint256).toBe(new X509Certificate(readPem("company.pem")).fingerprint256)
    expect(report.signingTime).toEqual(new Date("2026-01-15T12:00:00Z"))
    expect(report.role).toBe("supplier")
  })

  it.each(["company-4096", "company-awkward", "company-leaf-only"] as const)("by %s passes", async (name) => {
    const { bytes } = signXades(samplePayroll(), await identityOf(name), options)
    expect(failures(new TextDecoder().decode(bytes))).toEqual([])
  })

  it.each([
    ["line ends of Windows", text.replaceAll("\n", "\r\n")],
    ["another declaration", text.replace(/^<\?xml.*\?>\n/, "\ufeff<?xml version='1.0' encoding='utf-8'?>")],
    ["empty elements in short form", text.replaceAll(/"><\/ds:(DigestMethod|Transform)>/g, '"/>')],
    ["a comment, which canonical text has not", text.replace("</Invoice>", "<!-- seen --></Invoice>")],
    ["base64 in lines", text.replace(/(<ds:SignatureValue[^>]*>.{76})/, "$1\n")]
  ])("passes with %s", (_, document) => {
    expect(document).not.toBe(text)
    expect(failures(document)).toEqual([])
  })
})

// What other producers do and the authority accepts; signed again, so that only the habit itself could fail.
describe("tolerated", () => {
  it.each([
    [
      "explicit canonicalisation of the subtrees",
      /(<ds:Reference (?:Type="[^"]*" )?URI="#[^"]*">)/g,
      '$1<ds:Transforms><ds:Transform Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"></ds:Transform></ds:Transforms>'
    ],
    [
      "one certificate in SigningCertificate",
      /(<xades:SigningCertificate><xades:Cert>.*?<\/xades:Cert>).*<\/xades:SigningCertificate>/s,
      "$1</xades:SigningCertificate>"
    ],
    ["an empty policy description", /<xades:Description>[^<]*/, "<xades:Description>"],
    ["the policy's address with one slash", "https://facturaelectronica", "https:/facturaelectronica"],
    ["no role", /<xades:SignerRole>.*<\/xades:SignerRole>/s, ""],
    ["the role of a provider", ">supplier<", ">third party<"],
    [
      "signed data object properties",
      "</xades:SignedSignatureProperties>",
      '</xades:SignedSignatureProperties><xades:SignedDataObjectProperties><xades:DataObjectFormat ObjectReference="#r"></xades:DataObjectFormat></xades:SignedDataObjectProperties>'
    ],
    ["a certificate in lines", /(<ds:X509Certificate>.{76})/, "$1\n"],
    [
      "the issuer as .NET spells it",
      /<ds:X509IssuerName>[^<]*/,
      '<ds:X509IssuerName>C=CO, L=Bogotá D.C., O="Entidad de Pruebas, S.A.", OU=Certificación digital, CN=Autoridad Subordinada 01 de Pruebas, E=info@example.invalid'
    ],
    [
      "the issuer in the order of the certificate",
      /<ds:X509IssuerName>[^<]*/,
      "<ds:X509IssuerName>C=CO,L=Bogotá D.C.,O=Entidad de Pruebas\\, S.A.,OU=Certificación digital,CN=Autoridad Subordinada 01 de Pruebas,emailAddress=info@example.invalid"
    ],
    ["white space around the signature", /(<ds:Signature .*<\/ds:Signature>)/s, "\n  $1\n"]
  ])("%s", (_, from, to) => {
    expect(failures(resign(replaced(from, to), company))).toEqual([])
  })

  it("the authority's own Bogotá time with +00:00, read as it is meant", () => {
    const bytes = signXades(sampleInvoice(), authority, { ...options, signingTime: "2026-01-15T07:00:00+00:00" }).bytes
    const report = verifyXades(bytes, { at })
    expect(report.intact).toBe(true)
    expect(report.signingTime).toEqual(new Date("2026-01-15T12:00:00Z"))
    const supplier = verifyXades(
      signXades(sampleInvoice(), company, { ...options, signingTime: "2026-01-15T07:00:00+00:00" }).bytes
    )
    expect(supplier.signingTime).toEqual(new Date("2026-01-15T07:00:00Z"))
  })

  it("a KeyValue with the certificate's key, not with another", () => {
    const keyValue = (jwk: JsonWebKey): string => {
      const base64 = (value: string | undefined) => Buffer.from(value ?? "", "base64url").toString("base64")
      return `</ds:X509Data><ds:KeyValue><ds:RSAKeyValue><ds:Modulus>${base64(jwk.n)}</ds:Modulus><ds:Exponent>${base64(jwk.e)}</ds:Exponent></ds:RSAKeyValue></ds:KeyValue>`
    }
    const withKey = (jwk: JsonWebKey) => failures(resign(replaced("</ds:X509Data>", keyValue(jwk)), company))
    expect(withKey(company.certificate.publicKey.export({ format: "jwk" }))).toEqual([])
    expect(withKey(other.certificate.publicKey.export({ format: "jwk" }))).toEqual(["keyValue"])
  })
})

describe("a change after signing is named", () => {
  it.each<[string, string | RegExp, string, ReadonlyArray<CheckName>]>([
    ["text of the document", "SETP990000001", "SETP990000002", ["documentReference"]],
    ["an attribute of the document", 'currencyID="COP"', 'currencyID="USD"', ["documentReference"]],
    ["white space beside the signature", "</ds:Signature>", "</ds:Signature> ", ["documentReference"]],
    [
      "an unused namespace on the root",
      "<Invoice ",
      '<Invoice xmlns:unused="urn:x" ',
      ["documentReference", "keyInfoReference", "signedPropertiesReference", "signatureValue"]
    ],
    ["the signing time", "2026-01-15T07:00:00.000", "2026-01-15T06:59:59.000", ["signedPropertiesReference"]],
    ["the role", ">supplier<", ">third party<", ["signedPropertiesReference"]],
    ["an octet of the signature value", /(-sigvalue">)..../, "$1AAAA", ["signatureValue"]],
    [
      "the digest of the document",
      /<ds:DigestValue>..../,
      "<ds:DigestValue>AAAA",
      ["documentReference", "signatureValue"]
    ]
  ])("%s", (_, from, to, expected) => {
    expect(failures(replaced(from, to))).toEqual(expected)
  })

  it("the certificate", () => {
    const changed = replaced(company.certificateBase64, other.certificateBase64)
    expect(failures(changed)).toEqual(["keyInfoReference", "signatureValue", "certificateDigest", "certificateSerial"])
  })

  it("a date in the certificate that is none", () => {
    const der = Buffer.from(company.certificateBase64, "base64")
    der.write("241301", der.indexOf("240101000000Z"))
    const changed = replaced(company.certificateBase64, der.toString("base64"))
    expect(failures(changed)).toEqual(["keyInfoReference", "certificate"])
  })

  it("gives the digest that stands there and the one computed", () => {
    const report = reportOf(replaced("SETP990000001", "SETP990000002"))
    const check = report.checks.find((candidate) => candidate.check === "documentReference")
    expect(check?.expected).toBe(/<ds:DigestValue>([^<]*)/.exec(text)?.[1])
    expect(check?.actual).toMatch(/^[A-Za-z0-9+/]{43}=$/)
    expect(check?.actual).not.toBe(check?.expected)
  })
})

// Signed again after the change: digests and signature hold, only the rule is broken.
describe("a rule broken by the signer is named", () => {
  it.each<[string, string | RegExp, string, ReadonlyArray<CheckName>]>([
    ["another policy", /politicadefirmav2\.pdf/, "politicadefirmav1.pdf", ["policyIdentifier"]],
    [
      "the policy's digest",
      "dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=",
      "sbcECQ7v+y/m3OcBCJyvmkBhtFs=",
      ["policyDigest"]
    ],
    ["an unknown role", ">supplier<", ">customer<", ["signerRole"]],
    ["a time in the future", "2026-01-15T07:00:00.000", "2026-01-15T07:05:00.000", ["signingTime"]],
    ["no time", /<xades:SigningTime>[^<]*/, "<xades:SigningTime>ayer", ["signingTime"]],
    ["a time before the certificate", "2026-01-15T07:00:00.000", "2023-12-31T18:59:59.000", ["certificateValidity"]],
    ["another issuer", /<ds:X509IssuerName>[^<]*/, "<ds:X509IssuerName>CN=Otra,O=Entidad,C=CO", ["certificateIssuer"]],
    ["another serial number", /<ds:X509SerialNumber>\d/, "<ds:X509SerialNumber>99", ["certificateSerial"]],
    ["another certificate digest", /(<xades:CertDigest>.*?<ds:DigestValue>)..../s, "$1AAAA", ["certificateDigest"]],
    ["the Type with a XAdES version", "01903#SignedProperties", "01903/v1.3.2#SignedProperties", ["references"]],
    [
      "a reference missing",
      /<ds:Reference URI="#[^"]*-keyinfo">.*?<\/ds:Reference>/s,
      "",
      ["references", "keyInfoReference"]
    ],
    [
      "a fourth reference",
      "</ds:SignedInfo>",
      '<ds:Reference URI="#xmldsig-0f5dd7a6-7d0f-4e5c-9c43-3a1a4f0f3a11-sigvalue"><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod><ds:DigestValue>AAAA</ds:DigestValue></ds:Reference></ds:SignedInfo>',
      ["references"]
    ],
    ["a Target that points elsewhere", /Target="#[^"]*"/, 'Target="#other"', ["structure"]],
    [
      "exclusive canonicalisation of a subtree",
      /(URI="#[^"]*-keyinfo">)/,
      '$1<ds:Transforms><ds:Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"></ds:Transform></ds:Transforms>',
      ["keyInfoReference"]
    ],
    [
      "a transform that selects",
      '#enveloped-signature"></ds:Transform>',
      '#enveloped-signature"></ds:Transform><ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"><ds:XPath>self::*</ds:XPath></ds:Transform>',
      ["documentReference"]
    ],
    [
      "SHA-1",
      "http://www.w3.org/2001/04/xmlenc#sha256",
      "http://www.w3.org/2000/09/xmldsig#sha1",
      ["documentReference"]
    ],
    [
      "RSA with SHA-1",
      "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
      "http://www.w3.org/2000/09/xmldsig#rsa-sha1",
      ["signatureAlgorithm", "signatureValue"]
    ],
    [
      "canonicalisation with comments",
      /(CanonicalizationMethod Algorithm="[^"]*)/,
      "$1#WithComments",
      ["canonicalisation", "signatureValue"]
    ]
  ])("%s", (_, from, to, expected) => {
    expect(failures(resign(replaced(from, to), company))).toEqual(expected)
  })

  it.each(["rsa-1024", "elliptic-curve"] as const)("a key that is too weak: %s", async (name) => {
    const [password] = passwordEncodings("radicar")
    const content = await readPfx(read(name).bytes, password!, new DerivationBudget(1000))
    const key = content.keys[0]!
    const identity = makeSigningIdentity(key, new X509Certificate(content.certificates[0]!), [])
    const { bytes } = signXades(sampleInvoice(), identity, options)
    expect(failures(new TextDecoder().decode(bytes))).toEqual(["key"])
  })
})

describe("signature wrapping", () => {
  const forged = properties.replace("2026-01-15T07:00:00.000", "2020-01-01T00:00:00.000")

  it("a second signature", () => {
    expect(failures(replaced("</ds:Signature>", `</ds:Signature>${signature}`))).toContain("placement")
  })

  it("the signature in another place", () => {
    const moved = replaced(signature, "").replace("</Invoice>", `${signature}</Invoice>`)
    expect(failures(moved)).toEqual(["placement"])
  })

  it("the signed document inside another one", () => {
    const inner = text.replace(/^<\?xml.*\?>\n/, "")
    expect(failures(`<Envelope>${inner}</Envelope>`)).toContain("placement")
  })

  it("the same Id on a forged element", () => {
    const changed = replaced("</Invoice>", `${forged}</Invoice>`)
    expect(failures(changed)).toEqual(expect.arrayContaining(["ids", "documentReference"]))
  })

  it("the signed properties moved away and forged ones in their place", () => {
    const id = /Id="([^"]*-signedprops)"/.exec(text)![1]!
    const changed = text
      .replace(properties, forged.replace(id, "forged"))
      .replace("</ds:Signature>", `<ds:Object>${properties}</ds:Object></ds:Signature>`)
    const found = failures(changed)
    expect(found).toContain("structure")
    expect(reportOf(changed).intact).toBe(false)
  })

  it("content beside the signed parts, which no digest covers", () => {
    for (const place of ["</ds:Signature>", "</ds:Object>", "</xades:QualifyingProperties>"]) {
      expect(failures(replaced(place, `<ID>forged</ID>${place}`))).toEqual(["structure"])
    }
  })
})

describe("inputs that are not signed documents", () => {
  it.each([
    ["an unsigned document", text.replace(signature, ""), "placement"],
    ["no XML", "%PDF-1.7", "xml"],
    ["half a document", text.slice(0, 3000), "xml"],
    ["a document type declaration", text.replace("<Invoice", "<!DOCTYPE Invoice><Invoice"), "xml"],
    ["an empty signature", text.replace(signature, '<ds:Signature Id="a"></ds:Signature>'), "structure"]
  ])("%s", (_, document, check) => {
    const report = reportOf(document)
    expect(report.intact).toBe(false)
    expect(report.checks.filter(({ ok }) => !ok).map((failed) => failed.check)).toEqual([check])
    expect(report.error?._tag).toBe(check === "xml" ? "XmlError" : undefined)
  })

  it("the published canonicalisation vector: its digests hold, it has no certificate", () => {
    const report = verifyXades(readFileSync(new URL("fixtures/c14n-vector.xml", import.meta.url)))
    const holding = report.checks.filter(({ ok }) => ok).map(({ check }) => check)
    expect(holding).toEqual(
      expect.arrayContaining(["documentReference", "keyInfoReference", "signedPropertiesReference", "references"])
    )
    expect(report.checks.find(({ check }) => check === "certificate")?.ok).toBe(false)
    expect(report.intact).toBe(false)
  })
})
