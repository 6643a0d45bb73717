import { globSync, readFileSync, statSync } from "node:fs"
import { basename, join } from "node:path"
import { assert, describe, it } from "vitest"
import { parse } from "yaml"

const root = join(import.meta.dirname, "../../../..")
const read = (path: string): string => readFileSync(join(root, path), "utf8")
const manifest = JSON.parse(read("package.json"))

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, string>>
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>
  readonly "timeout-minutes"?: number
  readonly environment?: string
  readonly steps: ReadonlyArray<Step>
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions?: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, Job>>
}

const workflows = globSync(".github/workflows/*.yml", { cwd: root }).map((path) => ({
  name: basename(path),
  text: read(path),
  workflow: parse(read(path)) as Workflow
}))

const jobs = workflows.flatMap(({ name, workflow }) =>
  Object.entries(workflow.jobs).map(([job, content]) => ({ name: `${name}, ${job}`, file: name, ...content }))
)

/** The jobs that may do more than read the repository, with what they may. */
const grants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "release.yml, publish": { contents: "write", "id-token": "write", attestations: "write" },
  "site.yml, publish": { contents: "write" },
  "release.yml, image": { contents: "read", packages: "write", "id-token": "write", attestations: "write" }
}

/** What pnpm itself does; every other word is a script of the repository. */
const ofPnpm = new Set(["install", "audit"])

it("there are workflows for changes, nights, releases and the site", () => {
  assert.sameMembers(
    workflows.map(({ name }) => name),
    ["ci.yml", "nightly.yml", "release.yml", "site.yml"]
  )
})

describe.each(workflows)("$name", ({ text, workflow }) => {
  it("uses actions of GitHub alone, each by a full commit with its version beside it", () => {
    const lines = text.split("\n").filter((line) => /^\s*(?:- )?uses:/u.test(line))
    assert.isAbove(lines.length, 0)
    for (const line of lines) {
      assert.match(line, /uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u)
    }
  })

  it("may read the repository and nothing else, unless a job says so", () => {
    assert.deepStrictEqual(workflow.permissions, { contents: "read" })
  })

  it("is started by no event in which a stranger's code gets more than a stranger's rights", () => {
    for (const event of ["pull_request_target", "workflow_run", "issue_comment"]) assert.notProperty(workflow.on, event)
  })
})

it("a release takes nothing from a cache, which other workflows can write", () => {
  const { text = "" } = workflows.find(({ name }) => name === "release.yml") ?? {}
  assert.include(text, "actions/attest-build-provenance@")
  assert.notMatch(text, /actions\/cache|^\s+cache:/mu)
})

describe.each(jobs)("$name", ({ environment, file, name, permissions, steps, ...job }) => {
  it("has the permissions that it needs, and a time limit", () => {
    assert.deepStrictEqual(permissions, grants[name])
    assert.isAbove(job["timeout-minutes"] ?? 0, 0)
    const guard = file === "site.yml" ? "site" : "release"
    assert.strictEqual(environment, permissions?.["contents"] === "write" ? guard : undefined)
  })

  it("gives checked-out code the token only to push with", () => {
    for (const step of steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"))) {
      assert.strictEqual(step.with?.["persist-credentials"], permissions?.["contents"] === "write")
    }
  })

  it("runs scripts that exist, with the pinned Node and pnpm", () => {
    for (const { run = "", uses, with: options } of steps) {
      for (const [, version, word = ""] of run.matchAll(/\bpnpm@(\S+) (?:--silent )?(\S+)/gu)) {
        assert.strictEqual(`pnpm@${version}`, manifest.packageManager)
        assert.isTrue(ofPnpm.has(word) || word in manifest.scripts, word)
      }
      for (const file of run.match(/^\.[\w/]+/gmu) ?? []) assert.isTrue(statSync(join(root, file)).isFile(), file)
      if (uses?.startsWith("actions/setup-node@") === true) {
        assert.strictEqual(options?.["node-version"], manifest.devDependencies.node)
        // the default reads `packageManager`, then calls pnpm, which no machine has yet (actions/setup-node#1357)
        assert.isFalse(options?.["package-manager-cache"])
      }
    }
  })

  it("puts no text of others into a command", () => {
    for (const { run = "" } of steps) assert.notInclude(run, "${{")
  })
})

it("one action is of one commit everywhere", () => {
  const commits = new Map<string, Set<string>>()
  for (const { uses } of jobs.flatMap(({ steps }) => steps)) {
    const [action = "", commit = ""] = uses?.split("@") ?? []
    if (uses !== undefined) commits.set(action, (commits.get(action) ?? new Set()).add(commit))
  }
  for (const [action, each] of commits) assert.strictEqual(each.size, 1, action)
})
