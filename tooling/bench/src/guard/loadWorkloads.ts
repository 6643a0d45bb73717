import { existsSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { build } from "vite"
import { repository } from "./mergeBase.ts"

/** What is timed, by name. */
export type Workloads = Readonly<Record<string, () => unknown>>

const entry = "tooling/bench/src/guard/workloads.ts"

/**
 * Loads the workloads of the repository in a folder into this process: code of its own, so that no side warms the
 * other. A commit without workloads runs those of today over its packages.
 */
export const loadWorkloads = async (sources: string, output: string): Promise<Workloads> => {
  const tooling = join(sources, "tooling/certificates/src")
  const own = join(sources, entry)
  await build({
    configFile: false,
    logLevel: "error",
    resolve: {
      conditions: ["@radicar/source", "node", "import", "module", "default"],
      alias: [
        { find: /^@radicar\/certificates\/(.+)$/u, replacement: `${tooling}/$1.ts` },
        { find: /^@radicar\/([\w-]+)\/(?:inner\/)?(.+)$/u, replacement: `${join(sources, "packages")}/$1/src/$2.ts` }
      ]
    },
    build: {
      ssr: existsSync(own) ? own : join(repository, entry),
      outDir: output,
      target: "node24",
      minify: false,
      rolldownOptions: { output: { entryFileNames: "workloads.js" } }
    },
    // certificates are read from the folder of their source
    define: { "import.meta.url": JSON.stringify(pathToFileURL(`${tooling}/TestCertificates.ts`).href) },
    ssr: { noExternal: true }
  })
  const loaded: { readonly workloads: Workloads } = await import(pathToFileURL(join(output, "workloads.js")).href)
  return loaded.workloads
}
