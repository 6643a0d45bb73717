import { Contrib, Enums, Models, Serialize, Spec } from "@cyclonedx/cyclonedx-library"
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Plugin } from "vite"

const packageFolderOf = (module: string): string | undefined => {
  let folder = dirname(module)
  while (folder !== dirname(folder)) {
    const manifest = join(folder, "package.json")
    // some packages mark subfolders with a manifest without a version
    if (existsSync(manifest) && "version" in JSON.parse(readFileSync(manifest, "utf8"))) return folder
    folder = dirname(folder)
  }
  return undefined
}

const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))

const noticeOf = (folder: string): string => {
  const { license, name, version } = manifestIn(folder)
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice|copying)(?:\.|$)/iu.test(file))
  const texts = files.map((file) => readFileSync(join(folder, file), "utf8").trim())
  return [`${name} ${version} (${license})`, ...texts].join("\n\n")
}

const repository = join(import.meta.dirname, "../../../..")

/**
 * Notices for code or data that has no npm package of its own. A bundle that has a module below the path `below` must
 * include the notices in `file`.
 */
const withoutPackage = [
  { below: "/node_modules/@electric-sql/pglite/", file: "tooling/build/notices/PostgreSQL.txt" },
  { below: "/packages/print/src/font/", file: "packages/print/fonts/OFL.txt" },
  { below: "/packages/print/src/font/", file: "packages/print/fonts/Unicode.txt" }
] as const

const { Builders, Factories } = Contrib.FromNodePackageJson
const components = new Builders.ComponentBuilder(
  new Factories.ExternalReferenceFactory(),
  // licence expressions are kept as their packages state them
  new Contrib.License.Factories.LicenseFactory(() => {})
)

// https://github.com/package-url/purl-spec, type npm
const purlOf = (folder: string): string => {
  const { name, version } = manifestIn(folder)
  return `pkg:npm/${name.replace("@", "%40")}@${version}`
}

const componentOf = (folder: string, type: Enums.ComponentType): Models.Component => {
  const { license, name, version } = manifestIn(folder)
  const component = components.makeComponent({ name, version, license }, type)
  if (component === undefined) throw new Error(`${folder} has no name`)
  component.purl = purlOf(folder)
  component.bomRef.value = component.purl
  return component
}

const billOf = (program: string, folders: ReadonlyArray<string>): string => {
  const component = componentOf(program, Enums.ComponentType.Application)
  const parts = folders.map((folder) => componentOf(folder, Enums.ComponentType.Library))
  for (const part of parts) component.dependencies.add(part.bomRef)
  const bill = new Models.Bom({
    metadata: new Models.Metadata({ component }),
    components: new Models.ComponentRepository(parts)
  })
  const normalize = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6)
  return `${new Serialize.JsonSerializer(normalize).serialize(bill, { sortLists: true, space: 2 })}\n`
}

/**
 * Gathers the packages whose code is in a bundle. `write` then adds two files to the bundle. `NOTICES.txt` has their
 * licences as required: name, version and their own texts. `bom.json` is the bill of materials in CycloneDX; it is the
 * same for the same sources, and so states no time.
 *
 * @param program - The folder of the bundled package.
 */
export const contents = (program: string): { readonly plugin: Plugin; readonly write: (folder: string) => void } => {
  const folders = new Set<string>()
  const files = new Set<string>()
  return {
    plugin: {
      name: "contents",
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
    write: (folder) => {
      // by name and version, because a package may be installed more than once
      const named = new Map([...folders].map((each) => [purlOf(each), each]))
      const sorted = [...named].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, each]) => each)
      const others = [...files].toSorted().map((file) => readFileSync(join(repository, file), "utf8").trim())
      const text = [...sorted.map(noticeOf), ...others].join(`\n\n${"-".repeat(80)}\n\n`)
      writeFileSync(join(folder, "NOTICES.txt"), `${text}\n`)
      writeFileSync(join(folder, "bom.json"), billOf(program, sorted))
    }
  }
}
