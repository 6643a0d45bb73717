import { readPem, readTestPath, testPathFile } from "@radicar/fixtures/certificates/TestCertificates"
import { describe, expect, it } from "@effect/vitest"
import type { Proof, ProofGap } from "@radicar/signature/inner/SignatureReport"
import { distrustOf, readCertificates, TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import { verifyXades, type VerifyXadesOptions } from "@radicar/signature/inner/verifyXades"
import { signXades } from "@radicar/signature/inner/XadesSignature"
import { Result } from "effect"
import { spawnSync } from "node:child_process"
import { X509Certificate } from "node:crypto"
import { pathCertificateOf, readPathCertificate } from "../src/internal/PathCertificate.ts"
import { provePath } from "../src/internal/validatePath.ts"
import { at, identityOf } from "./support/identity.ts"
import { opensslInstalled } from "./support/openssl.ts"
import { options, sampleInvoice } from "./support/sampleDocument.ts"

type File = `${string}.pem` | `${string}.ocsp`

const trusting = (...files: ReadonlyArray<File>): TrustAnchors =>
  Result.getOrThrow(TrustAnchors.read(files.map((file) => readTestPath(file))))

const certificatesOf = ({ anchors }: TrustAnchors) => anchors.map((anchor) => anchor.certificate)

const certificate = (name: string) => {
  const found = pathCertificateOf(new X509Certificate(readTestPath(`${name}.pem`)))
  if (found === undefined) throw new Error(`${name} cannot be read`)
  return found
}

interface Case {
  readonly leaf: string
  readonly between?: ReadonlyArray<string>
  readonly anchors?: ReadonlyArray<File>
  readonly when?: Date
}

const proofOf = ({ anchors = ["root.pem"], between = [], leaf, when = at }: Case): Proof =>
  provePath(certificate(leaf), {
    anchors: certificatesOf(trusting(...anchors)),
    intermediates: between.map(certificate),
    revocation: trusting(...anchors).revocation,
    at: when,
    time: "received"
  })

const holding: ReadonlyArray<readonly [string, Case]> = [
  ["from a root over a subordinate", { leaf: "good-leaf", between: ["good-sub"] }],
  [
    "whose anchor is a subordinate, because answers carry their leaf only",
    { leaf: "good-leaf", anchors: ["good-sub.pem"] }
  ],
  ["over a renewed key", { leaf: "renewed-leaf", between: ["good-sub", "renewed-sub"] }],
  ["over an elliptic curve", { leaf: "curve-leaf", between: ["curve-sub"] }],
  ["as short as the path length demands", { leaf: "shortest-leaf", between: ["shortest-sub"] }],
  ["whose subordinate expired later", { leaf: "expired-leaf", between: ["expired-sub"], when: new Date("2021-06-01") }],
  ["whose leaf is for servers and mail", { leaf: "server-and-mail-leaf", between: ["good-sub"] }],
  ["whose leaf is for clients", { leaf: "client-leaf", between: ["good-sub"] }],
  ["among certificates that lead nowhere", { leaf: "good-leaf", between: ["same-name-sub", "expired-sub", "good-sub"] }]
]

const failing: ReadonlyArray<readonly [string, Case, ProofGap]> = [
  ["an expired intermediate", { leaf: "expired-leaf", between: ["expired-sub"] }, "validity"],
  [
    "an intermediate that is no authority",
    { leaf: "no-authority-leaf", between: ["no-authority-sub"] },
    "no-authority"
  ],
  ["an intermediate without basic constraints", { leaf: "bare-leaf", between: ["bare-sub"] }, "no-authority"],
  [
    "an intermediate whose key may not sign certificates",
    { leaf: "no-cert-sign-leaf", between: ["no-cert-sign-sub"] },
    "key-usage"
  ],
  [
    "more authorities than the path length allows",
    { leaf: "too-long-leaf", between: ["shortest-sub", "too-long-sub"] },
    "path-length"
  ],
  [
    "the path length of an anchor",
    { leaf: "too-long-leaf", between: ["too-long-sub"], anchors: ["shortest-sub.pem"] },
    "path-length"
  ],
  [
    "an unknown critical extension",
    { leaf: "unknown-critical-leaf", between: ["unknown-critical-sub"] },
    "critical-extension"
  ],
  ["a name that is not permitted", { leaf: "constrained-leaf", between: ["constrained-sub"] }, "name-constraints"],
  ["a leaf whose key may not sign documents", { leaf: "encipherment-leaf", between: ["good-sub"] }, "signer-usage"],
  ["a leaf for servers that is not for mail", { leaf: "server-leaf", between: ["good-sub"] }, "signer-usage"],
  ["a time before the anchor", { leaf: "good-leaf", between: ["good-sub"], when: new Date("2019-12-31") }, "validity"]
]

const withoutAnchor: ReadonlyArray<readonly [string, Case, ProofGap]> = [
  ["another authority of the same name", { leaf: "same-name-leaf", anchors: ["good-sub.pem"] }, "another-key"],
  ["that authority itself in the document", { leaf: "same-name-leaf", between: ["same-name-sub"] }, "no-anchor"],
  ["a leaf under another subordinate's name", { leaf: "same-name-leaf", between: ["good-sub"] }, "no-anchor"],
  ["no intermediate", { leaf: "good-leaf" }, "no-anchor"],
  ["no anchors", { leaf: "good-leaf", between: ["good-sub"], anchors: [] }, "no-anchor"]
]

describe("a path", () => {
  it.each(holding)("%s is proven", (_, path) => {
    expect(proofOf(path)).toMatchObject({ degree: "proven", time: "received", revocation: "none" })
  })

  it.each(failing)("with %s is not", (_, path, reason) => {
    expect(proofOf(path)).toMatchObject({ degree: "not-proven", reason })
  })

  it.each(withoutAnchor)("with %s has no anchor", (_, path, reason) => {
    expect(proofOf(path)).toMatchObject({
      degree: "not-proven",
      reason,
      issuer: "CN=Subordinada good,O=Entidad de Pruebas,C=CO"
    })
  })

  it("with a broken rule names its certificate", () => {
    expect(proofOf({ leaf: "expired-leaf", between: ["expired-sub"] })).toEqual({
      degree: "not-proven",
      reason: "validity",
      issuer: "CN=Subordinada expired,O=Entidad de Pruebas,C=CO",
      subject: "CN=Subordinada expired,O=Entidad de Pruebas,C=CO",
      detail:
        "CN=Subordinada expired,O=Entidad de Pruebas,C=CO was valid from 2020-01-01T00:00:00.000Z to 2021-12-31T23:59:59.000Z, not at 2026-01-15T12:00:00.000Z"
    })
  })

  it("names the anchor with its fingerprint", () => {
    const { fingerprint256 } = new X509Certificate(readTestPath("root.pem"))
    expect(proofOf({ leaf: "good-leaf", between: ["good-sub"] })).toMatchObject({
      anchor: {
        subject: "CN=Raíz,O=Entidad de Pruebas,C=CO",
        fingerprint: fingerprint256.replaceAll(":", "").toLowerCase()
      }
    })
  })

  it("with more impostors than signatures are checked is not said to end at an anchor with another key", () => {
    // good-sub signed the leaf, and root.pem would have signed good-sub
    const impostors = Array.from({ length: 80 }, () => "same-name-sub")
    const path = { leaf: "good-leaf", between: ["good-sub", ...impostors] }
    expect(proofOf(path)).toMatchObject({ degree: "not-proven", reason: "no-anchor" })
  })

  it("with a cycle ends", () => {
    const everything = [...holding, ...failing].flatMap(([, { between = [], leaf }]) => [leaf, ...between])
    const circular = Array.from({ length: 8 }, () => everything).flat()
    expect(proofOf({ leaf: "same-name-leaf", between: circular }).degree).toBe("not-proven")
  })

  // OpenSSL does not look at the usage of a signer's key unless it follows a purpose.
  const judged = [...holding, ...failing.filter(([, , reason]) => reason !== "signer-usage"), ...withoutAnchor].map(
    ([name, path]) => [name, path] as const
  )

  it.runIf(opensslInstalled).each(judged)("with %s is what OpenSSL says it is", (_, path) => {
    const { anchors = ["root.pem"], between = [], leaf, when = at } = path
    const files = (option: string, names: ReadonlyArray<string>) =>
      names.flatMap((name) => [option, testPathFile(name as File)])
    const { status } = spawnSync("openssl", [
      "verify",
      "-partial_chain",
      "-no-CAfile",
      "-no-CApath",
      "-attime",
      String(when.getTime() / 1000),
      ...files("-trusted", anchors.length === 0 ? ["curve-sub.pem"] : anchors),
      ...files(
        "-untrusted",
        between.map((name) => `${name}.pem`)
      ),
      testPathFile(`${leaf}.pem`)
    ])
    expect(proofOf(path).degree === "proven").toBe(status === 0)
  })
})

describe("revocation", () => {
  const proofWith = (when: string, ...files: ReadonlyArray<File>): Proof =>
    proofOf({ leaf: "good-leaf", anchors: ["good-sub.pem", ...files], when: new Date(when) })

  const byAnotherKey = (leaf: string, between: ReadonlyArray<string>, list: File) =>
    proofOf({ leaf, between, anchors: ["root.pem", list] })

  it("by a list of another key of the issuer breaks it, and shows nothing else, unless the key is in the path", () => {
    const revoked = byAnotherKey("good-leaf", ["good-sub", "renewed-sub"], "renewed.crl.pem")
    expect(revoked).toMatchObject({ degree: "broken", check: "revocation" })
    // the certificate of the key is missing
    const unknown = byAnotherKey("good-leaf", ["good-sub"], "renewed.crl.pem")
    expect(unknown).toMatchObject({ degree: "proven", revocation: "none" })
    const outside = byAnotherKey("client-leaf", ["good-sub", "renewed-sub"], "renewed.crl.pem")
    expect(outside).toMatchObject({ degree: "proven", revocation: "none" })
    const inPath = byAnotherKey("renewed-leaf", ["good-sub", "renewed-sub"], "good-empty.crl.pem")
    expect(inPath).toMatchObject({ degree: "proven", revocation: "crl" })
  })

  it("by a list of some reasons shows no certificate to be good", () => {
    const good = byAnotherKey("client-leaf", ["good-sub"], "good-reasons.crl.pem")
    expect(good).toMatchObject({ degree: "proven", revocation: "none" })
  })

  it.each([
    ["a list without the certificate", "2026-01-15", ["good-empty.crl.pem"], "crl"],
    ["a list that revokes it later", "2024-06-01", ["good.crl.pem"], "crl"],
    ["an answer of OCSP that revokes it later", "2024-06-01", ["good.ocsp"], "ocsp"],
    ["an answer of whom the authority has certified for it", "2026-01-15", ["delegated.ocsp"], "ocsp"],
    ["an answer made after its responder's certificate had ended", "2026-01-15", ["expired-responder.ocsp"], "none"],
    ["an answer whose responder's certificate has ended since", "2100-06-01", ["delegated.ocsp"], "none"],
    ["an answer of somebody who may not answer", "2026-01-15", ["foreign.ocsp"], "none"],
    ["nothing", "2026-01-15", [], "none"]
  ] as const)("%s leaves a signature proven and is named", (_, when, files, revocation) => {
    expect(proofWith(when, ...files)).toMatchObject({ degree: "proven", revocation })
  })

  it.each([
    ["a list", ["good.crl.pem"]],
    ["a list of some reasons", ["good-reasons.crl.pem"]],
    ["an answer of OCSP", ["good.ocsp"]],
    ["the later of two lists", ["good-empty.crl.pem", "good.crl.pem"]]
  ] as const)("by %s breaks it", (_, files) => {
    expect(proofWith("2026-01-15", ...files)).toEqual({
      degree: "broken",
      check: "revocation",
      detail: expect.stringContaining("was revoked at 2025-01-01T00:00:00.000Z")
    })
  })

  it("does not follow from the list of another authority of the same name", () => {
    const trust = trusting("same-name-sub.pem", "good.crl.pem")
    const proof = provePath(certificate("same-name-leaf"), {
      anchors: certificatesOf(trust),
      intermediates: [],
      revocation: trust.revocation,
      at,
      time: "stated"
    })
    expect(proof).toMatchObject({ degree: "proven", revocation: "none", time: "stated" })
  })
})

describe("files of anchors", () => {
  const failure = (bytes: Uint8Array) => Result.getOrThrow(Result.flip(TrustAnchors.read([bytes]))).reason

  it("hold several, each once, in PEM or DER", () => {
    const pem = Buffer.concat([readTestPath("root.pem"), readTestPath("good-sub.pem"), readTestPath("root.pem")])
    const der = new X509Certificate(readTestPath("root.pem")).raw
    const { anchors } = Result.getOrThrow(TrustAnchors.read([pem, der]))
    expect(anchors.map(({ subject }) => subject)).toEqual([
      "CN=Raíz,O=Entidad de Pruebas,C=CO",
      "CN=Subordinada good,O=Entidad de Pruebas,C=CO"
    ])
  })

  it.each([
    ["a certificate that is no authority", readTestPath("good-leaf.pem"), "no-authority"],
    ["a certificate whose key may not sign others", readTestPath("no-cert-sign-sub.pem"), "no-authority"],
    ["nothing", new Uint8Array(), "unknown-content"],
    ["text", Buffer.from("trust me"), "unknown-content"],
    ["a PEM without end", Buffer.from("-----BEGIN CERTIFICATE-----\nMIIB"), "no-certificate"],
    ["a private key", Buffer.from(readPem("mail-server.key")), "private-key"],
    ["a certificate that is cut", readTestPath("root.pem").subarray(0, 800), "no-certificate"]
  ])("with %s are refused", (_, bytes, reason) => {
    expect(failure(bytes)).toBe(reason)
  })

  it("can be added to and taken from", () => {
    const both = trusting("root.pem").with(trusting("good-sub.pem", "root.pem"))
    expect(both.anchors).toHaveLength(2)
    expect(both.without(trusting("root.pem")).anchors.map(({ subject }) => subject)).toEqual([
      "CN=Subordinada good,O=Entidad de Pruebas,C=CO"
    ])
  })

  it("are read from certificates alone as well", () => {
    expect(Result.getOrThrow(readCertificates(Buffer.from(readPem("company.pem"))))).toHaveLength(1)
    expect(Result.isFailure(readCertificates(Buffer.from(readPem("facts.txt"))))).toBe(true)
  })
})

describe("a malformed certificate", () => {
  const { raw } = new X509Certificate(readTestPath("good-leaf.pem"))

  it("is never proven, whatever octet is changed", () => {
    const trust = trusting("good-sub.pem")
    const proven = Array.from({ length: raw.length }, (_, index) => index).filter((index) => {
      const changed = new Uint8Array(raw)
      changed[index] = (changed[index] ?? 0) ^ 0x55
      const read = readPathCertificate(changed)
      if (read === undefined) return false
      const search = {
        anchors: certificatesOf(trust),
        intermediates: [],
        revocation: [],
        at,
        time: "received"
      } as const
      return provePath(read, search).degree === "proven"
    })
    expect(proven).toEqual([])
  })
})

const pemBody = (pem: string): string => pem.replaceAll(/-----[A-Z ]+-----|\s/gu, "")

const withCertificateValues = (text: string, ...pems: ReadonlyArray<string>): string => {
  const values = pems.map(
    (pem) => `<xades:EncapsulatedX509Certificate>${pemBody(pem)}</xades:EncapsulatedX509Certificate>`
  )
  return text.replace(
    "</xades:QualifyingProperties>",
    `<xades:UnsignedProperties><xades:UnsignedSignatureProperties><xades:CertificateValues>${values.join("")}</xades:CertificateValues></xades:UnsignedSignatureProperties></xades:UnsignedProperties></xades:QualifyingProperties>`
  )
}

const anchorsOf = (...pems: ReadonlyArray<"root.pem" | "sub.pem" | "untrusted-root.pem">): TrustAnchors =>
  Result.getOrThrow(TrustAnchors.read(pems.map((pem) => Buffer.from(readPem(pem)))))

const signedBy = async (name: Parameters<typeof identityOf>[0]): Promise<string> =>
  new TextDecoder().decode(signXades(sampleInvoice(), await identityOf(name), options).bytes)

const verified = (text: string, more: VerifyXadesOptions = {}) => verifyXades(Buffer.from(text), { at, ...more })

describe("a signed document", () => {
  it("is valid only with an anchor, and intact without", async () => {
    const text = await signedBy("company")
    expect(verified(text)).toMatchObject({ intact: true, valid: false, proof: { degree: "not-proven" } })
    expect(verified(text, { trust: anchorsOf("untrusted-root.pem") })).toMatchObject({
      intact: true,
      valid: false,
      proof: { degree: "not-proven", reason: "no-anchor" }
    })
    expect(verified(text, { trust: anchorsOf("sub.pem") })).toMatchObject({
      intact: true,
      valid: true,
      proof: { degree: "proven", at: new Date("2026-01-15T12:00:00Z"), time: "stated" }
    })
  })

  it("with the authority's NIT in a self-made certificate is not proven", async () => {
    const report = verified(await signedBy("forged"), { trust: anchorsOf("root.pem", "sub.pem") })
    expect(report.signer?.nit).toBe("800197268")
    expect(report).toMatchObject({ intact: true, valid: false, proof: { degree: "not-proven", reason: "no-anchor" } })
  })

  it("with an issuer that is not an authority is not proven", async () => {
    const sub = new TextDecoder().decode(readTestPath("no-authority-sub.pem"))
    const report = verified(withCertificateValues(await signedBy("forged-by-leaf"), sub), {
      trust: trusting("root.pem")
    })
    expect(report).toMatchObject({
      intact: true,
      valid: false,
      proof: { degree: "not-proven", reason: "no-authority" }
    })
  })

  it("brings the authorities between it and a root", async () => {
    const text = await signedBy("company")
    const trust = anchorsOf("root.pem")
    expect(verified(text, { trust }).proof).toMatchObject({ degree: "not-proven", reason: "no-anchor" })
    expect(verified(withCertificateValues(text, readPem("sub.pem")), { trust }).proof.degree).toBe("proven")
  })

  it("is held against the time of receipt where there is one", async () => {
    const trust = anchorsOf("sub.pem")
    const text = await signedBy("company")
    const receivedAt = new Date("2026-01-16")
    expect(verified(text, { trust, receivedAt }).proof).toMatchObject({
      degree: "proven",
      at: receivedAt,
      time: "received"
    })
    expect(verified(text, { trust, receivedAt: new Date("2124-01-01") }).proof).toMatchObject({
      degree: "not-proven",
      reason: "validity"
    })
  })

  it("with another certificate than the signer's is broken", async () => {
    const trust = anchorsOf("sub.pem")
    const swap = (text: string, certificate: string) =>
      text.replace(/(<ds:X509Certificate[^>]*>)[^<]*/u, `$1${certificate}`)
    const genuine = (await identityOf("authority")).certificate.raw.toString("base64")
    const report = verified(swap(await signedBy("forged"), genuine), { trust })
    expect(report.signer?.commonName).toBe("Autoridad Tributaria de Pruebas")
    expect(report).toMatchObject({ intact: false, valid: false, proof: { degree: "broken" } })
  })

  it("with a revoked certificate is broken once the list is there", async () => {
    const text = await signedBy("revoked")
    const list = Buffer.from(readPem("crl.pem"))
    expect(verified(text, { trust: anchorsOf("sub.pem") }).proof).toMatchObject({
      degree: "proven",
      revocation: "none"
    })
    const trust = Result.getOrThrow(TrustAnchors.read([Buffer.from(readPem("sub.pem")), list]))
    expect(verified(text, { trust, receivedAt: new Date("2100-01-01") }).proof.degree).toBe("broken")
  })
})

describe("the certificate of an identity", () => {
  it.each([
    ["is of an anchor that issued it", "company-leaf-only", ["sub.pem"], undefined],
    ["is of a root, over what its file has", "company", ["root.pem"], undefined],
    ["is of nobody known", "untrusted", ["root.pem", "sub.pem"], "no-anchor"],
    ["needs what is between it and the root", "company-leaf-only", ["root.pem"], "no-anchor"],
    ["is of nobody without anchors", "company", [], "no-anchor"]
  ] as const)("%s", async (_, name, anchors, reason) => {
    const trust = anchors.length === 0 ? TrustAnchors.none : anchorsOf(...anchors)
    const distrust = distrustOf(await identityOf(name), trust, at)
    expect(distrust?.degree === "not-proven" ? distrust.reason : distrust).toBe(reason)
  })

  it("is not trusted once it is revoked, nor when a certificate of the path has expired", async () => {
    const files = [readPem("sub.pem"), readPem("crl.pem")].map((text) => Buffer.from(text))
    const trust = Result.getOrThrow(TrustAnchors.read(files))
    expect(distrustOf(await identityOf("revoked"), trust, new Date("2100-01-01"))?.degree).toBe("broken")
    const late = distrustOf(await identityOf("company"), trust, new Date("2124-01-01"))
    expect(late).toMatchObject({ degree: "not-proven", reason: "validity" })
  })
})
