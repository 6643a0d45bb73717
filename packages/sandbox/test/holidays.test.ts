import { holidaysOf } from "@radicar/domain/inner/time/businessDays"
import { expect, it } from "vitest"
import { holidays } from "../src/internal/judge/event/holidays.ts"

it("knows the holidays that the service computes, by another source", () => {
  const isSunday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0
  for (const [year, days] of Object.entries(holidays)) {
    const computed = holidaysOf(Number(year)).filter((date) => !isSunday(date))
    expect(`${year}: ${computed.map((date) => date.slice(5)).join(" ")}`).toBe(`${year}: ${days}`)
  }
})
