import { describe, expect, it } from "@effect/vitest"
import { createCanvas } from "@napi-rs/canvas"
import { longOr } from "@radicar/fixtures/long"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { JoinedPdf } from "@radicar/print/inner/JoinedPdf"
import { readLogo } from "@radicar/print/inner/logo/readLogo"
import { Result } from "effect"
import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PDFDocument, rgb } from "pdf-lib"
import { invoiceOf } from "./support/invoiceOf.ts"
import { bodies, printable } from "./support/printing.ts"

/** veraPDF's program, `org.verapdf.apps:greenfield-apps` of Maven Central. CI sets its path. */
const jar = process.env["VERAPDF_JAR"]

/** Verdicts of veraPDF about files, by name: `PASS` or `FAIL`. */
const judge = (files: Readonly<Record<string, Uint8Array>>): Readonly<Record<string, string>> => {
  const folder = mkdtempSync(join(tmpdir(), "radicar-verapdf-"))
  try {
    const names = Object.keys(files)
    names.forEach((name, index) => writeFileSync(join(folder, `${index}.pdf`), files[name]!))
    const { stdout } = spawnSync(
      "java",
      ["-cp", jar ?? "", "org.verapdf.apps.GreenfieldCliWrapper", "--format", "text", "--flavour", "3b", folder],
      { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 }
    )
    const lines = Array.from(stdout.matchAll(/^(PASS|FAIL) \S*?(\d+)\.pdf/gmu))
    return Object.fromEntries(lines.map(([, verdict = "", index]) => [names[Number(index)], verdict]))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const allPass = (files: Readonly<Record<string, Uint8Array>>) =>
  Object.fromEntries(Object.keys(files).map((name) => [name, "PASS"]))

/** The file with a red bar, as a library for PDF adds one: in the colours of the device. */
const stamped = async (pdf: Uint8Array): Promise<Uint8Array> => {
  const document = await PDFDocument.load(pdf)
  document.getPage(0).drawRectangle({ x: 20, y: 20, width: 100, height: 20, color: rgb(1, 0, 0) })
  return document.save({ useObjectStreams: false })
}

/** Each type of document by name, with the papers that it may have. In CI one document of each type. */
const onEachPaper = longOr(bodies, [...new Map(bodies.map((body) => [body.operation, body])).values()]).flatMap(
  (body) => {
    const isSale = !body.operation.startsWith("Payroll") && body.operation !== "EventCreate"
    const papers = isSale ? (["letter", "roll80", "roll58"] as const) : (["letter"] as const)
    return papers.map((paper) => ({ ...body, paper }))
  }
)

describe.skipIf(jar === undefined)("veraPDF (VERAPDF_JAR) as PDF/A-3b", () => {
  it("accepts each type on each paper that it may have, in a design of its own", () => {
    const canvas = createCanvas(40, 20)
    canvas.getContext("2d").fillRect(5, 5, 20, 10)
    const logo = Result.getOrThrow(readLogo(canvas.toBuffer("image/png")))
    const files: Record<string, Uint8Array> = Object.fromEntries(
      onEachPaper.map(({ name, operation, paper, text }, index) => {
        const { document, xml } = printable(operation, text)
        const octets = new TextEncoder().encode(xml())
        const template = index % 2 === 0 ? "plain" : "classic"
        const face = { colour: "#7a1fa2", footer: "Lunes a sábado", logoPlace: "right", template } as const
        return [
          `${name} ${paper}`,
          document.print({ face, logo, paper, xml: { name: "document.xml", octets } })
        ] as const
      })
    )
    // a page longer than 14 400 points is none of a PDF/A-3
    files["1000 lines"] = printable("InvoiceCreate", invoiceOf(1000)).document.print({ paper: "roll58" })
    expect(judge(files)).toEqual(allPass(files))
  })

  it("accepts every document with its XML, with a logo, and joined", () => {
    const printed = bodies.map(({ name, operation, text }) => {
      const { document, xml } = printable(operation, text)
      const octets = new TextEncoder().encode(xml())
      return [name, document.print({ xml: { name: "document.xml", octets } })] as const
    })
    const canvas = createCanvas(40, 20)
    canvas.getContext("2d").fillRect(5, 5, 20, 10)
    const logo = Result.getOrThrow(readLogo(canvas.toBuffer("image/png")))
    const joined = new JoinedPdf()
    const pages = printed.map(([, pdf]) => joined.add(pdf))
    const moment = new LocalDateTime({ date: "2026-01-15", time: "10:00:07" })
    const metadata = { title: "Documentos", author: "Compañía", moment }
    pages.push(joined.finish({ heading: "Faltan", id: "0".repeat(32), lines: ["SETP1"], metadata }))
    const files = {
      ...Object.fromEntries(printed),
      logo: printable("InvoiceCreate", invoiceOf(60, { Note: "Ελλάδα ✓ Привет" })).document.print({ logo }),
      joined: Buffer.concat(pages)
    }
    expect(judge(files)).toEqual(allPass(files))
  })

  it("accepts a document that pdf-lib has stamped", async () => {
    const files = { stamped: await stamped(printable("InvoiceCreate", invoiceOf(3)).document.print()) }
    expect(judge(files)).toEqual(allPass(files))
  })
})
