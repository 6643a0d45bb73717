import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { execFile, spawnSync } from "node:child_process"
import { connect } from "node:net"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { defaultLimits } from "../../src/access/RequestLimits.ts"
import { invoiceBody, TestService } from "../support/TestService.ts"

const mebibyte = 1024 * 1024

const hasPython = spawnSync("python3", ["-c", "import urllib.request"]).status === 0

/** Sends a body as a client does that reads nothing before it has sent everything. */
const program = `
import sys, urllib.request, urllib.error
url, token, length = sys.argv[1], sys.argv[2], int(sys.argv[3])
headers = {"Authorization": "Bearer " + token, "Content-Type": "application/json"}
request = urllib.request.Request(url, data=b" " * length, headers=headers, method="POST")
try:
    with urllib.request.urlopen(request, timeout=30) as answer:
        print(answer.status, answer.read().decode())
except urllib.error.HTTPError as problem:
    print(problem.code, problem.read().decode())
`

const urllib = (url: string, token: string, length: number) =>
  Effect.callback<string>((resume) => {
    execFile("python3", ["-c", program, url, token, String(length)], (error, stdout, stderr) =>
      resume(Effect.succeed(error === null ? stdout : (stderr.trim().split("\n").at(-1) ?? "")))
    )
  })

const path = "/v1/dian/invoices/?companyId=1&providerId=1"

/** Sends head and body before it reads anything; answers what came back, and how many octets were taken. */
const sendAll = (
  url: string,
  headers: ReadonlyArray<string>,
  body: Iterable<Buffer | string>,
  token = developmentToken
) =>
  Effect.callback<{ readonly answer: string; readonly sent: number; readonly code: string | undefined }>((resume) => {
    const chunks: Array<Buffer> = []
    let code: string | undefined
    let sent = 0
    const socket = connect(Number(new URL(url).port), "127.0.0.1")
    const head = [
      `POST ${path} HTTP/1.1`,
      "host: localhost",
      "connection: close",
      `authorization: Bearer ${token}`,
      "content-type: application/json"
    ]
    socket.pause()
    socket.on("error", (error: NodeJS.ErrnoException) => {
      code = error.code
    })
    socket.on("data", (chunk: Buffer) => chunks.push(chunk))
    socket.on("close", () =>
      resume(Effect.sync(() => ({ answer: Buffer.concat(chunks).toString("utf8"), sent, code })))
    )
    void (async () => {
      socket.write(`${[...head, ...headers].join("\r\n")}\r\n\r\n`)
      for (const chunk of body) {
        if (socket.destroyed) return
        await new Promise<void>((done) => socket.write(chunk, () => done()))
        sent += chunk.length
      }
      socket.resume()
    })()
    return Effect.sync(() => socket.destroy())
  })

const spaces = (count: number, size = 64 * 1024) => Array.from({ length: count }, () => Buffer.alloc(size, " "))

describe("a body above the limit", () => {
  layer(TestService.shared("Postgres"), { excludeTestServices: true })((it) => {
    it.effect.skipIf(!hasPython)("is answered so that Python's urllib reads the answer (needs python3)", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        for (const [token, length, expected] of [
          [developmentToken, 11 * mebibyte, /^413 \{.*payload-too-large/u],
          [developmentToken, 20 * mebibyte, /^413 \{.*payload-too-large/u],
          ["wrong", 11 * mebibyte, /^401 \{.*unauthorized/u]
        ] as const) {
          assert.match(yield* urllib(`${url}${path}`, token, length), expected)
        }
      })
    )

    it.effect("is answered after it was sent, announced or in chunks", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        const announced = yield* sendAll(url, [`content-length: ${11 * mebibyte}`], spaces(11 * 16))
        assert.isUndefined(announced.code)
        assert.match(announced.answer, /^HTTP\/1\.1 413 [\s\S]*payload-too-large/u)
        const chunk = Buffer.concat([Buffer.from("10000\r\n"), Buffer.alloc(64 * 1024, " "), Buffer.from("\r\n")])
        const body = [...Array.from({ length: 11 * 16 }, () => chunk), "0\r\n\r\n"]
        const chunked = yield* sendAll(url, ["transfer-encoding: chunked"], body)
        assert.isUndefined(chunked.code)
        assert.match(chunked.answer, /^HTTP\/1\.1 413 [\s\S]*payload-too-large/u)
      })
    )

    it.effect("is not read without end", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        const endless = yield* sendAll(url, [`content-length: ${1024 * mebibyte}`], spaces(1024 * 16))
        assert.isBelow(endless.sent, 64 * mebibyte)
        const chunk = Buffer.concat([Buffer.from("10000\r\n"), Buffer.alloc(64 * 1024, " "), Buffer.from("\r\n")])
        const chunks = Array.from({ length: 1024 * 16 }, () => chunk)
        assert.isBelow((yield* sendAll(url, ["transfer-encoding: chunked"], chunks)).sent, 64 * mebibyte)
      })
    )
  })
})

describe("a body that stalls halfway", () => {
  layer(TestService.layer("Postgres", { limits: { ...defaultLimits, patience: 5 } }), { excludeTestServices: true })(
    (it) => {
      it.effect("does not block bodies sent meanwhile, small or large", () =>
        Effect.gen(function* () {
          const { post, url } = yield* TestService
          const head = [
            `POST ${path} HTTP/1.1`,
            "host: localhost",
            `authorization: Bearer ${developmentToken}`,
            "content-type: application/json"
          ]
          const stalled = ["content-length: 6291456", "transfer-encoding: chunked"].map((length) => {
            const socket = connect(Number(new URL(url).port), "127.0.0.1")
            socket.write(`${[...head, length].join("\r\n")}\r\n\r\n`)
            socket.write(length.includes("chunked") ? `100000\r\n${" ".repeat(mebibyte)}\r\n` : " ".repeat(mebibyte))
            return socket
          })
          const large = `${JSON.stringify(invoiceBody(990006801))}${" ".repeat(5 * mebibyte)}`
          assert.strictEqual((yield* post(large)).status, 200)
          assert.strictEqual((yield* post(invoiceBody(990006802))).status, 200)
          for (const socket of stalled) socket.destroy()
        })
      )
    }
  )
})
