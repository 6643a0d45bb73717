import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { Finding, Section } from "../Finding.ts"

/** Position of the first UTF-16 unit in which two texts differ, from 1; undefined if they are equal. */
export const firstDifference = (one: string, other: string): number | undefined => {
  if (one === other) return undefined
  let index = 0
  while (index < one.length && one[index] === other[index]) index++
  return index + 1
}

/** Two values to compare, and the texts for both outcomes. */
export interface Equality {
  readonly section: Section
  readonly check: string
  readonly expected: string | undefined
  readonly actual: string | undefined
  readonly holds: Localized
  readonly fails: Localized
}

/** Checks that a text equals the expected one; a failure has the position of the first difference. */
export const equal = ({ actual, check, expected, fails, holds, section }: Equality): Finding => {
  const ok = expected === actual
  return ok
    ? { section, check, ok, detail: holds }
    : {
        section,
        check,
        ok,
        detail: fails,
        expected: expected ?? "",
        actual: actual ?? "",
        firstDifference: firstDifference(expected ?? "", actual ?? "")
      }
}
