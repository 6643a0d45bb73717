import type { PreparedSale } from "../../document/PreparedSale.ts"
import type { Rule } from "../Rule.ts"
import { allowanceRules } from "./allowances.ts"
import { headerRules } from "./header.ts"
import { lineRules } from "./lines.ts"
import { partyRules } from "./parties.ts"
import { paymentRules } from "./payment.ts"
import { taxRules } from "./taxes.ts"
import { totalRules } from "./totals.ts"

/** The rules that all documents of a sale have in common, in the order of the annex. */
export const saleRules: ReadonlyArray<Rule<PreparedSale>> = [
  ...headerRules,
  ...partyRules,
  ...paymentRules,
  ...allowanceRules,
  ...lineRules,
  ...taxRules,
  ...totalRules
]
