import * as CertificateError from "@radicar/signature/inner/CertificateError"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { problemAdvice } from "../src/problemAdvice.ts"
import { contractProblems, problemsPage } from "../src/problemsPage.ts"

const page = readFileSync(join(import.meta.dirname, "../../../docs/problems.md"), "utf8")
const problems = contractProblems()

describe("the page of the problems", () => {
  it("is what contract and advice say (`pnpm docs:write` writes it)", () => {
    assert.strictEqual(page, problemsPage())
  })

  it("has advice for every problem of the contract, and for no other", () => {
    assert.isAbove(problems.length, 15)
    assert.sameMembers(
      Object.keys(problemAdvice),
      problems.map(({ name }) => name)
    )
  })

  it.each(problems.filter(({ reasons }) => reasons !== undefined))(
    "explains every reason of $name",
    ({ name, reasons }) => {
      assert.sameMembers(Object.keys(problemAdvice[name]?.reasons ?? {}), [...(reasons ?? [])])
    }
  )

  it("explains every reason for which a certificate is refused", () => {
    const explained = Object.keys(problemAdvice["certificate-unusable"]?.reasons ?? {})
    assert.includeMembers(explained, Object.keys(CertificateError))
  })
})
