import { patienceMillis } from "@radicar/fixtures/hang"
import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { once } from "node:events"
import { connect } from "node:net"
import { setTimeout } from "node:timers/promises"
import { gzipSync } from "node:zlib"
import type { Attack, Report } from "../Attempt.ts"
import type { Scene } from "../scene/Scene.ts"
import { answerText, jsonOf, tenantOf } from "../scene/tenant.ts"

/** Data received over one connection, and the seconds until the exchange ended. */
interface Exchanged {
  readonly text: string
  readonly seconds: number
  /** Whether the service closed the connection. */
  readonly ended: boolean
}

/**
 * Sends data over a new connection, then reads the answer; with `isReading`, reads from the start. Returns when the
 * connection ends.
 */
const exchange = async (
  url: string,
  write: (send: (octets: string | Buffer) => Promise<boolean>) => Promise<void>,
  isReading = false
): Promise<Exchanged> => {
  const since = performance.now()
  const chunks: Array<Buffer> = []
  let ended = false
  const socket = connect(Number(new URL(url).port), "127.0.0.1")
  if (!isReading) socket.pause()
  socket.on("error", () => {}).on("data", (chunk: Buffer) => chunks.push(chunk))
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()))
  void closed.then(() => (ended = true))
  const late = setTimeout(patienceMillis, undefined, { ref: false })
  await Promise.race([
    (async () => {
      await write(
        (octets) =>
          new Promise((resolve) =>
            socket.destroyed
              ? resolve(false)
              : socket.write(octets, (error) => resolve(error === undefined || error === null))
          )
      )
      socket.resume()
      await closed
    })(),
    late
  ])
  // data that arrived unread
  socket.resume()
  await setTimeout(50)
  const result = { text: Buffer.concat(chunks).toString("utf8"), seconds: (performance.now() - since) / 1000, ended }
  socket.destroy()
  return result
}

const statusLine = ({ text }: Exchanged): string => text.split("\r\n")[0] ?? ""

type Service = Scene["service"]

/** Tries forged hosts, which DNS rebinding and proxies send. */
const tryHosts = async (service: Service, tenantToken: string, key: string, report: Report): Promise<void> => {
  // DNS rebinding: a page whose name resolves to this machine sends that name, with the public token
  for (const token of [tenantToken, "radicar-dev-token"]) {
    const answer = await service.ask("/v1/submissions?companyId=26", { token, headers: { host: "evil.example" } })
    report("host: evil.example", String(answer.status), answer.status === 421)
  }
  for (const header of ["x-forwarded-host", "forwarded"] as const) {
    const value = header === "forwarded" ? "host=evil.example;proto=https" : "evil.example"
    const answer = await service.ask(`/v1/files/url?uuid=${key}`, {
      token: tenantToken,
      headers: { [header]: value }
    })
    const link = String(jsonOf(answer).url)
    report(
      `${header}: ${value}`,
      `link to ${new URL(link).host}`,
      answer.status === 200 && !answer.text.includes("evil")
    )
  }
}

/** Tries scripts in the page of an operation, frames around it, and pages of other origins. */
const tryPages = async (service: Service, report: Report): Promise<void> => {
  const page = await service.ask("/docs?operation=InvoiceCreate")
  const policy = new Map(
    String(page.headers["content-security-policy"])
      .split(";")
      .map((each) => {
        const [name = "", ...sources] = each.trim().split(" ")
        return [name, sources] as const
      })
  )
  const inline = [...page.text.matchAll(/<script>([\s\S]*?)<\/script>/gu)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`
  )
  const scripts = ["'self'", ...inline]
  const named = policy.get("script-src") ?? []
  report(
    "a script put into /docs",
    `script-src ${named.map((each) => each.slice(0, 14)).join(" ")}…`,
    named.length === scripts.length && scripts.every((digest) => named.includes(digest))
  )
  report(
    "/docs in a frame",
    `frame-ancestors ${policy.get("frame-ancestors")?.join(" ")}`,
    policy.get("frame-ancestors")?.[0] === "'none'"
  )

  const crossed = await service.ask("/v1/companies", {
    method: "OPTIONS",
    headers: { origin: "https://evil.example", "access-control-request-method": "GET" }
  })
  report(
    "a page of another origin asks for leave",
    `${crossed.status}, allows ${crossed.headers["access-control-allow-origin"] ?? "none"}`,
    crossed.headers["access-control-allow-origin"] === undefined
  )
}

/** Tries paths that lead out of the served folders. */
const tryPaths = async (url: string, report: Report): Promise<void> => {
  for (const path of [
    "/v1/../../etc/passwd",
    "/docs/../../../../etc/passwd",
    "/v1/files/links/..%2f..%2f..%2fetc%2fpasswd",
    "/console/%2e%2e/%2e%2e/package.json"
  ]) {
    const { text } = await exchange(
      url,
      async (send) => void (await send(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`))
    )
    report(
      `GET ${path}`,
      text.split("\r\n")[0] ?? "",
      /^HTTP\/1\.1 (?:4\d\d|503)/u.test(text) && !/root:x:|"version"/u.test(text)
    )
  }
}

/** Tries messages whose boundaries are ambiguous, one of which may hide a second message. */
const tryBoundaries = async (url: string, report: Report): Promise<void> => {
  const smuggled = "GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n"
  const boundaries: ReadonlyArray<readonly [string, string]> = [
    [
      "Content-Length and Transfer-Encoding",
      `content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`
    ],
    ["two Host", `host: evil.example\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`],
    ["two Content-Length", `content-length: 0\r\ncontent-length: ${smuggled.length}\r\n\r\n${smuggled}`],
    ["Transfer-Encoding of its own", `transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ["a space before the colon", `content-length : ${smuggled.length}\r\n\r\n${smuggled}`],
    ["a header in two lines", `x-a: 1\r\n content-length: 0\r\n\r\n`]
  ]
  for (const [name, rest] of boundaries) {
    const answer = await exchange(
      url,
      async (send) => void (await send(`POST /v1/dian/invoices HTTP/1.1\r\nhost: localhost\r\n${rest}`))
    )
    const answers = answer.text.match(/^HTTP\/1\.1 /gmu)?.length ?? 0
    report(name, `${answers} answer, ${statusLine(answer)}`, answers === 1 && / 400 /u.test(statusLine(answer)))
  }
}

/** Tries to put lines of one's own into the log. */
const tryLog = async (
  { invoice, service }: Scene,
  tenant: Awaited<ReturnType<typeof tenantOf>>,
  report: Report
): Promise<void> => {
  // the text for people at the start is no JSON
  const others = (): number =>
    service
      .log()
      .split("\n")
      .filter((each) => !each.startsWith('{"timestamp"')).length
  const othersBefore = others()
  const line = '\n{"level":"FATAL","message":"made up"}\n'
  await service.ask(`/v1/submissions?companyId=26&status=${encodeURIComponent(line)}`, {
    token: tenant.token,
    headers: { "x-request-id": encodeURIComponent(line), "user-agent": "x\tmade up" }
  })
  await tenant.call("POST", "/v1/dian/invoices?companyId=26&providerId=1", invoice({ Note: line }))
  const madeUp = others() - othersBefore
  report("lines put into the log", `${madeUp} made up`, madeUp === 0 && service.log().includes("made up") === false)
}

/**
 * Attack: HTTP requests with forged `Host` headers, foreign origins, unusual paths, methods and message boundaries, and
 * with lines meant for the log.
 */
export const requests: Attack = {
  name: "requests",
  run: async (scene, report) => {
    const { service } = scene
    const { url } = service
    const tenant = await tenantOf(scene, service, "26", ["documents:write", "documents:read"])
    const key = await tenant.file(scene.invoice())
    await tryHosts(service, tenant.token, key, report)
    await tryPages(service, report)
    await tryPaths(url, report)
    await tryBoundaries(url, report)
    const traced = await exchange(
      url,
      async (send) =>
        void (await send(
          "TRACE /v1/companies HTTP/1.1\r\nhost: localhost\r\nx-secret: 1234\r\nconnection: close\r\n\r\n"
        ))
    )
    report("TRACE", statusLine(traced), / 4\d\d /u.test(statusLine(traced)) && !traced.text.includes("1234"))
    await tryLog(scene, tenant, report)
    const large = await exchange(
      url,
      async (send) =>
        void (await send(`GET /health/live HTTP/1.1\r\nhost: localhost\r\nx-large: ${"x".repeat(64 * 1024)}\r\n\r\n`))
    )
    report("headers of 64 KiB", statusLine(large), / 431 /u.test(statusLine(large)))
  }
}

const mebibyte = 1024 * 1024

/** Attack: bodies above the limit, from clients that send everything before they read. */
export const largeBodies: Attack = {
  name: "large bodies",
  run: async (scene, report) => {
    const { service } = scene
    const tenant = await tenantOf(scene, service, "27", ["documents:write", "documents:read"])
    const head = `POST /v1/dian/invoices?companyId=27&providerId=1 HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nauthorization: Bearer ${tenant.token}\r\ncontent-type: application/json\r\n`
    const spaces = Buffer.alloc(64 * 1024, " ")
    const attempts = [
      ["11 MiB with Content-Length", 11, `content-length: ${11 * mebibyte}\r\n\r\n`, (chunk: Buffer) => chunk],
      [
        "11 MiB in chunks",
        11,
        "transfer-encoding: chunked\r\n\r\n",
        (chunk: Buffer) => Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from("\r\n")])
      ]
    ] as const
    for (const [name, size, rest, framed] of attempts) {
      const answer = await exchange(service.url, async (send) => {
        await send(`${head}${rest}`)
        for (let sent = 0; sent < size * mebibyte; sent += spaces.length) if (!(await send(framed(spaces)))) return
        if (rest.startsWith("transfer")) await send("0\r\n\r\n")
      })
      report(name, statusLine(answer), / 413 /u.test(statusLine(answer)) && answer.text.includes("payload-too-large"))
    }
    const endless = await exchange(service.url, async (send) => {
      await send(`${head}content-length: ${1024 * mebibyte}\r\n\r\n`)
      for (let sent = 0; sent < 64 * mebibyte; sent += spaces.length) if (!(await send(spaces))) return
    })
    report("1 GiB", `connection ended after ${endless.seconds.toFixed(1)} s`, endless.ended)
    const packed = (body: Buffer) =>
      service.ask("/v1/dian/invoices?companyId=27&providerId=1", {
        token: tenant.token,
        headers: { "content-encoding": "gzip" },
        body
      })
    const bomb = await packed(gzipSync(Buffer.alloc(64 * mebibyte, " ")))
    report("64 MiB in a small gzip file", answerText(bomb), bomb.status === 413)
    const disguised = gzipSync(Buffer.alloc(8 * mebibyte, " "))
    disguised.writeUInt32LE(100, disguised.length - 4)
    const lying = await packed(disguised)
    report("a gzip file that states less than it has", answerText(lying), lying.status === 400)
  }
}

/**
 * Opens a connection that keeps sending a text twice a second until the service ends it; returns the seconds and the
 * answer.
 */
const dripping = (url: string, start: string, drip: string): Promise<Exchanged> =>
  exchange(
    url,
    async (send) => {
      await send(start)
      do await setTimeout(500)
      while (await send(drip))
    },
    true
  )

/** Reports whether the service ended connections, and whether it did so within `most` seconds. */
const reportEnds = (report: Report, tried: string, exchanges: ReadonlyArray<Exchanged>, most: number): void => {
  const longest = Math.max(...exchanges.map(({ seconds }) => seconds))
  const ended = exchanges.filter((each) => each.ended).length
  report(tried, `${ended} of ${exchanges.length} ended`, ended === exchanges.length)
  report(`${tried}, time`, `ended within ${longest.toFixed(1)} s`, longest < most, "speed")
}

/** Attack: headers that never end. SECURITY.md allows 15 seconds, checked every second. */
export const slowHeaders: Attack = {
  name: "slow headers",
  run: async ({ service: { ask, url } }, report) => {
    const many = Array.from({ length: 50 }, () =>
      dripping(url, "GET /health/live HTTP/1.1\r\nhost: localhost\r\n", "x-a: b\r\n")
    )
    await setTimeout(2000)
    const alive = await ask("/health/live")
    report("others while 50 connections send headers for ever", String(alive.status), alive.status === 200)
    const silence = exchange(url, async () => {})
    const all = await Promise.all(many)
    reportEnds(report, "50 connections that send headers for ever", all, 20)
    reportEnds(report, "a connection that sends nothing", [await silence], 20)
  }
}

/** Attack: bodies that never end. SECURITY.md requires 4 KiB a second over 30 seconds. */
export const slowBody: Attack = {
  name: "slow body",
  long: true,
  run: async (scene, report) => {
    const { token } = await tenantOf(scene, scene.service, "28", ["documents:write"])
    const head = `POST /v1/dian/invoices?companyId=28&providerId=1 HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\n`
    const bodies = [
      ["of a stated length", "content-length: 1000000", " "],
      ["in chunks", "transfer-encoding: chunked", "1\r\n \r\n"]
    ] as const
    const answers = bodies.map(async ([name, framing, drip]) => {
      const answer = await dripping(scene.service.url, `${head}${framing}\r\n\r\n`, drip)
      const tried = `an octet each half second of a body ${name}`
      report(tried, statusLine(answer), / 408 /u.test(statusLine(answer)))
      reportEnds(report, tried, [answer], 65)
    })
    await Promise.all(answers)
  }
}

/** Python program that opens connections with a small receive window, requests a page on each and reads one octet. */
const reluctantReaders = `
import socket, sys, time
port, path, count = int(sys.argv[1]), sys.argv[2], int(sys.argv[3])
readers = []
for _ in range(count):
    reader = socket.socket()
    reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    reader.connect(("127.0.0.1", port))
    reader.sendall(("GET %s HTTP/1.1\\r\\nhost: localhost\\r\\n\\r\\n" % path).encode())
    readers.append(reader)
for reader in readers:
    reader.recv(1)
print("begun", flush=True)
sys.stdin.read()
`

/** Attack: unauthenticated clients that request large pages and do not read them. */
export const slowReaders: Attack = {
  name: "slow readers",
  run: async ({ service: { ask, resident, url } }, report) => {
    for (const path of ["/openapi.json", "/docs/viewer.js"]) {
      await ask(path)
      const before = resident()
      const readers = spawn("python3", ["-c", reluctantReaders, new URL(url).port, path, "200"], {
        stdio: ["pipe", "pipe", "ignore"]
      })
      const begun = await Promise.race([
        once(readers.stdout, "data").then(() => true),
        once(readers, "error").then(() => undefined),
        setTimeout(patienceMillis, false, { ref: false })
      ])
      const grown = resident() - before
      readers.kill("SIGKILL")
      if (begun === undefined) report(`200 connections that do not read ${path}`, "not tried: needs python3", true)
      else report(`200 connections that do not read ${path}`, `${grown.toFixed(0)} MiB more`, begun && !(grown > 150))
    }
    const alive = await ask("/health/live")
    report("/health/live afterwards", String(alive.status), alive.status === 200)
  }
}

/** Number of guessed tokens: more than twice the 60 allowed per minute, because a new minute may begin among them. */
const guesses = 150

/** Attack: guessing tokens. */
export const logins: Attack = {
  name: "guessed tokens",
  run: async (scene, report) => {
    // the valid tokens are known before the guesses begin
    const { ask, log } = scene.strict
    const { token } = await tenantOf(scene, scene.strict, "29", ["documents:read"])
    await ask("/v1/submissions?companyId=29", { token })
    const statuses: Array<number> = []
    for (let guess = 0; guess < guesses; guess++) {
      const answer = await ask("/v1/submissions?companyId=29", {
        token: `guess-${guess}`,
        headers: { "x-forwarded-for": `203.0.113.${guess}` }
      })
      statuses.push(answer.status)
    }
    const refused = statuses.filter((status) => status === 429).length
    report(
      `${guesses} guesses, each with another X-Forwarded-For`,
      `${statuses.length - refused} × 401, ${refused} × 429`,
      refused >= 30 && statuses.every((status) => status === 401 || status === 429)
    )
    const good = await ask("/v1/submissions?companyId=29", { token })
    report("a good token of the same address meanwhile", String(good.status), good.status === 200)
    const logged = log().includes("A login failed") && log().includes("127.0.0.1")
    report("the guesses in the log", logged ? "with their address" : "missing", logged && !log().includes("guess-1"))
  }
}
