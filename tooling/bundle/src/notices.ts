import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Plugin } from "vite"

const packageFolderOf = (module: string): string | undefined => {
  let folder = dirname(module)
  while (folder !== dirname(folder)) {
    const manifest = join(folder, "package.json")
    // some packages mark folders of theirs with a manifest that names nothing
    if (existsSync(manifest) && "version" in JSON.parse(readFileSync(manifest, "utf8"))) return folder
    folder = dirname(folder)
  }
  return undefined
}

const noticeOf = (folder: string): readonly [name: string, notice: string] => {
  const { license, name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice|copying)(?:\.|$)/iu.test(file))
  const texts = files.map((file) => readFileSync(join(folder, file), "utf8").trim())
  return [`${name}@${version}`, [`${name} ${version} (${license})`, ...texts].join("\n\n")]
}

const repository = join(import.meta.dirname, "../../..")

/** What has no package of its own: a file with its notices, where a bundle has a module below a path. */
const withoutPackage = [
  { below: "/node_modules/@electric-sql/pglite/", file: "tooling/bundle/notices/PostgreSQL.txt" },
  { below: "/packages/print/src/font/", file: "packages/print/fonts/OFL.txt" },
  { below: "/packages/print/src/font/", file: "packages/print/fonts/Unicode.txt" }
] as const

/** Gathers the licences of the packages whose code is in a bundle, as they want it: name, version, their own texts. */
export const notices = (): { readonly plugin: Plugin; readonly text: () => string } => {
  const folders = new Set<string>()
  const files = new Set<string>()
  return {
    plugin: {
      name: "notices",
      generateBundle(_, outputs) {
        for (const output of Object.values(outputs)) {
          for (const module of output.type === "chunk" ? output.moduleIds : []) {
            for (const { below, file } of withoutPackage) if (module.includes(below)) files.add(file)
            if (!module.includes("/node_modules/")) continue
            const folder = packageFolderOf(module.replace(/^\0/u, "").replace(/\?.*$/u, ""))
            if (folder !== undefined) folders.add(folder)
          }
        }
      }
    },
    text: () => {
      const texts = new Map([...folders].map(noticeOf))
      const sorted = [...texts].toSorted(([left], [right]) => (left < right ? -1 : 1))
      const others = [...files].toSorted().map((file) => readFileSync(join(repository, file), "utf8").trim())
      return `${[...sorted.map(([, text]) => text), ...others].join(`\n\n${"-".repeat(80)}\n\n`)}\n`
    }
  }
}
