import { describe, expect, it } from "@effect/vitest"
import { documentFileName, FileNameError, zipFileName } from "../src/FileName.ts"
import { Schema } from "effect"

const own = { nit: "800197268", providerCode: "000", year: 2019 } as const

describe("file names", () => {
  it("are the annex's examples (1.9 §6.5.7-6.5.8)", () => {
    expect(documentFileName({ ...own, kind: "fv", sequence: 17 })).toBe("fv08001972680001900000011.xml")
    expect(documentFileName({ ...own, kind: "nc", sequence: 1 })).toBe("nc08001972680001900000001.xml")
    expect(documentFileName({ ...own, kind: "nd", sequence: 3 })).toBe("nd08001972680001900000003.xml")
    expect(documentFileName({ ...own, kind: "ar", sequence: 8 })).toBe("ar08001972680001900000008.xml")
    expect(documentFileName({ ...own, kind: "ad", sequence: 1 })).toBe("ad08001972680001900000001.xml")
    expect(documentFileName({ ...own, kind: "ds", year: 2020, sequence: 1 })).toBe("ds08001972680002000000001.xml")
    expect(zipFileName({ ...own, kind: "fv", sequence: 17 })).toBe("z08001972680001900000011.zip")
  })

  it("are the payroll annex's examples, the twelfth file counted in hexadecimal (1.0 §3.3-3.5)", () => {
    const payroll = { ...own, year: 2020, sequence: 12n }
    expect(documentFileName({ ...payroll, kind: "nie" })).toBe("nie0800197268200000000C.xml")
    expect(documentFileName({ ...payroll, kind: "niae" })).toBe("niae0800197268200000000C.xml")
    expect(zipFileName({ ...payroll, kind: "nie" })).toBe("z0800197268200000000C.zip")
  })

  it.prop(
    "have 23 characters after the letters, and differ when the sequence differs",
    {
      first: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 0xffff_ffff })),
      second: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 0xffff_ffff }))
    },
    ({ first, second }) => {
      const name = (sequence: number) => documentFileName({ ...own, kind: "fv", sequence })
      expect(name(first)).toMatch(/^fv\d{10}.{3}\d{2}[0-9A-F]{8}\.xml$/u)
      expect(name(first) === name(second)).toBe(first === second)
    }
  )

  it("refuse parts that do not fit", () => {
    const bad = [
      { nit: "12345678901" },
      { nit: "900373115-3" },
      { nit: "" },
      { providerCode: "0" },
      { year: 26 },
      { sequence: 0 },
      { sequence: 1.5 },
      { sequence: 0x1_0000_0000 },
      { sequence: Number.NaN }
    ]
    for (const part of bad) {
      expect(() => documentFileName({ ...own, kind: "fv", sequence: 1, ...part })).toThrow(FileNameError)
    }
  })
})
