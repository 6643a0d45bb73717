import { Redacted } from "effect"
import type { PayrollPlace } from "../document/DocumentDefinition.ts"
import { paymentDates } from "../document/PaymentMeans.ts"
import {
  type CheckedPayroll,
  type CheckedPayrollDeleteNote,
  type CheckedPayrollReplaceNote,
  prepareIssue,
  renumberIssue,
  type PreparedIssue,
  type PreparedPayroll,
  preparePayroll
} from "../document/payroll/CheckedPayroll.ts"
import { Payroll, PayrollDeleteNote, PayrollReplaceNote } from "../document/payroll/Payroll.ts"
import { payrollDeleteNoteExamples, payrollExamples, payrollReplaceNoteExamples } from "../example/documentExamples.ts"
import { factsOfPayroll } from "../facts/factsOf.ts"
import { cune, type DocumentKey } from "../key/DocumentKey.ts"
import { numberOf } from "../number/wireNumber.ts"
import { toFixed, zero } from "../number/Decimal.ts"
import { payrollDeleteNoteRules, payrollReplaceNoteRules, payrollRules } from "../rulebook/payroll/payrollRules.ts"
import { describeRules } from "../rules/Rule.ts"
import { defineType } from "./definition.ts"

type AnyPayroll = CheckedPayroll | CheckedPayrollReplaceNote | CheckedPayrollDeleteNote

const header = (checked: AnyPayroll) => ({
  number: checked.id,
  issueDate: checked.document.date.date,
  issueTime: checked.document.date.timeWithOffset,
  employer: checked.employer.number,
  typeCode: checked.document.typeCode,
  softwarePin: Redacted.value(checked.software.pin),
  environment: checked.environment
})

/** The CUNE of a payroll or of the note that replaces one. */
const key = (checked: CheckedPayroll | CheckedPayrollReplaceNote): DocumentKey =>
  cune({
    ...header(checked),
    earned: toFixed(checked.totals.earned.amount, 2),
    deducted: toFixed(checked.totals.deducted.amount, 2),
    net: toFixed(checked.totals.net.amount, 2),
    worker: checked.worker.number
  })

const predecessorOf = (document: AnyPayroll["document"]) => {
  if (!("documentReference" in document)) return {}
  const { date, number, uuid } = document.documentReference
  return { corrects: { documents: [{ at: "$.DocumentReference", uuid, number, date }], typeCodes: ["102", "103"] } }
}

/** The place of a document among the payrolls of its worker. The first payment decides its month. */
const placeOf = (checked: AnyPayroll): PayrollPlace => {
  if (!("worker" in checked)) return { role: "deletion", predecessor: checked.document.documentReference.uuid }
  const { document, worker } = checked
  const paid = { worker: worker.number, month: paymentDates(document.pay)[0]?.slice(0, 7) ?? "" }
  if ("documentReference" in document) {
    return { role: "replacement", ...paid, predecessor: document.documentReference.uuid }
  }
  const { novedad } = document
  return novedad === undefined ? { role: "first", ...paid } : { role: "further", ...paid, predecessor: novedad.uuid }
}

/**
 * The facts of a payroll document that the service keeps. `reference` is the number of the document that a note
 * corrects.
 */
const describe = (checked: AnyPayroll, reference = "") => {
  const { date, number, signingCertificate, typeCode } = checked.document
  return {
    type: typeCode,
    prefix: checked.prefix ?? "",
    number: numberOf(number),
    id: checked.id,
    issuerNit: checked.employer.number,
    date,
    reference,
    ...predecessorOf(checked.document),
    payroll: placeOf(checked),
    content: checked.document,
    certificate: signingCertificate
  }
}

const common = {
  // annex payroll 1.0 §7
  policyDescription: "Política de firma para nóminas electrónicas de la República de Colombia.",
  facts: factsOfPayroll
} as const

/** Payroll support document (`NominaIndividual`). */
export const payroll = /* @__PURE__ */ defineType<Payroll, PreparedPayroll<Payroll>, CheckedPayroll>("PayrollCreate", {
  ...common,
  schema: Payroll,
  rules: /* @__PURE__ */ describeRules(payrollRules),
  checks: payrollRules,
  prepare: preparePayroll,
  renumbered: renumberIssue,
  key,
  describe,
  ...payrollExamples
})

/** Note that replaces a payroll document (`NominaIndividualDeAjuste/Reemplazar`). */
export const payrollReplaceNote = /* @__PURE__ */ defineType<
  PayrollReplaceNote,
  PreparedPayroll<PayrollReplaceNote>,
  CheckedPayrollReplaceNote
>("PayrollReplaceNote", {
  ...common,
  schema: PayrollReplaceNote,
  rules: /* @__PURE__ */ describeRules(payrollReplaceNoteRules),
  checks: payrollReplaceNoteRules,
  prepare: preparePayroll,
  renumbered: renumberIssue,
  key,
  describe: (checked) => describe(checked, checked.document.documentReference.number),
  ...payrollReplaceNoteExamples
})

/** Note that deletes a payroll document (`NominaIndividualDeAjuste/Eliminar`). */
export const payrollDeleteNote = /* @__PURE__ */ defineType<
  PayrollDeleteNote,
  PreparedIssue<PayrollDeleteNote>,
  CheckedPayrollDeleteNote
>("PayrollDeleteNote", {
  ...common,
  schema: PayrollDeleteNote,
  rules: /* @__PURE__ */ describeRules(payrollDeleteNoteRules),
  checks: payrollDeleteNoteRules,
  prepare: prepareIssue,
  renumbered: renumberIssue,
  // it has neither amounts nor a worker, so zeros replace them (payroll annex 1.0 §8.1.1.4)
  key: (checked) => {
    const nothing = toFixed(zero, 2)
    return cune({ ...header(checked), earned: nothing, deducted: nothing, net: nothing, worker: "0" })
  },
  describe: (checked) => describe(checked, checked.document.documentReference.number),
  ...payrollDeleteNoteExamples
})
