import type { CatalogueEntry } from "../CatalogueEntry.ts"

/** An entry without its codes. */
type Told = Omit<CatalogueEntry, "codes">

/**
 * An entry of the numbers that a payroll (NIE) and the note that replaces one (NIAE) have in common; `deleting` are
 * those of the note that deletes one.
 */
export const both = (
  numbers: ReadonlyArray<string>,
  entry: Told,
  deleting: ReadonlyArray<string> = []
): CatalogueEntry => ({
  codes: [
    ...numbers.flatMap((number) => [`NIE${number}`, `NIAE${number}`]),
    ...deleting.map((number) => `NIAE${number}`)
  ],
  ...entry
})

/** What an entry says: cause and fix in English and Spanish, who decides, where. */
export const told = (
  cause: readonly [en: string, es: string],
  fix: readonly [en: string, es: string],
  decidedBy: CatalogueEntry["decidedBy"],
  path?: string
): Told => ({
  cause: { en: cause[0], es: cause[1] },
  fix: { en: fix[0], es: fix[1] },
  ...(path === undefined ? {} : { path }),
  decidedBy
})

/** The same, of a rule that only notifies. */
export const notified = (entry: Told): Told => ({ ...entry, severity: "notification" })

/** What to do about what the renderer alone writes. */
export const written = [
  "Nothing: it is written as the annex says. Report it if the authority answers this.",
  "Ninguna: se escribe como dice el anexo. Informe el caso si la DIAN responde esto."
] as const
