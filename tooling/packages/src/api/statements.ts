import { createHash } from "node:crypto"
import { sortedTokens } from "./sortedTokens.ts"
import { withoutComments } from "./withoutComments.ts"

/**
 * Maximum length of a readable statement. Types of schemas with every field, and of the whole HTTP contract, are
 * longer.
 */
const longest = 1500

/**
 * Shortens a long statement to its beginning, its length and a digest of its words. The digest shows that it changed;
 * its source, or docs/openapi.json for the HTTP contract, shows how.
 */
export const shortened = (statement: string): string => {
  if (statement.length <= longest) return statement
  const digest = createHash("sha256").update(sortedTokens(statement)).digest("hex").slice(0, 32)
  // cut before its type arguments, whose order the compiler may change
  return `${statement.slice(0, 120).split(/[\n<]/u)[0]} … ${statement.length} characters, SHA-256 ${digest}`
}

/** The statements of a declaration file from the compiler: each begins at the margin. */
export const statements = (declarations: string): ReadonlyArray<string> =>
  withoutComments(declarations)
    .split(/\n(?=[a-z])/u)
    .filter((statement) => statement !== "export {};")
