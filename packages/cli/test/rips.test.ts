import { describe, expect, it } from "@effect/vitest"
import { ripsExample } from "@radicar/domain/inner/example/ripsExample"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { answering, problem } from "./support/answering.ts"
import { runHere } from "./support/runHere.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()
const rips = ripsExample({ invoice: "SETP990000001", nit: "900373115", at: "2026-01-15 08:30" })
// every digit is sent as it is written here
const text = JSON.stringify(rips, null, 1).replace(": 93004,", ": 93004.00,")
const file = files.write("rips.json", text)

const run = (args: ReadonlyArray<string>, stdin = "") =>
  Effect.gen(function* () {
    yield* TestClock.setTime(Date.parse("2026-01-20T15:00:00Z"))
    return yield* runHere(["rips", "check", ...args], { stdin })
  })

const document = { id: "SETP990000001", uuid: "a".repeat(96) }
const valid = { valid: true, violations: [], notifications: [], document }

describe("radicar rips check", () => {
  it.effect("checks structure and codes without a service", () =>
    Effect.gen(function* () {
      const { code, stdout } = yield* run([file])
      expect([code, JSON.parse(stdout)]).toEqual([0, { valid: true, violations: [], notifications: [] }])
      const wrong = yield* run(["-"], text.replace(`"codSexo": "F"`, `"codSexo": "H"`))
      expect(wrong.code).toBe(3)
      expect(JSON.parse(wrong.stdout).violations).toMatchObject([
        { rule: "RVG06", path: "$.usuarios[0].codSexo", expected: "a code of the table Sexo: F, I, M", actual: "H" }
      ])
    })
  )

  it.effect("says it to a person in both languages, and that there was no invoice", () =>
    Effect.gen(function* () {
      const spanish = yield* run([file, "--output", "text", "--language", "es"])
      expect(spanish.stdout).toBe("Válido\nSin comparar con una factura: use --invoice\n")
      const wrong = yield* run(["-", "--output", "text"], text.replace(`"tipoUsuario": "01"`, `"tipoUsuario": "99"`))
      expect(wrong.stdout).toContain("Not valid: 1 rule is broken\n\n  RVG06  $.usuarios[0].tipoUsuario\n")
    })
  )

  it("has a service compare with an invoice, and sends the text as it is", () =>
    answering({ status: 200, body: valid }, async (url, requests) => {
      const args = [file, "--invoice", "SETP990000001", "--company-id", "7", "--url", url]
      const { code, stdout } = await Effect.runPromise(runHere(["rips", "check", ...args]))
      expect([code, JSON.parse(stdout)]).toEqual([0, valid])
      expect(requests.map(({ body, method, url }) => [method, `${url.pathname}${url.search}`, body])).toEqual([
        ["POST", "/v1/rips/check?companyId=7&invoice=SETP990000001", text]
      ])
      const shown = await Effect.runPromise(runHere(["rips", "check", ...args, "--output", "text"]))
      expect(shown.stdout).toContain("SETP990000001")
    }))

  it("ends with 3 where something is rejected, and with 2 where there is no such invoice", async () => {
    const violation = { rule: "RVG08", path: "$.usuarios", message: "m", expected: "333004.00", actual: "333005.00" }
    const args = ["rips", "check", file, "--invoice", "SETP990000001", "--url"]
    await answering({ status: 200, body: { ...valid, valid: false, violations: [violation] } }, async (url) => {
      const { code, stdout } = await Effect.runPromise(runHere([...args, url]))
      expect([code, JSON.parse(stdout).violations]).toEqual([3, [violation]])
    })
    await answering(problem(404, "not-found"), async (url) => {
      const { code, stdout } = await Effect.runPromise(runHere([...args, url]))
      expect([code, JSON.parse(stdout).error.code]).toEqual([2, "usage"])
    })
  })

  it.effect("finds nothing in its own example", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(Date.parse("2026-01-20T15:00:00Z"))
      const { code, stdout } = yield* runHere(["rips", "example", "SETP7"])
      expect([code, JSON.parse(stdout).numFactura]).toEqual([0, "SETP7"])
      expect((yield* run(["-"], stdout)).code).toBe(0)
    })
  )

  it.effect("refuses what is no JSON", () =>
    Effect.gen(function* () {
      const { code, stderr } = yield* run(["-"], "{")
      expect(code).toBe(3)
      expect(stderr).toContain("not JSON")
    })
  )
})

describe("radicar file xml --base64", () => {
  it("asks for the container in the form of the ministry's validator", () =>
    answering({ status: 200, body: Buffer.from("PGE+"), contentType: "text/plain" }, async (url, requests) => {
      const args = ["file", "xml", "a".repeat(96), "--kind", "attached", "--base64", "--url", url]
      const { code, stdout } = await Effect.runPromise(runHere(args))
      expect([code, stdout]).toEqual([0, "PGE+"])
      expect(requests[0]?.url.search).toBe(`?uuid=${"a".repeat(96)}&kind=attached&encoding=base64`)
    }))
})

describe("radicar explain of a rule over RIPS", () => {
  it.effect("names the ministry and the command", () =>
    Effect.gen(function* () {
      const { stdout } = yield* runHere(["explain", "RVG08", "--output", "text"])
      expect(stdout).toContain("the health ministry rejects the RIPS")
      expect(stdout).toContain("radicar rips check")
    })
  )
})
