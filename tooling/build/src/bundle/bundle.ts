import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync
} from "node:fs"
import { basename, dirname, join } from "node:path"
import { setTimeout } from "node:timers/promises"
import type { Plugin } from "vite"
import { contents } from "./contents.ts"
import { undiciNames } from "./undiciNames.ts"
import { isStampedWith, sourcesDigest, writeStamp } from "./stamp.ts"

/** A program to bundle. */
export interface Program {
  /** Source files by the name of their output file: the program, and its worker threads. */
  readonly entries: Readonly<Record<string, string>>
  /** Output folder of the entries and their imports. It must contain nothing else. */
  readonly folder: string
  /** Globs of the program's sources, from the root of the repository. */
  readonly sources: ReadonlyArray<string>
  /** Packages that are not bundled, because they load other files from their own folder. */
  readonly external?: ReadonlyArray<string>
  /** Adds files other than JavaScript to the unfinished bundle in a folder. */
  readonly complete?: (folder: string) => Promise<void>
  /**
   * Whether the bundle omits parts that only improve speed. If the folder has a complete bundle of the same sources, it
   * is kept. A later complete build replaces a provisional bundle.
   */
  readonly isProvisional?: boolean
}

/**
 * Import conditions that select the sources of our packages instead of their builds. The stamp of a bundle covers the
 * sources.
 */
const conditions = ["@radicar/source", "node", "import", "module", "default"]

const service = join(import.meta.dirname, "../../../../apps/api")

const packages = join(import.meta.dirname, "../../../../packages")

/**
 * Pattern of imports of our packages, which resolve to folders of the repository. A program need not have the packages
 * installed: manifests of programs that bundle everything name no dependencies, and an installation for running only
 * has no development dependencies.
 */
const siblingImport = new RegExp(`^@radicar/(${readdirSync(packages).join("|")})/(?:inner/)?(.+)$`, "u")

/** Source of the sandbox's worker threads, to be bundled with programs that contain a sandbox. */
export const judgeWorker = join(import.meta.dirname, "../../../../packages/sandbox/src/internal/judgeWorker.ts")

const outside = (packages: ReadonlyArray<string>): Plugin => ({
  name: "outside",
  enforce: "pre",
  resolveId: (id) =>
    packages.some((name) => id === name || id.startsWith(`${name}/`)) ? { id, external: true } : undefined
})

const sqlFile = /readFileSync\(join\(import\.meta\.dirname, "([^"]+\.sql)"\), "utf8"\)/gu

/** Bundler plugin that embeds SQL files as text, in place of the calls with which sources read them. */
const sqlTexts: Plugin = {
  name: "sql-texts",
  enforce: "pre",
  transform(code, id) {
    if (id.includes("/node_modules/") || !code.includes('.sql"')) return undefined
    const embedded = code.replaceAll(sqlFile, (_, path: string) =>
      JSON.stringify(readFileSync(join(dirname(id), path), "utf8"))
    )
    if (embedded.includes('.sql"')) throw new Error(`${id} reads SQL in a form that cannot be bundled`)
    return embedded
  }
}

const locks = join(import.meta.dirname, "../../../../node_modules/.cache/radicar")

/** Whether the process that wrote a lock has ended. */
const isAbandoned = (lock: string): boolean => {
  try {
    return !process.kill(Number(readFileSync(lock, "utf8")), 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH"
  }
}

/** Runs a build of a folder once no other process builds that folder. */
const alone = async (folder: string, build: () => Promise<void>): Promise<void> => {
  mkdirSync(locks, { recursive: true })
  const lock = join(locks, `${basename(dirname(folder))}-${basename(folder)}.lock`)
  const take = (): boolean => {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" })
      return true
    } catch {
      if (isAbandoned(lock)) rmSync(lock, { force: true })
      return false
    }
  }
  while (!take()) await setTimeout(50)
  try {
    await build()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Library of the command line alone, which a production installation has as a dependency of this build. */
const ofCommandLine = "@modelcontextprotocol/server"

const commandLineLibrary: Plugin = {
  name: "command-line-library",
  enforce: "pre",
  resolveId(id) {
    const isMeant = id === ofCommandLine || id.startsWith(`${ofCommandLine}/`)
    return isMeant ? this.resolve(id, import.meta.filename, { skipSelf: true }) : undefined
  }
}

/** Bundles a program into a new folder, then replaces the program's output folder with it. */
const build = async ({ complete, entries, external = [], folder, sources }: Program, stamp: string): Promise<void> => {
  const vite = await import("vite")
  const unfinished = mkdtempSync(join(dirname(folder), `.${basename(folder)}-`))
  const { plugin, write } = contents(dirname(folder))
  await vite.build({
    configFile: false,
    root: service,
    logLevel: "warn",
    plugins: [outside(external), commandLineLibrary, undiciNames, sqlTexts, plugin],
    build: {
      ssr: true,
      outDir: unfinished,
      emptyOutDir: false,
      target: "node24",
      minify: false,
      rolldownOptions: {
        input: { ...entries },
        // some late imports break cycles; PGlite's runtime has an `eval` for other hosts
        checks: { ineffectiveDynamicImport: false, eval: false },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" }
      }
    },
    ssr: { noExternal: true, resolve: { conditions } },
    resolve: {
      conditions,
      alias: [{ find: siblingImport, replacement: `${packages}/$1/src/$2.ts` }],
      // in a production installation, only the service has them
      dedupe: ["effect", "@effect/platform-node"]
    }
  })
  write(unfinished)
  await complete?.(unfinished)
  writeStamp(unfinished, stamp, sources)
  chmodSync(unfinished, 0o755)
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
}

/**
 * Bundles a program and its imports into a few files, with the licences and the bill of materials of the contents. Node
 * loads these files in a fraction of the time of a thousand modules. Does nothing if the folder already has a bundle of
 * the same sources. Programs that start meanwhile see either all old files or all new ones.
 */
export const bundle = async (program: Program): Promise<void> => {
  const { folder, isProvisional = false, sources } = program
  const digest = sourcesDigest(sources)
  const stamp = isProvisional ? `${digest} provisional` : digest
  const isFresh = (): boolean => isStampedWith(folder, digest) || isStampedWith(folder, stamp)
  if (isFresh()) return
  // a folder that another process has just completed must not be replaced: programs are loading it
  await alone(folder, async () => {
    if (!isFresh()) await build(program, stamp)
  })
}
