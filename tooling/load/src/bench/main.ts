import { cpus } from "node:os"
import { parseArgs } from "node:util"
import type { BenchOptions } from "./BenchOptions.ts"

/**
 * Sections of the benchmark by name. Each is loaded only when it runs, so that the others cost no compilation, caching
 * or collection meanwhile.
 */
const sections: Readonly<Record<string, (options: BenchOptions) => Promise<void>>> = {
  pipeline: async () => (await import("./sections/pipelineShares.ts")).pipelineShares(),
  lines: async () => (await import("./sections/lineCounts.ts")).lineCounts(),
  envelope: async () => (await import("./sections/envelopes.ts")).envelopes(),
  pieces: async () => (await import("./sections/pieces.ts")).pieces(),
  smallest: async () => (await import("./sections/smallest.ts")).smallest(),
  budgets: async ({ only }) => (await import("./sections/budgets.ts")).budgets(only),
  containers: async () => (await import("./sections/containers.ts")).containers(),
  peers: async () => (await import("./sections/peers.ts")).peers(),
  cold: async () => (await import("./sections/coldStarts.ts")).coldStarts(),
  endToEnd: async (options) => (await import("./sections/endToEnd.ts")).endToEnd(options),
  processes: async (options) => (await import("./sections/severalProcesses.ts")).severalProcesses(options),
  steady: async (options) => (await import("./sections/steady.ts")).steady(options),
  growth: async () => (await import("./sections/growth.ts")).growth()
}

const { positionals, values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== "--"),
  allowPositionals: true,
  // further options belong to a section
  strict: false,
  options: {
    minutes: { type: "string", default: "6" },
    rate: { type: "string", default: "5" },
    file: { type: "string" },
    base: { type: "string" },
    warm: { type: "string", default: "4000" },
    fsync: { type: "boolean", default: false },
    only: { type: "string", multiple: true, default: [] }
  }
})
const options: BenchOptions = {
  minutes: Number(values["minutes"]),
  rate: Number(values["rate"]),
  file: typeof values["file"] === "string" ? values["file"] : undefined,
  base: typeof values["base"] === "string" ? values["base"] : undefined,
  warm: Number(values["warm"]),
  fsync: values["fsync"] === true,
  only: [values["only"] ?? []].flat().map(String)
}
const chosenNames = positionals.length === 0 ? Object.keys(sections) : positionals
const unknown = positionals.filter((name) => !(name in sections))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}. There are ${Object.keys(sections).join(", ")}.`)
  process.exitCode = 2
} else {
  console.log(`${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, Node ${process.versions.node}\n`)
  for (const name of chosenNames) {
    console.log(`${name}\n`)
    await sections[name]!(options)
    console.log("")
  }
}
