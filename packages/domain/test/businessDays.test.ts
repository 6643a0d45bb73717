import { describe, expect, it } from "vitest"
import { businessDaysAfter, holidaysOf, isBusinessDay } from "../src/time/businessDays.ts"

describe("business days in Colombia", () => {
  it("has the holidays of Ley 51 of 1983, and of 9 July from 2026 (Ley 2578)", () => {
    expect(holidaysOf(2025)).toEqual(
      "01-01 01-06 03-24 04-17 04-18 05-01 06-02 06-23 06-30 07-20 08-07 08-18 10-13 11-03 11-17 12-08 12-25"
        .split(" ")
        .map((day) => `2025-${day}`)
    )
    expect(holidaysOf(2026)).toContain("2026-07-13")
    expect(holidaysOf(2025).filter((day) => day.startsWith("2025-07"))).toEqual(["2025-07-20"])
  })

  it.each([
    // Friday; Monday is a holiday
    ["2026-11-13", 3, {}, "2026-11-19"],
    ["2026-11-13", 3, { saturdays: true }, "2026-11-18"],
    // before Holy Week's Thursday
    ["2026-04-01", 3, {}, "2026-04-08"],
    // over the end of a year
    ["2026-12-30", 3, {}, "2027-01-05"],
    ["2026-11-27", 0, {}, "2026-11-27"]
  ] as const)("counts from the day after %s: %i days, %o", (from, days, options, last) => {
    expect(businessDaysAfter(from, days, options)).toBe(last)
  })

  it("ends a term on a business day", () => {
    for (let day = 1; day <= 31; day++) {
      const last = businessDaysAfter(`2026-12-${String(day).padStart(2, "0")}`, 3)
      expect(isBusinessDay(last)).toBe(true)
    }
  })
})
