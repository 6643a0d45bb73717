import type { Rule } from "../Rule.ts"
import type { BillingKind } from "./BillingKind.ts"
import { billingKinds } from "./billingKinds.ts"
import { ticketTypes } from "./equivalentKinds.ts"
import type { JudgedDocument } from "./JudgedDocument.ts"
import { equivalentRules } from "./rules/equivalentRules.ts"
import { healthRules } from "./rules/healthRules.ts"
import { invoiceRules } from "./rules/invoiceRules.ts"
import { consortiumRule, operationRules, thirdPartyRules } from "./rules/operationRules.ts"
import { noteRules } from "./rules/noteRules.ts"
import { supportRules } from "./rules/supportRules.ts"

/**
 * Codes of the rules on the authorised range. They do not apply to notes and most equivalent documents, whose numbers
 * are free.
 */
const rangeCodes = /^F(?:AB(?:05|07|08|10|11|12)|AD(?:05[b-e]|09[ab]))/u

/**
 * Codes of the rules that support documents replace. In these, the roles of the parties are swapped, the vendor has no
 * registration with a prefix, and only some taxes are allowed.
 */
const codesReplacedForSupport = /^F(?:AB10a|AI|AJ|AK|AS16|AX16|AT12|AY12)/u
/**
 * Code of the rule on payment means. It does not apply to notes of support and equivalent documents, because it is
 * unknown whether they must state payment means. Stated ones are judged.
 */
const paymentMeansCode = "FAN01"

/**
 * Code of the rule on the payment method. It does not apply to point-of-sale tickets: a separate rule requires
 * immediate payment.
 */
const paymentMethodCode = "FAN02"

const applies = (kind: BillingKind, code: string): boolean =>
  (kind.hasRange || !rangeCodes.test(code)) &&
  (kind.family !== "support" || !codesReplacedForSupport.test(code)) &&
  (kind.family === "sale" || kind.note === undefined || code !== paymentMeansCode) &&
  !(ticketTypes.has(kind.typeCode) && code === paymentMethodCode)

const collect = (kind: BillingKind): ReadonlyArray<Rule<JudgedDocument>> => [
  ...invoiceRules.filter(({ code }) => applies(kind, code)).map((rule) => softened(kind, rule)),
  ...(kind.family === "support" ? supportRules : []),
  ...(kind.family === "equivalent" && kind.note === undefined ? equivalentRules(kind) : []),
  ...(kind.note === undefined ? [] : noteRules(kind.note)),
  ...(kind.family === "sale" ? [...healthRules, ...operationRules] : []),
  ...(kind.family === "equivalent" ? thirdPartyRules : []),
  ...(kind.family === "support" ? [] : [consortiumRule])
]

/** Changes rule FAB19b to a notification for support documents, whose own rule DSAB19b only notifies. */
const softened = (kind: BillingKind, rule: Rule<JudgedDocument>): Rule<JudgedDocument> =>
  kind.family === "support" && rule.code === "FAB19b" ? { ...rule, kind: "notification" } : rule

const byKind = new Map(billingKinds.map((kind) => [kind, collect(kind)]))

/** Rules for judging a kind, with the invoice's codes. */
export const rulesOf = (kind: BillingKind): ReadonlyArray<Rule<JudgedDocument>> => byKind.get(kind) ?? []
