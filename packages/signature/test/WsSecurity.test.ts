import { pathOf, readPem } from "@radicar/fixtures/certificates/TestCertificates"
import { describe, expect, it } from "@effect/vitest"
import { secureEnvelope, secureEnvelopeAsync } from "@radicar/signature/inner/WsSecurity"
import type { WsSecurityOptions } from "@radicar/signature/inner/WsSecurity"
import { Effect } from "effect"
import { createHash } from "node:crypto"
import { identityOf, openIdentity } from "./support/identity.ts"
import { secondOpinion } from "./support/libxml2Verifier.ts"
import { xmlCryptoVerify } from "./support/xmlCryptoVerifier.ts"
import { xmlsecInstalled, xmlsecVerify } from "./support/xmlsec.ts"

const request = {
  action: "http://wcf.dian.colombia/IWcfDianCustomerServices/GetStatus",
  to: "https://vpfe-hab.dian.gov.co/WcfDianCustomerServices.svc",
  body: "<wcf:GetStatus><wcf:trackId>abc</wcf:trackId></wcf:GetStatus>"
}

const options: WsSecurityOptions = {
  created: new Date("2026-01-15T12:00:00.000Z"),
  timeToLiveSeconds: 60,
  ids: { timestamp: "TS-1", token: "X509-1", signature: "SIG-1", to: "TO-1", keyInfo: "KI-1", reference: "STR-1" }
}

const variants = ["A", "B1"] as const

const token = "//wsse:BinarySecurityToken"

const envelopeOf = async (variant: "A" | "B1", to = request.to): Promise<string> =>
  secureEnvelope({ ...request, to }, await identityOf("company"), { ...options, variant })

const digestOf = async (variant: "A" | "B1", uri: string): Promise<string | undefined> =>
  secondOpinion(await envelopeOf(variant), token).digests.find((digest) => digest.uri === uri)?.expected

// Digests and lengths computed with libxml2 from the envelope these ids, times and URL make.
describe("published vectors", () => {
  it("variant A: digest of wsa:To", async () => {
    expect(await digestOf("A", "#TO-1")).toBe("MkMD+Nyk70jF2uGPP9tZDOVKL6IQ4C5mrrJC7p+tqXU=")
  })

  it("variant A: canonical SignedInfo", async () => {
    const { signedInfo } = secondOpinion(await envelopeOf("A"), token)
    expect(Buffer.byteLength(signedInfo)).toBe(991)
    expect(createHash("sha256").update(signedInfo).digest("base64")).toBe(
      "qsi9bBWSIMuUlcW66Yvs5W3KbOtTCORD2k8CqSdyrDw="
    )
  })

  it("variant B1: digests of wsa:To and Timestamp", async () => {
    expect(await digestOf("B1", "#TO-1")).toBe("1X00wSpXeRfOmEMiMZcdATNQ5ZN8pzvLxKiYGDVZjGY=")
    expect(await digestOf("B1", "#TS-1")).toBe("paIRKvlFqgQK0FVMK50Sx1LSuxk6Z3fiupByAmPYwDA=")
  })
})

describe.each(variants)("variant %s", (variant) => {
  it.each([request.to, "https://example.invalid/a?b=1&c=<2>"])("holds for libxml2 and node:crypto: %s", async (to) => {
    const { digests, signatureHolds } = secondOpinion(await envelopeOf(variant, to), token)
    expect(digests.map(({ uri }) => uri)).toEqual(variant === "A" ? ["#TO-1"] : ["#TS-1", "#TO-1"])
    for (const { actual, expected } of digests) expect(actual).toBe(expected)
    expect(signatureHolds).toBe(true)
  })

  it("holds for xml-crypto, and no longer once To is another", async () => {
    const envelope = await envelopeOf(variant)
    expect(xmlCryptoVerify(envelope, readPem("company.pem"), "soap")).toBe(true)
    expect(xmlCryptoVerify(envelope.replace("vpfe-hab.dian", "vpfe.dian"), readPem("company.pem"), "soap")).toBe(false)
  })

  it.skipIf(!xmlsecInstalled)("holds for xmlsec1", async () => {
    const wsu = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd"
    xmlsecVerify(await envelopeOf(variant), [
      "--pubkey-cert-pem",
      pathOf("company.pem"),
      "--id-attr:Id",
      "http://www.w3.org/2005/08/addressing:To",
      "--id-attr:Id",
      `${wsu}:Timestamp`
    ])
  })

  it.effect("is the same text signed on the thread pool", () =>
    Effect.gen(function* () {
      const identity = yield* openIdentity("company")
      const envelope = yield* secureEnvelopeAsync(request, identity, { ...options, variant })
      expect(envelope).toBe(secureEnvelope(request, identity, { ...options, variant }))
    })
  )
})

describe("an envelope", () => {
  it("carries the leaf on one line, action, body, and lives five minutes unless told otherwise", async () => {
    const { timeToLiveSeconds: _, ...defaults } = options
    const envelope = secureEnvelope(request, await identityOf("company"), defaults)
    const pem = readPem("company.pem").replace(/-----[A-Z ]+-----|\s/g, "")
    expect(envelope).toContain(`>${pem}</wsse:BinarySecurityToken>`)
    expect(envelope).toContain(`<wsa:Action>${request.action}</wsa:Action>`)
    expect(envelope).toContain(`<soap:Body>${request.body}</soap:Body>`)
    expect(envelope).toContain("<wsu:Expires>2026-01-15T12:05:00.000Z</wsu:Expires>")
  })

  it("is refused with ids that are no names or occur twice", async () => {
    const identity = await identityOf("company")
    const withIds = (ids: Partial<WsSecurityOptions["ids"]>) => () =>
      secureEnvelope(request, identity, { ...options, ids: { ...options.ids, ...ids } })
    expect(withIds({ to: '1"' })).toThrow(TypeError)
    expect(withIds({ to: "TS-1" })).toThrow(TypeError)
  })
})
