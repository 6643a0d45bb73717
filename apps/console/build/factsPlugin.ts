import { createRequire } from "node:module"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Plugin } from "vite"

const prefix = "virtual:radicar/"
const conditions = ["@radicar/source", "node", "import", "module", "default"]

/** Imports of our packages, whose sources are in the repository. */
const sibling = /^@radicar\/([a-z-]+)\/(?:inner\/)?(.+)$/u

// where only what runs is installed, the bundler alone has it
const bundler = createRequire(join(import.meta.dirname, "../../../tooling/build/package.json"))

/**
 * Plugin that answers `virtual:radicar/NAME` with the export NAME of `facts.ts`, computed when the page is built. So
 * the page has the few facts of contract and domain that it shows, without their schemas.
 */
export const factsPlugin = (): Plugin => {
  let facts: Promise<Readonly<Record<string, unknown>>> | undefined
  const evaluate = async () => {
    const { runnerImport }: typeof import("vite") = await import(pathToFileURL(bundler.resolve("vite")).href)
    const { module } = await runnerImport<Readonly<Record<string, unknown>>>(join(import.meta.dirname, "facts.ts"), {
      configFile: false,
      logLevel: "silent",
      root: import.meta.dirname,
      resolve: {
        // a peer of the packages: where only what runs is installed, the page has it
        dedupe: ["effect"],
        // and there a package may lack others that it needs to be built
        alias: [{ find: sibling, replacement: join(import.meta.dirname, "../../../packages/$1/src/$2.ts") }]
      },
      // by its own name: the environment that evaluates takes everything else from the installed packages
      environments: { inline: { resolve: { conditions, noExternal: [/^@radicar\//u] } } }
    })
    return module
  }
  return {
    name: "radicar-facts",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: async (id) => {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      facts ??= evaluate()
      const value = (await facts)[id.slice(prefix.length + 1)]
      if (value === undefined) throw new Error(`facts.ts does not export ${id.slice(prefix.length + 1)}`)
      return `export default ${JSON.stringify(value)}`
    }
  }
}
