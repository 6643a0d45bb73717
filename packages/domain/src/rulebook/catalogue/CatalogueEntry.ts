import type { Localized } from "../../rules/Language.ts"

/** One rule of the authority, or several that say the same, in words for whoever has to mend the document. */
export interface CatalogueEntry {
  /**
   * Codes as the authority writes them, but in families that repeat for every type of document without the letters of
   * the type: `AU06` stands for `FAU06`, `CAU06`, `DAU06`, `DSAU06` and so on.
   */
  readonly codes: ReadonlyArray<string>
  /** Whether the authority refuses what breaks the rule, or only says so. Default `rejection`. */
  readonly severity?: "notification"
  /** What is wrong when the authority names this rule. */
  readonly cause: Localized
  /** What to do about it. */
  readonly fix: Localized
  /**
   * Where in the body it is mended, `[*]` for every element of a list. `{supplier}` and `{customer}` stand for the field of
   * who sells and who buys, `{issuer}` for that of who issues. Absent where nothing in the body mends it.
   */
  readonly path?: string
  /**
   * Who sees it before the authority does: our `rules` over the document, the reading of its `form`, the `construction` of
   * the XML, which cannot break it; or nobody but the `authority`, which knows registers and dates that we do not.
   */
  readonly decidedBy: "rules" | "form" | "construction" | "authority"
}
