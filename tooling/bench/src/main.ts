import { cpus } from "node:os"

/** By name; each is loaded only when it runs, so that nothing of the others is compiled, cached or collected meanwhile. */
const sections: Readonly<Record<string, () => Promise<void>>> = {
  pipeline: async () => (await import("./sections/pipelineShares.ts")).pipelineShares(),
  lines: async () => (await import("./sections/lineCounts.ts")).lineCounts(),
  envelope: async () => (await import("./sections/envelopes.ts")).envelopes(),
  pieces: async () => (await import("./sections/pieces.ts")).pieces(),
  containers: async () => (await import("./sections/containers.ts")).containers(),
  peers: async () => (await import("./sections/peers.ts")).peers(),
  cold: async () => (await import("./sections/coldStarts.ts")).coldStarts(),
  growth: async () => (await import("./sections/growth.ts")).growth()
}

// what begins with dashes is a section's to read
const asked = process.argv.slice(2).filter((word) => !word.startsWith("--"))
const unknown = asked.filter((name) => !(name in sections))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}. There are ${Object.keys(sections).join(", ")}.`)
  process.exitCode = 2
} else {
  console.log(`${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, Node ${process.versions.node}\n`)
  for (const name of asked.length === 0 ? Object.keys(sections) : asked) {
    console.log(`${name}\n`)
    await sections[name]!()
    console.log("")
  }
}
