import type { CodeList } from "../codes/CodeList.ts"
import type { KeyScheme } from "../key/DocumentKey.ts"
import type { Rule } from "../rules/Rule.ts"
import type { PartyIdentity } from "./PartyIdentity.ts"
import type { PreparedSale } from "./PreparedSale.ts"
import type { SaleDocument } from "./SaleDocument.ts"

/** How the key of a document is made, and what makes it secret. */
export interface SaleKeyMaking {
  readonly scheme: Exclude<KeyScheme, "CUNE-SHA384">
  readonly secret: "technicalKey" | "softwarePin"
}

/** In what one type of sale document differs from the others. */
export interface SaleKind {
  /** Letters that the authority's rule codes begin with in place of the invoice's `F`: `C` makes `FAU02` `CAU02`. */
  readonly rulePrefix: string | Readonly<Record<string, string>>
  /** Who issues: who sells, or in a support document who buys. */
  readonly issuer: "supplier" | "customer"
  /** Whether its numbers come from an authorised range, which the document then states (`sts:InvoiceControl`). */
  readonly authorised: (document: SaleDocument) => boolean
  /** Codes that `OperationCode` may have; absent where they depend on the document, and rules of its own check them. */
  readonly operations?: CodeList
  /** The operation of a document that states none. */
  readonly defaultOperation: (document: SaleDocument) => string
  /** How the seller is identified, where that is not as everybody else. */
  readonly supplierIdentity?: (
    party: { readonly id: string; readonly identificationType: string },
    operationCode: string
  ) => PartyIdentity | undefined
  readonly keyMaking: (document: SaleDocument) => SaleKeyMaking
  readonly rules: ReadonlyArray<Rule<PreparedSale>>
  /** Why a note may correct its document; absent where nothing is corrected. */
  readonly correctionReasons?: CodeList
}
