import type { Explanation, Rules } from "../rules/Rule.ts"
import type { recordRules } from "../rules/recordRules.ts"
import type { wireRules } from "../rules/wireRules.ts"
import type { BodyPath } from "../document/BodyPath.ts"

/** One rule of the authority, or several with the same meaning, explained to the person who corrects the document. */
export interface CatalogueEntry extends Explanation {
  /**
   * Codes as the authority writes them. In families that repeat for every type of document, they lack the letters of
   * the type: `AU06` stands for `FAU06`, `CAU06`, `DAU06`, `DSAU06` and so on.
   */
  readonly codes: ReadonlyArray<string>
  /**
   * The earliest place that decides the rule: our `rules` over the document, the reading of its `form` and what the
   * service has on record or asks before it files, or the `construction` of the XML, which cannot break the rule. Only
   * the `authority` decides rules that depend on registers and dates that we do not have. `rips` stands for rules over
   * a RIPS, which is filed with the ministry and checked separately.
   */
  readonly decidedBy: "rules" | "form" | "construction" | "authority" | "rips"
}

/** An entry that the form of a field decides. A field that no body has does not compile. */
interface FieldEntry extends CatalogueEntry {
  readonly path: BodyPath
  readonly decidedBy: "form"
}

/** An entry whose codes the reading of bodies or the service itself reports, with a message for each. */
export interface ReportedEntry extends CatalogueEntry {
  readonly codes: ReadonlyArray<keyof typeof wireRules | keyof typeof recordRules>
  readonly decidedBy: "form"
}

/** An entry that neither our rules over a body nor its form decides. */
export interface ForeignEntry extends CatalogueEntry {
  readonly decidedBy: Exclude<CatalogueEntry["decidedBy"], "form" | "rules">
}

/** An entry that no rule of ours explains. */
export type Listed = FieldEntry | ReportedEntry | ForeignEntry

/** The fix, in English and in Spanish, for content that only the renderer writes. */
export const written = [
  "Nothing: it is written as the annex says. Report it if the authority answers this.",
  "Ninguna: se escribe como dice el anexo. Informe el caso si la DIAN responde esto."
] as const

/**
 * Lists codes from one number to another: `codeRange("AM", 5, 7)` is AM05, AM06, AM07. Payroll codes have three digits.
 */
export const codeRange = (letters: string, from: number, to: number, digits = 2): ReadonlyArray<string> =>
  Array.from({ length: to - from + 1 }, (_, index) => letters + String(from + index).padStart(digits, "0"))

/**
 * Codes that the entry of one of our rules explains by default. A payroll code (`NIE…`) also stands for that of the
 * note that replaces a payroll (`NIAE…`). In codes of sales, the letters of the document type are left out.
 */
const codesOf = (code: string): ReadonlyArray<string> => {
  if (code.startsWith("NIE")) return [code, `NIAE${code.slice(3)}`]
  return [code.replace(/^(?:F|DE)(?=[A-Z]{2}\d)/u, "")]
}

/** Derives the entries of rules that explain themselves. Of rules with the same code, the first counts. */
export const entriesOf = (
  rules: Rules<never>,
  decidedBy: CatalogueEntry["decidedBy"]
): ReadonlyArray<CatalogueEntry> => {
  const listed = new Set<string>()
  return rules.flatMap(({ code, explained, severity }) => {
    const codes = explained?.codes ?? codesOf(code)
    if (explained === undefined || codes.some((each) => listed.has(each))) return []
    for (const each of codes) listed.add(each)
    return [{ ...(severity === "notification" ? { severity } : {}), ...explained, codes, decidedBy }]
  })
}

/** Sorts entries in the order of the annexes, by their first codes. */
export const inOrder = (entries: ReadonlyArray<CatalogueEntry>): ReadonlyArray<CatalogueEntry> => {
  // the numbers of a payroll (NIE) and of its notes (NIAE) are one sequence
  const place = ({ codes: [code = ""] }: CatalogueEntry): string => code.replace("NIAE", "NIE")
  return entries.toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
}
