import { assert, describe, it } from "vitest"
import { commonFields, pinnedEffect, refusalOf, repositoryAddress } from "../../src/packages/manifests.ts"
import { manifestOf, publishedPackages } from "../../src/packages/repository.ts"

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

  it("is a peer of the packages for it, from the version that is pinned to the next major one, and of no other", () => {
    assert.match(pinnedEffect(), /^\d+\.\d+\.\d+$/u)
    const own = new Set(["effect", "sandbox", "workers"])
    for (const { folder, name } of publishedPackages) {
      const { dependencies = {}, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifestOf(folder)
      const peers = own.has(folder) ? { effect: `>=${major}.${minor} <${Number(major) + 1}` } : undefined
      assert.deepStrictEqual(peerDependencies, peers, name)
      for (const field of [optionalDependencies, peerDependenciesMeta]) assert.isUndefined(field, name)
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
