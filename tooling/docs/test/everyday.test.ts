import { completeBody } from "@radicar/domain/inner/complete/completeBody"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { writeJson } from "@radicar/domain/inner/json/JsonValue"
import { documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import { Result } from "effect"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { referredTo, exampleText } from "../src/everyday/caseBody.ts"
import { everydayCases } from "../src/everyday/cases.ts"
import { blocksOf, repository } from "./support/blocksOf.ts"
import { everydayFacts } from "./support/everydayFacts.ts"

const names = everydayCases.map(({ name }) => name)
const pictures = join(repository, "docs/images/everyday")

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** A value with the fields of its objects in the order of their names. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((name) => [name, inOrder(value[name])])
  )
}

/** A body without one of its fields, for each of them, with the path of what is gone. */
function* withoutEach(value: unknown, path = "$"): Generator<{ readonly path: string; readonly left: unknown }> {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) {
      for (const { left, path: gone } of withoutEach(each, `${path}[${index}]`)) {
        yield { path: gone, left: value.with(index, left) }
      }
    }
  } else if (isObject(value)) {
    for (const [name, each] of Object.entries(value)) {
      const { [name]: _, ...others } = value
      yield { path: `${path}.${name}`, left: others }
      for (const { left, path: gone } of withoutEach(each, `${path}.${name}`)) {
        yield { path: gone, left: { ...value, [name]: left } }
      }
    }
  }
}

describe("the pages of everyday documents", () => {
  it("have the same blocks in both languages, which the guides run in English", () => {
    const [english = [], spanish = []] = ["docs/everyday.md", "docs/es/dia-a-dia.md"].map((page) =>
      blocksOf(page).map(({ language, text }) => ({ language, text }))
    )
    assert.lengthOf(english, 2 * everydayCases.length + 2)
    assert.deepStrictEqual(spanish, english)
  })

  it("use every body and state what is true of each", () => {
    const bodies = readdirSync(join(repository, "docs/examples/everyday"))
    assert.sameMembers(
      bodies,
      [...names, "company"].map((name) => `${name}.json`)
    )
    assert.sameMembers(Object.keys(everydayFacts), names)
  })

  it.each(everydayCases)("state nothing that follows from the rest: $name", ({ name, operation }) => {
    const definition = documentDefinitions[operation]
    const completed = (body: unknown) =>
      writeJson(completeBody(definition, Result.getOrThrow(parseJson(JSON.stringify(body)))))
    const body = JSON.parse(exampleText(name))
    const sorted = (json: string) => JSON.stringify(inOrder(JSON.parse(json)))
    const whole = sorted(completed(body))
    const superfluous = [...withoutEach(body)].filter(({ left }) => sorted(completed(left)) === whole)
    assert.deepStrictEqual(
      superfluous.map(({ path }) => path),
      []
    )
  })

  it("file what a note refers to before the note", () => {
    const filed: Array<string> = []
    for (const name of names) {
      const text = exampleText(name)
      assert.includeMembers(filed, [...referredTo(text)])
      const { Number, NumberingRange } = JSON.parse(text)
      filed.push(`${NumberingRange.Prefix}${Number}`)
    }
  })

  it("have a small picture of each (`pnpm docs:pictures` makes them)", () => {
    assert.sameMembers(
      readdirSync(pictures),
      names.map((name) => `${name}.png`)
    )
    const sizes = names.map((name) => {
      const png = readFileSync(join(pictures, `${name}.png`))
      assert.deepStrictEqual([png.toString("latin1", 1, 4), png.readUInt32BE(16)], ["PNG", 700])
      assert.isAtMost(png.length, 60_000, name)
      return png.length
    })
    assert.isAtMost(
      sizes.reduce((sum, size) => sum + size, 0),
      1_000_000
    )
  })
})
