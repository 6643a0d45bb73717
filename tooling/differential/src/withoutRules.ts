import type { PreparedSale } from "@radicar/domain/document/CheckedSale"
import type { PreparedEvent } from "@radicar/domain/document/event/CheckedEvent"
import type { PreparedIssue } from "@radicar/domain/document/payroll/CheckedPayroll"
import type { Payroll, PayrollDeleteNote, PayrollReplaceNote } from "@radicar/domain/document/payroll/Payroll"
import type { JsonValue } from "@radicar/domain/json/JsonObject"
import type { Operation } from "@radicar/domain/documentRegistry"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import { parseNit } from "@radicar/domain/Nit"
import { creditNote } from "@radicar/domain/type/creditNote"
import { debitNote } from "@radicar/domain/type/debitNote"
import type { SteppedDefinition } from "@radicar/domain/type/definition"
import { equivalent } from "@radicar/domain/type/equivalent"
import { equivalentNote } from "@radicar/domain/type/equivalentNote"
import { equivalentSpd } from "@radicar/domain/type/equivalentSpd"
import { event } from "@radicar/domain/type/event"
import { invoice } from "@radicar/domain/type/invoice"
import { payroll, payrollDeleteNote, payrollReplaceNote } from "@radicar/domain/type/payroll"
import { support } from "@radicar/domain/type/support"
import { supportNote } from "@radicar/domain/type/supportNote"
import type { CanonicalXml } from "@radicar/ubl/CanonicalXml"
import { renderEvent } from "@radicar/ubl/event/eventTable"
import { renderPayroll, renderPayrollDeleteNote, renderPayrollReplaceNote } from "@radicar/ubl/payroll/payrollTables"
import { renderSale } from "@radicar/ubl/sale/saleTables"
import { Result } from "effect"
import { configuration } from "./configuration.ts"

/**
 * Writes the XML of a body that may break every rule, as careless software would, for the judge to see it. Fails where
 * the body cannot be read at all, and throws where what is wrong leaves nothing to write.
 */
type Write = (body: JsonValue) => Result.Result<CanonicalXml, unknown>

type AnyPayroll = Payroll | PayrollReplaceNote | PayrollDeleteNote

/** A tax number as stated, with the check digit after its hyphen, right or wrong. */
const asStated = (id: string) => {
  const [number = "", checkDigit = "0"] = id.split("-")
  return { type: "31", number, checkDigit }
}

const owner = (nit: string) => parseNit(nit) ?? asStated(nit)

/** A checked document as far as possible without its rules: values that break a rule are kept as stated. */
const asChecked = (prepared: PreparedSale | PreparedEvent | PreparedIssue<AnyPayroll>): object => ({
  ...prepared,
  softwareOwner: owner(prepared.software.ownerNit),
  ...("supplierParty" in prepared && {
    supplier: prepared.supplier ?? asStated(prepared.supplierParty.stated.id),
    customer: prepared.customer ?? asStated(prepared.customerParty.stated.id)
  }),
  ...("employer" in prepared && { employer: prepared.employer ?? asStated(prepared.document.companyParty.id) })
})

const write =
  <Document, Prepared extends Parameters<typeof asChecked>[0], Checked>(
    { key, prepare, read }: SteppedDefinition<Document, Prepared, Checked>,
    render: (checked: Checked, key: DocumentKey) => CanonicalXml
  ): Write =>
  (body) =>
    Result.map(read(body, { language: "en" }), (document) => {
      const checked = asChecked(prepare(document, configuration)) as Checked
      return render(checked, key(checked))
    })

/** How each type of document is written without asking our rules, by the operation that files it. */
export const withoutRules = {
  InvoiceCreate: write(invoice, renderSale),
  CreditnoteCreate: write(creditNote, renderSale),
  DebitnoteCreate: write(debitNote, renderSale),
  SupportCreate: write(support, renderSale),
  SupportNoteCreate: write(supportNote, renderSale),
  EquivalentCreate: write(equivalent, renderSale),
  EquivalentSpdCreate: write(equivalentSpd, renderSale),
  EquivalentNoteCreate: write(equivalentNote, renderSale),
  EventCreate: write(event, renderEvent),
  PayrollCreate: write(payroll, renderPayroll),
  PayrollReplaceNote: write(payrollReplaceNote, renderPayrollReplaceNote),
  PayrollDeleteNote: write(payrollDeleteNote, renderPayrollDeleteNote)
} as const satisfies Readonly<Record<Operation, Write>>
