import { assert, describe, it } from "@effect/vitest"
import { explainRule } from "../src/rulebook/explainRule.ts"
import {
  answerAlarms,
  failureNames,
  numberTakenRule,
  type OutcomeAdvice,
  outcomeOf,
  outcomeOfResult,
  statusNames,
  submissionAdvice,
  type SubmissionOutcome
} from "../src/submission/submissionAdvice.ts"

const saysFree = { en: /number is free/iu, es: /número queda libre/iu }
const outcomes = Object.entries(submissionAdvice) as ReadonlyArray<readonly [SubmissionOutcome, OutcomeAdvice]>

const response = {
  statusCode: "99",
  statusMessage: "",
  statusDescription: "",
  errorMessage: "Regla: 90, Rechazo: Documento procesado anteriormente.",
  zipkey: ""
}

describe("the advice for each outcome", () => {
  for (const language of ["en", "es"] as const) {
    it.each(outcomes)(`of %s says in ${language} whether the number is free`, (_, advice) => {
      const { action, freesNumber, meaning, name } = advice
      for (const text of [name, meaning, ...(action === undefined ? [] : [action])]) assert.isNotEmpty(text[language])
      const said = `${meaning[language]} ${action?.[language] ?? ""}`
      assert.strictEqual(saysFree[language].test(said), freesNumber)
      assert.strictEqual(action !== undefined, advice.urgency === "danger")
    })

    it(`of a taken number names another number, and so does its rule, in ${language}`, () => {
      const rule = explainRule(numberTakenRule, { language, typeCode: "01" })
      assert.notMatch(`${rule?.cause} ${rule?.fix}`, saysFree[language])
      assert.match(submissionAdvice.numberTaken.action[language], /another number|otro número/u)
    })
  }

  it("has a Spanish text that is not the English one", () => {
    for (const [, { action, meaning, name }] of outcomes) {
      for (const text of [name, meaning, action]) assert.notStrictEqual(text?.es, text?.en ?? "")
    }
    for (const text of [
      ...Object.values(answerAlarms),
      ...Object.values(failureNames),
      ...Object.values(statusNames)
    ]) {
      assert.notStrictEqual(text.es as string, text.en)
    }
  })

  it.each([
    ["rejected", undefined, "rejected"],
    ["rejected", "c".repeat(96), "numberTaken"]
  ] as const)("of %s with the number's holder %s is that of %s", (state, numberHolder, outcome) => {
    const result = { response: { ...response, ...(numberHolder === undefined ? {} : { numberHolder }) } }
    assert.strictEqual(outcomeOf({ state, result }), outcome)
    assert.strictEqual(outcomeOfResult({ status: state, ...result }), outcome)
  })

  it.each([
    ["submitted", "accepted"],
    ["processing", "processing"],
    ["pending", "pending"]
  ] as const)("of the status %s is that of %s", (status, outcome) => {
    assert.strictEqual(outcomeOfResult({ status, response }), outcome)
  })

  it("of an invoice in contingency is that of contingency", () => {
    const contingency = { since: "2026-11-24T08:00:00-05:00" }
    assert.strictEqual(outcomeOfResult({ status: "pending", contingency, response }), "contingency")
  })
})
