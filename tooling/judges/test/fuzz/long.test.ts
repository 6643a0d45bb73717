import { appendFileSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { readCommand } from "../../src/fuzz/FuzzOptions.ts"
import { readJournal, writeJournal } from "../../src/fuzz/long/Journal.ts"
import { portionsOf } from "../../src/fuzz/long/portionsOf.ts"
import { runLong } from "../../src/fuzz/long/runLong.ts"
import { documentedCommands } from "./support/documentedCommands.ts"

let directory = ""
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "radicar-long-"))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const report = (inputs: number, outcomes: Record<string, number>) => ({
  name: "bodies",
  inputs,
  seconds: 2,
  outcomes,
  slowest: inputs,
  peakMebibytes: 900,
  findings: []
})

const running = new AbortController().signal

describe("a long run", () => {
  it("has portions of different seeds that come to what was asked for", () => {
    const { long } = readCommand("--bodies 70 --containers 10 --answers 0 --portion 30 --seed 5 --journal x".split(" "))
    const portions = long === undefined ? [] : portionsOf(long)
    expect(portions.map(({ bodies, containers, seed }) => [bodies, containers, seed])).toEqual([
      [0, 10, 5],
      [30, 0, 5],
      [30, 0, 6],
      [10, 0, 7]
    ])
    expect(new Set(portions.map(({ name }) => name)).size).toBe(4)
  })

  it("as its page shows it has portions, each with a process of its own, that come to a million bodies", () => {
    const [, shown, ...others] = documentedCommands
    expect(others).toEqual([])
    const { long } = shown ?? {}
    const portions = long === undefined ? [] : portionsOf(long)
    expect(portions.map(({ bodies }) => bodies).reduce((sum, bodies) => sum + bodies, 0)).toBe(1_000_000)
    expect(new Set(portions.map(({ seed }) => seed)).size).toBe(40)
  })

  it("goes on behind what its journal has, half a line at the end of it or not", async () => {
    const journal = join(directory, "fuzz.ndjson")
    writeJournal(journal, { name: "bodies 30 seed 5", report: report(31, { "200": 20, "400": 11 }) })
    appendFileSync(journal, '{"name":"bodies 30 se')
    writeJournal(journal, { name: "bodies 30 seed 6", report: report(32, { "400": 32 }) })
    expect(readJournal(journal)).toHaveLength(2)
    const run = { bodies: 60, containers: 0, answers: 0, seed: 5, portion: 30, workers: 2, journal }
    const [total, ...others] = await runLong(run, running)
    expect(others).toEqual([])
    expect(total).toMatchObject({ inputs: 63, seconds: 4, slowest: 32, outcomes: { "200": 20, "400": 43 } })
  })

  it("runs what the journal lacks in processes of its own, and what was stopped the next time", async () => {
    const journal = join(directory, "fuzz.ndjson")
    const run = { bodies: 0, containers: 24, answers: 0, seed: 5, portion: 12, workers: 2, journal }
    expect(await runLong(run, AbortSignal.abort())).toEqual([])
    const told: Array<string> = []
    const [total] = await runLong(run, running, (line) => told.push(line))
    expect(total).toMatchObject({ name: "PKCS#12 files", inputs: 24, findings: [] })
    expect(told).toHaveLength(2)
    const seen = readJournal(journal).map(({ report: { outcomes } }) => outcomes)
    expect(seen).toHaveLength(2)
  })

  it("takes no numbers that say nothing", () => {
    for (const words of [
      ["--portion", "0"],
      ["--workers", "0"],
      ["--seed", "a"]
    ]) {
      expect(() => readCommand(words)).toThrow(/whole number|at least 1/u)
    }
  })
})
