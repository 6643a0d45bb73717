import { describe, expect, it } from "@effect/vitest"
import { Arbitrary, Effect, Schema } from "effect"
import { createHash } from "node:crypto"
import { decryptRc2 } from "../src/internal/decryptRc2.ts"
import { encodeHalves } from "../src/XadesSignature.ts"
import { deriveKey } from "../src/internal/pkcs12Kdf.ts"

const hex = (text: string): Buffer => Buffer.from(text, "hex")

describe("decryptRc2", () => {
  // Section 5 of RFC 2268: key, effective bits, plain text, cipher text.
  it.each([
    ["0000000000000000", 63, "0000000000000000", "ebb773f993278eff"],
    ["ffffffffffffffff", 64, "ffffffffffffffff", "278b27e42e2f0d49"],
    ["3000000000000000", 64, "1000000000000001", "30649edf9be7d2c2"],
    ["88", 64, "0000000000000000", "61a8a244adacccf0"],
    ["88bca90e90875a", 64, "0000000000000000", "6ccf4308974c267f"],
    ["88bca90e90875a7f0f79c384627bafb2", 64, "0000000000000000", "1a807d272bbe5db1"],
    ["88bca90e90875a7f0f79c384627bafb2", 128, "0000000000000000", "2269552ab0f85ca6"]
  ])("key %s of %i bits", (key, bits, plain, cipher) => {
    expect(decryptRc2(hex(key), bits, Buffer.alloc(8), hex(cipher)).toString("hex")).toBe(plain)
  })
})

describe("deriveKey", () => {
  // Computed with OpenSSL's `openssl kdf … PKCS12KDF`, salt 0011223344556677.
  it.each([
    ["sha1", 1, "78", 2048, "7d8b7a77bd82247a16f317d514c800c84a8485ef"],
    ["sha1", 1, "", 2048, "4cd8c9c3cee600937f61a0fcae8787b7b35b8940"],
    [
      "sha1",
      2,
      "00780000",
      50_001,
      "6837a61e0ba955e063b34ac8f9bd1c5bc3278c9b083bc44a31d3d170bf3c4f70599bb140de1dc0548dab8c78a4"
    ],
    ["sha256", 3, "00780000", 2048, "4bc2ecac1d94bb92c04c35d14e9f1d486c45321cf0c9f52f7e8389c42b8ce2e7"],
    [
      "sha512",
      3,
      "00780000",
      1,
      "40fdadc3e6ce55eee76eea79c43679b50fc6e0b71e797f9735cdf39a516075b85862637967ba75e867368531775dd39e1400b50420dc35ddc8069d9e899a150054dcb81833e5f1690e27092b98ea8fbb61043b34b4c39d1735154a97f6f8e67568eb6d48"
    ],
    [
      "sha384",
      1,
      "0078",
      7,
      "fb49f7c047309d1521f7f3d0740f88d99fba9e37158a1bb32187f622cd6c14587cadb4c40b54f1d2b4ed24238794466a"
    ]
  ])("%s, purpose %i, password %s, %i iterations", async (hash, purpose, password, iterations, expected) => {
    const length = expected.length / 2
    const derived = await deriveKey(hash, purpose, hex(password), hex("0011223344556677"), iterations, length)
    expect(derived.toString("hex")).toBe(expected)
  })
})

describe("the rounds of deriveKey", () => {
  const octet = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 255 }))
  const salts = Arbitrary.array(Arbitrary.schema(octet), { minLength: 64, maxLength: 64 })

  // With a salt of one block and no password, the first 20 octets are SHA-1 again and again over 64 ones and the salt.
  const hashed = (salt: Buffer, times: number): Buffer => {
    let digest = Buffer.concat([Buffer.alloc(64, 1), salt])
    for (let i = 0; i < times; i++) digest = createHash("sha1").update(digest).digest()
    return digest
  }

  it.effect.prop("are SHA-1 again and again", [salts, Schema.Literals([1, 2, 3, 38])], ([octets, times]) =>
    Effect.gen(function* () {
      const salt = Buffer.from(octets)
      const derived = yield* Effect.promise(() => deriveKey("sha1", 1, Buffer.alloc(0), salt, times, 20))
      expect(derived).toEqual(hashed(salt, times))
    })
  )
})

describe("encodeHalves", () => {
  it.prop("gives the octets of Buffer.from, whatever the texts", [Schema.String, Schema.String], ([head, tail]) => {
    const { headLength, octets } = encodeHalves(head, tail)
    expect(octets.subarray(0, headLength)).toEqual(Buffer.from(head, "utf8"))
    expect(octets.subarray(headLength)).toEqual(Buffer.from(tail, "utf8"))
  })

  it("takes texts larger than any before", () => {
    const tail = "ñ".repeat(6_000_000)
    expect(encodeHalves("a", tail).octets.length).toBe(12_000_001)
    expect(encodeHalves("a", "ñ").octets).toEqual(Buffer.from("añ"))
  })
})
