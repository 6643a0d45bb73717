import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { build } from "vite"
import { repository } from "./mergeBase.ts"

/** The way of an invoice as `pipeline.ts` has it. */
export interface Pipeline {
  readonly pipeline: (text: string) => unknown
}

/**
 * Loads the pipeline over the packages of a folder with the repository's layout. Each pipeline in this process has its own
 * copy of the code, so that none warms another.
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
      ssr: join(repository, "tooling/bench/src/pipeline.ts"),
      outDir: output,
      target: "node24",
      minify: false,
      rolldownOptions: {
        output: { entryFileNames: "pipeline.js" }
      }
    },
    // certificates are read from the folder of their source
    define: { "import.meta.url": JSON.stringify(pathToFileURL(`${tooling}/TestCertificates.ts`).href) },
    ssr: { noExternal: true }
  })
  return (await import(pathToFileURL(join(output, "pipeline.js")).href)) as Pipeline
}
