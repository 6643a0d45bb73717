import type { ExplainedCode } from "../rules/Rule.ts"
import { equivalentRules } from "./equivalent/equivalentRules.ts"
import { spdRules } from "./equivalent/spdRules.ts"
import { eventRules } from "./event/eventRules.ts"
import { payrollDeleteNoteRules, payrollReplaceNoteRules, payrollRules } from "./payroll/payrollRules.ts"
import {
  annulmentRule,
  equivalentReferenceRules,
  noPrepaymentRule,
  noteRules,
  noWithholdingRule,
  supportReferenceRules
} from "./sale/noteRules.ts"
import { healthRules } from "./sale/healthRules.ts"
import { invoiceOperationRules, operationRules } from "./sale/operationRules.ts"
import { numberingRules } from "./sale/numbering.ts"
import { purchaseTaxRule, withholdingRules } from "./sale/purchaseTaxes.ts"
import { purchaseRules, saleRules } from "./sale/saleRules.ts"

/** The rules of all types of document. Rules that types share are listed once. */
export const checkedRules = [
  ...numberingRules,
  ...invoiceOperationRules,
  ...healthRules,
  ...operationRules,
  ...saleRules,
  ...purchaseRules,
  purchaseTaxRule,
  ...withholdingRules,
  ...noteRules,
  ...supportReferenceRules,
  ...equivalentReferenceRules,
  noWithholdingRule,
  noPrepaymentRule,
  annulmentRule,
  ...equivalentRules,
  ...spdRules,
  ...eventRules,
  ...payrollRules,
  ...payrollReplaceNoteRules,
  ...payrollDeleteNoteRules
]

/** Code of a rule that explains itself. */
export type RuleCode = ExplainedCode<(typeof checkedRules)[number]>
