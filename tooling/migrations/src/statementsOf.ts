/** The beginning of a log record: time and process, in the server's default prefix. */
const prefix = /^\d{4}-\d\d-\d\d [\d:.]+ UTC \[\d+\] /mu

/**
 * What a statement that changes only in its values has in common with itself: numbers in texts, ids, lists of
 * parameters.
 */
const alike = (statement: string): string =>
  statement
    .replaceAll(/'[^']*'/gu, (text) => (/\d/u.test(text) ? "'…'" : text))
    .replaceAll(/\$\d+/gu, "$")
    .replaceAll(/\$(?:, ?\$)+/gu, "$")
    .replaceAll(/\(\$\)(?:, ?\(\$\))+/gu, "($)")

/**
 * Statements of the database itself, of migrations, of the tests, or of the library that keeps jobs in its own tables.
 */
const notOurs =
  /radicar_migrations|\bjobs(?:_migrations)?\b|^insert into \w+ values|\bpg_|information_schema|to_regclass|set_config|current_setting|generate_series/u

/**
 * The statements that read or change rows, by a log of Postgres with `log_statement=all`: each once, with the
 * parameters in their places, in the order of the alphabet.
 */
export const statementsOf = (log: string): ReadonlyArray<string> => {
  const found = new Map<string, string>()
  for (const record of log.split(prefix)) {
    const [, text = ""] = /^LOG: {2}(?:execute [^:]*|statement): (.*)$/su.exec(record) ?? []
    // a comment would go on to the end of the one line
    const statement = text
      .replaceAll(/--[^\n]*/gu, "")
      .replaceAll(/\s+/gu, " ")
      .trim()
    if (!/^(?:select|insert|update|delete|with)\b/iu.test(statement) || notOurs.test(statement)) continue
    const key = alike(statement)
    if (!found.has(key)) found.set(key, statement)
  }
  return [...found.values()].toSorted()
}
