import type { Rule } from "../../Rule.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"
import { addressRules } from "./addressRules.ts"
import { authorizationRules } from "./authorizationRules.ts"
import { customerRules } from "./customerRules.ts"
import { headerRules } from "./headerRules.ts"
import { lineRules } from "./lineRules.ts"
import { allowanceChargeRules, exchangeRateRules, paymentRules } from "./paymentRules.ts"
import { contingencyRules, referenceRules } from "./referenceRules.ts"
import { softwareRules } from "./softwareRules.ts"
import { supplierRules } from "./supplierRules.ts"
import { lineTaxRules, taxRules, withholdingRules } from "./taxRules.ts"
import { totalRules, positiveValueRules } from "./totalRules.ts"

/** All business rules of sales invoices (types 01, 02, 03 and 04), in their order of reporting. */
export const invoiceRules: ReadonlyArray<Rule<JudgedDocument>> = [
  ...authorizationRules,
  ...softwareRules,
  ...headerRules,
  ...referenceRules,
  ...contingencyRules,
  ...supplierRules,
  ...customerRules,
  ...addressRules,
  ...paymentRules,
  ...allowanceChargeRules,
  ...exchangeRateRules,
  ...taxRules,
  ...withholdingRules,
  ...totalRules,
  ...lineRules,
  ...lineTaxRules,
  ...positiveValueRules
]
