import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { readdirSync, readFileSync } from "node:fs"
import { issued } from "./support/exampleText.ts"
import { runHere } from "./support/runHere.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()
const goldens = new URL("../../ubl/test/golden/", import.meta.url)

const cases = readdirSync(goldens, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(new URL(`${name}/`, goldens)).map((one) => `${name}/${one}`))

/**
 * The secret at the end of a seed whose hash was worked out with another program, before the environment if there is
 * one.
 */
const secretOf = (name: string): string => {
  const seed =
    readFileSync(new URL(`${name}/expected-key.txt`, goldens), "utf8")
      .trim()
      .split("\n")[2] ?? ""
  return /(fc8eac422eba16e22ffd8c6f94b3f40a6e38162c|20191|12345)2?$/u.exec(seed)?.[1] ?? ""
}

interface Check {
  readonly check: string
  readonly ok: boolean
  readonly section: string
  readonly differingPart?: { readonly part: string; readonly expected: string; readonly actual: string }
}

const verify = (xml: string, secret: { readonly key?: string; readonly pin?: string } = {}, ...more: Array<string>) =>
  Effect.gen(function* () {
    yield* TestClock.setTime(issued.epochMillis)
    const args = [
      ...(secret.key === undefined ? [] : ["--technical-key-file", files.write("key.txt", `${secret.key}\n`)]),
      ...(secret.pin === undefined ? [] : ["--pin-file", files.write("pin.txt", `${secret.pin}\n`)])
    ]
    const { code, stdout } = yield* runHere(["verify", "-", ...args, ...more], { stdin: xml })
    const report = JSON.parse(stdout) as {
      readonly checks: ReadonlyArray<Check>
      readonly notes: ReadonlyArray<{ readonly note: string }>
      readonly document: Readonly<Record<string, unknown>>
    }
    return {
      code,
      stdout,
      ...report,
      of: (name: string) => report.checks.find(({ check, section }) => check === name && section === "key")
    }
  })

const golden = (name: string): string => readFileSync(new URL(`${name}/expected.xml`, goldens), "utf8")

describe("radicar verify computes keys anew", () => {
  it.effect.each(cases)("%s: key, security code and everything but the signature hold", (name) =>
    Effect.gen(function* () {
      const secret = secretOf(name)
      expect(secret).not.toBe("")
      const given = secret.length === 40 ? { key: secret } : { pin: secret }
      const { checks, of } = yield* verify(golden(name), given)
      expect(of("key")).toMatchObject({ ok: true })
      const failed = checks.filter(({ ok, section }) => !ok && section !== "signature")
      expect(failed).toEqual([])
    })
  )

  it.effect("says which secret is missing, and takes none from the command line itself", () =>
    Effect.gen(function* () {
      const production = golden("invoice/full").replaceAll("18760000001", "18760000002")
      const invoice = yield* verify(production)
      expect(invoice.of("key")).toBeUndefined()
      expect(invoice.stdout).toContain("--technical-key-file, RADICAR_TECHNICAL_KEY")
      const event = yield* verify(golden("event/030-full"))
      expect(event.of("key")).toBeUndefined()
      expect(event.stdout).toContain("--pin-file, RADICAR_SOFTWARE_PIN")
    })
  )

  it.effect("takes secrets from the environment, but no pin of another software, and shows none", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(issued.epochMillis)
      const stdin = golden("event/030-full")
      const env = { RADICAR_SOFTWARE_PIN: "20191" }
      const right = JSON.parse((yield* runHere(["verify", "-"], { stdin, env })).stdout)
      expect(right.checks.find(({ check }: Check) => check === "key")).toMatchObject({ ok: true })
      const other = yield* runHere(["verify", "-", "--software-id", "another"], { stdin, env })
      expect(JSON.parse(other.stdout).checks.find(({ check }: Check) => check === "key")).toBeUndefined()
      expect(other.stdout).toContain("another software")
      const wrong = yield* runHere(["verify", "-"], { stdin, env: { RADICAR_SOFTWARE_PIN: "wrong-pin-4711" } })
      expect(wrong.code).toBe(3)
      expect(wrong.stdout + wrong.stderr).not.toContain("wrong-pin-4711")
    })
  )

  it.effect("fails when it is asked to ask and there is no terminal", () =>
    Effect.gen(function* () {
      const { code, stderr } = yield* runHere(["verify", "-", "--ask"], { stdin: "<a/>" })
      expect(code).toBe(8)
      expect(stderr).toContain("--technical-key-file")
    })
  )

  const pin = { pin: "12345" }
  const mistakes: ReadonlyArray<
    readonly [string, string, string, string, { readonly key?: string; readonly pin?: string }, string]
  > = [
    [
      "a credit note's time",
      "credit-note/full",
      "10:00:00-05:00</cbc:IssueTime>",
      "10:00:00</cbc:IssueTime>",
      pin,
      "issueTime"
    ],
    [
      "a debit note's supplier",
      "debit-note/full",
      ">900373115</cbc:CompanyID>",
      ">9003731153</cbc:CompanyID>",
      pin,
      "supplier"
    ],
    [
      "a support document's vendor",
      "support/full",
      ">1020304050</cbc:CompanyID>",
      ">10203040508</cbc:CompanyID>",
      pin,
      "supplier"
    ],
    ["an equivalent's number", "equivalent/full", "<cbc:ID>EPOS2</cbc:ID>", "<cbc:ID>EPOS3</cbc:ID>", pin, "number"],
    ["a payroll's environment", "payroll/full", 'Ambiente="2"', 'Ambiente="1"', pin, "environment"],
    [
      "a payroll's date",
      "payroll/full",
      'FechaGen="2026-01-15" HoraGen',
      'FechaGen="2026-01-16" HoraGen',
      pin,
      "issueDate"
    ],
    ["a payroll's employer", "payroll/minimal", 'NIT="900373115" Pais', 'NIT="9003731153" Pais', pin, "employer"],
    [
      "an event's sender",
      "event/030-full",
      ">900373115</cbc:CompanyID>",
      ">9003731153</cbc:CompanyID>",
      { pin: "20191" },
      "sender"
    ]
  ]

  it.effect.each(mistakes)("names the part that differs: %s", ([, name, from, to, secret, part]) =>
    Effect.gen(function* () {
      const xml = golden(name)
      const changed = xml.replace(from, to)
      expect(changed).not.toBe(xml)
      const { code, of } = yield* verify(changed, secret)
      expect(code).toBe(3)
      expect(of("key")).toMatchObject({ ok: false, differingPart: { part } })
    })
  )

  it.effect("detects the pin in the place of the technical key, if both are given", () =>
    Effect.gen(function* () {
      const { of } = yield* verify(golden("invoice/full"), {
        key: "12345",
        pin: "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c"
      })
      expect(of("key")).toMatchObject({
        ok: false,
        differingPart: { part: "technicalKey", expected: "{technicalKey}", actual: "{softwarePin}" }
      })
    })
  )
})

// Sample DS236000000 of the DIAN hashes one subtotal of two (322430.00 of 432530.00), against its own rule.
it.effect("finds the subtotal that a support document was hashed with", () =>
  Effect.gen(function* () {
    const xml = golden("support/full")
    const total = (amount: string) => `<cbc:TaxAmount currencyID="COP">${amount}</cbc:TaxAmount>`
    const changed = [
      [/<cbc:ID>SEDS984000001</u, "<cbc:ID>DS236000000<"],
      [
        /(<cbc:UUID[^>]*>)[0-9a-f]+/u,
        "$1c96a728f4453822bfc69b94253880d21d29dd1a9424444da07610799c203506d33fa4f16830dbd6ee0febb4711bfa23a"
      ],
      [/(<cbc:IssueDate>)[^<]*/u, "$12022-02-18"],
      [/(<cbc:IssueTime>)[^<]*/u, "$113:34:59-05:00"],
      [/1020304050(?=<\/cbc:CompanyID>)/u, "1020"],
      [/900373115(?=<\/cbc:CompanyID>)/u, "800197268"],
      [/(<cac:LegalMonetaryTotal>\s*<cbc:LineExtensionAmount[^>]*>)[^<]*/u, "$13899000.00"],
      [/(<cbc:PayableAmount[^>]*>)[^<]*/u, "$14152176.00"],
      [
        /<cac:LegalMonetaryTotal>/u,
        `<cac:TaxTotal>${total("432530.00")}<cac:TaxSubtotal>${total("322430.00")}<cac:TaxCategory><cac:TaxScheme><cbc:ID>01</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal><cac:LegalMonetaryTotal>`
      ]
    ].reduce((text, [pattern, value]) => {
      const next = text.replace(pattern as RegExp, value as string)
      expect(next).not.toBe(text)
      return next
    }, xml)
    const { of } = yield* verify(changed, { pin: "12345" })
    expect(of("key")).toMatchObject({
      ok: false,
      differingPart: { part: "iva", expected: "432530.00", actual: "322430.00" }
    })
  })
)
