import { gzipSync } from "node:zlib"
import { build } from "vite"

/** A program as a browser would load it: one file. */
export interface BrowserBundle {
  readonly bytes: number
  readonly gzippedBytes: number
  /** What it is made of, by path. */
  readonly modules: ReadonlyArray<string>
  /** What it would import when it runs. */
  readonly imports: ReadonlyArray<string>
  readonly code: string
}

/** Bundles a module and all it imports for browsers, minified. What browsers do not have stays an import. */
export const browserBundle = async (folder: string, entry: string): Promise<BrowserBundle> => {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ["es"] },
      // left to itself the bundler puts empty modules in place of Node's
      rolldownOptions: { external: /^node:/u }
    }
  })
  const [output] = [built].flat()
  if (output === undefined || !("output" in output)) throw new Error("nothing was bundled")
  const chunks = output.output.filter((file) => file.type === "chunk")
  const code = chunks.map((chunk) => chunk.code).join("")
  return {
    bytes: Buffer.byteLength(code),
    gzippedBytes: gzipSync(code).length,
    modules: chunks.flatMap((chunk) => Object.keys(chunk.modules)),
    imports: chunks.flatMap((chunk) => chunk.imports),
    code
  }
}
