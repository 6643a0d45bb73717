import { read, type TestCertificateName } from "@radicar/fixtures/certificates/TestCertificates"
import { describe, expect, it } from "@effect/vitest"
import { decodeIdentity, encodeIdentity } from "@radicar/signature/inner/IdentityBytes"
import { open } from "@radicar/signature/inner/Pkcs12"
import { Effect, Redacted } from "effect"
import { sign, verify } from "node:crypto"
import { inspect } from "node:util"
import { at } from "./support/identity.ts"

const opened = (name: TestCertificateName) => {
  const { bytes, password } = read(name)
  return open(bytes, Redacted.make(password), at)
}

describe("an identity as bytes", () => {
  it.effect.each(["company", "company-leaf-only", "company-4096", "company-awkward"] as const)(
    "comes back as it was: %s",
    (name) =>
      Effect.gen(function* () {
        const identity = yield* opened(name)
        const again = yield* decodeIdentity(encodeIdentity(identity))
        expect(again.certificateList).toBe(identity.certificateList)
        expect(again.chain.map(({ raw }) => raw)).toEqual(identity.chain.map(({ raw }) => raw))
        expect({ ...again, chain: [], certificate: undefined }).toEqual({
          ...identity,
          chain: [],
          certificate: undefined
        })
        const text = Buffer.from("text")
        const signature = sign("sha256", text, again.privateKey)
        expect(verify("sha256", text, identity.certificate.publicKey, signature)).toBe(true)
      })
  )

  it.effect("are written once, and nothing of the key shows with the identity", () =>
    Effect.gen(function* () {
      const identity = yield* opened("company")
      const bytes = encodeIdentity(identity)
      expect(encodeIdentity(identity)).toBe(bytes)
      const key = identity.privateKey.export({ type: "pkcs8", format: "der" })
      expect(bytes.subarray(4, 4 + key.length)).toEqual(key)
      for (const text of [inspect(identity, { depth: 9, showHidden: true }), JSON.stringify(identity)]) {
        expect(text).not.toContain(key.subarray(40, 60).toString("base64"))
        expect(text).not.toContain("Buffer")
      }
    })
  )

  it.effect("are refused if they are truncated, empty or another's", () =>
    Effect.gen(function* () {
      const bytes = encodeIdentity(yield* opened("company"))
      const other = encodeIdentity(yield* opened("other-company"))
      const keyEnd = 4 + bytes.readUInt32BE(0)
      const otherKeyEnd = 4 + other.readUInt32BE(0)
      const mixed = Buffer.concat([other.subarray(0, otherKeyEnd), bytes.subarray(keyEnd)])
      const damaged = [Buffer.alloc(0), bytes.subarray(0, 100), bytes.subarray(0, keyEnd), bytes.subarray(0, -1), mixed]
      for (const each of damaged) {
        expect((yield* Effect.flip(decodeIdentity(each)))._tag).toBe("MalformedCertificate")
      }
    })
  )
})
