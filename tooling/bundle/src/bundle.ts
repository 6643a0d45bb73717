import { chmodSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import type { Plugin } from "vite"
import { contents } from "./contents.ts"
import { undiciNames } from "./undiciNames.ts"
import { isStampedWith, sourcesDigest, stampFile } from "./stamp.ts"

/** A program to be bundled. */
export interface Program {
  /** Sources by the names that their files get: the program, and the files of its worker threads. */
  readonly entries: Readonly<Record<string, string>>
  /** Where the files go: the entries under their own names, and what they import. Nothing else may be in it. */
  readonly folder: string
  /** Globs of the sources that it is made of, from the root of the repository. */
  readonly sources: ReadonlyArray<string>
  /** Packages that stay outside: they load files of their own. */
  readonly external?: ReadonlyArray<string>
  /** Adds to the folder what is no JavaScript, before the folder takes its place. */
  readonly complete?: (folder: string) => Promise<void>
  /** Leaves out what only makes it faster: a folder that has everything is as good, and replaces this one. */
  readonly isProvisional?: boolean
}

/** Of our packages the sources, of which the stamp tells, and not what was built of them. */
const conditions = ["@radicar/source", "node", "import", "module", "default"]

const service = join(import.meta.dirname, "../../../apps/api")

const packages = join(import.meta.dirname, "../../../packages")

/**
 * Our packages by their place in the repository. A program need not have them installed next to it: the manifests of
 * programs that carry everything name no dependencies, and a start installs none that is for development.
 */
const ours = new RegExp(`^@radicar/(${readdirSync(packages).join("|")})/(?:inner/)?(.+)$`, "u")

/** The threads of the sandbox, which programs that have a sandbox in them start. */
export const judgeWorker = join(import.meta.dirname, "../../../packages/sandbox/src/internal/judgeWorker.ts")

const outside = (packages: ReadonlyArray<string>): Plugin => ({
  name: "outside",
  enforce: "pre",
  resolveId: (id) =>
    packages.some((name) => id === name || id.startsWith(`${name}/`)) ? { id, external: true } : undefined
})

const sqlFile = /readFileSync\(join\(import\.meta\.dirname, "([^"]+\.sql)"\), "utf8"\)/gu

/** Puts SQL files, which sources read from their own folders, into the bundle as text. */
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

/**
 * Bundles a program and everything it imports into a few files, with the licences and the bill of materials of their
 * contents. Node loads these in a fraction of the time that a thousand modules take. Does nothing if the folder already
 * holds a bundle of the same sources. Programs that start meanwhile see either all the old files or all the new ones.
 */
export const bundle = async ({
  complete,
  entries,
  external = [],
  folder,
  isProvisional = false,
  sources
}: Program): Promise<void> => {
  const digest = sourcesDigest(sources)
  const stamp = isProvisional ? `${digest} provisional` : digest
  if (isStampedWith(folder, digest) || isStampedWith(folder, stamp)) return
  const { build } = await import("vite")
  const unfinished = mkdtempSync(join(dirname(folder), `.${basename(folder)}-`))
  const { plugin, write } = contents(dirname(folder))
  await build({
    configFile: false,
    root: service,
    logLevel: "warn",
    plugins: [outside(external), undiciNames, sqlTexts, plugin],
    build: {
      ssr: true,
      outDir: unfinished,
      emptyOutDir: false,
      target: "node24",
      minify: false,
      rolldownOptions: {
        input: { ...entries },
        // what is imported late breaks a cycle in places, not only time; PGlite's runtime has an `eval` for other hosts
        checks: { ineffectiveDynamicImport: false, eval: false },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" }
      }
    },
    ssr: { noExternal: true, resolve: { conditions } },
    resolve: {
      conditions,
      alias: [{ find: ours, replacement: `${packages}/$1/src/$2.ts` }],
      // where only what runs is installed, the service has them
      dedupe: ["effect", "@effect/platform-node"]
    }
  })
  write(unfinished)
  await complete?.(unfinished)
  writeFileSync(stampFile(unfinished), stamp)
  chmodSync(unfinished, 0o755)
  rmSync(folder, { recursive: true, force: true })
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    // another process was sooner, and made the same
    rmSync(unfinished, { recursive: true })
    if (!isStampedWith(folder, stamp)) throw error
  }
}
