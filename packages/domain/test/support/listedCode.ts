import type { Violation } from "@radicar/domain/inner/rules/Violation"

const listed =
  /^((?:[^;]+; )?(?:a code of the list|un código de la lista) [^,:;]+(?:, (?:perhaps|quizás) [^ ;:]+)?).*$/u

/** Violations without the entries of a list of codes: its name and the code that is probably meant stay. */
export const withoutListed = (violations: ReadonlyArray<Violation>): ReadonlyArray<Violation> =>
  violations.map((each) => ({ ...each, expected: each.expected.replace(listed, "$1") }))
