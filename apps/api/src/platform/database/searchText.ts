import type { SqlClient, Statement } from "effect/sql"

/** Escapes a text for a pattern of `like`, which then matches the text literally. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/gu, String.raw`\$&`)

/**
 * SQL condition that the column `document_key` begins with a text; `undefined` if the text cannot be the beginning of a
 * key or is shorter than eight digits.
 */
export const keyBeginsWith = (sql: SqlClient.SqlClient, text: string): Statement.Fragment | undefined => {
  const key = text.toLowerCase()
  if (!/^[0-9a-f]{8,96}$/u.test(key)) return undefined
  // "g" follows every digit
  return sql`document_key >= ${key} and document_key < ${`${key}g`} and starts_with(document_key, ${key})`
}
