import type { Environment } from "./readVariables.ts"
import { variableNames } from "./variables.ts"

/** Variables of the command line, which may stand in the same environment. */
const ofTheCommandLine: ReadonlyArray<string> = [
  "RADICAR_URL",
  "RADICAR_TOKEN",
  "RADICAR_CERTIFICATE_PASSWORD",
  "RADICAR_CERTIFICATE_TOKEN",
  "RADICAR_COMPANY_ID",
  "RADICAR_PROVIDER_ID",
  "RADICAR_SOFTWARE_ID",
  "RADICAR_SOFTWARE_PIN",
  "RADICAR_TECHNICAL_KEY"
]

/** A variable that nobody reads, and the one that may have been meant. */
export interface UnknownVariable {
  readonly variable: string
  readonly nearest: string
}

/** How many characters have to be inserted, deleted or replaced (Levenshtein). */
const distance = (left: string, right: string): number => {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (const [index, character] of [...left].entries()) {
    const next = [index + 1]
    for (const [place, other] of [...right].entries()) {
      const replaced = (row[place] ?? 0) + (character === other ? 0 : 1)
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    row = next
  }
  return row[right.length] ?? 0
}

const nearestTo = (variable: string): string => {
  const bare = variable.replace(/_FILE$/u, "")
  const [first] = variableNames.toSorted((left, right) => distance(bare, left) - distance(bare, right))
  return `${first}${bare === variable ? "" : "_FILE"}`
}

/** The variables that begin with `RADICAR_` or `SANDBOX_` and mean nothing to the service: mistyped, as a rule. */
export const unknownVariables = (environment: Environment): ReadonlyArray<UnknownVariable> => {
  const known = new Set([...variableNames.flatMap((name) => [name, `${name}_FILE`]), ...ofTheCommandLine])
  return Object.keys(environment)
    .filter((name) => /^(?:RADICAR|SANDBOX)_/u.test(name) && !known.has(name))
    .toSorted()
    .map((variable) => ({ variable, nearest: nearestTo(variable) }))
}

/** What is said of it. */
export const unknownText = ({ nearest, variable }: UnknownVariable): string =>
  `${variable} is not a variable of the service. Is ${nearest} meant?`
