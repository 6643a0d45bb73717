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

/** Gathers the licences of the packages whose code is in a bundle, as they want it: name, version, their own texts. */
export const notices = (): { readonly plugin: Plugin; readonly text: () => string } => {
  const folders = new Set<string>()
  return {
    plugin: {
      name: "notices",
      generateBundle(_, files) {
        for (const file of Object.values(files)) {
          for (const module of file.type === "chunk" ? file.moduleIds : []) {
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
      return `${sorted.map(([, text]) => text).join(`\n\n${"-".repeat(80)}\n\n`)}\n`
    }
  }
}
