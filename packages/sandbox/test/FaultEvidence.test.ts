import { X509Certificate } from "node:crypto"
import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import { SignedXml } from "xml-crypto"
import { Sandbox } from "../src/Sandbox.ts"
import { files, sendBatch } from "./support/batch.ts"
import { getStatusZip } from "./support/client.ts"
import { invoiceText } from "./support/invoiceText.ts"
import { signInvoice } from "./support/signInvoice.ts"
import { faultBench } from "./support/faultBench.ts"
import { fixedClock } from "./support/fixedClock.ts"

/** Whether xml-crypto takes an ApplicationResponse's signature, and the sandbox's authority certified the signer. */
const verifies = (bytes: Buffer | undefined, authorityPem: string): boolean => {
  const xml = (bytes ?? Buffer.alloc(0)).toString("utf8")
  const certificate = new X509Certificate(Buffer.from(/<ds:X509Certificate>([^<]*)/u.exec(xml)?.[1] ?? "", "base64"))
  const signed = new SignedXml({ publicCert: certificate.toString(), getCertFromKeyInfo: () => null })
  signed.loadSignature(/<ds:Signature .*<\/ds:Signature>/u.exec(xml)?.[0] ?? "")
  try {
    return signed.checkSignature(xml) && certificate.verify(new X509Certificate(authorityPem).publicKey)
  } catch {
    return false
  }
}

const responseCode = (bytes: Buffer | undefined): string | undefined =>
  /<cbc:ResponseCode>(0[24])</u.exec(bytes?.toString("utf8") ?? "")?.[1]

/** Number and key of the document an ApplicationResponse is about. */
const reference = (bytes: Buffer | undefined): ReadonlyArray<string | undefined> =>
  /<cac:DocumentReference>\s*<cbc:ID>([^<]*)<\/cbc:ID>\s*<cbc:UUID[^>]*>([^<]*)/u
    .exec(bytes?.toString("utf8") ?? "")
    ?.slice(1) ?? []

layer(Sandbox.layer({ certificateDirectory, clock: fixedClock(), batches: { delay: 0 } }), {
  excludeTestServices: true
})("evidence that proves nothing", (it) => {
  it.effect("F9 invalid-base64: what is no base64 where base64 should be", () =>
    Effect.gen(function* () {
      const { fail, send, status } = yield* faultBench()
      yield* fail("invalid-base64")
      const { body, statusCode } = yield* send
      expect(statusCode).toBe("00")
      const text = /<b:XmlBase64Bytes>([^<]*)</u.exec(body)?.[1] ?? ""
      expect(text.length).toBeGreaterThan(1000)
      expect(text).not.toMatch(/^[A-Za-z0-9+/=]*$/u)
      expect(responseCode((yield* status).applicationResponse)).toBe("02")
    })
  )

  it.effect("F9 not-xml: HTTP 200 of the right type with a text that is no XML, the document on record", () =>
    Effect.gen(function* () {
      const { fail, send, status } = yield* faultBench()
      yield* fail("not-xml")
      const answer = yield* send
      expect([answer.status, answer.contentType]).toEqual([200, "application/soap+xml; charset=utf-8"])
      expect(answer.body).not.toContain("<")
      expect(yield* status).toMatchObject({ statusCode: "00" })
    })
  )

  it.effect("F11 accepted-without-application-response: nil now, there later", () =>
    Effect.gen(function* () {
      const { fail, sandbox, send, status } = yield* faultBench()
      yield* fail("accepted-without-application-response")
      const answer = yield* send
      expect(answer).toMatchObject({ isValid: "true", statusCode: "00", applicationResponse: undefined })
      expect(answer.body).toContain('<b:XmlBase64Bytes i:nil="true"/>')
      expect(verifies((yield* status).applicationResponse, sandbox.certificates.subordinatePem)).toBe(true)
    })
  )

  it.effect("F17 application-response-tampered: its signature does not verify", () =>
    Effect.gen(function* () {
      const { fail, key, sandbox, send, status } = yield* faultBench()
      yield* fail("application-response-tampered")
      const { applicationResponse } = yield* send
      expect(reference(applicationResponse)).toEqual(["SETP990000001", key])
      expect(verifies(applicationResponse, sandbox.certificates.subordinatePem)).toBe(false)
      expect(verifies((yield* status).applicationResponse, sandbox.certificates.subordinatePem)).toBe(true)
    })
  )

  it.effect("F17 application-response-tampered: every verdict of a batch", () =>
    Effect.gen(function* () {
      const { sandbox, signer } = yield* faultBench()
      const batch = files(...[990_000_001, 990_000_002].map((number) => signInvoice(invoiceText({ number }), signer)))
      const { zipKey = "" } = yield* Effect.promise(() => sendBatch(sandbox.url, batch, signer))
      yield* sandbox.program({ operation: "GetStatusZip", behaviour: "application-response-tampered" })
      const answers = Effect.promise(() => getStatusZip(sandbox.url, zipKey, signer))
      const verified = Effect.map(answers, (verdicts) =>
        verdicts.map(({ applicationResponse }) => verifies(applicationResponse, sandbox.certificates.subordinatePem))
      )
      expect([yield* verified, yield* verified]).toEqual([
        [false, false],
        [true, true]
      ])
    })
  )

  it.effect("F17 application-response-of-another: well signed, about another number and key", () =>
    Effect.gen(function* () {
      const { fail, key, sandbox, send } = yield* faultBench()
      yield* fail("application-response-of-another")
      const { applicationResponse, documentKey } = yield* send
      expect(documentKey).toBe(key)
      expect(verifies(applicationResponse, sandbox.certificates.subordinatePem)).toBe(true)
      expect(reference(applicationResponse)).toEqual(["SETP990000002", expect.stringMatching(/^[0-9a-f]{96}$/u)])
      expect(applicationResponse!.toString("utf8")).not.toContain(key)
    })
  )

  it.effect.each([
    ["04 where the answer says valid", "12345", "true", "00", "04"],
    ["02 where the answer says invalid", "wrong", "false", "99", "02"]
  ] as const)("F18 application-response-contradicts: %s, well signed", ([, pin, isValid, statusCode, code]) =>
    Effect.gen(function* () {
      const { fail, sandbox, send, status } = yield* faultBench({ pin })
      yield* fail("application-response-contradicts")
      const answer = yield* send
      expect(answer).toMatchObject({ isValid, statusCode })
      expect(responseCode(answer.applicationResponse)).toBe(code)
      expect(verifies(answer.applicationResponse, sandbox.certificates.subordinatePem)).toBe(true)
      expect(responseCode((yield* status).applicationResponse)).not.toBe(code)
    })
  )
})
