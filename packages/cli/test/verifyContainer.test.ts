import { beforeAll, describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { answerOf } from "./support/answerOf.ts"
import { containerOf, elementText as textOf } from "./support/containerOf.ts"
import { runHere } from "./support/runHere.ts"
import { signedExample } from "./support/signedExample.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"
import { zip } from "./support/zip.ts"

const files = temporaryFolder()
let signed = ""
let answer = ""
let container = ""

beforeAll(async () => {
  signed = await signedExample(files)
  answer = await answerOf(signed)
  container = containerOf(signed, answer)
})

const verify = (stdin: string, ...args: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    yield* TestClock.setTime(Date.now() + 60_000)
    const { code, stdout } = yield* runHere(["verify", "-", ...args], { stdin })
    return { code, report: JSON.parse(stdout) }
  })

interface Checks {
  readonly checks: ReadonlyArray<{ readonly check: string; readonly ok: boolean }>
}

const failing = ({ checks }: Checks): ReadonlyArray<string> => checks.filter(({ ok }) => !ok).map(({ check }) => check)

describe("radicar verify of the authority's answer", () => {
  it.effect("holds, says what it is about, and does not compute its key", () =>
    Effect.gen(function* () {
      const { code, report } = yield* verify(answer)
      expect(failing(report)).toEqual([])
      expect(code).toBe(0)
      expect(report.document).toMatchObject({ typeCode: "02", issuer: { number: "800197268" } })
      expect(report.notes.map((one: { readonly note: string }) => one.note)).toContain("authorityKey")
    })
  )

  it.effect("does not hold when its verdict was changed", () =>
    Effect.gen(function* () {
      const changed = answer.replace("ResponseCode>02<", "ResponseCode>04<")
      expect(changed).not.toBe(answer)
      const { code, report } = yield* verify(changed)
      expect(code).toBe(3)
      expect(failing(report)).toEqual(["documentReference"])
    })
  )
})

describe("radicar verify of a container", () => {
  it.effect("verifies container, document and answer", () =>
    Effect.gen(function* () {
      const { code, report } = yield* verify(container)
      expect(failing(report)).toEqual([])
      expect(report.inside.map((one: { readonly part: string }) => one.part)).toEqual(["document", "answer"])
      for (const { report: inner } of report.inside) expect(failing(inner)).toEqual([])
      expect(code).toBe(0)
      const text = yield* runHere(["verify", "-", "--output", "text"], { stdin: container })
      expect(text.stdout).toContain("Inside: the answer")
    })
  )

  it.effect.each([
    ["number", (xml: string) => xml.replace(/(ParentDocumentID>)[^<]*/u, "$1SETP1"), "number"],
    ["key", (xml: string) => xml.replace(/(<cbc:UUID schemeName="CUFE-SHA384">)./u, "$1x"), "containerKey"],
    ["issuer", (xml: string) => xml.replace(/(SenderParty>.*?31">)900373115/u, "$1900373116"), "issuer"],
    ["verdict", (xml: string) => xml.replace(/(ValidationResultCode>)02/u, "$104"), "validationResult"]
  ] as const)("compares what it states with what it holds: %s", ([, change, check]) =>
    Effect.gen(function* () {
      const changed = change(container)
      expect(changed).not.toBe(container)
      const { code, report } = yield* verify(changed)
      expect(code).toBe(3)
      expect(failing(report)).toEqual([check])
    })
  )

  it.effect("refuses the answer to another document, and one that was changed", () =>
    Effect.gen(function* () {
      const key = textOf(signed, "cbc:UUID")
      const foreign = yield* verify(containerOf(signed, answer.replaceAll(key, "0".repeat(96))))
      expect(failing(foreign.report)).toEqual(["answerKey"])
      expect(failing(foreign.report.inside[1].report)).toEqual(["documentReference"])
      expect(foreign.code).toBe(3)
    })
  )

  it.effect("compares the document inside with a file, octet by octet", () =>
    Effect.gen(function* () {
      const same = yield* verify(container, "--against", files.write("same.xml", signed))
      expect(failing(same.report.inside[0].report)).toEqual([])
      const crlf = yield* verify(container, "--against", files.write("crlf.xml", signed.replaceAll("\n", "\r\n")))
      expect(failing(crlf.report.inside[0].report)).toEqual([])
      const other = signed.replace("Panadería", "Panaderia")
      expect(other).not.toBe(signed)
      const differs = yield* verify(container, "--against", files.write("other.xml", other))
      expect(differs.code).toBe(3)
      const found = differs.report.inside[0].report.checks.find((one: { readonly ok: boolean }) => !one.ok)
      const at = Buffer.from(signed).indexOf(Buffer.from("ía El Trigal"))
      const [before = ""] = signed.split("ía El Trigal")
      const line = before.split("\n").length
      const column = [...(before.split("\n").at(-1) ?? "")].length + 1
      expect(found).toMatchObject({ section: "against", check: "content" })
      expect(found.detail).toBe(`differs from octet ${at} on, line ${line}, column ${column}`)
      expect(found.expected).toContain("Panaderia")
      expect(found.actual).toContain("Panadería")
    })
  )
})

describe("radicar verify of a ZIP", () => {
  const run = (name: string, bytes: Uint8Array) =>
    Effect.gen(function* () {
      yield* TestClock.setTime(Date.now() + 60_000)
      return yield* runHere(["verify", files.write(name, bytes), "--language", "en"])
    })

  it.effect("verifies the one document in it", () =>
    Effect.gen(function* () {
      const pdf = { name: "invoice.pdf", bytes: Buffer.from("%PDF") }
      const { code, stdout } = yield* run("one.zip", zip(pdf, { name: "ad1.xml", bytes: Buffer.from(container) }))
      expect(code).toBe(0)
      expect(JSON.parse(stdout).inside).toHaveLength(2)
    })
  )

  it.effect.each([
    ["no XML", zip({ name: "a.pdf", bytes: Buffer.from("%PDF") }), "no XML file"],
    [
      "two documents",
      zip({ name: "a.xml", bytes: Buffer.from("<a/>") }, { name: "b.xml", bytes: Buffer.from("<b/>") }),
      "2 XML files"
    ],
    ["more than it may hold", zip({ name: "a.xml", bytes: Buffer.alloc(21 * 1024 * 1024) }), "larger than 20 MiB"],
    [
      "more than it says",
      zip({ name: "a.xml", bytes: Buffer.alloc(21 * 1024 * 1024), size: 10 }),
      "larger than 20 MiB"
    ],
    ["a wrong checksum", zip({ name: "a.xml", bytes: Buffer.from("<a/>"), crc: 1 }), "damaged"],
    ["half of itself", zip({ name: "a.xml", bytes: Buffer.from("<a/>") }).subarray(0, 40), "damaged"]
  ] as const)("says what is wrong with one that has %s", ([name, bytes, says]) =>
    Effect.gen(function* () {
      const { code, stderr, stdout } = yield* run(`${name}.zip`, bytes)
      expect(code).toBe(3)
      expect(stderr).toContain(says)
      expect(JSON.parse(stdout).error.code).toBe("invalid-document")
    })
  )
})
