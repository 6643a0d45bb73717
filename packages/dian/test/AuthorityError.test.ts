import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { readFileSync } from "node:fs"
import { createServer } from "node:https"
import type { ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { gzipSync } from "node:zlib"
import { failureNames } from "@radicar/domain/inner/submission/submissionAdvice"
import { AuthorityError, authorityErrorText } from "../src/AuthorityError.ts"
import { AuthorityErrorReason } from "../src/AuthorityErrorReason.ts"
import { answerOf, envelope, faultOf } from "./support/answers.ts"
import { authorityAt, CONTENT, identityOf, KEY, quietly, send, status } from "./support/client.ts"
import { soapServer, tcpServer } from "./support/soapServer.ts"

const XML = { "content-type": "application/soap+xml; charset=utf-8" }

const reply = (statusCode: number, headers: Record<string, string>, body: string | Uint8Array) =>
  soapServer((response: ServerResponse) => {
    response.writeHead(statusCode, headers)
    response.end(body)
  })

/** The error of filing at `url`; fails the test if an answer came. */
const failureOf = (url: string, options: Parameters<typeof send>[1] = {}) => Effect.flip(send(url, options))

const told = ({ outcome, reason, retryable }: AuthorityError) => ({ tag: reason._tag, outcome, retryable })

/** What a caller acts on, for an answer of the given status, headers and body. */
const toldBy = (statusCode: number, headers: Record<string, string>, body: string | Uint8Array) =>
  Effect.flatMap(reply(statusCode, headers, body), ({ url }) => Effect.map(failureOf(url), told))

const unknown = (tag: string) => ({ tag, outcome: "unknown", retryable: true })

describe("nothing was sent", () => {
  it.live("with no listener", () =>
    Effect.gen(function* () {
      // A port that was free a moment ago.
      const { port } = yield* Effect.scoped(tcpServer(() => undefined))
      const error = yield* failureOf(`http://127.0.0.1:${port}/`)
      expect(told(error)).toEqual({ tag: "ConnectionRefused", outcome: "not-sent", retryable: true })
    })
  )

  it.live("with an unresolved host name", () =>
    Effect.gen(function* () {
      const error = yield* failureOf("http://no-such-host.invalid/", { timeouts: { send: "20 seconds" } })
      expect(told(error)).toEqual({ tag: "NameNotResolved", outcome: "not-sent", retryable: true })
    })
  )

  it.live("after a broken TLS handshake", () =>
    Effect.gen(function* () {
      const { port } = yield* tcpServer((socket) => socket.once("data", () => socket.resetAndDestroy()))
      const error = yield* failureOf(`https://127.0.0.1:${port}/`)
      expect(told(error)).toEqual({ tag: "ConnectionFailed", outcome: "not-sent", retryable: true })
    })
  )

  it.live("after a timeout of the TLS handshake", () =>
    Effect.gen(function* () {
      const { port } = yield* tcpServer(() => undefined)
      const error = yield* failureOf(`https://127.0.0.1:${port}/`, { timeouts: { send: "200 millis" } })
      expect(told(error)).toEqual({ tag: "ConnectionFailed", outcome: "not-sent", retryable: true })
    })
  )

  it.live("after the connection timeout, long before the total timeout", () =>
    Effect.gen(function* () {
      const { port } = yield* tcpServer(() => undefined)
      const error = yield* failureOf(`https://127.0.0.1:${port}/`, { timeouts: { connect: "200 millis" } })
      expect(told(error)).toEqual({ tag: "ConnectionFailed", outcome: "not-sent", retryable: true })
      expect(error.reason).toMatchObject({ code: "UND_ERR_CONNECT_TIMEOUT" })
    })
  )

  it.live("with an unverified server certificate, despite the environment of the process", () =>
    Effect.gen(function* () {
      let requests = 0
      const pem = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url))
      const server = createServer({ key: pem("server.key.pem"), cert: pem("server.pem") }, (_request, response) => {
        requests += 1
        response.end()
      })
      yield* Effect.addFinalizer(() =>
        Effect.sync(() => {
          delete process.env["NODE_TLS_REJECT_UNAUTHORIZED"]
          server.closeAllConnections()
          server.close()
        })
      )
      yield* Effect.callback<void>((resume) => void server.listen(0, "127.0.0.1", () => resume(Effect.void)))
      const url = `https://localhost:${(server.address() as AddressInfo).port}/`
      process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0"
      const error = yield* failureOf(url)
      expect(told(error)).toEqual({ tag: "TlsFailed", outcome: "not-sent", retryable: false })
      expect(requests).toBe(0)
    })
  )

  it.live("with an expired certificate: states its dates, before connecting", () =>
    Effect.gen(function* () {
      const { received, url } = yield* reply(200, XML, "")
      const identity = yield* identityOf("company")
      const authority = yield* authorityAt(url)
      const expired = { ...identity, privateKey: identity.privateKey, notAfter: new Date("2020-06-01T00:00:00Z") }
      const error = yield* Effect.flip(authority.getStatus({ trackId: KEY, identity: expired })).pipe(quietly)
      expect(told(error)).toEqual({ tag: "CertificateNotInForce", outcome: "not-sent", retryable: false })
      expect(error.message).toContain("2020-06-01")
      const early = { ...identity, privateKey: identity.privateKey, notBefore: new Date("2100-01-01T00:00:00Z") }
      const tooEarly = yield* Effect.flip(authority.getStatus({ trackId: KEY, identity: early })).pipe(quietly)
      expect(tooEarly.reason._tag).toBe("CertificateNotInForce")
      expect(received).toEqual([])
    })
  )

  it.live("with a message above the authority's limit", () =>
    Effect.gen(function* () {
      const { received, url } = yield* reply(200, XML, "")
      const identity = yield* identityOf("company")
      const authority = yield* authorityAt(url)
      // 7.9 MB become 10.5 MB of base64.
      const content = new Uint8Array(7_900_000)
      const request = { fileName: "z.zip", content, documentKey: KEY, identity }
      expect(told(yield* Effect.flip(authority.sendBillSync(request)).pipe(quietly))).toEqual({
        tag: "RequestTooLarge",
        outcome: "not-sent",
        retryable: false
      })
      expect(received).toEqual([])
    })
  )

  it.live("with a parameter that XML cannot contain", () =>
    Effect.gen(function* () {
      const { received, url } = yield* reply(200, XML, "")
      const identity = yield* identityOf("company")
      const authority = yield* authorityAt(url)
      const request = { fileName: "z\u0000.zip", content: CONTENT, documentKey: KEY, identity }
      const error = yield* Effect.flip(authority.sendBillSync(request)).pipe(quietly)
      expect(told(error)).toEqual({ tag: "InvalidRequest", outcome: "not-sent", retryable: false })
      expect(received).toEqual([])
    })
  )
})

describe("the outcome is unknown", () => {
  it.live("without an answer in time", () =>
    Effect.gen(function* () {
      const { received, url } = yield* soapServer(() => undefined)
      const error = yield* failureOf(url, { timeouts: { send: "300 millis" } })
      expect(told(error)).toEqual(unknown("TimedOut"))
      expect(error.reason).toMatchObject({ seconds: 0.3, phase: "whole" })
      expect(received).toHaveLength(1)
    })
  )

  it.live("without the beginning of an answer in time", () =>
    Effect.gen(function* () {
      const { received, url } = yield* soapServer(() => undefined)
      const error = yield* failureOf(url, { timeouts: { firstByte: "300 millis" } })
      expect(told(error)).toEqual(unknown("TimedOut"))
      expect(error.reason).toMatchObject({ seconds: 0.3, phase: "firstByte" })
      expect(error.message).toContain("no answer began within 0.3 s")
      expect(received).toHaveLength(1)
    })
  )

  it.live("with a server that accepts the connection and reads nothing", () =>
    Effect.gen(function* () {
      const { port } = yield* tcpServer((socket) => socket.pause())
      const error = yield* failureOf(`http://127.0.0.1:${port}/`, { timeouts: { firstByte: "300 millis" } })
      expect(error.reason).toMatchObject({ _tag: "TimedOut", phase: "firstByte" })
    })
  )

  it.live("with a stalled body", () =>
    Effect.gen(function* () {
      const { url } = yield* soapServer((response) => {
        response.writeHead(200, XML)
        response.write("<s:Envelope")
      })
      const error = yield* failureOf(url, { timeouts: { firstByte: "10 seconds", send: "300 millis" } })
      expect(told(error)).toEqual(unknown("TimedOut"))
      expect(error.reason).toMatchObject({ phase: "whole" })
    })
  )

  it.live("after a reset of the connection, once the request was read", () =>
    Effect.gen(function* () {
      const { received, url } = yield* soapServer((response) => void response.socket?.resetAndDestroy())
      expect(told(yield* failureOf(url))).toEqual(unknown("ConnectionLost"))
      expect(received).toHaveLength(1)
    })
  )

  it.live("with a truncated body", () =>
    Effect.gen(function* () {
      const body = answerOf("SendBillSync", { statusCode: "00", isValid: true })
      const { url } = yield* soapServer((response) => {
        response.writeHead(200, { ...XML, "content-length": String(body.length) })
        response.write(body.slice(0, 200), () => response.destroy())
      })
      expect(told(yield* failureOf(url))).toEqual(unknown("ConnectionLost"))
    })
  )

  it.live("with a damaged envelope, even under a refusing status", () =>
    Effect.gen(function* () {
      const cut = answerOf("SendBillSync", { statusCode: "00", isValid: true }).slice(0, -40)
      expect(yield* toldBy(200, XML, cut)).toEqual(unknown("MalformedAnswer"))
      expect(yield* toldBy(404, XML, cut)).toEqual(unknown("MalformedAnswer"))
    })
  )

  it.live.each([
    ["not base64", answerOf("SendBillSync", { statusCode: "00", isValid: true, applicationResponse: "%%%" })],
    ["cut base64", answerOf("SendBillSync", { statusCode: "00", isValid: true, applicationResponse: "PD94b" })],
    [
      "no boolean",
      answerOf("SendBillSync", { statusCode: "00" }).replace('<b:IsValid i:nil="true"/>', "<b:IsValid>si</b:IsValid>")
    ],
    [
      "two statuses",
      answerOf("SendBillSync", { statusCode: "00" }).replace(
        "<b:StatusCode>",
        "<b:StatusCode>99</b:StatusCode><b:StatusCode>"
      )
    ],
    [
      "an empty result",
      envelope(
        "a",
        '<SendBillSyncResponse xmlns="http://wcf.dian.colombia"><SendBillSyncResult/></SendBillSyncResponse>'
      )
    ],
    ["the answer of another operation", answerOf("GetStatus", { statusCode: "00", isValid: true })],
    ["an empty body", envelope("a", "")],
    [
      "two answers",
      answerOf("SendBillSync", { statusCode: "00", isValid: true }).replace(
        /<SendBillSyncResponse.*<\/SendBillSyncResponse>/u,
        "$&$&"
      )
    ],
    [
      "two results",
      answerOf("SendBillSync", { statusCode: "00", isValid: true }).replace(
        /<SendBillSyncResult.*<\/SendBillSyncResult>/u,
        "$&$&"
      )
    ],
    ["an HTML page", "<!DOCTYPE html><html><body>Hola</body></html>"],
    ["nothing", ""],
    ["text", "OK"],
    [
      "a document type declaration",
      `<!DOCTYPE s:Envelope [<!ENTITY a "b">]>${answerOf("SendBillSync", { statusCode: "00" })}`
    ],
    ["deep nesting", envelope("a", "<x>".repeat(5000) + "</x>".repeat(5000))]
  ] as const)("with status 200 and %s", ([, body]) =>
    Effect.gen(function* () {
      expect(yield* toldBy(200, XML, body)).toEqual(unknown("MalformedAnswer"))
    })
  )

  it.live("with bytes outside the declared charset", () =>
    Effect.gen(function* () {
      const latin = Buffer.from(answerOf("SendBillSync", { statusDescription: "Validación" }), "latin1")
      expect(yield* toldBy(200, XML, latin)).toEqual(unknown("MalformedAnswer"))
      expect(yield* toldBy(200, { "content-type": "text/xml; charset=no-such" }, latin)).toEqual(
        unknown("MalformedAnswer")
      )
    })
  )

  it.live("with an answer above the limit, on the wire or decompressed", () =>
    Effect.gen(function* () {
      const huge = answerOf("SendBillSync", { statusDescription: "x".repeat(200_000) })
      for (const [headers, body] of [
        [XML, huge],
        [{ ...XML, "content-encoding": "gzip" }, gzipSync(huge)]
      ] as const) {
        const { url } = yield* reply(200, headers, body)
        expect(told(yield* failureOf(url, { maximumAnswerBytes: 100_000 }))).toEqual(unknown("AnswerTooLarge"))
      }
    })
  )

  it.live("with a damaged or unknown compression", () =>
    Effect.gen(function* () {
      expect(yield* toldBy(200, { ...XML, "content-encoding": "gzip" }, "no gzip")).toEqual(unknown("MalformedAnswer"))
      expect(yield* toldBy(200, { ...XML, "content-encoding": "zstd" }, "x")).toEqual(unknown("MalformedAnswer"))
    })
  )

  it.live.each([403, 500, 502, 503, 504, 507, 508, 302, 307, 408, 409])("with a page of status %i", (code) =>
    Effect.gen(function* () {
      const elsewhere = yield* reply(200, XML, "")
      const page = yield* reply(
        code,
        { "content-type": "text/html", location: elsewhere.url, "retry-after": "7" },
        "<html>…"
      )
      const error = yield* failureOf(page.url)
      expect(told(error)).toEqual(unknown("ServiceUnavailable"))
      expect(error.reason).toMatchObject({ status: code, retryAfterSeconds: 7 })
      // Neither repeated nor redirected.
      expect([page.received.length, elsewhere.received.length]).toEqual([1, 0])
    })
  )

  it.live("with an internal error of the service, as a fault or as an answer", () =>
    Effect.gen(function* () {
      const fault = (code: string, subcode?: string) => toldBy(500, XML, faultOf(code, subcode, "error"))
      expect(yield* fault("s:Receiver", "a:InternalServiceFault")).toEqual(unknown("ServiceFault"))
      expect(yield* fault("s:Sender")).toEqual(unknown("ServiceFault"))
      expect(yield* fault("s:Client")).toEqual(unknown("ServiceFault"))
      const again = "Ha ocurrido un error. Por favor inténtentelo de nuevo."
      const exception = { isValid: false, statusCode: "500", statusDescription: again }
      expect(yield* toldBy(200, XML, answerOf("SendBillSync", exception))).toEqual(unknown("ServiceException"))
      const bare = { isValid: false, statusCode: "", statusMessage: again }
      expect(yield* toldBy(200, XML, answerOf("SendBillSync", bare))).toEqual(unknown("ServiceException"))
    })
  )
})

describe("the request was refused", () => {
  it.live("with a rejected security header: states the clock's skew", () =>
    Effect.gen(function* () {
      const text = "An error occurred when verifying security for the message."
      const began = Date.now()
      const date = new Date(began - 400_000).toUTCString()
      const { url } = yield* reply(500, { ...XML, date }, faultOf("s:Sender", "a:InvalidSecurity", text))
      const error = yield* failureOf(url)
      expect(told(error)).toEqual({ tag: "InvalidSecurity", outcome: "refused", retryable: true })
      const skew = error.reason._tag === "InvalidSecurity" ? error.reason.clockSkewSeconds : undefined
      expect(skew).toBeGreaterThanOrEqual(399)
      expect(skew).toBeLessThanOrEqual(402 + (Date.now() - began) / 1000)
      expect(error.message).toContain(`clock is ${skew} s ahead`)
    })
  )

  it.live("with a rejected certificate", () =>
    Effect.gen(function* () {
      const fault = faultOf("s:Client", undefined, "The creator of this fault did not specify a Reason.")
      expect(yield* toldBy(500, XML, fault)).toEqual({
        tag: "CertificateNotAccepted",
        outcome: "refused",
        retryable: false
      })
    })
  )

  it.live("with a wrong address of the message", () =>
    Effect.gen(function* () {
      expect(yield* toldBy(500, XML, faultOf("s:Sender", "a:ActionNotSupported", "…"))).toEqual({
        tag: "RequestFault",
        outcome: "refused",
        retryable: false
      })
    })
  )

  it.live.each([
    [400, false],
    [404, false],
    [413, false],
    [415, false],
    [429, true]
  ] as const)("with a page of status %i", ([code, retryable]) =>
    Effect.gen(function* () {
      expect(yield* toldBy(code, { "content-type": "text/html" }, "<html><body>no</body></html>")).toEqual({
        tag: "RequestRefused",
        outcome: "refused",
        retryable
      })
    })
  )
})

describe("an error", () => {
  it.live("of a question says the same as of a filing", () =>
    Effect.gen(function* () {
      const { url } = yield* soapServer(() => undefined)
      const error = yield* Effect.flip(status(url, { timeouts: { query: "200 millis", send: "1 minute" } }))
      expect(error.operation).toBe("GetStatus")
      expect(told(error)).toEqual(unknown("TimedOut"))
    })
  )

  it.live("holds neither certificate nor document", () =>
    Effect.gen(function* () {
      const identity = yield* identityOf("company")
      const secrets = [identity.certificateBase64.slice(0, 60), Buffer.from(CONTENT).toString("base64").slice(0, 30)]
      const { url } = yield* soapServer((response) => void response.socket?.resetAndDestroy())
      const error = yield* failureOf(url)
      const shown = [JSON.stringify(error), String(error), error.stack, error.message].join("\n")
      for (const secret of secrets) expect(shown).not.toContain(secret)
      expect(error.message).toContain("query the document's status before sending it again")
      expect(error).toBeInstanceOf(AuthorityError)
    })
  )
})

type Reason = AuthorityError["reason"]

describe("the texts of errors", () => {
  const reasons: { readonly [Tag in Reason["_tag"]]: Omit<Extract<Reason, { readonly _tag: Tag }>, "_tag"> } = {
    InvalidRequest: { detail: "the address is not a URL" },
    RequestTooLarge: { bytes: 2, limit: 1 },
    CertificateNotInForce: { notBefore: "2026-01-01", notAfter: "2026-01-02" },
    Withheld: { retryAfterSeconds: 4.2 },
    NameNotResolved: { code: "ENOTFOUND" },
    ConnectionRefused: { code: "ECONNREFUSED" },
    ConnectionFailed: { code: "EHOSTUNREACH" },
    TlsFailed: { code: "CERT_HAS_EXPIRED" },
    TimedOut: { seconds: 30, phase: "whole" },
    ConnectionLost: { code: "ECONNRESET" },
    ServiceUnavailable: { status: 503 },
    RequestRefused: { status: 429 },
    InvalidSecurity: { text: "", clockSkewSeconds: 400 },
    CertificateNotAccepted: { text: "" },
    RequestFault: { code: "s:Client", subcode: "a:ActionNotSupported", text: "" },
    ServiceFault: { code: "s:Receiver", text: "" },
    ServiceException: { statusCode: "504", text: "" },
    MalformedAnswer: { detail: "it is not a SOAP envelope" },
    AnswerTooLarge: { limit: 1 }
  }

  it.each(Object.keys(reasons))("%s has a name and a text in both languages", (tag) => {
    const reason = { _tag: tag, ...reasons[tag as Reason["_tag"]] } as Reason
    const { en, es } = authorityErrorText({ operation: "SendBillSync", reason })
    expect(AuthorityError.because("SendBillSync", reason).message).toBe(en)
    expect(es).toMatch(/^SendBillSync: /u)
    expect(es).not.toMatch(/\b(?:the|is|was|not|check|try|service|answer|undefined)\b/iu)
    expect(Object.hasOwn(failureNames, tag)).toBe(true)
  })

  it("has a case for every reason", () => {
    expect(Object.keys(AuthorityErrorReason.cases).toSorted()).toEqual(Object.keys(reasons).toSorted())
    expect(Object.keys(failureNames).toSorted()).toEqual(Object.keys(reasons).toSorted())
  })
})
