import { pathOf, read } from "@radicar/certificates/TestCertificates"
import { beforeAll, describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { exampleText, issued } from "./support/exampleText.ts"
import { runHere } from "./support/runHere.ts"
import { radicarProcess } from "./support/radicarProcess.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()
let signed = ""

beforeAll(async () => {
  const password = files.write("password.txt", read("company").password)
  const stdin = exampleText((body) => {
    const now = new Date().toISOString()
    Object.assign(body, { Date: now, DueDate: now, OrderReference: null })
  })
  const args = ["sign", "-", "--certificate", pathOf("company.p12"), "--password-file", password]
  signed = (await radicarProcess(args, { stdin })).stdout
})

const verify = (stdin: string, ...args: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    yield* TestClock.setTime(Date.now() + 1000)
    return yield* runHere(["verify", "-", ...args], { stdin })
  })

const failing = (stdout: string): ReadonlyArray<string> =>
  JSON.parse(stdout)
    .checks.filter(({ ok }: { readonly ok: boolean }) => !ok)
    .map(({ check }: { readonly check: string }) => check)

describe("radicar verify", () => {
  it("says who signed and that everything holds", async () => {
    const { code, stderr, stdout } = await radicarProcess(["verify", files.write("signed.xml", signed)])
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
    expect(JSON.parse(stdout)).toMatchObject({ valid: true, role: "supplier", signer: { nit: "900373115" } })
    expect(failing(stdout)).toEqual([])
  })

  it.effect.each([
    ["the document", (xml: string) => xml.replace("573306.30", "573306.31"), "documentReference"],
    ["the role", (xml: string) => xml.replace(">supplier<", ">third party<"), "signedPropertiesReference"],
    [
      "the signature value",
      (xml: string) => xml.replace(/(-sigvalue">)(.)/u, (_, start, first) => start + (first === "A" ? "B" : "A")),
      "signatureValue"
    ]
  ] as const)("names the check that fails when %s was changed", ([, change, check]) =>
    Effect.gen(function* () {
      const changed = change(signed)
      expect(changed).not.toBe(signed)
      const { code, stdout } = yield* verify(changed)
      expect(code).toBe(3)
      expect(failing(stdout)).toContain(check)
      const text = yield* verify(changed, "--output", "text")
      expect(text.stdout).toMatch(new RegExp(`^ {2}NOT OK {2}${check} `, "mu"))
      expect(text.stdout).toMatch(/^The signature does not hold: \d+ of \d+ checks failed\n/u)
    })
  )

  it.effect("is compact for a person: one line for each check that holds, within 80 columns", () =>
    Effect.gen(function* () {
      const { stdout } = yield* verify(signed, "--output", "text", "--language", "es")
      expect(stdout).toMatch(/^La firma es válida\n/u)
      const lines = stdout.split("\n")
      for (const line of lines) expect([...line].length).toBeLessThanOrEqual(80)
      const { checks } = JSON.parse((yield* verify(signed)).stdout)
      expect(lines.filter((line) => line.startsWith("  ok      "))).toHaveLength(checks.length)
    })
  )

  it.effect.each(["nothing", "<unfinished", "<Invoice/>"])("finds no signature in %s", (stdin) =>
    Effect.gen(function* () {
      const { code, stdout } = yield* verify(stdin)
      expect(code).toBe(3)
      expect(JSON.parse(stdout)).toMatchObject({ valid: false, signer: null })
    })
  )

  it.effect("refuses a signing time to come", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(issued.epochMillis)
      expect(failing((yield* runHere(["verify", "-"], { stdin: signed })).stdout)).toContain("signingTime")
    })
  )
})
