import { assert } from "@effect/vitest"
import type { Violation } from "@radicar/domain/inner/rules/Violation"

/** Words of the English wordings that are none in Spanish. */
const english =
  /(?<![\p{L}\d])(?:absent|again|amount|an|and|as|at|authorisation|be|before|blank|buyer|by|character|characters|check|city|code|corrected|date|day|decimal that|department|digit|digits|document|each|elements|exponent|for|given|group|hexadecimal digits|hidden|hours|if|is|item|its|key|later|least|letters|list|month|more|most|must|name|not|nothing|number|object|of|on|once|one|or|paid|party|percentage|perhaps|person|reason|right|software id|such|tax|text|than|that|the|this|time|what|when|which|whole|with|without)(?![\p{L}\d])/u

/** A word in small letters: what is alike in every language has none. */
const word = /(?<![\p{L}\p{N}.-])\p{Ll}{2,}(?!\p{L})/u

const place = ({ path, rule }: Violation): string => `${rule} ${path}`

/** Asserts that the Spanish violations are the English ones in another language: nothing stays in English. */
export const assertSpanish = (inEnglish: ReadonlyArray<Violation>, inSpanish: ReadonlyArray<Violation>): void => {
  assert.deepStrictEqual(inSpanish.map(place), inEnglish.map(place))
  inSpanish.forEach((violation, index) => {
    const { actual, expected, message, path, rule } = violation
    const twin = inEnglish[index]
    const told = JSON.stringify(violation)
    assert.notStrictEqual(message, twin?.message, told)
    // names of fields are the wire's
    if (rule === "RAD03") return
    assert.notMatch(expected, english, told)
    if (expected === twin?.expected) assert.notMatch(expected, word, told)
    else
      assert.match(
        twin?.expected ?? "",
        english,
        `add an English word of it to \`english\` in assertSpanish.ts: ${told}`
      )
    assert.notInclude(["absent", "(hidden)", "an object", "a list", "a text", "a number"], actual, path)
  })
}
