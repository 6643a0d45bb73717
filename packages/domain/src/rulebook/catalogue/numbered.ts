/**
 * Builds full payroll rule codes. Each of `numbers` gives two, because a payroll (NIE) and the note that replaces one
 * (NIAE) share them. Each of `deleting` gives the code of the note that deletes a payroll (NIAE).
 */
export const numbered = (
  numbers: ReadonlyArray<string>,
  deleting: ReadonlyArray<string> = []
): ReadonlyArray<string> => [
  ...numbers.flatMap((number) => [`NIE${number}`, `NIAE${number}`]),
  ...deleting.map((number) => `NIAE${number}`)
]
