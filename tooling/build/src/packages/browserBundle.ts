import { gzipSync } from "node:zlib"
import { build } from "vite"

/** A program bundled into the one file that a browser loads. */
export interface BrowserBundle {
  readonly bytes: number
  readonly gzippedBytes: number
  /** Paths of the modules in the bundle. */
  readonly modules: ReadonlyArray<string>
  /** Specifiers that the bundle still imports at run time. */
  readonly imports: ReadonlyArray<string>
  readonly code: string
}

/**
 * Bundles a module and its imports for browsers, minified. Modules that exist only outside of browsers stay imports.
 */
export const browserBundle = async (folder: string, entry: string): Promise<BrowserBundle> => {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ["es"] },
      // by default the bundler replaces Node's modules by empty ones
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
