import { describe, expect, it } from "@effect/vitest"
import { explainDigests } from "@radicar/signature/inner/explainDigests"
import { verifyXades } from "@radicar/signature/inner/verifyXades"
import { signXades } from "@radicar/signature/inner/XadesSignature"
import { XmlC14NMode, XmlDocument } from "libxml2-wasm"
import { createHash } from "node:crypto"
import { at, identityOf } from "./support/identity.ts"
import { options, sampleInvoice } from "./support/sampleDocument.ts"

const text = new TextDecoder().decode(signXades(sampleInvoice(), await identityOf("company"), options).bytes)

const sha256 = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("base64")

const namespaces = { ds: "http://www.w3.org/2000/09/xmldsig#", xades: "http://uri.etsi.org/01903/v1.3.2#" }

/** The document without its signature, made canonical by libxml2. */
const canonical = ((): string => {
  using document = XmlDocument.fromString(text)
  document.get("//ds:Signature", namespaces)!.remove()
  return document.canonicalizeToString()
})()

const digests = [...text.matchAll(/<ds:Reference .*?<ds:DigestValue>([^<]*)</gu)].map((match) => match[1]!)

/** The document with the digest that a signer with other habits would have stated for its nth reference. */
const statingDigestOf = (content: string | Uint8Array, reference = 0): string => {
  expect(text.split(digests[reference]!)).toHaveLength(2)
  return text.replace(digests[reference]!, sha256(content))
}

const explained = (document: string) => explainDigests(Buffer.from(document))

const failing = (document: string) =>
  verifyXades(Buffer.from(document), { at })
    .checks.filter(({ check, ok }) => !ok && check.endsWith("Reference"))
    .map(({ check }) => check)

describe("explainDigests", () => {
  it("has nothing to say of digests that hold, of changed content, of no XML and of no signature", () => {
    expect(digests).toHaveLength(3)
    expect(sha256(canonical)).toBe(digests[0])
    expect(explained(text)).toEqual([])
    const changed = text.replace("1000.00", "1000.01")
    expect(failing(changed)).toEqual(["documentReference"])
    expect(explained(changed)).toEqual([])
    expect(explained("<a")).toEqual([])
    expect(explained("<a/>")).toEqual([])
  })

  it.each([
    ["indented everywhere", text.replaceAll(/><(?!\/)|(?<=<\/[^>]+)></gu, ">\n  <"), "indentation", 3],
    [
      "blanks beside the signature",
      text.replace("<ds:Signature ", "\n<ds:Signature ").replace("</ds:Signature>", "</ds:Signature>\n"),
      "slotBlanks",
      1
    ],
    ["a namespace more on the root", text.replace("<Invoice ", '<Invoice xmlns:extra="urn:extra" '), "namespaces", 3],
    [
      "the declaration digested",
      statingDigestOf(text.slice(0, text.indexOf("<Invoice")) + canonical),
      "declaration",
      1
    ],
    ["a byte order mark digested", statingDigestOf(`\ufeff${canonical}`), "byteOrderMark", 1],
    ["a line end digested", statingDigestOf(`${canonical}\n`), "lineEndBehind", 1],
    ["carriage returns digested", statingDigestOf(canonical.replaceAll("\n", "&#xD;\n")), "lineEnds", 1],
    ["Latin-1 digested", statingDigestOf(Buffer.from(canonical, "latin1")), "latin1", 1],
    [
      "SignedProperties made canonical exclusively",
      ((): string => {
        using document = XmlDocument.fromString(text)
        const element = document.get("//xades:SignedProperties", namespaces)!
        return statingDigestOf(element.canonicalizeToString({ mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0 }), 2)
      })(),
      "exclusive",
      1
    ]
  ] as const)("finds the cause: %s", (_name, document, cause, count) => {
    expect(failing(document)).toHaveLength(count)
    expect(explained(document)).toHaveLength(count)
    expect(explained(document).every((found) => found.cause === cause)).toBe(true)
  })

  it("finds out that UTF-8 was taken for Latin-1", () => {
    // without quotation marks, which Latin-1 lacks
    const plain = text.replaceAll(/[“”]/gu, "")
    const right = canonical.replaceAll(/[“”]/gu, "")
    const misread = Buffer.from(plain.replace(digests[0]!, sha256(right))).toString("latin1")
    expect(explained(misread)).toEqual([
      { check: "documentReference", cause: "misread" },
      // the policy's description has accents
      { check: "signedPropertiesReference", cause: "misread" }
    ])
  })

  it("leaves large documents alone", () => {
    const large = text.replace("</Invoice>", `${"\n".repeat(4 * 1024 * 1024)}</Invoice>`)
    expect(failing(large)).toEqual(["documentReference"])
    expect(explained(large)).toEqual([])
  })
})
