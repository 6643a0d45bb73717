import { checkSale } from "@radicar/domain/document/CheckedSale"
import type { CheckedEvent } from "@radicar/domain/document/event/CheckedEvent"
import { Event } from "@radicar/domain/document/event/Event"
import { prepareEvent } from "@radicar/domain/document/event/PreparedEvent"
import type {
  CheckedPayroll,
  CheckedPayrollDeleteNote,
  CheckedPayrollReplaceNote
} from "@radicar/domain/document/payroll/CheckedPayroll"
import { Payroll } from "@radicar/domain/document/payroll/Payroll"
import { PayrollDeleteNote } from "@radicar/domain/document/payroll/PayrollDeleteNote"
import { PayrollReplaceNote } from "@radicar/domain/document/payroll/PayrollReplaceNote"
import { prepareIssue, type PreparedIssue, preparePayroll } from "@radicar/domain/document/payroll/PreparedPayroll"
import type { PreparedSale } from "@radicar/domain/document/PreparedSale"
import type { SaleDocument } from "@radicar/domain/document/SaleDocument"
import type { JsonValue } from "@radicar/domain/json/JsonValue"
import { eventKey } from "@radicar/domain/key/eventKey"
import { payrollDeleteNoteKey, payrollKey } from "@radicar/domain/key/payrollKey"
import { parseNit } from "@radicar/domain/Nit"
import { creditNote } from "@radicar/domain/type/creditNote"
import { debitNote } from "@radicar/domain/type/debitNote"
import { equivalent } from "@radicar/domain/type/equivalent"
import { equivalentNote } from "@radicar/domain/type/equivalentNote"
import { equivalentSpd } from "@radicar/domain/type/equivalentSpd"
import { invoice } from "@radicar/domain/type/invoice"
import type { SaleDefinition } from "@radicar/domain/type/saleDefinition"
import { support } from "@radicar/domain/type/support"
import { supportNote } from "@radicar/domain/type/supportNote"
import { readDocument } from "@radicar/domain/wire/readDocument"
import type { CanonicalXml } from "@radicar/ubl/CanonicalXml"
import { renderEquivalent } from "@radicar/ubl/equivalent/renderEquivalent"
import { renderEquivalentNote } from "@radicar/ubl/equivalent/renderEquivalentNote"
import { renderSpd } from "@radicar/ubl/spd/renderSpd"
import { renderEvent } from "@radicar/ubl/event/renderEvent"
import { renderPayroll } from "@radicar/ubl/payroll/renderPayroll"
import { renderPayrollDeleteNote } from "@radicar/ubl/payroll/renderPayrollDeleteNote"
import { renderPayrollReplaceNote } from "@radicar/ubl/payroll/renderPayrollReplaceNote"
import { renderCreditNote } from "@radicar/ubl/sale/renderCreditNote"
import { renderDebitNote } from "@radicar/ubl/sale/renderDebitNote"
import { renderInvoice } from "@radicar/ubl/sale/renderInvoice"
import { renderSupport } from "@radicar/ubl/sale/renderSupport"
import { renderSupportNote } from "@radicar/ubl/sale/renderSupportNote"
import { Result } from "effect"
import { configuration } from "./configuration.ts"

/**
 * Writes the XML of a body that may break every rule, as careless software would, for the judge to see it. Fails where
 * the body cannot be read at all, and throws where what is wrong leaves nothing to write.
 */
type Write = (body: JsonValue) => Result.Result<CanonicalXml, unknown>

const language = "en"

/** A tax number as stated, with the check digit after its hyphen, right or wrong. */
const asStated = (id: string) => {
  const [number = "", checkDigit = "0"] = id.split("-")
  return { type: "31", number, checkDigit }
}

const owner = (nit: string) => parseNit(nit) ?? asStated(nit)

const sale =
  <Document extends SaleDocument>(definition: SaleDefinition<Document>, render: typeof renderInvoice): Write =>
  (body) =>
    definition.read(body, { language }).pipe(
      Result.flatMap((document) => checkSale({ ...definition.kind, rules: [] }, document, configuration, language)),
      Result.map((checked) => {
        const { customer, customerParty, software, supplier, supplierParty } = checked as PreparedSale
        const written = {
          ...checked,
          softwareOwner: owner(software.ownerNit),
          supplier: supplier ?? asStated(supplierParty.stated.id),
          customer: customer ?? asStated(customerParty.stated.id)
        } as typeof checked
        return render(written, definition.key(written))
      })
    )

const event: Write = (body) =>
  readDocument(Event, body, { language }).pipe(
    Result.map((read) => {
      const prepared = prepareEvent(read, configuration)
      const checked = { ...prepared, softwareOwner: owner(prepared.software.ownerNit) } as unknown as CheckedEvent
      return renderEvent(checked, eventKey(checked))
    })
  )

const issue = <Prepared extends PreparedIssue<Payroll | PayrollReplaceNote | PayrollDeleteNote>>(
  prepared: Prepared
) => ({
  ...prepared,
  softwareOwner: owner(prepared.software.ownerNit),
  employer: prepared.employer ?? asStated(prepared.document.companyParty.id)
})

const payroll: Write = (body) =>
  readDocument(Payroll, body, { language }).pipe(
    Result.map((read) => {
      const checked = issue(preparePayroll(read, configuration)) as unknown as CheckedPayroll
      return renderPayroll(checked, payrollKey(checked))
    })
  )

const payrollReplaceNote: Write = (body) =>
  readDocument(PayrollReplaceNote, body, { language }).pipe(
    Result.map((read) => {
      const checked = issue(preparePayroll(read, configuration)) as unknown as CheckedPayrollReplaceNote
      return renderPayrollReplaceNote(checked, payrollKey(checked))
    })
  )

const payrollDeleteNote: Write = (body) =>
  readDocument(PayrollDeleteNote, body, { language }).pipe(
    Result.map((read) => {
      const checked = issue(prepareIssue(read, configuration)) as unknown as CheckedPayrollDeleteNote
      return renderPayrollDeleteNote(checked, payrollDeleteNoteKey(checked))
    })
  )

/** How each type of document is written without asking our rules, by the operation that files it. */
export const withoutRules = {
  InvoiceCreate: sale(invoice, renderInvoice),
  CreditnoteCreate: sale(creditNote, renderCreditNote),
  DebitnoteCreate: sale(debitNote, renderDebitNote),
  SupportCreate: sale(support, renderSupport),
  SupportNoteCreate: sale(supportNote, renderSupportNote),
  EquivalentCreate: sale(equivalent, renderEquivalent),
  EquivalentSpdCreate: sale(equivalentSpd, renderSpd),
  EquivalentNoteCreate: sale(equivalentNote, renderEquivalentNote),
  EventCreate: event,
  PayrollCreate: payroll,
  PayrollReplaceNote: payrollReplaceNote,
  PayrollDeleteNote: payrollDeleteNote
} as const satisfies Readonly<Record<string, Write>>
