import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { effectRange } from "../../src/packages/manifests.ts"
import { readmeExamples } from "../../src/packages/readmeExamples.ts"
import { repository } from "../../src/packages/repository.ts"
import { type EmptyProject, emptyProject } from "./support/emptyProject.ts"

/** The newest version in the range of the peer, as the registry has it now; `undefined` if it cannot be reached. */
const newestEffect = (): string | undefined => {
  const words = ["view", `effect@${effectRange()}`, "version", "--json", "--prefer-online"]
  const { status, stdout } = spawnSync("npm", words, { encoding: "utf8" })
  if (status !== 0) return undefined
  const byNumber = new Intl.Collator("en", { numeric: true })
  return [JSON.parse(stdout)].flat().toSorted(byNumber.compare).at(-1)
}

const newest = newestEffect()

const examples = readmeExamples("effect").map((example, index) => ({ ...example, file: `effect-${index}.ts` }))

const title = newest === undefined ? "that the registry does not name" : newest

describe.skipIf(newest === undefined)(`@radicar/effect with the newest effect of its range, ${title}`, () => {
  let project: EmptyProject

  beforeAll(() => {
    project = emptyProject(newest ?? "")
    for (const { file, program } of examples) project.write(file, program)
  })

  afterAll(() => project.remove())

  it("has types that the compiler takes", () => {
    const words = ["--noEmit", "--module", "nodenext", "--strict", "--target", "es2024", "--skipLibCheck"]
    const types = ["--lib", "es2024,esnext.disposable,dom", "--types", "node", "--typeRoots"]
    const { status, stdout } = spawnSync(
      join(repository, "node_modules/.bin/tsc"),
      [...words, ...types, join(repository, "tooling/build/node_modules/@types"), ...examples.map(({ file }) => file)],
      { cwd: project.folder, encoding: "utf8" }
    )
    assert.strictEqual(status, 0, stdout)
  })

  it.each(examples.filter(({ prints }) => prints !== undefined))(
    "$file: the README's example prints what the README says",
    ({ file, prints }) => {
      const { stderr, stdout } = project.node([join(project.folder, file)])
      assert.strictEqual(stdout, prints, stderr)
    }
  )
})
