import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { crc32, gunzipSync, gzipSync } from "node:zlib"
import { get as httpGet, type IncomingHttpHeaders } from "node:http"
import { invoiceBody, TestService } from "../support/TestService.ts"

/** What the service sends, without a client that decompresses it. */
const raw = (url: string, headers: Record<string, string>) =>
  Effect.promise(
    () =>
      new Promise<{
        readonly status: number | undefined
        readonly headers: IncomingHttpHeaders
        readonly octets: Buffer
      }>((resolve, reject) => {
        httpGet(url, { headers }, (response) => {
          const chunks: Array<Buffer> = []
          response.on("data", (chunk: Buffer) => chunks.push(chunk))
          response.on("end", () =>
            resolve({ status: response.statusCode, headers: response.headers, octets: Buffer.concat(chunks) })
          )
        }).on("error", reject)
      })
  )

describe("compressed with gzip", () => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    const sent = Effect.fnUntraced(function* (octets: Uint8Array, coding: "gzip" | "identity" = "gzip") {
      const { query, token, url } = yield* TestService
      const response = yield* Effect.promise(() =>
        fetch(`${url}/v1/dian/invoices/?${query}`, {
          method: "POST",
          headers: {
            authorization: `Bearer ${token}`,
            "content-type": "application/json",
            "content-encoding": coding
          },
          body: new Uint8Array(octets)
        })
      )
      return { status: response.status, body: (yield* Effect.promise(() => response.json())) as any }
    })

    it.effect("a body is filed like an uncompressed one", () =>
      Effect.gen(function* () {
        const body = Buffer.from(JSON.stringify(invoiceBody(990006701)))
        const filed = yield* sent(gzipSync(body))
        assert.strictEqual(filed.status, 200, JSON.stringify(filed.body))
        assert.strictEqual(filed.body.status, "submitted")
        assert.deepStrictEqual((yield* sent(body, "identity")).body, filed.body)
      })
    )

    it.effect("a body may not inflate to more than 10 MiB, however small it is", () =>
      Effect.gen(function* () {
        const spaces = Buffer.alloc(10 * 1024 * 1024 + 1, " ")
        const { body, status } = yield* sent(gzipSync(spaces))
        assert.strictEqual(status, 413)
        assert.deepInclude(body, { type: "urn:radicar:problem:payload-too-large", limit: 10 * 1024 * 1024 })
      })
    )

    it.effect("a body whose trailer states less than is in it is refused, before it is inflated", () =>
      Effect.gen(function* () {
        const bomb = gzipSync(Buffer.alloc(5 * 1024 * 1024, " "))
        bomb.writeUInt32LE(100, bomb.length - 4)
        const { body, status } = yield* sent(bomb)
        assert.strictEqual(status, 400)
        assert.deepInclude(body, { type: "urn:radicar:problem:malformed-body" })
        const whole = gzipSync(JSON.stringify(invoiceBody(990006702)))
        const cut = yield* sent(Buffer.concat([whole.subarray(0, 200), whole.subarray(-8)]))
        assert.strictEqual(cut.status, 400)
      })
    )

    const filedOnce = Buffer.from(JSON.stringify(invoiceBody(990006703)))
    const member = gzipSync(filedOnce)
    const length = member.subarray(-4)
    // the last four octets of what arrives look like a length beyond the limit
    const cutAt = Array.from({ length: 200 }, (_, index) => 100 + index).find(
      (end) => member.readUInt32LE(end - 4) > 64 * 1024 * 1024
    )
    const flawed: ReadonlyArray<readonly [string, Buffer]> = [
      ["cut short", member.subarray(0, cutAt)],
      ["without its last octet", member.subarray(0, -1)],
      ["with text after it", Buffer.concat([member, Buffer.from("junk")])],
      ["with zeros after it", Buffer.concat([member, Buffer.alloc(16)])],
      ["with its length after it again", Buffer.concat([member, Buffer.from("junk"), length])],
      ["with another member after it", Buffer.concat([member, gzipSync("more")])],
      ["behind an empty member", Buffer.concat([gzipSync(""), member])],
      ["with a wrong checksum", Buffer.concat([member.subarray(0, -8), Buffer.alloc(4), length])],
      ["of an unknown method", Buffer.concat([Buffer.from([0x1f, 0x8b, 7]), member.subarray(3)])],
      ["with a reserved flag", Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0x20]), member.subarray(4)])],
      ["that is a header only", member.subarray(0, 10)]
    ]

    it.effect.each(flawed)("a body is malformed %s", ([, octets]) =>
      Effect.gen(function* () {
        const { body, status } = yield* sent(octets)
        assert.strictEqual(status, 400, JSON.stringify(body))
        assert.deepInclude(body, { type: "urn:radicar:problem:malformed-body" })
      })
    )

    it.effect("a body's header may have every optional field", () =>
      Effect.gen(function* () {
        // extra field, name, comment and the checksum of the header (RFC 1952 §2.3.1)
        const head = Buffer.concat([
          Buffer.from([0x1f, 0x8b, 8, 0x1e, 0, 0, 0, 0, 0, 3, 3, 0, 1, 2, 3]),
          Buffer.from("invoice.json\0a comment\0")
        ])
        const checksum = Buffer.alloc(2)
        checksum.writeUInt16LE(crc32(head) & 0xffff)
        const named = Buffer.concat([head, checksum, member.subarray(10)])
        assert.deepStrictEqual(gunzipSync(named), filedOnce)
        const { body, status } = yield* sent(named)
        assert.strictEqual(status, 200, JSON.stringify(body))
      })
    )

    it.effect("a large answer is compressed for clients that accept it, with Vary", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        const codes = `${url}/v1/codes/municipalities`
        const plain = yield* raw(codes, {})
        assert.isUndefined(plain.headers["content-encoding"])
        assert.include(String(plain.headers["vary"]), "accept-encoding")
        for (const accepted of ["gzip", "br, gzip;q=0.5", "deflate, gzip"]) {
          const packed = yield* raw(codes, { "accept-encoding": accepted })
          assert.strictEqual(packed.headers["content-encoding"], "gzip", accepted)
          assert.strictEqual(packed.headers["content-length"], String(packed.octets.length))
          assert.isBelow(packed.octets.length, plain.octets.length / 3)
          assert.deepStrictEqual(gunzipSync(packed.octets), plain.octets)
          assert.strictEqual(packed.headers["etag"], `W/${plain.headers["etag"]}`)
        }
        for (const refused of ["br", "gzip;q=0", "identity"]) {
          const answer = yield* raw(codes, { "accept-encoding": refused })
          assert.isUndefined(answer.headers["content-encoding"], refused)
        }
        const known = yield* raw(codes, {
          "accept-encoding": "gzip",
          "if-none-match": `W/${plain.headers["etag"]}`
        })
        assert.strictEqual(known.status, 304)
      })
    )
  })
})

describe("a path", () => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    it.effect("lists its methods in the answer to any other method", () =>
      Effect.gen(function* () {
        const { token, url } = yield* TestService
        const asked = (method: string, path: string) =>
          Effect.promise(() => fetch(`${url}${path}`, { method, headers: { authorization: `Bearer ${token}` } }))
        for (const [method, path, allow] of [
          ["GET", "/v1/dian/invoices/", "POST"],
          ["DELETE", "/v1/dian/invoices", "POST"],
          ["PUT", "/v1/submissions", "GET, HEAD"],
          ["PATCH", "/v1/codes/units", "GET, HEAD"]
        ] as const) {
          const answer = yield* asked(method, path)
          assert.strictEqual(answer.status, 405, `${method} ${path}`)
          assert.strictEqual(answer.headers.get("allow"), allow)
        }
        const unknown = yield* asked("GET", "/v1/dian/nothing")
        assert.strictEqual(unknown.status, 404)
        assert.isNull(unknown.headers.get("allow"))
      })
    )
  })
})
