import { Redacted, Result } from "effect"
import type { FilingConfiguration } from "../FilingConfiguration.ts"
import { parseNit, type Nit } from "../Nit.ts"
import { invoiceRules } from "../rules/invoice/invoiceRules.ts"
import type { Language } from "../rules/Language.ts"
import { applyRules } from "../rules/Rule.ts"
import type { Violation } from "../rules/Violation.ts"
import type { Invoice } from "./Invoice.ts"
import type { PartyIdentity } from "./PartyIdentity.ts"
import { prepareInvoice, type PreparedInvoice } from "./PreparedInvoice.ts"

declare const checked: unique symbol

/**
 * An invoice that breaks no rule we can decide: the only thing that can be identified and rendered. Only
 * {@link checkInvoice} makes one.
 */
export interface CheckedInvoice extends PreparedInvoice {
  readonly [checked]: true
  readonly supplier: PartyIdentity
  readonly customer: PartyIdentity
  readonly software: PreparedInvoice["software"] & { readonly id: string; readonly pin: Redacted.Redacted<string> }
  readonly softwareOwner: Nit
  /** What the key is made secret with: the range's technical key, or the software's pin for type 03. */
  readonly keySecret: Redacted.Redacted<string>
}

/** Applies every rule to an invoice: a {@link CheckedInvoice}, or all violations at once. */
export const checkInvoice = (
  invoice: Invoice,
  configuration: FilingConfiguration,
  language: Language
): Result.Result<CheckedInvoice, ReadonlyArray<Violation>> => {
  const prepared = prepareInvoice(invoice, configuration)
  const violations = applyRules(invoiceRules, prepared, language)
  return violations.length > 0
    ? Result.fail(violations)
    : // rules FAJ24b, FAK24b, FAB19b, FAB24a, FAB27a and FAD06 have just shown that nothing of this is absent
      Result.succeed({
        ...prepared,
        softwareOwner: parseNit(prepared.software.ownerNit),
        keySecret: invoice.typeCode === "03" ? prepared.software.pin : invoice.numberingRange.technicalKey
      } as CheckedInvoice)
}
