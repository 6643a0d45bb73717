import { repository, toolingIn } from "@radicar/build/earlier/commits"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { build } from "vite"

/** Timed functions by name. */
export type Workloads = Readonly<Record<string, () => unknown>>

const entryOf = (sources: string): string => join(toolingIn(sources, "tooling/load/src/bench"), "guard/workloads.ts")

/**
 * Bundles the workloads of a copy of the repository and loads them into this process. Each copy has separate code, so
 * that neither warms up the other. If a commit has no workloads, the current ones run on its packages.
 */
export const loadWorkloads = async (sources: string, output: string): Promise<Workloads> => {
  const certificates = toolingIn(sources, "tooling/fixtures/src/certificates")
  const entry = entryOf(sources)
  await build({
    configFile: false,
    logLevel: "error",
    resolve: {
      conditions: ["@radicar/source", "node", "import", "module", "default"],
      alias: [
        { find: /^@radicar\/(?:fixtures\/)?certificates\/(.+)$/u, replacement: `${certificates}/$1.ts` },
        { find: /^@radicar\/([\w-]+)\/(?:inner\/)?(.+)$/u, replacement: `${join(sources, "packages")}/$1/src/$2.ts` }
      ]
    },
    build: {
      ssr: existsSync(entry) ? entry : entryOf(repository),
      outDir: output,
      target: "node24",
      minify: false,
      rolldownOptions: { output: { entryFileNames: "workloads.js" } }
    },
    // certificates are read relative to their source
    define: { "import.meta.url": JSON.stringify(pathToFileURL(`${certificates}/TestCertificates.ts`).href) },
    ssr: { noExternal: true }
  })
  const loaded: { readonly workloads: Workloads } = await import(pathToFileURL(join(output, "workloads.js")).href)
  return loaded.workloads
}
