import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { announcedMajor } from "../../src/openapi/announcedMajor.ts"
import { lastRelease } from "../../src/openapi/lastRelease.ts"

describe("the last release of a repository", () => {
  let folder = ""

  const git = (...words: ReadonlyArray<string>) => {
    const who = ["-c", "user.name=Nobody", "-c", "user.email=nobody@example.com", "-c", "tag.gpgSign=false"]
    execFileSync("git", [...who, "-c", "commit.gpgSign=false", ...words], { cwd: folder, stdio: "ignore" })
  }
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "radicar-tags-"))
    for (const each of ["docs", "packages/radicar", ".changeset"]) mkdirSync(join(folder, each), { recursive: true })
    write("packages/radicar/package.json", '{ "version": "1.10.0" }')
    git("init")
  })

  afterAll(() => rmSync(folder, { recursive: true }))

  it("is none before there is a tag, and then the document of the highest version's", () => {
    assert.isUndefined(lastRelease(folder))
    for (const version of ["1.10.0", "1.9.0"]) {
      write("docs/openapi.json", `{ "of": "${version}" }`)
      git("add", ".")
      git("commit", "-m", version)
      git("tag", "-a", `radicar@${version}`, "-m", version)
      git("tag", "-a", `@radicar/domain@7.0.0-${version}`, "-m", version)
    }
    assert.deepStrictEqual(lastRelease(folder), { tag: "radicar@1.10.0", text: '{ "of": "1.10.0" }' })
  })

  it("is followed by a major one where a changeset or the version says so", () => {
    const tag = "radicar@1.10.0"
    write(".changeset/one.md", '---\n"radicar": minor\n"@radicar/domain": major\n---\n')
    assert.isFalse(announcedMajor(folder, tag))
    write(".changeset/two.md", '---\n"radicar": major\n---\n')
    assert.isTrue(announcedMajor(folder, tag))
    rmSync(join(folder, ".changeset/two.md"))
    write("packages/radicar/package.json", '{ "version": "2.0.0" }')
    assert.isTrue(announcedMajor(folder, tag))
  })
})
