import { request } from "node:http"
import { networkInterfaces } from "node:os"
import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import { Sandbox } from "../src/Sandbox.ts"
import { files, sendBatch } from "./support/batch.ts"
import { ask, fieldOf, getStatus, getStatusZip, sendBill } from "./support/client.ts"
import { company } from "./support/company.ts"
import { fixedClock, testInstant } from "./support/fixedClock.ts"
import { invoiceText, keyOf } from "./support/invoiceText.ts"
import { signInvoice } from "./support/signInvoice.ts"

interface AdminRequest {
  readonly address?: string
  readonly method?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks below /admin with node's client, which lets a test set the host. */
const admin = (
  port: number,
  path: string,
  { address = "127.0.0.1", method = "POST", body, headers }: AdminRequest = {}
) =>
  Effect.promise(
    () =>
      new Promise<{ readonly status: number | undefined; readonly text: string }>((resolve, reject) => {
        const options = {
          host: address,
          port,
          path: `/admin/${path}`,
          method,
          headers: { "content-type": "application/json", ...headers }
        }
        const sent = request(options, (response) => {
          let text = ""
          response.setEncoding("utf8")
          response.on("data", (chunk: string) => (text += chunk))
          response.on("end", () => resolve({ status: response.statusCode, text }))
        })
        sent.on("error", reject)
        sent.end(body)
      })
  )

const read = (port: number, path: string) =>
  Effect.map(admin(port, path, { method: "GET" }), ({ text }) => JSON.parse(text) as unknown)

layer(Sandbox.layer({ certificateDirectory, clock: fixedClock(), admin: true }), { excludeTestServices: true })(
  "the admin resources",
  (it) => {
    const prepared = Effect.gen(function* () {
      const sandbox = yield* Sandbox
      const signer = yield* company(sandbox)
      for (const [path, body] of [
        ["clock", '{"now":null}'],
        ["reset", ""]
      ] as const) {
        expect((yield* admin(sandbox.port, path, { body })).status).toBe(200)
      }
      return { ...sandbox, signer }
    })

    it.effect("tell what was received, and forget it", () =>
      Effect.gen(function* () {
        const { port, signer, url } = yield* prepared
        const xml = signInvoice(invoiceText(), signer)
        yield* Effect.promise(() => sendBill(url, xml, signer))
        expect(yield* read(port, "documents")).toMatchObject([
          { number: "SETP990000001", accepted: true, rules: [], xml: Buffer.from(xml).toString("base64") }
        ])
        expect(yield* read(port, "requests")).toMatchObject([{ operation: "SendBillSync", nit: "900373115" }])
        yield* admin(port, "reset")
        expect(yield* read(port, "documents")).toEqual([])
        expect(yield* read(port, "requests")).toEqual([])
      })
    )

    it.effect("put the clock, which batches and headers go by", () =>
      Effect.gen(function* () {
        const { port, signer, url } = yield* prepared
        const text = invoiceText()
        const { zipKey = "" } = yield* Effect.promise(() => sendBatch(url, files(signInvoice(text, signer)), signer))
        expect(yield* Effect.promise(() => getStatusZip(url, zipKey, signer))).toMatchObject([{ statusCode: "" }])
        yield* admin(port, "clock", { body: '{"now":"2026-01-16T12:00:00Z"}' })
        expect(yield* read(port, "clock")).toEqual({ now: "2026-01-16T12:00:00.000Z" })
        expect((yield* Effect.promise(() => getStatus(url, keyOf(text), signer))).body).toContain("InvalidSecurity")
        const created = testInstant + 86_400_000
        expect(yield* Effect.promise(() => getStatusZip(url, zipKey, signer, { created }))).toMatchObject([
          { statusCode: "00" }
        ])
        expect(yield* read(port, "test-sets")).toMatchObject([{ issuer: "900373115", state: "En proceso" }])
      })
    )

    it.effect("add to what the authority knows", () =>
      Effect.gen(function* () {
        const { port, signer, url } = yield* prepared
        const software = "0a1b2c3d-0000-4000-8000-000000000001"
        const body = JSON.stringify({
          software: [{ id: software, pin: "777", owner: "800199436" }],
          ranges: [
            {
              authorization: "18764000001",
              prefix: "FE",
              from: "1",
              to: "9007199254740993",
              startDate: "2025-06-01",
              endDate: "2027-06-01",
              documentTypes: ["01"],
              technicalKey: "clave",
              software: [software]
            }
          ],
          contingencies: [{ cause: "authority", from: "2026-01-15T11:00:00Z" }]
        })
        expect(yield* admin(port, "seed", { body })).toEqual({ status: 200, text: '{"ok":true}' })
        const parameters = { accountCode: "1", accountCodeT: "800199436", softwareCode: software }
        const answer = yield* Effect.promise(() => ask(url, "GetNumberingRange", parameters, signer))
        expect(fieldOf(answer.body, "ToNumber")).toBe("9007199254740993")
        expect(fieldOf(answer.body, "TechnicalKey")).toBe("clave")
        const paper = signInvoice(invoiceText({ typeCode: "03" }), signer)
        expect((yield* Effect.promise(() => sendBill(url, paper, signer))).rules).toEqual(["CTG01"])
      })
    )

    it.effect("program faults", () =>
      Effect.gen(function* () {
        const { port, signer, url } = yield* prepared
        yield* admin(port, "faults", { body: '{"operation":"GetStatus","behaviour":"http-503"}' })
        expect((yield* Effect.promise(() => getStatus(url, "f", signer))).status).toBe(503)
        expect((yield* Effect.promise(() => getStatus(url, "f", signer))).status).toBe(200)
      })
    )

    it.effect("list the faults to come, and forget them", () =>
      Effect.gen(function* () {
        const { port, signer, url } = yield* prepared
        const fault = {
          behaviour: "slow",
          operation: "SendBillSync",
          nit: "900373115",
          number: "SETP*",
          from: 2,
          times: "always",
          probability: 0.5,
          delay: "65 seconds",
          duration: 1000
        }
        const next = { behaviour: "http-502", times: 2 }
        for (const each of [fault, next]) {
          expect((yield* admin(port, "faults", { body: JSON.stringify(each) })).status).toBe(200)
        }
        expect(yield* read(port, "faults")).toEqual([fault, next])
        expect((yield* Effect.promise(() => getStatus(url, "f", signer))).status).toBe(502)
        expect((yield* admin(port, "faults", { method: "DELETE" })).status).toBe(200)
        expect(yield* read(port, "faults")).toEqual([])
        expect((yield* Effect.promise(() => getStatus(url, "f", signer))).status).toBe(200)
      })
    )

    it.effect.each([
      ["no JSON", "seed", "{", ["/"]],
      ["a field that does not exist", "seed", '{"rangos":[]}', ["/rangos"]],
      ["a secret that is none", "seed", '{"software":[{"id":"1","pin":777}]}', ["/software/0/pin"]],
      ["a time that is none", "clock", '{"now":"tomorrow"}', ["/now"]],
      ["a fault that does not exist", "faults", '{"behaviour":"explode"}', ["/behaviour"]],
      ["an operation that does not exist", "faults", '{"behaviour":"slow","operation":"Send"}', ["/operation"]],
      ["a span of time that is none", "faults", '{"behaviour":"slow","delay":"soon"}', ["/delay"]],
      ["a negative span of time", "faults", '{"behaviour":"slow","delay":-1}', ["/delay"]],
      ["a chance that is none", "faults", '{"behaviour":"slow","probability":2}', ["/probability"]],
      ["no turn", "faults", '{"behaviour":"slow","from":0}', ["/from"]]
    ] as const)("answer 400 with the place to %s", ([, path, body, paths]) =>
      Effect.gen(function* () {
        const { port } = yield* prepared
        const { status, text } = yield* admin(port, path, { body })
        expect([status, JSON.parse(text).paths]).toEqual([400, paths])
        expect(text).not.toContain("777")
      })
    )

    it.effect.each([
      ["another host, as a web page would", { headers: { host: "example.com" } }],
      ["a form, as a web page could", { headers: { "content-type": "text/plain" } }],
      ["no such resource", { method: "DELETE" }]
    ] as const)("answer 404 to %s", ([, options]) =>
      Effect.gen(function* () {
        const { port } = yield* prepared
        expect((yield* admin(port, "reset", options)).status).toBe(404)
      })
    )
  }
)

layer(Sandbox.layer({ certificateDirectory }), { excludeTestServices: true })(
  "a sandbox without admin resources",
  (it) => {
    it.effect("does not have them", () =>
      Effect.gen(function* () {
        const { port } = yield* Sandbox
        expect((yield* admin(port, "documents", { method: "GET" })).status).toBe(404)
        expect((yield* admin(port, "reset")).status).toBe(404)
      })
    )
  }
)

const outside = Object.values(networkInterfaces())
  .flat()
  .find((address) => address?.internal === false && address.family === "IPv4")?.address

layer(Sandbox.layer({ certificateDirectory, admin: true, host: "0.0.0.0" }), { excludeTestServices: true })(
  "a sandbox that listens everywhere",
  (it) => {
    it.effect.skipIf(outside === undefined)("has admin resources for this machine alone", () =>
      Effect.gen(function* () {
        const { port } = yield* Sandbox
        const headers = { host: "localhost" }
        expect((yield* admin(port, "reset", { headers })).status).toBe(200)
        expect((yield* admin(port, "reset", { headers, address: outside ?? "" })).status).toBe(404)
      })
    )
  }
)
