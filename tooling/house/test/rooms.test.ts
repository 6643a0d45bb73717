import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { assert, describe, it } from "vitest"

const repository = join(import.meta.dirname, "../../..")

const textOf = (path: string): string => readFileSync(join(repository, path), "utf8")

const rooms = globSync("tooling/*/package.json", { cwd: repository }).map((path) => path.split("/")[1] ?? "")

/** Our workspaces that the files of a folder import, and what relative imports reach outside of the room. */
const importedBy = (room: string, folder: string): ReadonlyArray<string> => [
  ...new Set(
    globSync(`tooling/${room}/${folder}/**/*.{ts,cjs}`, { cwd: repository }).flatMap((path) =>
      // programs that tests write for other projects are texts within a line
      [
        ...textOf(path).matchAll(
          /^(?:import|export)\b(?:[^"=;]*?\bfrom)?\s*"([^"]+)"|^[^'"`\n]*\b(?:import|require)\("([^"]+)"\)/gmu
        )
      ].flatMap(([, stated, called]) => {
        const name = stated ?? called ?? ""
        const [, ours] = /^@radicar\/([a-z-]+)/u.exec(name) ?? []
        if (ours !== undefined) return [ours]
        const target = join(dirname(path), name)
        return name.startsWith(".") && !target.startsWith(`tooling/${room}/`) ? [target] : []
      })
    )
  )
]

/** Our workspaces among some dependencies of a manifest. */
const dependenciesIn = (manifest: string, ...kinds: ReadonlyArray<string>): ReadonlyArray<string> => {
  const stated: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(textOf(manifest))
  return kinds
    .flatMap((kind) => Object.keys(stated[kind] ?? {}))
    .flatMap((name) => /^@radicar\/([a-z-]+)$/u.exec(name)?.[1] ?? [])
}

describe("the rooms of tooling", () => {
  it("are six at most", () => {
    assert.sameMembers(rooms, ["build", "docs", "fixtures", "house", "judges", "load"])
  })

  it.each([
    ["fixtures", "{src,test}", ["domain"]],
    ["build", "{src,ci,codelists,fonts}", ["domain"]],
    // tests of the build also use what fixtures has for tests, and try the libraries that it packs
    ["build", "test", ["build", "domain", "fixtures", "dian", "print", "signature", "ubl"]]
  ] as const)("%s imports in %s at most %s of ours", (room, folder, allowed) => {
    assert.includeMembers([...allowed], [...importedBy(room, folder)])
  })

  it("bring packages and apps nothing of ours but domain, by fixtures and build", () => {
    assert.deepStrictEqual(dependenciesIn("tooling/fixtures/package.json", "dependencies", "devDependencies"), [
      "domain"
    ])
    assert.deepStrictEqual(dependenciesIn("tooling/build/package.json", "dependencies"), [])
    const depended = globSync("{apps,packages}/*/package.json", { cwd: repository }).flatMap((manifest) =>
      dependenciesIn(manifest, "dependencies", "devDependencies", "optionalDependencies").filter((name) =>
        rooms.includes(name)
      )
    )
    assert.sameMembers([...new Set(depended)], ["build", "fixtures"])
  })

  it("finds imports of every form", () => {
    assert.includeMembers([...importedBy("load", "src")], ["api", "build", "domain", "fixtures", "house"])
  })
})
