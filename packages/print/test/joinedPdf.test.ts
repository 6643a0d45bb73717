import { describe, expect, it } from "@effect/vitest"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { execFileSync, spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { JoinedPdf } from "../src/JoinedPdf.ts"
import { bodies, printable } from "./support/printing.ts"
import { readPdf } from "./support/readPdf.ts"

const qpdfInstalled = spawnSync("qpdf", ["--version"]).status === 0

const metadata = {
  title: "Documentos",
  author: "Café Piñón y Cía. S.A.S.",
  moment: new LocalDateTime({ date: "2026-01-15", time: "10:00:07" })
}

/** A body of each type of document. */
const oneOfEach = [...new Map(bodies.map((body) => [body.operation, body])).values()]

const printed = oneOfEach.map(({ operation, text }) => printable(operation, text).document.print())

const lines = Array.from({ length: 90 }, (_, index) => `SETP${index}: se eliminó`)

const joinAll = (lines: ReadonlyArray<string>): Uint8Array => {
  const joined = new JoinedPdf()
  const parts = printed.map((pdf) => joined.add(pdf))
  const end = joined.finish({ metadata, id: "0f".repeat(16), heading: "Sin PDF", lines })
  return new Uint8Array(Buffer.concat([...parts, end]))
}

describe("a joined file", () => {
  it("has the pages of every document one after another, then those with the lines", async () => {
    const each = await Promise.all(printed.map((pdf) => readPdf(pdf)))
    const { metadata: stated, pages } = await readPdf(joinAll(lines))
    const own = each.flatMap((file) => file.pages.map(({ pieces }) => pieces))
    expect(pages.slice(0, own.length).map(({ pieces }) => pieces)).toEqual(own)
    const [first, second, ...others] = pages.slice(own.length)
    expect(others).toEqual([])
    for (const page of [first, second]) expect(page?.text).toContain("Sin PDF")
    expect(first?.text).toContain("SETP0: se eliminó")
    expect(second?.text).toContain("SETP89: se eliminó")
    expect(stated.info).toMatchObject({ Title: metadata.title, Author: metadata.author })
  })

  it("embeds a font once for all documents", () => {
    const fonts =
      Buffer.from(joinAll([]))
        .toString("latin1")
        .match(/\/Type\/FontDescriptor/gu) ?? []
    // two, and those of rare letters
    expect(fonts.length).toBeLessThanOrEqual(4)
  })

  it.skipIf(!qpdfInstalled)("has no fault that qpdf sees", () => {
    const folder = mkdtempSync(join(tmpdir(), "radicar-joined-"))
    try {
      const path = join(folder, "joined.pdf")
      writeFileSync(path, joinAll(lines))
      expect(execFileSync("qpdf", ["--check", path], { encoding: "utf8" })).toContain(
        "No syntax or stream encoding errors"
      )
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
