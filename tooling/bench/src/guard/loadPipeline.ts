import { existsSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { build } from "vite"
import { repository } from "./mergeBase.ts"

const entry = "tooling/bench/src/pipeline.ts"

/** The way of an invoice as `pipeline.ts` has it. */
export interface Pipeline {
  readonly pipeline: (text: string) => unknown
}

/**
 * Loads the pipeline over the packages in a folder that is laid out as the repository is, into this process, beside
 * others of its kind: code of its own, so that neither warms the other. The way through them is the one of that folder,
 * where it has one.
 */
export const loadPipeline = async (sources: string, output: string): Promise<Pipeline> => {
  const tooling = join(sources, "tooling/certificates/src")
  await build({
    configFile: false,
    logLevel: "error",
    resolve: {
      conditions: ["@radicar/source", "node", "import", "module", "default"],
      alias: [
        { find: /^@radicar\/certificates\/(.+)$/u, replacement: `${tooling}/$1.ts` },
        { find: /^@radicar\/([\w-]+)\/(.+)$/u, replacement: `${join(sources, "packages")}/$1/src/$2.ts` }
      ]
    },
    build: {
      ssr: existsSync(join(sources, entry)) ? join(sources, entry) : join(repository, entry),
      outDir: output,
      target: "node24",
      minify: false,
      rolldownOptions: {
        output: { entryFileNames: "pipeline.js" }
      }
    },
    // certificates are read from beside their source
    define: { "import.meta.url": JSON.stringify(pathToFileURL(`${tooling}/TestCertificates.ts`).href) },
    ssr: { noExternal: true }
  })
  return (await import(pathToFileURL(join(output, "pipeline.js")).href)) as Pipeline
}
