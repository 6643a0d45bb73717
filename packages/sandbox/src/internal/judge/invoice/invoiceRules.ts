import type { JudgedDocument } from "../JudgedDocument.ts"
import type { Rule } from "../Rule.ts"
import { addressRules } from "./addressRules.ts"
import { allowanceChargeRules } from "./allowanceChargeRules.ts"
import { authorizationRules } from "./authorizationRules.ts"
import { contingencyRules } from "./contingencyRules.ts"
import { customerRules } from "./customerRules.ts"
import { exchangeRateRules } from "./exchangeRateRules.ts"
import { headerRules } from "./headerRules.ts"
import { lineRules } from "./lineRules.ts"
import { lineTaxRules } from "./lineTaxRules.ts"
import { paymentRules } from "./paymentRules.ts"
import { referenceRules } from "./referenceRules.ts"
import { softwareRules } from "./softwareRules.ts"
import { supplierRules } from "./supplierRules.ts"
import { taxRules } from "./taxRules.ts"
import { totalRules } from "./totalRules.ts"
import { valueRules } from "./valueRules.ts"
import { withholdingRules } from "./withholdingRules.ts"

/** Every business rule of sales invoices (types 01, 02, 03 and 04), in the order they are reported. */
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
  ...valueRules
]
