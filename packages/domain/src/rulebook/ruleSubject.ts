import type { CatalogueEntry } from "./CatalogueEntry.ts"

/** The parts of a document that rules are about, if not its structure: the beginnings of the codes. */
const subjects = {
  key: "AD06 AAD06 NIE024",
  securityCode: "AB27",
  numbering: "AB05 AB07 AB08 AB10 AB11 AB12 AD05 AAD05",
  reference: "BF BG AAH",
  signature: "DC ZE ZD AC03"
} as const

/** The part of a document that a rule is about. */
export type RuleSubject = keyof typeof subjects | "structure"

/** Whether the first code of an entry begins with one of these beginnings, which blanks separate. */
export const startsWith = ({ codes: [code = ""] }: CatalogueEntry, beginnings: string): boolean =>
  beginnings.split(" ").some((beginning) => code.startsWith(beginning))

/** The part of a document that the rules of an entry are about. */
export const subjectOf = (entry: CatalogueEntry): RuleSubject =>
  (Object.keys(subjects) as ReadonlyArray<keyof typeof subjects>).find((subject) =>
    startsWith(entry, subjects[subject])
  ) ?? "structure"
