import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { describe, expect, it } from "@effect/vitest"
import * as Pkcs12 from "@radicar/signature/inner/Pkcs12"
import { verifyXades } from "@radicar/signature/inner/verifyXades"
import { signXades } from "@radicar/signature/inner/XadesSignature"
import { longOr } from "@radicar/fixtures/long"
import { Arbitrary, Effect, Redacted, Result, Schema } from "effect"
import { XmlDocument } from "libxml2-wasm"
import { createHash, sign as signOctets, verify as verifyOctets } from "node:crypto"
import { at, identityOf } from "./support/identity.ts"
import { options, sampleInvoice } from "./support/sampleDocument.ts"

const seed = 20260115

/** A change: octets set, inserted, removed, or the rest cut off. */
interface Change {
  readonly kind: "set" | "insert" | "remove" | "truncate"
  /** Where, from 0 (start) to 1 (end). */
  readonly at: number
  readonly octets: ReadonlyArray<number>
}

/**
 * Changes with octets from a range: printable ones leave most texts well-formed, so that more than the parser is met.
 */
const changesOf = (kinds: ReadonlyArray<Change["kind"]>, minimum: number, maximum: number) =>
  Arbitrary.array(
    Arbitrary.all({
      kind: Arbitrary.schema(Schema.Literals(kinds)),
      at: Arbitrary.schema(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 999_983 }))).pipe(
        Arbitrary.map((step) => step / 999_983)
      ),
      octets: Arbitrary.array(Arbitrary.schema(Schema.Int.check(Schema.isBetween({ minimum, maximum }))), {
        minLength: 1,
        maxLength: 3
      })
    }),
    { minLength: 1, maxLength: 3 }
  )

const apply = (original: Uint8Array, list: ReadonlyArray<Change>): Buffer =>
  list.reduce((bytes, { at: fraction, kind, octets }) => {
    const position = Math.floor(fraction * (bytes.length - 1))
    const replacement = kind === "remove" || kind === "truncate" ? Buffer.alloc(0) : Buffer.from(octets)
    const skipped = kind === "truncate" ? bytes.length : kind === "insert" ? 0 : octets.length
    return Buffer.concat([bytes.subarray(0, position), replacement, bytes.subarray(position + skipped)])
  }, Buffer.from(original))

describe("a damaged certificate file", () => {
  const files = ["company", "company-rc2", "company-3des", "company-no-mac", "company-unencrypted"] as const

  it.effect.prop(
    // rounds of key derivation, which take the time, are limited by their number: see `Pkcs12.test.ts`
    "opens to an identity that signs, or fails with a typed error",
    { file: Schema.Literals(files), list: changesOf(["set", "insert", "remove", "truncate"], 0, 255) },
    ({ file, list }) =>
      Effect.gen(function* () {
        const { bytes, password } = read(file)
        const damaged = apply(bytes, list)
        const result = yield* Effect.result(Pkcs12.open(damaged, Redacted.make(password), at))
        if (Result.isFailure(result)) {
          expect(result.failure._tag).toMatch(
            /^(WrongPassword|MalformedCertificate|UnsupportedCertificate|NoPrivateKey|NoCertificate|KeyMismatch|WeakKey|CertificateExpired|CertificateNotYetValid)$/
          )
          return
        }
        const { certificate, privateKey } = result.success
        const data = Buffer.from("text")
        expect(verifyOctets("sha256", data, certificate.publicKey, signOctets("sha256", data, privateKey))).toBe(true)
      }),
    { arbitrary: { runs: 1500, seed } }
  )
})

describe("a damaged signed document", async () => {
  const { bytes } = signXades(sampleInvoice(), await identityOf("company"), options)

  const withoutSignature = (content: Uint8Array): string => {
    using document = XmlDocument.fromBuffer(content)
    document.get("//ds:Signature", { ds: "http://www.w3.org/2000/09/xmldsig#" })!.remove()
    return createHash("sha256").update(document.canonicalizeToString()).digest("base64")
  }
  const original = withoutSignature(bytes)

  it.prop(
    "is reported on, and valid only when its content is what was signed",
    [changesOf(["set", "insert", "remove"], 0x30, 0x7a)],
    ([list]) => {
      const damaged = apply(bytes, list)
      const report = verifyXades(damaged, { at })
      expect(report.checks.length).toBeGreaterThan(0)
      if (report.intact) expect(withoutSignature(damaged)).toBe(original)
    },
    { arbitrary: { runs: longOr(1500, 300), seed } }
  )
})
