import { createHash } from "node:crypto"
import { sortedTokens } from "./sortedTokens.ts"
import { withoutComments } from "./withoutComments.ts"

/**
 * Maximum length in characters of a statement that is reported unabridged. Types of schemas with every field, and of
 * the whole HTTP contract, are longer.
 */
const longest = 1500

/**
 * Shortens a long statement to its beginning, its length and a digest of its words. A new digest shows that the
 * statement changed. The sources, or docs/openapi.json for the HTTP contract, show how.
 */
export const shortened = (statement: string): string => {
  if (statement.length <= longest) return statement
  const digest = createHash("sha256").update(sortedTokens(statement)).digest("hex").slice(0, 32)
  // cut before its type arguments, whose order the compiler may change
  return `${statement.slice(0, 120).split(/[\n<]/u)[0]} … ${statement.length} characters, SHA-256 ${digest}`
}

/** Splits a declaration file of the compiler into statements, each of which begins at the margin. */
export const statements = (declarations: string): ReadonlyArray<string> =>
  withoutComments(declarations)
    .split(/\n(?=[a-z])/u)
    .filter((statement) => statement !== "export {};")
