/**
 * Patterns of SQL that removes something an older running version of the service needs, by
 * docs/operating/migrations.md.
 */
const contracting: ReadonlyArray<readonly [what: string, form: RegExp]> = [
  ["drops a table", /\bdrop table\b/iu],
  ["drops a column", /\bdrop column\b/iu],
  ["renames", /\brename (?:to|column|constraint)\b/iu],
  ["demands a value", /\bset not null\b/iu],
  [
    "demands a value of a new column",
    /\badd column\b(?:(?!\bdefault\b|\badd column\b)[^`";])*\bnot null\b(?![^`";]*\bdefault\b)/iu
  ],
  ["takes a default away", /\bdrop default\b/iu],
  ["changes a type", /\balter column \S+ (?:set data )?type\b/iu]
]

/**
 * Names the changes in a migration's text that break an older version of the service; empty for a migration that only
 * adds.
 */
export const contractionsIn = (text: string): ReadonlyArray<string> =>
  contracting.filter(([, form]) => form.test(text)).map(([what]) => what)
