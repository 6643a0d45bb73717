import { describe, expect, it } from "vitest"
import { runFuzz } from "../src/runFuzz.ts"

const seed = 20_261_121

describe("whatever comes in", () => {
  it.each([
    ["PKCS#12 files open or fail with a typed error", { containers: 300, answers: 0, bodies: 0, seed }],
    ["answers of the authority are read or refused", { containers: 0, answers: 150, bodies: 0, seed }],
    ["bodies are answered with a problem or taken", { containers: 0, answers: 0, bodies: 300, seed }]
  ])("%s", async (_what, options) => {
    const reports = await runFuzz(options)
    expect(reports.map(({ findings }) => findings)).toEqual([[]])
    expect(reports[0]?.inputs).toBeGreaterThanOrEqual(options.containers + options.answers + options.bodies)
  })
})
