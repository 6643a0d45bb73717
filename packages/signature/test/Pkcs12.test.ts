import { names, read, readPem, type TestCertificateName } from "@radicar/fixtures/certificates/TestCertificates"
import { describe, expect, it } from "@effect/vitest"
import { MalformedCertificate } from "@radicar/signature/inner/CertificateError"
import * as Pkcs12 from "@radicar/signature/inner/Pkcs12"
import { Effect, Redacted } from "effect"
import { createHmac, sign, verify, X509Certificate } from "node:crypto"
import { inspect } from "node:util"
import { DerivationBudget, passwordEncodings } from "../src/internal/PasswordBasedEncryption.ts"
import { readPfx } from "../src/internal/readPfx.ts"
import { selectIdentity } from "../src/internal/selectIdentity.ts"
import { at, identityOf, openIdentity } from "./support/identity.ts"
import { opensslInstalled, opensslKdf, opensslPkcs12 } from "./support/openssl.ts"
import { indefiniteLengths } from "./support/indefiniteLengths.ts"

const good = names.filter((name) => name.startsWith("company"))

const company = new X509Certificate(readPem("company.pem"))

const failureOf = (name: TestCertificateName, when: Date = at) => Effect.flip(openIdentity(name, when))

const openWith = (bytes: Uint8Array, password: string) => Pkcs12.open(bytes, Redacted.make(password), at)

describe("a file that opens", () => {
  it.each(good)("%s: the leaf and a key that signs for it", async (name) => {
    const identity = await identityOf(name)
    const data = Buffer.from("text")
    expect(verify("sha256", data, identity.certificate.publicKey, sign("sha256", data, identity.privateKey))).toBe(true)
    expect(identity.certificate.ca).toBe(false)
    expect(identity.nit).toBe("900373115")
  })

  it.each(good.filter((name) => name !== "company-4096" && name !== "company-awkward"))(
    "%s: the certificate that was packed, wherever it stands in the file",
    async (name) => {
      expect((await identityOf(name)).certificate.fingerprint256).toBe(company.fingerprint256)
    }
  )

  // certtool of GnuTLS reads one certificate of an authority only
  const withoutChain = ["company-leaf-only", "company-awkward", "company-gnutls"]
  it.each(good.filter((name) => !withoutChain.includes(name)))("%s: its chain, nearest issuer first", async (name) => {
    const { chain } = await identityOf(name)
    expect(chain.map((member) => member.fingerprint256)).toEqual(
      (["sub.pem", "root.pem"] as const).map((pem) => new X509Certificate(readPem(pem)).fingerprint256)
    )
  })

  it.each([
    { name: "company-bouncy-castle", writer: "Bouncy Castle 1.87, PKCS12" },
    { name: "company-bouncy-castle-aes", writer: "Bouncy Castle 1.87, PKCS12-AES256-AES128" },
    { name: "company-bouncy-castle-pbmac1", writer: "Bouncy Castle 1.87, PKCS12-PBMAC1" },
    { name: "company-gnutls", writer: "GnuTLS 3.7.9, certtool --to-p12" },
    { name: "company-nss", writer: "NSS 3.87.1, pk12util -o" }
  ] as const)("$name: the default file of $writer, with 300,000 rounds or more in each part", async ({ name }) => {
    expect((await identityOf(name)).certificate.fingerprint256).toBe(company.fingerprint256)
  })

  it("has an empty chain when it holds the leaf alone", async () => {
    expect((await identityOf("company-leaf-only")).chain).toEqual([])
  })

  it("gives the dates of the certificate", async () => {
    const { notAfter, notBefore } = await identityOf("company")
    expect(notBefore).toEqual(new Date("2024-01-01T00:00:00Z"))
    expect(notAfter).toEqual(new Date("2123-12-31T23:59:59Z"))
  })

  it("gives a NIT with check digit when the certificate has one, without what is no digit", async () => {
    expect((await identityOf("other-company")).nit).toBe("9012345677")
  })

  it.each(["company", "company-no-mac", "company-unencrypted", "company-rc2"] as const)(
    "%s: in BER with indefinite lengths and strings in pieces",
    async (name) => {
      const { bytes, password } = read(name)
      const ber = indefiniteLengths(bytes)
      expect(ber.length).toBeGreaterThan(bytes.length)
      const identity = await Effect.runPromise(openWith(ber, password))
      expect(identity.certificate.raw.equals(company.raw)).toBe(true)
    }
  )

  it.skipIf(!opensslInstalled).each(["utf8", "latin1"] as const)(
    "opens with a password that OpenSSL was given in %s",
    async (encoding) => {
      const { certificate, privateKey } = await identityOf("company")
      const key = privateKey.export({ format: "pem", type: "pkcs8" }).toString()
      const bytes = opensslPkcs12(certificate.toString(), key, Buffer.from("Contraseña", encoding))
      expect((await Effect.runPromise(openWith(bytes, "Contraseña"))).nit).toBe("900373115")
      expect((await Effect.runPromise(Effect.flip(openWith(bytes, "Contrasena"))))._tag).toBe("WrongPassword")
    }
  )

  it.skipIf(!opensslInstalled)("takes an empty password that is none at all for the MAC", async () => {
    const bytes = Buffer.from(read("company-unencrypted").bytes)
    // Where OpenSSL's own file has the MAC: content after a header of 30 octets; digest, salt, iterations at the end.
    const content = bytes.subarray(30, 30 + bytes.readUInt16BE(28))
    const salt = bytes.subarray(-12, -4)
    const key = opensslKdf(["digest:SHA256", "hexpass:", `hexsalt:${salt.toString("hex")}`, "iter:2048", "id:3"], 32)
    createHmac("sha256", key)
      .update(content)
      .digest()
      .copy(bytes, bytes.length - 46)
    expect((await Effect.runPromise(openWith(bytes, ""))).nit).toBe("900373115")
    expect((await Effect.runPromise(Effect.flip(openWith(bytes, "radicar"))))._tag).toBe("WrongPassword")
  })
})

describe("a file that does not open", () => {
  it.effect.each([
    ["expired", "CertificateExpired"],
    ["not-yet-valid", "CertificateNotYetValid"],
    ["rsa-1024", "WeakKey"],
    ["elliptic-curve", "WeakKey"],
    ["no-key", "NoPrivateKey"],
    ["no-certificate", "NoCertificate"],
    ["mismatched", "KeyMismatch"],
    ["rc4", "UnsupportedCertificate"]
  ] as const)("%s", ([name, tag]) =>
    Effect.gen(function* () {
      expect((yield* failureOf(name))._tag).toBe(tag)
    })
  )

  it.effect.each(names.filter((name) => name !== "no-key"))("%s: a wrong password", (name) =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(openWith(read(name).bytes, "no es esta"))
      // Without encryption and MAC there is no password to be wrong; a file nobody may open says so first.
      expect(error._tag).toBe(name === "rc4" ? error._tag : "WrongPassword")
    })
  )

  it.effect.each([
    ["nothing", new Uint8Array(0)],
    ["text", new TextEncoder().encode("-----BEGIN CERTIFICATE-----")],
    ["a certificate alone", company.raw],
    ["nested without end", new Uint8Array(60_000).fill(0x30)],
    ["indefinite without end", Buffer.alloc(60_000, Buffer.from([0x30, 0x80]))]
  ] as const)("%s is no PKCS#12 file", ([, bytes]) =>
    Effect.gen(function* () {
      expect((yield* Effect.flip(openWith(bytes, "radicar")))._tag).toBe("MalformedCertificate")
    })
  )

  it.effect("more than 64 KB", () =>
    Effect.gen(function* () {
      expect((yield* Effect.flip(openWith(new Uint8Array(65_537), "radicar")))._tag).toBe("UnsupportedCertificate")
    })
  )

  describe("too many rounds of key derivation", () => {
    /** A file in which every derivation has other iterations, as many octets long. */
    const withIterations = (name: TestCertificateName, from: string, to: string): Buffer =>
      Buffer.from(Buffer.from(read(name).bytes).toString("hex").replaceAll(from, to), "hex")

    const refusalOf = (bytes: Uint8Array, password = "radicar") =>
      Effect.gen(function* () {
        const error = yield* Effect.flip(openWith(bytes, password))
        return error._tag === "UnsupportedCertificate" ? error.feature : error._tag
      })

    const tooLong = "more than 5 seconds of key derivation"

    it.effect.each([
      // a round of PBKDF2 counts 0.4 µs, one of PKCS#12 with SHA-1 counts 1 µs
      ["PBKDF2: two parts of 8,333,248 instead of 600,000", "company-aes-600000", "02030927c0", "02037f27c0"],
      ["PKCS#12: 8,388,607 instead of 50,000", "company-java-legacy", "020300c350", "02037fffff"],
      ["PKCS#12: 1,250,000, five blocks of them", "company-java-legacy", "020300c350", "02031312d0"]
    ] as const)("%s", ([, name, from, to]) =>
      Effect.gen(function* () {
        expect(yield* refusalOf(withIterations(name, from, to))).toBe(tooLong)
      })
    )

    it.effect("in all parts together, each of which would be affordable", () =>
      Effect.gen(function* () {
        // 600,000 rounds of the MAC, and five blocks of 900,000 in two bags
        const bytes = withIterations("company-bouncy-castle", "02030493e0", "02030dbba0")
        expect(yield* refusalOf(bytes)).toBe(tooLong)
      })
    )

    it.effect("under several encodings of the password: 700,000, of which each costs 3,500,000 rounds", () =>
      Effect.gen(function* () {
        const dear = withIterations("company-java-legacy", "020300c350", "02030aae60")
        expect(yield* refusalOf(dear, "radicar")).toBe("WrongPassword")
        expect(yield* refusalOf(dear, "contraseña")).toBe(tooLong)
      })
    )

    it.effect("for a MAC with a digest of 40,000 octets, which would be as many octets of key", () =>
      Effect.gen(function* () {
        const der = (tag: number, ...parts: ReadonlyArray<Uint8Array>): Buffer => {
          const content = Buffer.concat(parts)
          return Buffer.concat([Buffer.of(tag, 0x82, content.length >> 8, content.length & 0xff), content])
        }
        const sequence = (...parts: ReadonlyArray<Uint8Array>) => der(0x30, ...parts)
        const octets = (length: number) => der(0x04, Buffer.alloc(length))
        const data = Buffer.from("06092a864886f70d010701", "hex")
        const sha1 = Buffer.from("06052b0e03021a", "hex")
        const macData = sequence(sequence(sequence(sha1), octets(40_000)), octets(8), Buffer.from("02022710", "hex"))
        const version = Buffer.from("020103", "hex")
        const file = sequence(version, sequence(data, der(0xa0, der(0x04, sequence()))), macData)
        expect(yield* refusalOf(file)).toBe(tooLong)
      })
    )
  })

  it("a certificate with a date that is none, which would compare as neither early nor late", async () => {
    const content = await readPfx(read("company").bytes, passwordEncodings("radicar")[0]!, new DerivationBudget(1000))
    const [leaf] = content.certificates.map((certificate) => Buffer.from(certificate))
    leaf!.write("23991231235959Z", leaf!.indexOf("21231231235959Z"))
    expect(() => selectIdentity({ ...content, certificates: [leaf!] }, at)).not.toThrow()
    const again = await readPfx(read("company").bytes, passwordEncodings("radicar")[0]!, new DerivationBudget(1000))
    leaf!.write("23991331235959Z", leaf!.indexOf("23991231235959Z"))
    expect(() => selectIdentity({ ...again, certificates: [leaf!] }, at)).toThrow(MalformedCertificate)
  })

  it.effect("says how to convert what is refused", () =>
    Effect.gen(function* () {
      expect((yield* failureOf("rc4")).message).toContain("openssl pkcs12")
    })
  )

  it.effect("one that is valid now, used outside its dates", () =>
    Effect.gen(function* () {
      expect((yield* failureOf("company", new Date("2023-12-31T23:59:59Z")))._tag).toBe("CertificateNotYetValid")
      expect((yield* failureOf("company", new Date("2124-01-01T00:00:00Z")))._tag).toBe("CertificateExpired")
    })
  )
})

describe("secrets", () => {
  it("are in no way an identity is printed", async () => {
    const identity = await identityOf("company")
    const jwk = identity.privateKey.export({ format: "jwk" })
    const printed = [
      inspect(identity, { depth: 10, showHidden: true }),
      inspect({ ...identity }, { depth: 10, showHidden: true }),
      JSON.stringify(identity),
      JSON.stringify({ ...identity }),
      String(identity),
      Object.keys(identity).join(" ")
    ].join(" ")
    expect(printed).toContain("900373115")
    for (const secret of [jwk.d, jwk.p, jwk.q, "privateKey", "PrivateKeyObject"]) expect(printed).not.toContain(secret)
  })

  it.effect.each(names.filter((name) => !name.startsWith("company")))("are in no error: %s", (name) =>
    Effect.gen(function* () {
      const { bytes } = read(name)
      const error = yield* Effect.flip(openWith(bytes, "clave-secreta"))
      expect(JSON.stringify(error) + String(error) + inspect(error, { depth: 10 })).not.toContain("clave-secreta")
    })
  )
})
