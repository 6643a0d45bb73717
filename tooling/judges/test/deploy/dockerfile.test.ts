import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { repository, stages } from "../../src/deploy/dockerfile.ts"
import { isIgnored } from "../../src/deploy/ignored.ts"

const read = (path: string): string => readFileSync(join(repository, path), "utf8")
const radicar = JSON.parse(read("packages/radicar/package.json"))
const file = stages()
const [site, build, final] = file.stages
const texts = (keyword: string, stage = final): ReadonlyArray<string> =>
  (stage?.instructions ?? []).flatMap((each) => (each.keyword === keyword ? [each.text] : []))

describe("the Dockerfile", () => {
  it("has two stages that build and one that runs, on the Node of the repository, of one version", () => {
    assert.deepStrictEqual(
      file.stages.map(({ name }) => name),
      ["site", "build", ""]
    )
    assert.deepStrictEqual(
      [site, build, final].map((stage) => texts("FROM", stage)[0]?.split(" ")[0]),
      ["${NODE_IMAGE}", "${NODE_IMAGE}", "${NODE_IMAGE}"]
    )
    const version = /^nodeVersion: (\S+)$/mu.exec(read("pnpm-workspace.yaml"))?.[1]
    assert.deepStrictEqual(
      file.before.map(({ keyword }) => keyword),
      ["ARG"]
    )
    const [name, digest = ""] = file.before[0]?.text.split("@") ?? []
    assert.strictEqual(name, `NODE_IMAGE=node:${version}-bookworm-slim`)
    assert.match(digest, /^sha256:[0-9a-f]{64}$/u)
  })

  it("has its base image renewed by a bot, which changes the Node of the repository with it", () => {
    const { extends: presets, packageRules } = JSON.parse(read(".github/renovate.json"))
    assert.includeMembers(presets, ["docker:pinDigests"])
    const node = packageRules.find(({ groupName }: any) => groupName === "Node")
    assert.includeMembers(node.matchPackageNames, ["node"])
  })

  it("fetches with the pnpm of the repository, by the lockfile and before sources are there", () => {
    const { packageManager } = JSON.parse(read("package.json"))
    const [fetch = "", install = "", bundle = ""] = texts("RUN", build)
    for (const run of [fetch, install]) assert.include(run, `npx -y ${packageManager} `)
    assert.match(fetch, / fetch --prod /u)
    assert.match(install, / install --offline --frozen-lockfile .*--prod /u)
    assert.strictEqual(bundle, `node ${/ node \.\.\/\.\.\/(\S+)$/u.exec(` ${radicar.scripts.build}`)?.[1]}`)
    const steps = (build?.instructions ?? []).map(({ text }) => text)
    assert.deepStrictEqual(texts("COPY", build), [
      "pnpm-lock.yaml pnpm-workspace.yaml ./",
      ". .",
      "--from=site /radicar/site/dist/help site/dist/help"
    ])
    assert.isBelow(steps.indexOf(fetch), steps.indexOf(". ."))
  })

  it("builds the documentation by its own lockfile, before the bundle takes it", () => {
    assert.deepStrictEqual(texts("RUN", site), ["npm ci --prefix site", "npm run build --prefix site"])
    for (const path of ["docs/README.md", "site/package-lock.json", "site/home/index.md"]) {
      assert.isFalse(isIgnored(path), path)
    }
    assert.isTrue(isIgnored("site/dist/help/index.json"))
  })

  it("takes over the package radicar and nothing else, for root alone to change", () => {
    const parts = texts("COPY").map((text) => /^--from=build \/radicar\/packages\/radicar\/(\S+) (\S+)$/u.exec(text))
    assert.deepStrictEqual(
      parts.map((part) => part?.slice(1)),
      [
        ["package.json", "/radicar/"],
        ["bin", "/radicar/bin"]
      ]
    )
    assert.lengthOf(texts("ADD"), 0)
  })

  it("says what it is", () => {
    const labels = texts("LABEL").join(" ")
    for (const name of ["title", "description", "licenses", "version", "revision"]) {
      assert.include(labels, `org.opencontainers.image.${name}=`)
    }
    assert.include(labels, `licenses="${radicar.license}"`)
  })

  it("runs as a user that is not root, after all that root does", () => {
    const [user = ""] = texts("USER")
    assert.match(user, /^[1-9]\d*:[1-9]\d*$/u)
    const keywords = (final?.instructions ?? []).map(({ keyword }) => keyword)
    assert.isAbove(keywords.indexOf("USER"), keywords.lastIndexOf("RUN"))
    assert.isAbove(keywords.indexOf("USER"), keywords.lastIndexOf("COPY"))
  })

  it("starts, and asks for its health, without a shell", () => {
    const main = "/radicar/bin/service.js"
    assert.deepStrictEqual(JSON.parse(texts("ENTRYPOINT")[0] ?? ""), ["node", main])
    const [, command = ""] = texts("HEALTHCHECK")[0]?.split("CMD ") ?? []
    assert.deepStrictEqual(JSON.parse(command), ["node", main, "health"])
  })

  it("has no secret in it", () => {
    const all = file.stages.flatMap(({ instructions }) => instructions).map(({ text }) => text)
    for (const text of all) assert.notMatch(text, /RADICAR_(?:MASTER_KEY|ADMIN_TOKEN)|DATABASE_URL|PASSWORD/u)
  })
})

describe(".dockerignore", () => {
  const files = execFileSync("git", ["ls-files"], { cwd: repository, encoding: "utf8" }).trim().split("\n")

  it("keeps out what is secret or of this machine", () => {
    for (const path of [
      ".git/config",
      ".env",
      "apps/api/.env.production",
      "secrets/master-key",
      "company.p12",
      "tooling/fixtures/certificates/files/mail-server.key",
      "node_modules/x/package.json",
      "packages/domain/node_modules",
      "apps/api/dist/Service.js",
      "apps/api/bin/main.js",
      "apps/api/.radicar/master.key"
    ]) {
      assert.isTrue(isIgnored(path), path)
    }
  })

  it("leaves what is built: every manifest and every source", () => {
    const needed = files.filter((path) =>
      /^(?:apps|packages|tooling)\/[^/]+\/(?:package\.json|src\/.*\.ts)$/u.test(path)
    )
    assert.isAbove(needed.length, 500)
    assert.deepStrictEqual(needed.filter(isIgnored), [])
    for (const path of ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", "turbo.json"]) {
      assert.isFalse(isIgnored(path), path)
    }
  })
})
