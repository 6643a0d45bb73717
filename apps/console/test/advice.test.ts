import { explainRule } from "@radicar/domain/inner/rulebook/explainRule"
import { ruleCatalogue } from "@radicar/domain/inner/rulebook/catalogue/catalogue"
import { submissionAdvice, type SubmissionOutcome } from "@radicar/domain/inner/submission/submissionAdvice"
import { assert, describe, it } from "vitest"
import { faceOf, filterNames } from "../src/submissions/statusText.ts"

const codes = [...new Set(ruleCatalogue().flatMap(({ entries }) => entries.flatMap(({ codes }) => codes)))]

/** Words that only the other language has. Names of fields, in backticks or with a dot, are neither. */
const foreign = {
  en: /\b(?:el|los|las|una|del|que|para|documento|debe|corrija|indique)\b/iu,
  es: /\b(?:the|must|with|which|should|document|correct|state|number is|invoice)\b/iu
}

const prose = (text: string): string => text.replaceAll(/`[^`]*`|«[^»]*»|"[^"]*"|\b[\w[\]]+(?:[.:/][\w[\]]+)+/gu, "")

const saysFree = { en: /number is free/iu, es: /número queda libre/iu }

const languages = ["en", "es"] as const

describe.each(languages)("the advice on a rejection, in %s", (language) => {
  it("says of every rule what is wrong and what to do, in the language of the page", () => {
    assert.isAbove(codes.length, 800)
    const faults = codes.flatMap((code) => {
      const rule = explainRule(code, { language })
      if (rule === undefined) return [`${code}: no explanation`]
      return [rule.cause, rule.fix].flatMap((text) => [
        ...(text.trim() === "" ? [`${code}: empty`] : []),
        ...(foreign[language].test(prose(text)) ? [`${code}: ${text}`] : []),
        // the state says it, and of a taken number it is not true
        ...(saysFree[language].test(text) ? [`${code} says that the number is free: ${text}`] : [])
      ])
    })
    assert.deepStrictEqual(faults, [])
  })

  it("says the same of a rule for every type of document that has it, or nothing", () => {
    for (const code of codes)
      for (const typeCode of ["01", "05", "20", "91", "92", "95", "102", "030"]) {
        const rule = explainRule(code, { language, typeCode })
        assert.strictEqual(rule?.cause, explainRule(code, { language })?.cause, `${code} of ${typeCode}`)
        if (rule?.path !== undefined) assert.match(rule.path, /^\$/u, code)
      }
  })

  it.each(Object.keys(submissionAdvice) as ReadonlyArray<SubmissionOutcome>)(
    "says of the state %s what it means, and that the number is free only where it is",
    (outcome) => {
      const { meaning, name, tone } = faceOf(outcome)
      assert.isNotEmpty(name[language])
      assert.notMatch(prose(meaning[language]), foreign[language])
      assert.strictEqual(saysFree[language].test(meaning[language]), submissionAdvice[outcome].freesNumber)
      assert.strictEqual(tone === "good", outcome === "accepted")
    }
  )

  it("names every filter of the list", () => {
    for (const name of Object.values(filterNames)) assert.isNotEmpty(name[language])
  })
})
