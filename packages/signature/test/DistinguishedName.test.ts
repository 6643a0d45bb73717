import { readPem } from "@radicar/fixtures/certificates/TestCertificates"
import { describe, expect, it } from "@effect/vitest"
import { X509Certificate } from "node:crypto"
import { formatName, type NameAttribute, parseCertificateNames } from "../src/internal/DistinguishedName.ts"
import { matchesName } from "../src/internal/nameText.ts"
import { nitOf } from "../src/internal/makeSigningIdentity.ts"

const namesOf = (pem: "sub.pem" | "awkward-sub.pem" | "company.pem") =>
  parseCertificateNames(new X509Certificate(readPem(pem)).raw)

const attribute = (type: string, text: string | undefined, hex = ""): NameAttribute => ({
  type,
  text,
  der: Buffer.from(hex, "hex")
})

const [C, O, OU, CN] = ["2.5.4.6", "2.5.4.10", "2.5.4.11", "2.5.4.3"] as const

describe("formatName", () => {
  // Section 5 of RFC 2253.
  it.each([
    [
      "CN=L. Eagle,O=Sue\\, Grabbit and Runn,C=GB",
      [[attribute(C, "GB")], [attribute(O, "Sue, Grabbit and Runn")], [attribute(CN, "L. Eagle")]]
    ],
    [
      "OU=Sales+CN=J. Smith,O=Widget Inc.,C=US",
      [[attribute(C, "US")], [attribute(O, "Widget Inc.")], [attribute(OU, "Sales"), attribute(CN, "J. Smith")]]
    ],
    [
      "CN=Before\\0DAfter,O=Test,C=GB",
      [[attribute(C, "GB")], [attribute(O, "Test")], [attribute(CN, "Before\rAfter")]]
    ],
    [
      "1.3.6.1.4.1.1466.0=#04024869,O=Test,C=GB",
      [[attribute(C, "GB")], [attribute(O, "Test")], [attribute("1.3.6.1.4.1.1466.0", undefined, "04024869")]]
    ]
  ])("%s", (expected, name) => {
    expect(formatName(name)).toBe(expected)
  })

  // What java.security's X500Principal.getName("RFC2253") prints for these certificates.
  it("spells names as Java does", () => {
    expect(formatName(namesOf("sub.pem").subject)).toBe(
      "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas," +
        "OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L=Bogotá D.C.,C=CO"
    )
    expect(formatName(namesOf("awkward-sub.pem").subject)).toBe(
      "1.2.840.113549.1.9.1=#1613612662406578616d706c652e696e76616c6964,1.3.6.1.4.1.55555.1=#0c077072697661646f," +
        "DC=example,2.5.4.97=#0c0f4e4954434f2d393030333733313135,OU=\\#uno+CN=dos\\+dos \\= 4," +
        'O=\\ Espacios\\, \\"comillas\\" \\\\ \\<ángulos\\>\\;\\ ,C=CO'
    )
  })
})

describe("serial number", () => {
  const facts = readPem("facts.txt")

  it.each(["company", "sub", "awkward-sub"] as const)("of %s as OpenSSL reads it", (name) => {
    const hex = new RegExp(`^${name}\\n(?:.*\\n)*?serial=([0-9A-F]+)$`, "m").exec(facts)?.[1]
    expect(namesOf(`${name}.pem`).serialNumber).toBe(BigInt(`0x${hex}`))
  })
})

describe("matchesName", () => {
  const issuer = namesOf("sub.pem").subject

  it.each([
    "1.2.840.113549.1.9.1=#1614696E666F406578616D706C652E696E76616C6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L=Bogotá D.C.,C=CO",
    'C=CO, L=Bogotá D.C., O="Entidad de Pruebas, S.A.", OU=Certificación digital, CN=Autoridad Subordinada 01 de Pruebas, E=info@example.invalid',
    "emailAddress=info@example.invalid, CN=AUTORIDAD SUBORDINADA 01 DE PRUEBAS, OU=Certificación  digital, O=Entidad de Pruebas\\2C S.A., L=Bogot\\C3\\A1 D.C., C=CO",
    "OID.1.2.840.113549.1.9.1=info@example.invalid; CN=Autoridad Subordinada 01 de Pruebas; OU=Certificacio\u0301n digital; O=Entidad de Pruebas, S.A.; L=Bogotá D.C.; C=CO"
  ])("%s", (text) => {
    expect(matchesName(text, issuer)).toBe(true)
  })

  it.each([
    "",
    "CN=Autoridad Subordinada 01 de Pruebas",
    "CN=Autoridad Subordinada 02 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L=Bogotá D.C.,C=CO,E=info@example.invalid",
    "OU=Autoridad Subordinada 01 de Pruebas,CN=Certificación digital,O=Entidad de Pruebas\\, S.A.,L=Bogotá D.C.,C=CO,E=info@example.invalid",
    `C=${"a".repeat(5000)}`
  ])("not %s", (text) => {
    expect(matchesName(text, issuer)).toBe(false)
  })

  // RFC 4514 §2.4: "#" and the value in hexadecimal, whatever its type
  it.each([
    ["a BMPString", "CN=#1E0A004D00610072007400ED", attribute(CN, "Martí")],
    ["a T61String", "CN=#14054D617274ED", attribute(CN, "Martí")],
    ["an INTEGER, which is no text", "CN=#020105", attribute(CN, undefined, "020105")],
    ["octets that are no value", "CN=#1E05", attribute(CN, undefined, "1e05")]
  ])("reads %s from its octets", (_, text, part) => {
    expect(matchesName(text, [[part]])).toBe(true)
    expect(matchesName(text, [[attribute(CN, "Otro")]])).toBe(false)
  })

  it("knows a name again however awkward", () => {
    const { subject } = namesOf("awkward-sub.pem")
    expect(matchesName(formatName(subject), subject)).toBe(true)
  })
})

describe("nitOf", () => {
  it.each([
    ["900373115", [attribute("2.5.4.5", "900373115")]],
    ["9003731151", [attribute("2.5.4.5", "NIT 900.373.115-1")]],
    ["900373115", [attribute("2.5.4.97", "NITCO-900373115")]],
    ["800197268", [attribute(CN, "x"), attribute("1.3.6.1.4.1.4710.1.3.2", "800197268")]],
    ["800197268", [attribute("1.3.6.1.4.1.99999.7", "Calle 1"), attribute("1.3.6.1.4.1.99999.8", "800197268")]],
    ["900373115", [attribute("1.3.6.1.4.1.4710.1.3.2", "800197268"), attribute("2.5.4.5", "900373115")]],
    [undefined, [attribute(CN, "Empresa 900373115")]],
    [undefined, [attribute("1.3.6.1.4.1.99999.1", "Calle 26 # 69-76, Bogotá, 110931")]]
  ])("%s", (expected, attributes) => {
    expect(nitOf([attributes])).toBe(expected)
  })
})
