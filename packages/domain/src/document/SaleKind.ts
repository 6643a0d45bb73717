import type { CodeList } from "../codes/CodeList.ts"
import type { KeyScheme } from "../key/DocumentKey.ts"
import type { Rule } from "../rules/Rule.ts"
import type { PreparedSale } from "./PreparedSale.ts"
import type { SaleDocument } from "./SaleDocument.ts"

/** How the key of a document is made, and what makes it secret. */
export interface SaleKeyMaking {
  readonly scheme: Extract<KeyScheme, "CUFE-SHA384" | "CUDE-SHA384">
  readonly secret: "technicalKey" | "softwarePin"
}

/** In what one type of sale document differs from the others. */
export interface SaleKind {
  /** Letters that the authority's rule codes begin with in place of the invoice's `F`: `C` makes `FAU02` `CAU02`. */
  readonly rulePrefix: string
  /** Whether its numbers come from an authorised range, which the document then states (`sts:InvoiceControl`). */
  readonly authorised: boolean
  /** Codes that `OperationCode` may have. */
  readonly operations: CodeList
  /** The operation of a document that states none. */
  readonly defaultOperation: (document: SaleDocument) => string
  readonly keyMaking: (document: SaleDocument) => SaleKeyMaking
  readonly rules: ReadonlyArray<Rule<PreparedSale>>
  /** Why a note may correct its document; absent where nothing is corrected. */
  readonly correctionReasons?: CodeList
}
