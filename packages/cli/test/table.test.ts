import { describe, expect, it } from "@effect/vitest"
import { paint } from "../src/output/Paint.ts"
import { type TextColumn, layOutTable } from "../src/output/layout.ts"

const id = "7d6f8f2e-6a0e-4c3a-9f11-0a1b2c3d4e5f"
const columns: ReadonlyArray<TextColumn> = [
  { heading: "number" },
  { heading: "created", shorter: (text) => text.slice(5, 16) },
  { heading: "left", align: "right" },
  { heading: "name", least: 8 },
  { heading: "note", least: 6, optional: true },
  { heading: "id" }
]
const lines = [
  ["SETP990000001", "2026-01-15 10:00:05", "7", "Comercializadora de Café y Panela", "a note of many words", id],
  ["SETP2", "2026-01-15 10:00:06", "1204", "Ñandú", "", id]
] as const
const at = (width: number) => layOutTable(columns, lines, { columns: width, paint: paint(false) }).split("\n")

describe("a table", () => {
  it("is as wide as what it holds where there is room", () => {
    expect(at(160)).toEqual([
      "number         created              left  name                               note                  id",
      `SETP990000001  2026-01-15 10:00:05     7  Comercializadora de Café y Panela  a note of many words  ${id}`,
      `SETP2          2026-01-15 10:00:06  1204  Ñandú                                                    ${id}`
    ])
  })

  it("takes the shorter form, then cuts or leaves out what is optional, then cuts, and never touches what names the thing", () => {
    for (const width of [130, 120, 110, 100, 95, 90, 86]) {
      const shown = at(width)
      for (const line of shown) expect([...line].length).toBeLessThanOrEqual(width)
      for (const line of shown.slice(1)) expect(line).toContain(id)
      expect(shown[1]).toContain("SETP990000001")
    }
    expect(at(120)[1]).toContain("  01-15 10:00  ")
    expect(at(120)[1]).toContain("Panela  a note of ma…  ")
    expect(at(110)[0]).not.toContain("note")
    expect(at(110)[1]).toContain("Panela  ")
    expect(at(86)[1]).toContain("  Comerc")
    expect(at(40)[1]).toContain(id)
  })

  it("shows no column without values, and the control characters of others", () => {
    const text = layOutTable([{ heading: "a" }, { heading: "b" }], [["x\u001b[2J", undefined]], {
      columns: 80,
      paint: paint(true)
    })
    expect(text).toBe("\u001b[2ma\u001b[0m\nx\\u001b[2J")
  })
})
