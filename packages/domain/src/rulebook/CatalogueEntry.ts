import type { Explanation } from "../rules/Rule.ts"
import type { recordRules } from "../rules/recordRules.ts"
import type { wireRules } from "../rules/wireRules.ts"
import type { BodyPath } from "../document/BodyPath.ts"
import type { RuleCode } from "./checkedRules.ts"

/** One rule of the authority, or several with the same meaning, explained to the person who corrects the document. */
export interface CatalogueEntry extends Explanation {
  /**
   * Codes as the authority writes them. In families that repeat for every type of document, they lack the letters of
   * the type: `AU06` stands for `FAU06`, `CAU06`, `DAU06`, `DSAU06` and so on.
   */
  readonly codes: ReadonlyArray<string>
  /**
   * The earliest place that decides the rule: our `rules` over the document, the reading of its `form`, or the
   * `construction` of the XML, which cannot break the rule. Only the `authority` decides rules that depend on registers
   * and dates that we do not have. `rips` stands for rules over a RIPS, which is filed with the ministry and checked
   * separately.
   */
  readonly decidedBy: "rules" | "form" | "construction" | "authority" | "rips"
}

/** One of our rules in another family of documents: its codes there, and its severity or fix if they differ. */
export interface SharedEntry extends Partial<Pick<CatalogueEntry, "severity" | "fix">> {
  readonly codes: ReadonlyArray<string>
  /** The code of the rule. */
  readonly rule: RuleCode
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

/** Item of the list of rules, in the order of the annexes: an entry, or the code of one of our rules. */
export type Listed = RuleCode | SharedEntry | FieldEntry | ReportedEntry | ForeignEntry

/** The fix, in English and in Spanish, for content that only the renderer writes. */
export const written = [
  "Nothing: it is written as the annex says. Report it if the authority answers this.",
  "Ninguna: se escribe como dice el anexo. Informe el caso si la DIAN responde esto."
] as const
