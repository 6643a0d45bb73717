import type { DocumentFamily } from "../DocumentFamily.ts"
import type { BillingKind } from "./BillingKind.ts"
import { judgeBilling } from "./judgeBilling.ts"
import { billingKindOf } from "./kindOf.ts"
import { readBillingHeader } from "./readBillingHeader.ts"

/** Invoices, support documents, equivalent documents and their notes. */
export const billingFamily: DocumentFamily<BillingKind> = {
  kindOf: billingKindOf,
  readHeader: readBillingHeader,
  judge: judgeBilling
}
