import { beforeAll, describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { issued } from "./support/exampleText.ts"
import { runHere } from "./support/runHere.ts"
import { radicarProcess } from "./support/radicarProcess.ts"
import { signedExample } from "./support/signedExample.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()
let signed = ""

beforeAll(async () => {
  signed = await signedExample(files)
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
      expect(text.stdout).toMatch(new RegExp(`^ {2}NOT OK {2}signature +${check}$`, "mu"))
      expect(text.stdout).toMatch(/^Not valid: \d+ of \d+ checks failed\n/u)
    })
  )

  it.effect.each([
    ["amount", (xml: string) => xml.replace(/(PayableAmount[^>]*>)573306/u, "$1573307"), "key", "payableAmount"],
    ["time without offset", (xml: string) => xml.replace(/(<cbc:IssueTime>[0-9:]*)-05:00/u, "$1"), "key", "issueTime"],
    ["NIT with check digit", (xml: string) => xml.replace(/>800199436</gu, ">8001994364<"), "key", "customer"],
    [
      "environment",
      (xml: string) => xml.replace("ProfileExecutionID>2<", "ProfileExecutionID>1<"),
      "keyEnvironment",
      undefined
    ],
    ["number outside of the range", (xml: string) => xml.replace("ID>SETP990000001", "ID>SETP1"), "range", undefined],
    ["prefix", (xml: string) => xml.replace("<sts:Prefix>SETP", "<sts:Prefix>SETX"), "prefix", undefined],
    ["period", (xml: string) => xml.replace("EndDate>2030", "EndDate>2020"), "period", undefined],
    [
      "form of the time",
      (xml: string) => xml.replace(/(<cbc:IssueTime>[0-9:]*)-05:00/u, "$1Z"),
      "issueTime",
      undefined
    ],
    [
      "QR code",
      (xml: string) => xml.replace(/documentkey=.{96}/u, `documentkey=${"ab".repeat(48)}`),
      "qrCode",
      undefined
    ],
    ["lines", (xml: string) => xml.replace(/(LineCountNumeric>)[0-9]+/u, "$199"), "lineCount", undefined],
    ["scheme", (xml: string) => xml.replace('"CUFE-SHA384"', '"CUDE-SHA384"'), "keyScheme", undefined],
    ["version", (xml: string) => xml.replace("UBL 2.1<", "UBL 2.0<"), "version", undefined],
    [
      "element order",
      (xml: string) =>
        xml.replace(/(<cbc:IssueDate>[^<]*<\/cbc:IssueDate>)(<cbc:IssueTime>[^<]*<\/cbc:IssueTime>)/u, "$2$1"),
      "elementOrder",
      undefined
    ],
    [
      "missing element",
      (xml: string) => xml.replace(/<cbc:DocumentCurrencyCode.*?<\/cbc:DocumentCurrencyCode>/u, ""),
      "requiredElements",
      undefined
    ],
    ["signing day", (xml: string) => xml.replace(/(<cbc:IssueDate>)[^<]*/u, "$12026-01-01"), "signingDay", undefined]
  ] as const)("names what was changed: %s", ([, change, check, part]) =>
    Effect.gen(function* () {
      const changed = change(signed)
      expect(changed).not.toBe(signed)
      const { code, stdout } = yield* verify(changed)
      expect(code).toBe(3)
      expect(failing(stdout)).toContain(check)
      expect(failing(stdout)).toContain("documentReference")
      const found = JSON.parse(stdout).checks.find((one: { readonly check: string }) => one.check === check)
      expect(found.differingPart?.part).toBe(part)
    })
  )

  it.effect("names the first character of the security code that differs", () =>
    Effect.gen(function* () {
      const changed = signed.replace(/(<sts:SoftwareSecurityCode[^>]*>[0-9a-f]{5})./u, "$1x")
      const { checks } = JSON.parse((yield* verify(changed)).stdout)
      expect(checks.find((one: { readonly check: string }) => one.check === "securityCode")).toMatchObject({
        ok: false,
        firstDifference: 6
      })
    })
  )

  it.effect("finds that the file was indented after signing", () =>
    Effect.gen(function* () {
      const indented = signed.replaceAll(/><(?!\/)|(?<=<\/[^>]+)></gu, ">\n  <")
      const { notes } = JSON.parse((yield* verify(indented)).stdout)
      expect(notes.map((one: { readonly note: string }) => one.note)).toContain("documentReference:indentation")
    })
  )

  it.effect("is compact for a person: a line for each section, within 80 columns, and shows no secret", () =>
    Effect.gen(function* () {
      const { stdout } = yield* verify(signed, "--output", "text", "--language", "es")
      expect(stdout).toMatch(/^Válido: se cumplen las \d+ comprobaciones\n/u)
      // a key stays whole, so that it can be copied
      const lines = stdout.split("\n").filter((line) => !/[0-9a-f]{96}/u.test(line))
      for (const line of lines) expect([...line].length).toBeLessThanOrEqual(80)
      expect(lines.filter((line) => line.startsWith("  ok      "))).toHaveLength(5)
      expect(stdout).not.toContain("fc8eac422eba16e22ffd8c6f94b3f40a6e38162c")
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
