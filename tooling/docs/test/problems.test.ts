import { problemTable } from "@radicar/contract/inner/problem/problemTable"
import * as CertificateError from "@radicar/signature/inner/CertificateError"
import { assert, describe, it } from "vitest"
import { problemAdvice } from "../src/problemAdvice.ts"
import { contractProblems, serviceProblems } from "../src/problemsPages.ts"
import { blocksOf } from "./support/blocksOf.ts"
import { file } from "./support/file.ts"

const problems = contractProblems()

/** The sources that answer problems outside of the contract's operations. */
const sources = ["problems", "server"].map((name) => file(`apps/api/src/http/${name}.ts`)).join("\n")
const table = file("packages/contract/src/problem/problemTable.ts")

describe("the pages of the problems", () => {
  it("have advice for every problem of the contract and of the service, and for no other", () => {
    assert.isAbove(problems.length, 15)
    assert.sameMembers(
      Object.keys(problemAdvice),
      [...problems, ...serviceProblems].map(({ name }) => name)
    )
  })

  it("are about every problem that the service answers by itself", () => {
    const answered = [...sources.matchAll(/(?:slug: |\bproblem\()"([a-z-]+)"/gu)].map(([, name = ""]) => name)
    assert.includeMembers(Object.keys(problemAdvice), answered)
    for (const { name, status, title } of serviceProblems) {
      assert.include(answered, name)
      assert.include(table, status)
      assert.include(table, title)
    }
  })

  it.each(problems)("show an example of $name, as the contract has it", ({ fields, name, status, title }) => {
    for (const [page, expected] of [
      [`docs/reference/problems/${name}.md`, title],
      [`docs/es/reference/problemas/${name}.md`, problemTable[name].es]
    ] as const) {
      const [{ text = "" } = {}] = blocksOf(page)
      const example = JSON.parse(text)
      assert.deepInclude(
        example,
        { type: `urn:radicar:problem:${name}`, title: expected, status: Number(status) },
        page
      )
      assert.includeMembers([...fields, "type", "title", "status", "detail"], Object.keys(example), page)
    }
  })

  it.each(problems.filter(({ reasons }) => reasons !== undefined))(
    "explains every reason of $name",
    ({ name, reasons }) => {
      assert.sameMembers(Object.keys(problemAdvice[name].reasons ?? {}), [...(reasons ?? [])])
    }
  )

  it("explains every reason for which a certificate is refused", () => {
    const explained = Object.keys(problemAdvice["certificate-unusable"].reasons ?? {})
    assert.includeMembers(explained, Object.keys(CertificateError))
  })
})
