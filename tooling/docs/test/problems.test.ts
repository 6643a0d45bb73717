import * as CertificateError from "@radicar/signature/inner/CertificateError"
import { assert, describe, it } from "vitest"
import { problemAdvice } from "../src/problemAdvice.ts"
import { contractProblems } from "../src/problemsPage.ts"

const problems = contractProblems()

describe("the page of the problems", () => {
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
