import { createHash } from "node:crypto"
import { sortedTokens } from "./sortedTokens.ts"
import { withoutComments } from "./withoutComments.ts"

/** What nobody would read: types of schemas with every field, and of the whole HTTP contract. */
const longest = 1500

/**
 * A statement, or of a long one the beginning, its length and a digest of its words: that it changed shows, how must be
 * seen in its source, and of the HTTP contract in docs/openapi.json.
 */
export const shortened = (statement: string): string => {
  if (statement.length <= longest) return statement
  const digest = createHash("sha256").update(sortedTokens(statement)).digest("hex").slice(0, 32)
  // before its type arguments, whose order the compiler may change
  return `${statement.slice(0, 120).split(/[\n<]/u)[0]} … ${statement.length} characters, SHA-256 ${digest}`
}

/** The statements of a declaration file as the compiler writes it: each begins at the margin. */
export const statements = (declarations: string): ReadonlyArray<string> =>
  withoutComments(declarations)
    .split(/\n(?=[a-z])/u)
    .filter((statement) => statement !== "export {};")
