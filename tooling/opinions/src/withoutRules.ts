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

const language = "en"

/** A tax number as it is stated, with the check digit that stands behind its hyphen, right or wrong. */
const asStated = (id: string) => {
  const [number = "", checkDigit = "0"] = id.split("-")
  return { type: "31", number, checkDigit }
}

const owner = (nit: string) => parseNit(nit) ?? asStated(nit)

const sale =
  <Document extends SaleDocument>(definition: SaleDefinition<Document>): Write =>
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
        return renderSale(written, definition.key(written))
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
  InvoiceCreate: sale(invoice),
  CreditnoteCreate: sale(creditNote),
  DebitnoteCreate: sale(debitNote),
  SupportCreate: sale(support),
  SupportNoteCreate: sale(supportNote),
  EquivalentCreate: sale(equivalent),
  EquivalentSpdCreate: sale(equivalentSpd),
  EquivalentNoteCreate: sale(equivalentNote),
  EventCreate: event,
  PayrollCreate: payroll,
  PayrollReplaceNote: payrollReplaceNote,
  PayrollDeleteNote: payrollDeleteNote
} as const satisfies Readonly<Record<string, Write>>
