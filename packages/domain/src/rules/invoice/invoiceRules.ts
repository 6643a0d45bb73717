import type { PreparedInvoice } from "../../document/PreparedInvoice.ts"
import type { Rule } from "../Rule.ts"
import { allowanceRules } from "./allowances.ts"
import { headerRules } from "./header.ts"
import { lineRules } from "./lines.ts"
import { numberingRules } from "./numbering.ts"
import { partyRules } from "./parties.ts"
import { paymentRules } from "./payment.ts"
import { taxRules } from "./taxes.ts"
import { totalRules } from "./totals.ts"

/** Every rule of a sales invoice that the document and its configuration decide, in the order of the annex. */
export const invoiceRules: ReadonlyArray<Rule<PreparedInvoice>> = [
  ...numberingRules,
  ...headerRules,
  ...partyRules,
  ...paymentRules,
  ...allowanceRules,
  ...lineRules,
  ...taxRules,
  ...totalRules
]
