import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { freePort } from "@radicar/fixtures/postgres/freePort"
import { patienceMillis } from "@radicar/fixtures/hang"
import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { Webhook } from "standardwebhooks"
import { afterAll, assert, beforeAll, describe, inject, it } from "vitest"
import { missingNeeds, runCommands } from "../../src/openapi/clients.ts"
import { copyPrograms, exampleLanguages, examplePrograms, examplesFolder } from "../../src/openapi/examplePrograms.ts"

/** Number, total and CUFE. The total is by Python's `decimal`: 12.345 × 28500.55 and 5 % of it, each in two digits. */
const accepted = /^accepted (SETP\d+) 369431\.25 [0-9a-f]{96}$/mu

/** Now on Colombian clocks, as a body states it. */
const colombianNow = (): string => new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 19)

/** Waits until a program listens. */
const listening = async (port: number): Promise<void> => {
  const last = Date.now() + patienceMillis
  for (;;) {
    const socket = connect(port, "127.0.0.1")
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false
    )
    socket.destroy()
    if (isOpen) return
    assert.isBelow(Date.now(), last, "nothing listens")
    await setTimeout(50)
  }
}

const { bytes, password } = read("company")

/** Commands that the page of the examples shows, by language. */
const shownCommands = new Map(
  Array.from(
    readFileSync(join(examplesFolder, "README.md"), "utf8").matchAll(
      /^```sh[^\n]*\ncd examples\/(\w+)\n(.*?)^```$/gmsu
    ),
    ([, language = "", commands = ""]) => [language, commands] as const
  )
)

const secret = `whsec_${randomBytes(32).toString("base64")}`
// a letter of two octets, and blanks that a parser would drop
const body =
  '{"type":"document.accepted","timestamp":"2026-01-15T15:00:01.123Z","data":{"id": "SETP990250583", "prefix": "Ñ"}}'

/** Posts an event as the library of Standard Webhooks signs it, and returns the status. */
const post = async (port: number, { age = 0, by = [secret], posted = body } = {}): Promise<number> => {
  const at = new Date(Date.now() - age * 1000)
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "webhook-id": "msg_1",
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": by.map((each) => new Webhook(each).sign("msg_1", at, body)).join(" ")
    },
    body: posted
  })
  return answer.status
}

describe.each(examplePrograms.map((programs) => ({ ...programs, missing: missingNeeds(programs) })))(
  "examples/$language (missing here: $missing)",
  (programs) => {
    const { file, language, missing, prepare, webhook } = programs
    const isMissing = missing.length > 0
    let folder = ""
    beforeAll(() => {
      folder = copyPrograms(programs)
      writeFileSync(join(folder, "company.p12"), bytes)
      if (!isMissing && prepare !== undefined) runCommands(`${prepare} >&2`, folder, {})
    })
    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    /** Runs the program for an order, and returns what it prints. */
    const filed = (order: string, moment: string, changes: Readonly<Record<string, string>> = {}): string =>
      runCommands(`${file[1]} company.p12 '${order}' ${moment}`, folder, {
        RADICAR_URL: inject("serviceUrl"),
        RADICAR_CERTIFICATE_PASSWORD: password,
        ...changes
      })

    it.skipIf(isMissing)("files an invoice once, fetches its PDF, and tells outcomes apart", () => {
      const order = `${language}-${randomBytes(6).toString("hex")}`
      const moment = colombianNow()
      const first = filed(order, moment)
      assert.match(first, accepted)
      const [, number = ""] = accepted.exec(first) ?? []
      assert.strictEqual(readFileSync(join(folder, `${number}.pdf`), "latin1").slice(0, 5), "%PDF-")
      // without a number in the body a second filing would get the next one
      assert.strictEqual(filed(order, moment), first)

      assert.match(
        filed(order, `${moment.slice(0, 17)}${moment.endsWith("00") ? "01" : "00"}`),
        /^conflict\s+La llave/mu
      )
      assert.match(filed(`${order}a`, "2020-01-01T00:00:00"), /^invalid\s[^]*FAD09e/mu)
      assert.match(filed(`${order}b[[sandbox:rejected-with-nil-messages]]`, moment), /^rejected SETP\d+ .*ZE02/mu)
      assert.match(filed(order, moment, { RADICAR_URL: "http://127.0.0.1:1" }), /^unavailable 0/mu)
      assert.match(
        filed(`${order}c`, moment, { RADICAR_CERTIFICATE_PASSWORD: "another" }),
        /^refused\s+El certificado no se puede usar\s+La contraseña/mu
      )
    })

    const shown = shownCommands.get(language)
    it.skipIf(isMissing || shown === undefined)("files as the page of the examples says", () => {
      const commands = (shown ?? "").replace("../../demo/test.p12", "company.p12").replace("=sandbox", `=${password}`)
      assert.match(runCommands(commands, folder, { RADICAR_URL: inject("serviceUrl") }), accepted)
    })

    it.skipIf(isMissing || webhook === undefined)("takes an event that is signed, and no other", async () => {
      const port = await freePort()
      const receiver = spawn("bash", ["-c", `exec ${webhook?.[1]}`], {
        cwd: folder,
        env: { ...process.env, PORT: String(port), RADICAR_WEBHOOK_SECRET: secret },
        stdio: ["ignore", "ignore", "inherit"]
      })
      const ended = once(receiver, "exit")
      try {
        await listening(port)
        const other = `whsec_${randomBytes(32).toString("base64")}`
        assert.oneOf(await post(port), [200, 204])
        assert.oneOf(await post(port, { by: [other, secret] }), [200, 204], "two signatures")
        assert.strictEqual(await post(port, { by: [other] }), 400, "another secret")
        assert.strictEqual(await post(port, { posted: body.replace("583", "584") }), 400, "another body")
        assert.strictEqual(await post(port, { age: 3600 }), 400, "an old event")
        assert.strictEqual(
          (await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body })).status,
          400,
          "no headers"
        )
      } finally {
        receiver.kill("SIGKILL")
        await ended
      }
    })
  }
)

describe("the programs", () => {
  it("are those of every folder of examples", () => {
    assert.sameMembers(
      examplePrograms.map(({ language }) => language),
      [...exampleLanguages()]
    )
  })

  it.each(
    examplePrograms.flatMap(({ file, language, webhook }) => [
      { path: `${language}/${file[0]}`, most: 70 },
      ...(webhook === undefined ? [] : [{ path: `${language}/${webhook[0]}`, most: 40 }])
    ])
  )("$path has at most $most lines", ({ most, path }) => {
    const lines = readFileSync(join(examplesFolder, path), "utf8").trimEnd().split("\n")
    assert.isAtMost(lines.length, most)
  })
})
