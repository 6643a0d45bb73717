import { describe, expect, it } from "vitest"
import { longOr } from "@radicar/fixtures/long"
import { readCommand } from "../../src/fuzz/FuzzOptions.ts"
import { runFuzz } from "../../src/fuzz/runFuzz.ts"
import { documentedCommands } from "./support/documentedCommands.ts"

const [whole] = documentedCommands

/** The hundredth part of what the page shows; a quarter of that in the normal run. */
const [bodies = 0, containers = 0, answers = 0] = [
  whole?.options.bodies,
  whole?.options.containers,
  whole?.options.answers
].map((inputs) => (inputs ?? 0) / longOr(100, 400))
const seed = whole?.options.seed ?? 0

describe("random input", () => {
  it.each([
    ["PKCS#12 files open or fail with a typed error", { containers, answers: 0, bodies: 0, seed }],
    ["answers of the authority are read or refused", { containers: 0, answers, bodies: 0, seed }],
    ["bodies are answered with a problem or taken", { containers: 0, answers: 0, bodies, seed }]
  ])("%s", async (_what, options) => {
    const reports = await runFuzz(options)
    expect(reports.map(({ findings }) => findings)).toEqual([[]])
    expect(options.containers + options.answers + options.bodies).toBeGreaterThanOrEqual(37)
    expect(reports[0]?.inputs).toBeGreaterThanOrEqual(options.containers + options.answers + options.bodies)
  })

  it("is of three kinds", () => {
    expect(Object.keys(readCommand([]).options)).toEqual(["bodies", "containers", "answers", "seed"])
  })
})
