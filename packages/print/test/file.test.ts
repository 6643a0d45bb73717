import { describe, expect, it } from "@effect/vitest"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { execFileSync, spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { invoiceOf } from "./support/invoiceOf.ts"
import { bodies, printable } from "./support/printing.ts"
import { readPdf } from "./support/readPdf.ts"

const { document, xml } = printable("InvoiceCreate", invoiceOf(3, { Note: "Número «ñ» – “€”" }))
const octets = new TextEncoder().encode(xml())
const attached = { xml: { name: "fv0900373115.xml", octets } }
const moment = new LocalDateTime({ date: "2026-01-15", time: "10:00:07" })
const latin1 = (pdf: Uint8Array): string => Buffer.from(pdf).toString("latin1")
const qpdfInstalled = spawnSync("qpdf", ["--version"]).status === 0

describe("the file", () => {
  it("holds the signed XML octet for octet, as the source of its pages", async () => {
    const pdf = document.print(attached)
    const { attachments } = await readPdf(pdf)
    expect(Object.keys(attachments)).toEqual(["fv0900373115.xml"])
    expect(Buffer.from(attachments["fv0900373115.xml"]!).equals(Buffer.from(octets))).toBe(true)
    expect(latin1(pdf)).toMatch(/\/AFRelationship\/Source/u)
    expect(latin1(pdf)).toMatch(/\/Type\/Catalog.*\/AF\[\d+ 0 R\]/u)
    expect(latin1(pdf)).toContain(`/Subtype/text#2Fxml`)
    expect((await readPdf(document.print())).attachments).toEqual({})
  })

  it("is the same for the same document, and another for another moment", () => {
    expect(Buffer.from(document.print(attached)).equals(Buffer.from(document.print(attached)))).toBe(true)
    expect(latin1(document.print({ validated: moment }))).not.toBe(latin1(document.print()))
  })

  it("says what it is, in its dictionary and as XMP alike (PDF/A-3b)", async () => {
    const { metadata } = await readPdf(document.print({ validated: moment }))
    expect(metadata.info).toMatchObject({
      Title: "Factura electrónica de venta SETP990000001",
      Author: "Café Piñón y Cía. S.A.S.",
      CreationDate: "D:20260115100007-05'00'",
      Language: "es-CO"
    })
    const xmp = metadata.metadata as { get: (name: string) => unknown } | null
    expect(xmp?.get("pdfaid:part")).toBe("3")
    expect(xmp?.get("pdfaid:conformance")).toBe("B")
    expect(xmp?.get("dc:title")).toBe("Factura electrónica de venta SETP990000001")
    expect(xmp?.get("dc:creator")).toEqual(["Café Piñón y Cía. S.A.S."])
    expect(xmp?.get("xmp:createdate")).toBe("2026-01-15T10:00:07-05:00")
  })

  it("uses nothing that PDF/A forbids and embeds its fonts", () => {
    const pdf = latin1(document.print(attached))
    for (const forbidden of [
      "/Encrypt",
      "/JavaScript",
      "/DeviceRGB",
      "/DeviceGray",
      "/DeviceCMYK",
      "/SMask",
      "/LZWDecode"
    ]) {
      expect(pdf).not.toContain(forbidden)
    }
    const fonts = pdf.match(/\/Type\/FontDescriptor/gu) ?? []
    expect(fonts).toHaveLength(2)
    expect(pdf.match(/\/FontFile2/gu)).toHaveLength(2)
    expect(pdf.match(/\/ToUnicode/gu)).toHaveLength(2)
    expect(pdf).toMatch(/\/ID\[<[0-9a-f]{32}><[0-9a-f]{32}>\]/u)
  })

  it("embeds the font of rare letters where one is written, and no other", () => {
    const namesIn = (note: string): ReadonlyArray<string> =>
      Array.from(
        latin1(printable("InvoiceCreate", invoiceOf(1, { Note: note })).document.print()).matchAll(
          /\/FontName\/RADICR\+(\S+?)\//gu
        ),
        ([, name = ""]) => name
      )
    const common = ["RadicarSans-Regular", "RadicarSans-SemiBold"]
    expect(namesIn("Número «ñ»")).toEqual(common)
    expect(namesIn("Пример ✓ → Пример")).toEqual([...common, "RadicarSansRare-Regular"])
  })

  it("has a cross-reference table that points at its objects", () => {
    const pdf = latin1(document.print(attached))
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/u.exec(pdf)?.[1])
    const [head, ...rows] = pdf.slice(start).split("\n").slice(1)
    const count = Number(head!.split(" ")[1])
    for (let number = 1; number < count; number++) {
      const offset = Number(rows[number]!.slice(0, 10))
      expect(pdf.slice(offset).startsWith(`${number} 0 obj\n`)).toBe(true)
    }
  })

  it("is searchable: letters of Latin languages are the letters they were", async () => {
    expect((await readPdf(document.print())).text).toContain("Número «ñ» – “€”")
  })

  it.skipIf(!qpdfInstalled).each(bodies)("of $name has no fault that qpdf sees", ({ operation, text }) => {
    const folder = mkdtempSync(join(tmpdir(), "radicar-print-"))
    try {
      const path = join(folder, "document.pdf")
      writeFileSync(path, printable(operation, text).document.print(attached))
      expect(execFileSync("qpdf", ["--check", path], { encoding: "utf8" })).toContain(
        "No syntax or stream encoding errors"
      )
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
