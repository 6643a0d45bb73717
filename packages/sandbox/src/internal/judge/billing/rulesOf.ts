import { invoiceRules } from "../invoice/invoiceRules.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"
import { noteRules } from "../note/noteRules.ts"
import type { Rule } from "../Rule.ts"
import type { BillingKind } from "./BillingKind.ts"
import { billingKinds } from "./billingKinds.ts"

/** About the authorised range: numbers of notes and of most equivalent documents are free. */
const ofRanges = /^F(?:AB(?:05|07|08|10|11|12)|AD(?:05[b-e]|09[ab]))/u

const collect = (kind: BillingKind): ReadonlyArray<Rule<JudgedDocument>> => [
  ...invoiceRules.filter(({ code }) => kind.hasRange || !ofRanges.test(code)),
  ...(kind.note === undefined ? [] : noteRules(kind.note))
]

const byKind = new Map(billingKinds.map((kind) => [kind, collect(kind)]))

/** The rules a kind is judged by, under the invoice's codes. */
export const rulesOf = (kind: BillingKind): ReadonlyArray<Rule<JudgedDocument>> => byKind.get(kind) ?? []
