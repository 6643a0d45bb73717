import { assert } from "vitest"
import type { Block } from "../blocksOf.ts"
import { file } from "../file.ts"
import { type Guide, notRun, step } from "../Guide.ts"

const scripts: Readonly<Record<string, string>> = JSON.parse(file("package.json")).scripts

const scriptsOf = (text: string) =>
  [...text.matchAll(/^(?:npx -y )?pnpm(?:@\S+)? ([\w:-]+)/gmu)].map(([, name = ""]) => name)

const areScripts = ({ text }: Block): void => {
  assert.isNotEmpty(scriptsOf(text))
  assert.includeMembers(Object.keys(scripts), [...scriptsOf(text)])
}

/** `README.md` and `CONTRIBUTING.md`, their commands for a clone. */
export const clone: Guide = {
  steps: { "pnpm@12.21.0 test": notRun("it is what runs this", areScripts) }
}

/** `docs/operating/development.md`. */
export const development: Guide = {
  steps: { "pnpm version-packages": notRun("it changes the repository and publishes", areScripts) }
}

const areSections = (block: Block): void => {
  areScripts(block)
  const sections = [...file("tooling/load/src/bench/main.ts").matchAll(/^ {2}(\w+): async/gmu)].map(
    ([, name = ""]) => name
  )
  const named = [...block.text.matchAll(/bench((?: [a-z]+)+)/gu)].flatMap(([, names = ""]) => names.trim().split(" "))
  assert.isNotEmpty(named)
  assert.includeMembers(sections, named)
}

/** `tooling/load/README.md`. */
export const benchmarks: Guide = {
  steps: {
    "bench:guard": notRun("it takes minutes of an idle machine; CI runs the guard as a step of its own", areSections),
    "bench growth": notRun("it takes minutes of an idle machine, and gigabytes", areSections)
  }
}

/** `tooling/fixtures/certificates/README.md`. */
export const certificates: Guide = {
  steps: {
    TestCertificates: step(async ({ text }) => {
      const program = `${text}\nexport const length = bytes.length + password.length`
      const { length } = await import(
        `data:text/javascript,${encodeURIComponent(program.replace("@radicar/fixtures/certificates/TestCertificates", import.meta.resolve("@radicar/fixtures/certificates/TestCertificates")))}`
      )
      assert.isAbove(length, 1000)
    })
  }
}

/** `packages/ubl/test/golden/README.md`: its texts are those that the keys of the fixtures are made of. */
export const goldens: Guide = {
  steps: Object.fromEntries(
    ["payroll/minimal", "payroll-delete-note/full"].map((first) => [
      `${first} `,
      step(({ text }) => {
        for (const line of text.trim().split("\n")) {
          const [folder = "", seed = ""] = line.split(/ +/u)
          const [, , hashed] = file(`packages/ubl/test/golden/${folder}/expected-key.txt`).split("\n")
          assert.strictEqual(hashed, seed.replaceAll("|", ""), folder)
        }
      })
    ])
  )
}
