import { assert, describe, it } from "vitest"
import { commonFields, pinnedEffect, refusalOf, repositoryAddress } from "../../src/packages/manifests.ts"
import { libraries, manifestOf, publishedPackages } from "../../src/packages/repository.ts"

describe.each(publishedPackages)("the manifest of $name", ({ folder }) => {
  const manifest = manifestOf(folder)

  it("has the fields that all have in common (pnpm manifests:write)", () => {
    const { keywords, ...others } = commonFields(folder)
    assert.includeDeepMembers(Object.entries(manifest), Object.entries(others))
    assert.sameMembers(manifest.keywords, keywords)
  })

  it("says what it is, and is public", () => {
    assert.match(manifest.description, /^[A-Z].{10,200}\.$/su)
    assert.match(manifest.license, /^Apache-2\.0/u)
    assert.notProperty(manifest, "private")
    assert.strictEqual(manifest.publishConfig.access, "public")
  })
})

describe("effect", () => {
  const [major, minor] = pinnedEffect().split(".")

  it("is a peer of every library that is not a program, within the minor version that is pinned", () => {
    assert.match(pinnedEffect(), /^\d+\.\d+\.\d+$/u)
    for (const { folder, name } of libraries) {
      const { dependencies = {}, peerDependencies } = manifestOf(folder)
      assert.deepStrictEqual(peerDependencies, { effect: `~${major}.${minor}` }, name)
      assert.notProperty(dependencies, "effect", name)
    }
  })
})

describe("the address of the repository", () => {
  it("is in every manifest", () => {
    for (const { folder } of publishedPackages) {
      const { bugs, homepage, repository } = manifestOf(folder)
      for (const address of [bugs, homepage, repository.url]) assert.include(address, repositoryAddress)
    }
  })

  it("refuses a release while it is a placeholder", () => {
    assert.include(refusalOf("https://example.invalid/radicar/radicar"), "pnpm manifests:write")
    assert.isUndefined(refusalOf("https://code.example.com/radicar/radicar"))
  })
})
