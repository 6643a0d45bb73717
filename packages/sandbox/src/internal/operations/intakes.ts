import type { XmlElement } from "libxml2-wasm"
import { billingFamily } from "../judge/billing/billingFamily.ts"
import { eventFamily } from "../judge/event/eventFamily.ts"
import { payrollFamily } from "../judge/payroll/payrollFamily.ts"
import { type Intake, intake } from "./Intake.ts"

/** Invoices, support documents, equivalent documents and their notes. */
export const billing = intake(billingFamily)
/** Payroll documents and their adjustments. */
export const payroll = intake(payrollFamily)
/** Events about invoices. */
export const event = intake(eventFamily)

/** The intake for a root: test sets are of any family. What none of them knows goes to the first, which says so. */
export const intakeOf = (root: XmlElement): Intake => {
  if (root.name.startsWith("Nomina")) return payroll
  return root.name === "ApplicationResponse" ? event : billing
}
