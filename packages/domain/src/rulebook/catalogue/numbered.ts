/**
 * Codes with numbers that a payroll (NIE) and the note that replaces one (NIAE) share; `deleting` are the numbers of
 * the note that deletes one.
 */
export const numbered = (
  numbers: ReadonlyArray<string>,
  deleting: ReadonlyArray<string> = []
): ReadonlyArray<string> => [
  ...numbers.flatMap((number) => [`NIE${number}`, `NIAE${number}`]),
  ...deleting.map((number) => `NIAE${number}`)
]
