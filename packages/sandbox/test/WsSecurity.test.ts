import { createHash } from "node:crypto"
import { describe, expect, it, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import { Sandbox } from "../src/Sandbox.ts"
import { getStatus, post } from "./support/client.ts"
import { company } from "./support/company.ts"
import { replace } from "./support/edit.ts"
import { fixedClock, testInstant } from "./support/fixedClock.ts"
import { type EnvelopeOptions, signedParts, soapEnvelope } from "./support/soapEnvelope.ts"

const trackId = "0".repeat(96)
const minute = 60_000
const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("base64")

describe("the test client", () => {
  const to = "https://vpfe-hab.dian.gov.co/WcfDianCustomerServices.svc"

  it("signs what the published vectors sign", () => {
    const a = signedParts("A", to, testInstant, testInstant + minute)
    expect(sha256(a.to)).toBe("MkMD+Nyk70jF2uGPP9tZDOVKL6IQ4C5mrrJC7p+tqXU=")
    expect(Buffer.byteLength(a.signedInfo)).toBe(991)
    expect(sha256(a.signedInfo)).toBe("qsi9bBWSIMuUlcW66Yvs5W3KbOtTCORD2k8CqSdyrDw=")
    const b1 = signedParts("B1", to, testInstant, testInstant + minute)
    expect(sha256(b1.to)).toBe("1X00wSpXeRfOmEMiMZcdATNQ5ZN8pzvLxKiYGDVZjGY=")
    expect(sha256(b1.timestamp)).toBe("paIRKvlFqgQK0FVMK50Sx1LSuxk6Z3fiupByAmPYwDA=")
  })
})

const accepted: ReadonlyArray<Partial<EnvelopeOptions> & { readonly what: string }> = [
  { what: "variant A: wsa:To with prefix lists", variant: "A" },
  { what: "variant B1: Timestamp and wsa:To", variant: "B1" },
  { what: "variant B2: thumbprint, token in the message", variant: "B2" },
  { what: "variant B2: thumbprint of a certificate seen before", variant: "B2", withoutToken: true },
  { what: "another URL in wsa:To", to: "https://vpfe.dian.gov.co/WcfDianCustomerServices.svc" },
  { what: "a timestamp five minutes ahead", created: testInstant + 5 * minute },
  {
    what: "a timestamp ten minutes behind with a long life",
    created: testInstant - 10 * minute,
    lifetime: 60 * minute
  },
  { what: "a life of weeks", lifetime: 60_000_000 },
  { what: "a timestamp expired by four minutes", created: testInstant - 5 * minute, lifetime: minute }
]

const envelopeStart = "<soap:Envelope"
const toHeader = /<wsa:To .*<\/wsa:To>/u

const refused: ReadonlyArray<Partial<EnvelopeOptions> & { readonly what: string }> = [
  { what: "no Security header", tamper: (text) => text.replace(/<wsse:Security .*<\/wsse:Security>/u, "") },
  {
    what: "two Security headers",
    tamper: (text) =>
      text.replace(
        /(<wsse:Security .*<\/wsse:Security>)/u,
        '$1<wsse:Security xmlns:wsse="http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd"/>'
      )
  },
  { what: "no timestamp", tamper: (text) => text.replace(/<wsu:Timestamp.*<\/wsu:Timestamp>/u, "") },
  { what: "a timestamp six minutes ahead", created: testInstant + 6 * minute },
  { what: "a timestamp eleven minutes behind", created: testInstant - 11 * minute, lifetime: 60 * minute },
  { what: "a timestamp expired by five minutes", created: testInstant - 6 * minute, lifetime: minute },
  { what: "a timestamp without a zone", tamper: replace("2026-01-15T12:00:00.000Z", "2026-01-15T12:00:00.000") },
  {
    what: "a wsa:To changed after signing",
    tamper: replace("WcfDianCustomerServices.svc<", "WcfDianCustomerServices.svc?x<")
  },
  { what: "no wsa:To", tamper: (text) => text.replace(toHeader, "") },
  {
    what: "a signed copy of wsa:To beside the one that counts",
    tamper: (text) =>
      text.replace(
        toHeader,
        (to) => `${to.replace('wsu:Id="TO-1"', 'wsu:Id="TO-2"')}<wsse:Wrapper xmlns:wsse="urn:x">${to}</wsse:Wrapper>`
      )
  },
  {
    what: "two elements with the signed id",
    tamper: (text) => text.replace(toHeader, (to) => `${to}<x xmlns="urn:x" Id="TO-1"/>`)
  },
  { what: "a B1 timestamp changed after signing", variant: "B1", tamper: replace("12:01:00.000Z", "12:02:00.000Z") },
  { what: "a prefix list that was not applied", tamper: replace('PrefixList="soap wcf"', 'PrefixList="soap"') },
  { what: "a wrong signature value", tamper: (text) => text.replace(/(<ds:SignatureValue>)..../u, "$1AAAA") },
  {
    what: "a token that is no certificate",
    tamper: (text) => text.replace(/(<wsse:BinarySecurityToken[^>]*>)[^<]*/u, "$1AAAA")
  },
  {
    what: "a token in PEM armour",
    tamper: (text) =>
      text.replace(
        /(<wsse:BinarySecurityToken[^>]*>)([^<]*)/u,
        "$1-----BEGIN CERTIFICATE-----$2-----END CERTIFICATE-----"
      )
  },
  {
    what: "inclusive canonicalisation",
    tamper: replace(
      'CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"',
      'CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"'
    )
  }
]

layer(Sandbox.layer({ certificateDirectory, clock: fixedClock() }), { excludeTestServices: true })(
  "WS-Security",
  (it) => {
    it.effect.each(accepted.map((options) => [options.what, options] as const))("accepts %s", ([, options]) =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const answer = yield* Effect.promise(() => getStatus(sandbox.url, trackId, signer, options))
        expect(answer).toMatchObject({ status: 200, statusCode: "66" })
      })
    )

    it.effect.each(refused.map((options) => [options.what, options] as const))(
      "answers InvalidSecurity to %s",
      ([, options]) =>
        Effect.gen(function* () {
          const sandbox = yield* Sandbox
          const signer = yield* company(sandbox)
          const answer = yield* Effect.promise(() => getStatus(sandbox.url, trackId, signer, options))
          expect(answer.status).toBe(500)
          expect(answer.contentType).toContain("application/soap+xml")
          expect(answer.body).toContain("<s:Value>s:Sender</s:Value>")
          expect(answer.body).toMatch(/<s:Value xmlns:a="[^"]*wssecurity-secext-1.0.xsd">a:InvalidSecurity<\/s:Value>/u)
          expect(answer.body).not.toContain("Security>")
        })
    )

    it.effect("answers InvalidSecurity to a thumbprint nobody knows", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const stranger = yield* sandbox.certificates.issue({ nit: "800199436", name: "Otra" })
        const answer = yield* Effect.promise(() =>
          getStatus(sandbox.url, trackId, stranger, { variant: "B2", withoutToken: true })
        )
        expect(answer.body).toContain("a:InvalidSecurity")
      })
    )

    it.effect.each([
      ["expired", new Date("2023-01-01T00:00:00Z")],
      ["not yet valid", new Date("2026-06-01T00:00:00Z")]
    ] as const)("answers s:Client without a reason to a certificate that is %s", ([, validFrom]) =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const late = yield* sandbox.certificates.issue({ nit: "900373115", name: "Vencida", validFrom, years: 1 })
        const answer = yield* Effect.promise(() => getStatus(sandbox.url, trackId, late))
        expect(answer.status).toBe(500)
        expect(answer.body).toContain("<s:Code><s:Value>s:Client</s:Value></s:Code>")
        expect(answer.body).toContain(
          '<s:Text xml:lang="en-US">The creator of this fault did not specify a Reason.</s:Text>'
        )
      })
    )

    it.effect("answers ActionNotSupported before it looks at the security", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const action = "http://wcf.dian.colombia/IWcfDianCustomerServices/getStatus"
        const answer = yield* Effect.promise(() => getStatus(sandbox.url, trackId, signer, { action, created: 0 }))
        expect(answer.status).toBe(500)
        expect(answer.body).toContain("a:ActionNotSupported")
      })
    )

    it.effect("relates its answers and faults to the request's MessageID", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const messageId = "urn:uuid:1b4e28ba-2fa1-11d2-883f-0016d3cca427"
        const answer = yield* Effect.promise(() => getStatus(sandbox.url, trackId, signer, { messageId }))
        expect(answer.body).toContain(`<a:RelatesTo>${messageId}</a:RelatesTo>`)
        const fault = yield* Effect.promise(() => getStatus(sandbox.url, trackId, signer, { messageId, created: 0 }))
        expect(fault.body).toContain(`<a:RelatesTo>${messageId}</a:RelatesTo>`)
      })
    )

    it.effect.each([
      ["not XML", "hello"],
      ["SOAP 1.1", '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Header/><s:Body/></s:Envelope>'],
      [
        "a document type declaration",
        `<!DOCTYPE x [<!ENTITY e "x">]>${envelopeStart} xmlns:soap="http://www.w3.org/2003/05/soap-envelope"><soap:Header/><soap:Body>&e;</soap:Body></soap:Envelope>`
      ]
    ] as const)("answers 400 to %s", ([, body]) =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        expect(yield* Effect.promise(() => post(sandbox.url, body))).toMatchObject({ status: 400 })
      })
    )
  }
)

layer(Sandbox.layer({ certificateDirectory, clock: fixedClock(), trust: "strict" }), { excludeTestServices: true })(
  "strict trust",
  (it) => {
    it.effect("accepts what its own authority issued and nothing else", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const own = yield* company(sandbox)
        expect(yield* Effect.promise(() => getStatus(sandbox.url, trackId, own))).toMatchObject({ statusCode: "66" })
        const other = yield* Sandbox.make({ clock: fixedClock() })
        const foreign = yield* other.certificates.issue({ nit: "900373115", name: "Compañía de Prueba, S.A.S." })
        const answer = yield* Effect.promise(() =>
          post(sandbox.url, soapEnvelope({ operation: "GetStatus", body: "" }, foreign))
        )
        expect(answer.status).toBe(500)
        expect(answer.body).toContain("s:Client")
      })
    )
  }
)
