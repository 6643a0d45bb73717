import { NodeFS } from "@electric-sql/pglite/nodefs"
import fs from "node:fs"

interface OpenFile {
  /** Descriptor of the operating system; folders have none. */
  readonly nfd?: number
  readonly node: unknown
}

/** The parts of PGlite's WebAssembly runtime that decide what `fsync` does in a folder of the machine. */
interface Runtime {
  readonly NODEFS: {
    readonly realPath: (node: unknown) => string
    readonly stream_ops: { fsync?: (file: OpenFile) => number }
  }
  readonly FS: { readonly ErrnoError: new (code: number) => Error }
}

/** EIO as WASI numbers it. */
const INPUT_OUTPUT_ERROR = 29

const syncFolder = (path: string): void => {
  const descriptor = fs.openSync(path, "r")
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

const installSync = (runtime: Runtime): void => {
  runtime.NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    try {
      if (nfd === undefined) syncFolder(runtime.NODEFS.realPath(node))
      else fs.fsyncSync(nfd)
      return 0
    } catch {
      throw new runtime.FS.ErrnoError(INPUT_OUTPUT_ERROR)
    }
  }
}

/**
 * PGlite's file system over a folder, with an `fsync` that reaches the disk: as it comes, PGlite's does nothing, and a
 * power cut may take what has been committed.
 */
export class DurableFolder extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(database, options)
    const install = (runtime: unknown) => installSync(runtime as Runtime)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), install] } }
  }
}
