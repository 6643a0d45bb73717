import { readPem } from "@radicar/fixtures/certificates/TestCertificates"
import { describe, expect, it } from "@effect/vitest"
import { Clock, Effect, Layer, Logger, References, Tracer } from "effect"
import { FetchHttpClient } from "effect/http"
import { spawnSync } from "node:child_process"
import { X509Certificate } from "node:crypto"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import type { ServerResponse } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { Authority } from "../src/Authority.ts"
import { Endpoint } from "../src/Endpoint.ts"
import { answerOf } from "./support/answers.ts"
import { authorityAt, CONTENT, identityOf, KEY, quietly, send, status } from "./support/client.ts"
import { signedApplicationResponse } from "./support/signedApplicationResponse.ts"
import { soapServer } from "./support/soapServer.ts"
import { verifyRequest } from "./support/verifyRequest.ts"

const XML = { "content-type": "application/soap+xml; charset=utf-8" }
const NOTICE = "Regla: FAJ44b, Notificación: El nombre no corresponde al RUT"

const evidence = signedApplicationResponse({ documentKey: KEY, responseCode: "02" })
const validated = {
  errors: [NOTICE],
  isValid: true,
  statusCode: "00",
  statusDescription: "Procesado Correctamente.",
  statusMessage: "La Factura electrónica SETP990000001, ha sido autorizada.",
  applicationResponse: evidence,
  documentKey: KEY,
  fileName: "fv09003731150002600000001"
}

const reply = (body: string | Uint8Array, headers: Record<string, string> = XML, code = 200) =>
  soapServer((response: ServerResponse) => {
    response.writeHead(code, headers)
    response.end(body)
  })

const hasXmlsec = spawnSync("xmlsec1", ["--version"]).status === 0

describe("a request", () => {
  it.live.each(["A", "B1"] as const)("is signed so that others verify it, variant %s", (wsSecurityVariant) =>
    Effect.gen(function* () {
      const { received, url } = yield* reply(answerOf("SendBillSync", validated))
      const before = yield* Clock.currentTimeMillis
      yield* send(url, { wsSecurityVariant })
      const [request] = received
      const facts = verifyRequest(request?.body ?? "")
      expect(facts.valid).toBe(true)
      expect(facts.signed).toEqual(wsSecurityVariant === "A" ? ["wsa:To"] : ["wsu:Timestamp", "wsa:To"])
      expect(facts.certificate.fingerprint256).toBe(new X509Certificate(readPem("company.pem")).fingerprint256)
      expect(facts.to).toBe(url)
      expect(facts.action).toBe("http://wcf.dian.colombia/IWcfDianCustomerServices/SendBillSync")
      expect(facts.created.getTime()).toBeGreaterThanOrEqual(before - 1000)
      expect(facts.created.getTime()).toBeLessThanOrEqual(yield* Clock.currentTimeMillis)
      expect(facts.expires.getTime() - facts.created.getTime()).toBe(300_000)
      expect(facts.operation).toBe("SendBillSync")
      expect(facts.parameters).toEqual([
        ["fileName", "z09003731150002600000001.zip"],
        ["contentFile", Buffer.from(CONTENT).toString("base64")]
      ])
    })
  )

  it.live.skipIf(!hasXmlsec)("is signed so that xmlsec1 verifies it", () =>
    Effect.gen(function* () {
      const { received, url } = yield* reply(answerOf("GetStatus", validated))
      yield* status(url)
      const folder = mkdtempSync(join(tmpdir(), "request-"))
      yield* Effect.addFinalizer(() => Effect.sync(() => rmSync(folder, { recursive: true })))
      const [file, certificate] = [join(folder, "request.xml"), join(folder, "certificate.pem")]
      writeFileSync(certificate, readPem("company.pem"))
      const verify = (text: string) => {
        writeFileSync(file, text)
        const id = ["--id-attr:Id", "http://www.w3.org/2005/08/addressing:To"]
        return spawnSync("xmlsec1", ["--verify", "--pubkey-cert-pem", certificate, ...id, file]).status
      }
      const body = received[0]?.body ?? ""
      expect(verify(body)).toBe(0)
      expect(verify(body.replace(`>${url}<`, `>${url}?<`))).not.toBe(0)
    })
  )

  it.live("goes out as the service wants it, without a trace of ours", () =>
    Effect.gen(function* () {
      const { received, url } = yield* reply(answerOf("GetStatus", validated))
      yield* status(url).pipe(Effect.withSpan("caller"))
      const [request] = received
      expect(request?.method).toBe("POST")
      expect(request?.headers["content-type"]).toBe(
        'application/soap+xml; charset=utf-8; action="http://wcf.dian.colombia/IWcfDianCustomerServices/GetStatus"'
      )
      expect(Object.keys(request?.headers ?? {})).not.toContain("traceparent")
      expect(Object.keys(request?.headers ?? {})).not.toContain("b3")
      expect(verifyRequest(request?.body ?? "").parameters).toEqual([["trackId", KEY]])
    })
  )

  it.live("has a header of its own each time, and the endpoint of its call", () =>
    Effect.gen(function* () {
      const one = yield* reply(answerOf("GetStatus", validated))
      const two = yield* reply(answerOf("GetStatus", validated))
      const identity = yield* identityOf("company")
      const authority = yield* authorityAt("http://127.0.0.1:1/")
      for (const { url } of [one, one, two]) {
        yield* quietly(authority.getStatus({ trackId: KEY, identity, endpoint: Endpoint.sandbox(url) }))
      }
      expect([one.received.length, two.received.length]).toEqual([2, 1])
      const ids = [...one.received, ...two.received].map(({ body }) => /wsu:Id="(TO-[^"]+)"/u.exec(body)?.[1])
      expect(new Set(ids).size).toBe(3)
    })
  )
})

describe("an answer", () => {
  it.live("comes judged, with its evidence byte for byte", () =>
    Effect.gen(function* () {
      const { url } = yield* reply(answerOf("SendBillSync", validated))
      const answer = yield* send(url)
      expect({ ...answer, applicationResponse: undefined }).toMatchObject({
        verdict: "accepted",
        statusCode: "00",
        statusDescription: "Procesado Correctamente.",
        statusMessage: "La Factura electrónica SETP990000001, ha sido autorizada.",
        documentKey: KEY,
        fileName: "fv09003731150002600000001",
        alarms: [],
        rules: [{ code: "FAJ44b", kind: "notification", text: "El nombre no corresponde al RUT" }]
      })
      expect(Buffer.compare(answer.applicationResponse?.bytes ?? new Uint8Array(), evidence)).toBe(0)
    })
  )

  it.live("is read whatever its prefixes, white space and spellings of nothing (F25)", () =>
    Effect.gen(function* () {
      const plain = answerOf("SendBillSync", validated)
      const renamed = plain
        .replaceAll(/(<\/?)b:/gu, "$1dian:")
        .replaceAll("xmlns:b=", "xmlns:dian=")
        .replaceAll(/(<\/?)s:/gu, "$1SOAP-ENV:")
        .replaceAll("xmlns:s=", "xmlns:SOAP-ENV=")
        .replaceAll(" s:mustUnderstand", " SOAP-ENV:mustUnderstand")
      const spaced = plain.replaceAll("><", ">\r\n  <").replaceAll(/>(true|00)</gu, ">\r\n $1 \r\n<")
      const wrapped = plain.replace(
        /(<b:XmlBase64Bytes>)([^<]+)/u,
        (_all, tag: string, value: string) => tag + value.replaceAll(/(.{76})/gu, "$1\r\n")
      )
      const respelt = plain
        .replace('<b:XmlBytes i:nil="true"/>', "<b:XmlBytes></b:XmlBytes><b:Unheard>of</b:Unheard>")
        .replace(`<b:XmlFileName>${validated.fileName}</b:XmlFileName>`, "")
        .replace(
          /<c:string>(.*?)<\/c:string>/u,
          '<c:string>$1</c:string><c:string>$1</c:string><c:string i:nil="true"/>'
        )
        .replace("<b:IsValid>true</b:IsValid>", "<b:IsValid>1</b:IsValid><b:IsValid>true</b:IsValid>".slice(0, 24))
      const declared = `\uFEFF<?xml version="1.0" encoding="utf-8"?>\r\n${plain}\r\n`
      for (const body of [plain, renamed, spaced, wrapped, respelt, declared]) {
        const { url } = yield* reply(body)
        const answer = yield* send(url)
        expect([answer.verdict, answer.rules.length, answer.alarms]).toEqual(["accepted", 1, []])
      }
    })
  )

  it.live("is read in the charset that it is in, and when a gateway compressed it", () =>
    Effect.gen(function* () {
      const text = answerOf("SendBillSync", validated)
      const sent: ReadonlyArray<readonly [Uint8Array, Record<string, string>]> = [
        [Buffer.from(text, "latin1"), { "content-type": "application/soap+xml; charset=ISO-8859-1" }],
        // Mislabelled: the bytes are UTF-8.
        [Buffer.from(text, "utf8"), { "content-type": "application/soap+xml; charset=ISO-8859-1" }],
        [Buffer.from(`\uFEFF${text}`, "utf16le"), { "content-type": "application/soap+xml" }],
        [Buffer.from(text, "utf8"), {}],
        [gzipSync(text), { ...XML, "content-encoding": "gzip" }]
      ]
      for (const [body, headers] of sent) {
        const { url } = yield* reply(body, headers)
        const answer = yield* send(url)
        expect(answer.verdict).toBe("accepted")
        expect(answer.statusMessage).toContain("electrónica")
      }
    })
  )

  it.live("is read under status 404 as well (F21)", () =>
    Effect.gen(function* () {
      const unknown = {
        isValid: false,
        statusCode: "66",
        statusDescription: "TrackId no existe en los registros de la DIAN."
      }
      const { url } = yield* reply(answerOf("GetStatus", unknown), XML, 404)
      expect((yield* status(url)).verdict).toBe("unknownDocument")
    })
  )

  it.live("takes absent, nil and empty fields for the same (rejected on schema, 2024)", () =>
    Effect.gen(function* () {
      const rule = "Regla: ZB01, Rechazo: Fallo en el esquema XML del archivo"
      const fields = { errors: [rule], isValid: false, statusCode: "99", statusMessage: "MessagesType not found." }
      const nil = answerOf("SendBillSync", fields)
      const empty = nil.replaceAll(' i:nil="true"/>', "/>")
      const absent = nil.replaceAll(/<b:\w+ i:nil="true"\/>/gu, "")
      for (const body of [nil, empty, absent]) {
        const { url } = yield* reply(body)
        const answer = yield* send(url)
        expect({ ...answer }).toEqual({
          verdict: "rejected",
          statusCode: "99",
          statusDescription: "",
          statusMessage: "MessagesType not found.",
          rules: [expect.objectContaining({ code: "ZB01", kind: "rejection" })],
          alarms: []
        })
      }
    })
  )

  it.live("is the same over another HTTP client", () =>
    Effect.gen(function* () {
      const { url } = yield* reply(answerOf("GetStatus", validated))
      const layer = Layer.provide(Authority.layerNoDeps({ endpoint: Endpoint.sandbox(url) }), FetchHttpClient.layer)
      const identity = yield* identityOf("company")
      const ask = Effect.flatMap(Authority, (authority) => authority.getStatus({ trackId: KEY, identity }))
      expect((yield* ask.pipe(Effect.provide(layer), quietly)).verdict).toBe("accepted")
    })
  )
})

describe("the trace of a call", () => {
  it.live("is its operation, duration and outcome, never its content", () =>
    Effect.gen(function* () {
      const { url } = yield* reply(answerOf("SendBillSync", validated))
      const identity = yield* identityOf("company")
      const lines: Array<string> = []
      const spans: Array<Tracer.NativeSpan> = []
      const logger = Logger.layer([Logger.map(Logger.formatJson, (line) => void lines.push(line))])
      const tracer = Tracer.make({
        span: (options) => {
          const span = new Tracer.NativeSpan(options)
          spans.push(span)
          return span
        }
      })
      const authority = yield* authorityAt(url)
      yield* authority
        .sendBillSync({ fileName: "z09003731150002600000001.zip", content: CONTENT, documentKey: KEY, identity })
        .pipe(
          Effect.provide(logger),
          Effect.provideService(References.MinimumLogLevel, "All"),
          Effect.withTracer(tracer)
        )
      expect(lines).toHaveLength(1)
      const { annotations } = JSON.parse(lines[0] ?? "{}") as { annotations: Record<string, unknown> }
      expect(annotations).toEqual({
        operation: "SendBillSync",
        environment: "sandbox",
        durationMillis: expect.any(Number),
        statusCode: "00",
        verdict: "accepted"
      })
      expect(spans.map(({ name }) => name)).toContain("Authority.sendBillSync")
      const shown = [...lines, ...spans.map(({ attributes, name }) => name + JSON.stringify([...attributes]))].join(
        "\n"
      )
      const contents = [
        KEY,
        "autorizada",
        Buffer.from(CONTENT).toString("base64").slice(0, 30),
        identity.certificateBase64.slice(0, 60)
      ]
      for (const content of contents) expect(shown).not.toContain(content)
    })
  )
})
