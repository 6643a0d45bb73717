import type { Explanation } from "../rules/Rule.ts"

/** One rule of the authority, or several that say the same, in words for whoever has to correct the document. */
export interface CatalogueEntry extends Explanation {
  /**
   * Codes as the authority writes them, but in families that repeat for every type of document without the letters of
   * the type: `AU06` stands for `FAU06`, `CAU06`, `DAU06`, `DSAU06` and so on.
   */
  readonly codes: ReadonlyArray<string>
  /**
   * The place where the rule is decided before the authority decides it: our `rules` over the document, the reading of
   * its `form`, or the `construction` of the XML, which cannot break the rule. Only the `authority` decides rules that
   * depend on registers and dates that we do not have. `rips` stands for rules over a RIPS, which is filed with the
   * ministry and checked on its own.
   */
  readonly decidedBy: "rules" | "form" | "construction" | "authority" | "rips"
}

/** Codes by which another family of documents names what a rule of ours checks, with what differs there. */
export interface SharedEntry extends Partial<Pick<CatalogueEntry, "severity" | "fix">> {
  readonly codes: ReadonlyArray<string>
  /** The code of the rule. */
  readonly rule: string
}

/**
 * A rule in the order of the annexes: an entry of its own, or the code of the rule of ours that carries its
 * explanation.
 */
export type Listed = CatalogueEntry | SharedEntry | string

/** The fix, in English and in Spanish, of what the renderer alone writes. */
export const written = [
  "Nothing: it is written as the annex says. Report it if the authority answers this.",
  "Ninguna: se escribe como dice el anexo. Informe el caso si la DIAN responde esto."
] as const
