import { escapeAttribute } from "./escape.ts"

const made = new Map<string, string>()

/** The attribute of a quantity. Its code is of the authority's list of units (rule FAV05), so there are not many. */
export const unitAttribute = (code: string): string => {
  const known = made.get(code)
  if (known !== undefined) return known
  const fresh = [' unitCode="', escapeAttribute(code), '"'].join("")
  made.set(code, fresh)
  return fresh
}
