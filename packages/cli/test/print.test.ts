import { pathOf, read } from "@radicar/fixtures/certificates/TestCertificates"
import { describe, expect, it } from "@effect/vitest"
import { type DocumentType, documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { readFileSync, statSync, writeFileSync } from "node:fs"
import { deflateSync, inflateSync } from "node:zlib"
import { exampleText, issued } from "./support/exampleText.ts"
import { radicarProcess } from "./support/radicarProcess.ts"
import { runHere } from "./support/runHere.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()

const print = (args: ReadonlyArray<string>, stdin = exampleText(), out = files.path("document.pdf")) =>
  Effect.gen(function* () {
    yield* TestClock.setTime(issued.epochMillis)
    const ran = yield* runHere(["print", "-", "--out", out, ...args], { stdin })
    return { ...ran, pdf: () => readFileSync(out) }
  })

/** Every file inside a PDF, as it was before it was compressed. */
const embeddedFiles = (pdf: Buffer): ReadonlyArray<Buffer> =>
  Array.from(pdf.toString("latin1").matchAll(/\/EmbeddedFile\/.*\/Length (\d+)>>\nstream\n/gu), (match) => {
    const start = match.index + match[0].length
    return inflateSync(pdf.subarray(start, start + Number(match[1])))
  })

const examples = Object.values<DocumentType>(documentTypes).map(({ example, exampleNumbers, name }) => ({
  name,
  body: JSON.stringify(example({ number: exampleNumbers.from, date: issued }))
}))

describe("radicar print", () => {
  it.effect.each(examples)("writes $name as a PDF", ({ body, name }) =>
    Effect.gen(function* () {
      const { code, pdf, stderr, stdout } = yield* print([], body, files.path(`${name}.pdf`))
      expect({ code, stdout }).toEqual({ code: 0, stdout: "" })
      expect(stderr).toContain(`${name}.pdf`)
      expect(pdf().subarray(0, 8).toString()).toBe("%PDF-1.7")
      expect(pdf().toString("latin1")).toContain("<pdfaid:part>3</pdfaid:part>")
    })
  )

  it.effect("states that it has no validation, unless the time of validation is given", () =>
    Effect.gen(function* () {
      const title = (pdf: Buffer) => /<dc:title>.*?<rdf:li[^>]*>([^<]*)</su.exec(pdf.toString("latin1"))?.[1]
      expect(title((yield* print([])).pdf())).toMatch(/: Sin validaci&#243;n de la DIAN$/u)
      const validated = yield* print(["--validated", "2026-01-15T10:00:07"])
      expect(title(validated.pdf())).toMatch(/SETP990000001$/u)
      const wrong = yield* print(["--validated", "yesterday"])
      expect(wrong.code).toBe(2)
    })
  )

  it.effect("attaches the signed XML as it is, and no other document's", () =>
    Effect.gen(function* () {
      const xml = files.path("signed.xml")
      const password = files.write("password.txt", read("company").password)
      yield* TestClock.setTime(issued.epochMillis)
      const sign = ["sign", "-", "--certificate", pathOf("company.p12"), "--password-file", password, "--out", xml]
      expect((yield* runHere(sign, { stdin: exampleText() })).code).toBe(0)
      const printed = yield* print(["--xml", xml])
      expect(printed.code).toBe(0)
      expect(embeddedFiles(printed.pdf())).toEqual([readFileSync(xml)])
      const other = exampleText((body) => void (body["Number"] = 990000002))
      const refused = yield* print(["--xml", xml], other, files.path("refused.pdf"))
      expect(refused.code).toBe(3)
      expect(refused.stderr.replaceAll(/\s+/gu, " ")).toContain("signed.xml is not the XML of this document")
      expect(() => statSync(files.path("refused.pdf"))).toThrow()
    })
  )

  it.effect("takes the logo from a file or from inside ImageUrl, and fetches none", () =>
    Effect.gen(function* () {
      const file = files.path("logo.png")
      writeFileSync(file, pixel)
      const fromFile = yield* print(["--logo", file])
      const embedded = exampleText(
        (body) => void (body["CompanyParty"].ImageUrl = `data:image/png;base64,${pixel.toString("base64")}`)
      )
      const fromBody = yield* print([], embedded, files.path("embedded.pdf"))
      expect([fromFile.code, fromBody.code]).toEqual([0, 0])
      expect(fromFile.pdf().toString("latin1")).toContain("/Subtype/Image/Width 1/Height 1")
      expect(fromBody.pdf().equals(fromFile.pdf())).toBe(true)
      const named = exampleText((body) => void (body["CompanyParty"].ImageUrl = "https://logo.invalid/a.png"))
      const without = yield* print([], named, files.path("without.pdf"))
      expect(without.code).toBe(0)
      expect(without.stderr).toContain("--logo")
      expect(without.pdf().toString("latin1")).not.toContain("/Subtype/Image")
    })
  )

  it.effect.each([
    ["a logo that is none", ["--logo", files.write("logo.txt", "GIF89a")], 8, "neither a PNG nor a JPEG"],
    ["a logo that is not there", ["--logo", "absent.png"], 8, "absent.png"],
    ["an XML that is not there", ["--xml", "absent.xml"], 8, "absent.xml"]
  ] as const)("fails without output on %s", ([, args, expected, text]) =>
    Effect.gen(function* () {
      const { code, stderr } = yield* print(args, exampleText(), files.path("none.pdf"))
      expect(code).toBe(expected)
      expect(stderr).toContain(text)
      expect(() => statSync(files.path("none.pdf"))).toThrow()
    })
  )

  it.effect("tells every rule that a document breaks", () =>
    Effect.gen(function* () {
      const { code, stderr } = yield* print([], "{}", files.path("none.pdf"))
      expect(code).toBe(3)
      expect(stderr).toContain("$.Items")
    })
  )

  it("writes to standard output in a pipe", async () => {
    const now = new Date().toISOString()
    const stdin = exampleText((body) => Object.assign(body, { Date: now, DueDate: now, OrderReference: null }))
    const { code, stderr, stdout } = await radicarProcess(["print", "-"], { stdin })
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
    expect(stdout.startsWith("%PDF-1.7")).toBe(true)
  })
})

const chunk = (type: string, content: Uint8Array): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, Buffer.from(type), content, Buffer.alloc(4)])
}

/** A PNG of one red pixel. */
const pixel = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  chunk("IHDR", Uint8Array.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])),
  chunk("IDAT", deflateSync(Uint8Array.from([0, 200, 20, 20]))),
  chunk("IEND", new Uint8Array())
])
