import { describe, expect, it } from "@effect/vitest"
import type { Proof } from "@radicar/signature/inner/SignatureReport"
import { pythonWith } from "@radicar/fixtures/python"
import { spawnSync } from "node:child_process"
import { X509Certificate } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { bigInteger, type BerValue, context, explicit, parseBer, sequenceOf } from "../src/internal/Ber.ts"
import { parseCertificateNames, parseName } from "../src/internal/DistinguishedName.ts"
import { readPathCertificate, sameName } from "../src/internal/PathCertificate.ts"
import { provePath } from "../src/internal/validatePath.ts"

/** Folder of the data of NIST's Public Key Interoperability Test Suite in the package of a Python. */
const vectorsOf = (python: string): string => {
  const code = "import cryptography_vectors; print(cryptography_vectors.__path__[0])"
  return join(spawnSync(python, ["-c", code], { encoding: "utf8" }).stdout.trim(), "x509", "PKITS_data")
}

const python = pythonWith("cryptography_vectors")

/** The data of the suite; undefined where no Python of the PATH has them. */
const folder = python === undefined ? undefined : vectorsOf(python)

/** A signed mail of the suite: one for each test, with the certificates and lists that the test gives. */
interface SignedMail {
  readonly signer: Uint8Array
  readonly others: ReadonlyArray<Uint8Array>
  readonly lists: ReadonlyArray<Uint8Array>
}

/** Members of an implicit SET of SignedData (RFC 5652 §5.1). */
const membersOf = (signedData: ReadonlyArray<BerValue>, tag: number): ReadonlyArray<Uint8Array> =>
  (signedData.find((field) => field.tagClass === context && field.tag === tag)?.children ?? []).map(({ raw }) => raw)

const readMail = (text: string): SignedMail => {
  const [, base64 = ""] = /filename="smime.p7s"\s+([A-Za-z0-9+/=\s]+)/u.exec(text) ?? []
  const contentInfo = sequenceOf(parseBer(Buffer.from(base64, "base64")))
  const signedData = sequenceOf(explicit(contentInfo[1], 0))
  const [, issuerAndSerial] = sequenceOf(signedData.at(-1)?.children[0])
  const [issuer, serial] = sequenceOf(issuerAndSerial)
  const isSigner = (der: Uint8Array): boolean => {
    const names = parseCertificateNames(der)
    return names.serialNumber === bigInteger(serial) && sameName(names.issuer, parseName(issuer))
  }
  const certificates = membersOf(signedData, 0)
  const signer = certificates.find(isSigner)
  if (signer === undefined) throw new Error("the mail has no certificate of its signer")
  return { signer, others: certificates.filter((der) => der !== signer), lists: membersOf(signedData, 1) }
}

/** Verdict about a test: `proven` only with a list that says so, else the reason or check. */
const verdictOf = (
  anchor: X509Certificate,
  { lists, others, signer }: SignedMail,
  demandsRevocation: boolean
): string => {
  const certificate = readPathCertificate(signer)
  if (certificate === undefined) return "unreadable"
  const proof: Proof = provePath(certificate, {
    anchors: [anchor],
    intermediates: others.flatMap((der) => readPathCertificate(der) ?? []),
    revocation: lists,
    demandsRevocation,
    at: new Date("2026-01-15"),
    time: "received"
  })
  if (proof.degree === "proven") return proof.revocation === "crl" ? "proven" : "no-list"
  return proof.degree === "broken" ? proof.check : proof.reason
}

/**
 * Tests that must fail and whose name does not say so: with the settings that the suite calls default, a policy is
 * demanded that no path has.
 */
const failingPolicies: ReadonlySet<string> = new Set(
  [4, 5, 7, 8, 9, 12].map((number) => `DifferentPoliciesTest${number}`)
)

const isInvalid = (name: string): boolean => /^Invalid|^Missing/u.test(name) || failingPolicies.has(name)

/** The tests that docs/concepts/trust.md lists under a heading, with the verdict in the first cell of their row. */
const listedUnder = (heading: string): ReadonlyMap<string, string> => {
  const page = readFileSync(new URL("../../../docs/concepts/trust.md", import.meta.url), "utf8")
  const section = page.split(/^#{2,} /mu).find((part) => part.startsWith(`${heading}\n`)) ?? ""
  const rows = section.split("\n").filter((line) => line.startsWith("| `"))
  return new Map(
    rows.flatMap((row) => {
      const [, verdict = "", , tests = ""] = row.split("|")
      return [...tests.matchAll(/`(\w+)`/gu)].map(([, name = ""]) => [name, verdict.replaceAll(/[`\s]/gu, "")] as const)
    })
  )
}

describe.skipIf(folder === undefined)("NIST's suite PKITS (data: cryptography-vectors of PyPI)", () => {
  const file = (path: string) => readFileSync(join(folder ?? "", path))
  const verdicts = (demandsRevocation: boolean): ReadonlyArray<readonly [name: string, verdict: string]> => {
    const anchor = new X509Certificate(file("certs/TrustAnchorRootCertificate.crt"))
    return readdirSync(join(folder ?? "", "smime"))
      .filter((name) => name.endsWith(".eml"))
      .map((name) => [
        name.replace(/^Signed(.*)\.eml$/u, "$1"),
        verdictOf(anchor, readMail(file(`smime/${name}`).toString("latin1")), demandsRevocation)
      ])
  }
  const all = folder === undefined ? [] : verdicts(false)
  const invalid = all.filter(([name]) => isInvalid(name))
  const valid = all.filter(([name]) => !isInvalid(name))

  it("has all of its tests", () => {
    expect([all.length, valid.length, invalid.length]).toEqual([224, 103, 121])
  })

  it("has no invalid path that is proven by a list", () => {
    expect(invalid.filter(([, verdict]) => verdict === "proven")).toEqual([])
  })

  it("has invalid paths without a list that counts, which are proven and say so, as listed", () => {
    expect(new Map(invalid.filter(([, verdict]) => verdict === "no-list"))).toEqual(
      listedUnder("Paths without a list that counts")
    )
  })

  it("has no invalid path that is proven where a list is demanded of every certificate, and one valid path less", () => {
    const proven = new Set(
      verdicts(true).flatMap(([name, verdict]) => (/^(?:proven|no-list)$/u.test(verdict) ? [name] : []))
    )
    expect([...proven].filter(isInvalid)).toEqual([])
    const refused = valid.filter(([name, verdict]) => verdict === "proven" && !proven.has(name))
    expect(refused.map(([name]) => name)).toEqual(["ValidBasicSelfIssuedNewWithOldTest3"])
  })

  it("has valid paths that are not proven by a list, as listed", () => {
    expect(new Map(valid.filter(([, verdict]) => verdict !== "proven"))).toEqual(
      listedUnder("Valid paths that are refused")
    )
  })
})
