import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

const file = join(import.meta.dirname, "../../../../../shared/dian/rules.md")

/** Whether the list of the authority's rules is available; it is not ours to ship. */
export const ruleListAvailable = existsSync(file)

/** The short name of an annex, and a hash. */
const notRules: ReadonlySet<string> = new Set(["AT19", "SHA384"])

const first = /(?<![A-Za-z0-9])([A-Z]{2,5})(\d{2,3})([a-z]?)(?![0-9A-Za-z])/gu
const glue = /^(?:\s?\([^)|]*\))?(?:,\s?|\s?\/\s?|[-–]|\s\/\s)/u
const next = /^(\d{2,3})?([a-z])?(?![0-9A-Za-z%.])/u

/** Codes with the letters left out behind the first, as in `FAB19a/b, 22a/b, 23` or `DC24a-e`, written out. */
const codesOf = (text: string): ReadonlyArray<string> => {
  const found: Array<string> = []
  for (const match of text.matchAll(first)) {
    const [whole, letters = "", digits = "", letter = ""] = match
    if (notRules.has(whole)) continue
    found.push(whole)
    let rest = text.slice(match.index + whole.length)
    let last = { number: digits, letter }
    for (;;) {
      const joint = glue.exec(rest)?.[0]
      if (joint === undefined) break
      const tail = rest.slice(joint.length).replace(new RegExp(`^${letters}(?=\\d)`, "u"), "")
      const [text, number, suffix = ""] = next.exec(tail) ?? []
      if (text === undefined || text === "") break
      if (number !== undefined && number.length !== digits.length) break
      const isRange = /[-–]/u.test(joint)
      if (isRange && number !== undefined) {
        for (let each = Number(last.number) + 1; each < Number(number); each++) {
          found.push(letters + String(each).padStart(digits.length, "0"))
        }
      }
      if (isRange && number === undefined) {
        for (let each = last.letter.charCodeAt(0) + 1; each < suffix.charCodeAt(0); each++) {
          found.push(letters + last.number + String.fromCharCode(each))
        }
      }
      last = { number: number ?? last.number, letter: suffix }
      found.push(letters + last.number + last.letter)
      rest = tail.slice(text.length)
    }
  }
  return found
}

/** Every rule code that the list of the authority's rules names, ranges written out. */
export const namedRules = (): ReadonlyArray<string> => {
  const bare = ["66", "89", "90", "92", "99"]
  return [...new Set([...bare, ...codesOf(readFileSync(file, "utf8"))])].sort()
}
