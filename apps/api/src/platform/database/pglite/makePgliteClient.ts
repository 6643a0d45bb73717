import { PgClient } from "@effect/sql-pg"
import { PGlite } from "@electric-sql/pglite"
import { NodeFS } from "@electric-sql/pglite/nodefs"
import { Effect } from "effect"
import fs, { existsSync, readdirSync } from "node:fs"
import { open, readdir, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { maximumMessageBytes } from "../maximumMessageBytes.ts"
import { StorageError, UnusableDatabase } from "../StorageError.ts"
import { PgliteBackend } from "./PgliteBackend.ts"
import { unpackCluster } from "./preparedCluster.ts"

interface OpenFile {
  /** File descriptor of the operating system; absent for folders. */
  readonly nfd?: number
  readonly node: unknown
}

/** Parts of PGlite's WebAssembly runtime that implement `fsync` and `chmod` on the host's files. */
interface Runtime {
  readonly NODEFS: {
    readonly realPath: (node: unknown) => string
    readonly stream_ops: { fsync?: (file: OpenFile) => number }
  }
  readonly FS: {
    readonly ErrnoError: new (code: number) => Error
    chmod: (path: unknown, mode: number, ...more: ReadonlyArray<unknown>) => void
  }
}

/** Error number of EIO (input/output error) in WASI. */
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

/** Restricts the permissions of new files to their owner; the runtime ignores the process's `umask`. */
const installPermissions = ({ FS }: Runtime): void => {
  const { chmod } = FS
  FS.chmod = (path, mode, ...more) => chmod(path, mode & ~0o077, ...more)
}

/** Files that the server reports without their paths. */
const unnamedFiles: ReadonlyArray<readonly [RegExp, string]> = [
  [/WAL segment ([0-9A-F]{24})/u, "pg_wal/"],
  [/PG_CONTROL_VERSION|control file/u, "global/pg_control"],
  [/checkpoint record/u, "pg_wal"]
]

/** The damaged file, relative to the folder, named by a server that cannot start; empty if it names none. */
const damagedFile = (lines: ReadonlyArray<string>): string => {
  const path = /(?:[Ff]ile|could not load) "?(?:\/pglite\/data\/)?([\w./-]+)"?/u
  const named = lines.flatMap((line) => path.exec(line)?.[1] ?? []).at(-1)
  if (named !== undefined) return named
  const [first] = unnamedFiles.flatMap(([pattern, file]) =>
    lines.flatMap((line) => {
      const match = pattern.exec(line)
      return match === null ? [] : [`${file}${match[1] ?? ""}`]
    })
  )
  return first ?? ""
}

/** Whether a line reports files that are unusable for now, but not damaged. */
const isUnusableForNow = (line: string): boolean => /No space left on device|Permission denied/u.test(line)

/** Number of last output lines to keep. If a file of the database is damaged, one of these lines names it. */
const KEPT_LINES = 20

/**
 * PGlite's file system over a folder, with an `fsync` that reaches the disk. PGlite's own `fsync` does nothing, so a
 * power cut could lose commits. Files are accessible to their owner only.
 */
export class DurableFolder extends NodeFS {
  /** The server's last lines of output. */
  readonly lines: Array<string> = []

  override async init(...[database, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(database, options)
    const install = (runtime: unknown) => {
      installSync(runtime as Runtime)
      installPermissions(runtime as Runtime)
    }
    const print = (line: string) => {
      this.lines.push(line)
      if (this.lines.length > KEPT_LINES) this.lines.shift()
    }
    return {
      emscriptenOpts: { ...emscriptenOpts, print, printErr: print, preRun: [...(emscriptenOpts.preRun ?? []), install] }
    }
  }
}

/** PGlite's start parameters with `fsync` enabled. The default method, `fdatasync`, does nothing in PGlite. */
const durable = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["fsync=on", "wal_sync_method=fsync", "synchronous_commit=on", "full_page_writes=on"].flatMap((s) => ["-c", s])
]

const openFolder = async (folder: string): Promise<PGlite> => {
  const files = new DurableFolder(folder)
  try {
    return await PGlite.create({ fs: files, startParams: durable, relaxedDurability: false })
  } catch (error) {
    throw files.lines.some(isUnusableForNow) ? error : UnusableDatabase.damaged(folder, damagedFile(files.lines))
  }
}

const restrictAndSync = async (path: string, mode: number): Promise<void> => {
  const handle = await open(path, "r")
  try {
    // PGlite unpacks files for all users; if that cannot be changed, the service warns at its start
    await handle.chmod(mode).catch(() => {})
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Creates the cluster in a temporary folder and moves it into place when it is complete and on disk. It is copied from
 * the bundle if possible, because initialising takes seconds.
 */
const createCluster = async (folder: string): Promise<void> => {
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  if (!(await unpackCluster(unfinished))) await (await openFolder(unfinished)).close()
  const entries = await readdir(unfinished, { recursive: true, withFileTypes: true })
  // in parallel, because the disk handles many at once
  await Promise.all(
    entries.map(async (entry) => {
      if (!entry.isFile() && !entry.isDirectory()) return
      await restrictAndSync(join(entry.parentPath, entry.name), entry.isFile() ? 0o600 : 0o700)
    })
  )
  await restrictAndSync(unfinished, 0o700)
  await rename(unfinished, folder)
  syncFolder(dirname(folder))
}

/**
 * Opens PGlite in `folder`, which is created on demand; every commit is on disk before it is answered. The caller must
 * prevent two processes from opening the same folder.
 */
export const openPglite = async (folder: string): Promise<PGlite> => {
  if (!existsSync(folder)) await createCluster(folder)
  // PGlite treats a folder without this file as new and overwrites its contents
  else if (readdirSync(folder).length > 0 && !existsSync(join(folder, "PG_VERSION"))) {
    throw UnusableDatabase.damaged(folder, "PG_VERSION")
  }
  return openFolder(folder)
}

/** Number of connections to the single backend, so that one in use does not stop all others. */
const CONNECTIONS = 8

/** A client of PGlite in `folder`: the same driver as for Postgres, over in-process connections. */
export const makePgliteClient = Effect.fnUntraced(function* (folder: string) {
  const backend = yield* Effect.acquireRelease(
    Effect.tryPromise({
      try: async () => new PgliteBackend(await openPglite(folder)),
      catch: (error) =>
        error instanceof UnusableDatabase
          ? error
          : StorageError.because("open the embedded database", "FileError", false)
    }),
    (opened) => Effect.promise(() => opened.close())
  )
  const client = yield* PgClient.make({
    stream: () => backend.connect(),
    ssl: false,
    username: "postgres",
    database: "postgres",
    maxConnections: CONNECTIONS,
    maxMessageSize: maximumMessageBytes,
    prepare: false
  })
  // tells Effect's cluster storage that there are no sessions to tie a lock to
  return Object.assign(client, { driver: "pglite" })
})
