import { BigDecimal } from "effect"
import { referencedDocumentTypes } from "../../codes/referencedDocumentTypes.ts"
import { confirmsReceipt } from "../../codes/eventTypes.ts"
import { groupNumber, type PreparedEvent } from "../../document/event/CheckedEvent.ts"
import type { ReferencedInvoice } from "../../ReferencedInvoice.ts"
import { operations, registeredType, schemeOf } from "../../documentRegistry.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import { rule, ruleWithCause, type Rules, unexplained } from "../../rules/Rule.ts"
import type { Localized } from "../../rules/Language.ts"
import { notAfter, nothing } from "../../rules/sharedWordings.ts"
import { keyForm } from "../../document/DocumentReference.ts"

const at = (field: string): ReadonlyArray<string> => ["DocumentReference", field]

/** The reason why an existing type of document cannot be referred to. */
const whyNot = (code: string): Localized | undefined => {
  const type = operations.flatMap((operation) => [...registeredType(operation).types]).find((row) => row.code === code)
  return type === undefined
    ? undefined
    : {
        en: `${code} ${type.name.en} has no events: only invoices and equivalents have`,
        es: `${code} ${type.name.es} no tiene eventos: solo los tienen las facturas y los documentos equivalentes`
      }
}

const invoiceDueDate: Localized = { en: "the due date of the invoice", es: "la fecha de vencimiento de la factura" }

const knownInvoice = ({ invoice }: PreparedEvent): ReferencedInvoice | undefined =>
  invoice === "unknown" ? undefined : invoice

/** The due date that the event states, `DocumentReference/ValidityPeriod/EndDate`. */
const statedDueDate = ({ event }: PreparedEvent): string | undefined => event.validityPeriod?.endDate?.date

const lacksDueDate = (prepared: PreparedEvent): boolean =>
  prepared.type?.dueDate === "demanded" && statedDueDate(prepared) === undefined

const snapshot = "The authority's validator of July 2022"

const cashSource = "A provider's help article reports the rejection of the acknowledgement of a cash invoice"

/** Rules on the document that an event is about. Only the authority knows whether the document exists. */
export const eventReferenceRules: Rules<PreparedEvent> = [
  ruleWithCause(
    { code: "AAH07", path: "$.DocumentReference.Uuid", source: "Annex FE 1.9 §11, rule AAH07" },
    "The CUFE or CUDE of the document is not valid.",
    "El CUFE o CUDE del documento referenciado no es válido.",
    "The CUFE is not valid, or the authority does not have the document.",
    "El CUFE no es válido, o la DIAN no tiene el documento.",
    "Correct DocumentReference.Uuid: 96 hexadecimal digits of an accepted document of the same environment.",
    "Corrija DocumentReference.Uuid: 96 dígitos hexadecimales de un documento aceptado en el mismo ambiente.",
    ({ event, reference }, report) => {
      if (!/^[0-9a-f]{96}$/u.test(reference.uuid)) {
        report(at("Uuid"), keyForm, event.documentReference.uuid)
      }
    }
  ),
  rule(
    { code: "AAH08", path: "$.DocumentReference.SchemeName", source: "Annex FE 1.9 §11, rule AAH08" },
    "The scheme of the code is not that of documents of this type.",
    "El esquema del código no corresponde al tipo del documento referenciado.",
    "Correct DocumentReference.SchemeName, or omit it: CUFE-SHA384 for types 01, 02 and 04, else CUDE-SHA384.",
    "Corrija DocumentReference.SchemeName, u omítalo: CUFE-SHA384 para 01, 02 y 04; para los demás CUDE-SHA384.",
    ({ reference }, report) => {
      const expected = schemeOf(reference.typeCode)
      if (referencedDocumentTypes.has(reference.typeCode) && reference.scheme !== expected)
        report(at("SchemeName"), expected, reference.scheme)
    }
  ),
  ruleWithCause(
    { code: "AAH09", path: "$.DocumentReference.TypeCode", source: "Annex FE 1.9 §13.1.3, rule AAH09" },
    "Events do not refer to documents of this type.",
    "El tipo del documento referenciado no es válido.",
    "The type of the referred document is not valid or not its own.",
    "El tipo del documento referenciado no es válido o no es el suyo.",
    "Correct DocumentReference.TypeCode.",
    "Corrija DocumentReference.TypeCode.",
    ({ reference }, report) =>
      reportUnlessListed(referencedDocumentTypes, reference.typeCode, at("TypeCode"), report, whyNot)
  ),
  ruleWithCause(
    { code: "AAH59", path: "$.ValidityPeriod.EndDate", source: snapshot },
    "The due date of the invoice is absent.",
    "Falta la fecha de vencimiento de la factura.",
    "The event does not state the due date of its invoice, or states another one.",
    "El evento no informa la fecha de vencimiento de la factura, o informa otra.",
    "Give ValidityPeriod.EndDate: the due date of the invoice (PaymentMeans, PaymentDueDate).",
    "Informe ValidityPeriod.EndDate: la fecha de vencimiento de la factura (PaymentMeans, PaymentDueDate).",
    (prepared, report) => {
      if (prepared.invoice === "unknown" && lacksDueDate(prepared)) {
        report(["ValidityPeriod", "EndDate"], invoiceDueDate, undefined)
      }
    }
  ),
  unexplained(
    { code: "AAH59", severity: "notification", source: snapshot },
    "The service fills in the due date of the invoice, if it or the authority knows the invoice.",
    "El servicio completa la fecha de vencimiento de la factura, si él o la DIAN conoce la factura.",
    (prepared, report) => {
      if (prepared.invoice === undefined && lacksDueDate(prepared)) {
        report(["ValidityPeriod", "EndDate"], invoiceDueDate, undefined)
      }
    }
  ),
  unexplained(
    { code: "AAH59", severity: "notification", source: snapshot },
    "The event states another due date than the invoice.",
    "El evento informa una fecha de vencimiento distinta de la de la factura.",
    (prepared, report) => {
      const invoice = knownInvoice(prepared)
      if (invoice === undefined || prepared.type?.dueDate === undefined) return
      const dueDate = statedDueDate(prepared)
      if (dueDate !== invoice.dueDate) report(["ValidityPeriod", "EndDate"], invoice.dueDate ?? nothing, dueDate)
    }
  ),
  ruleWithCause(
    { code: "AAH59a", severity: "notification", path: "$.Date", source: snapshot },
    "The endorsement is later than the due date of the invoice.",
    "El endoso es posterior a la fecha de vencimiento de la factura.",
    "The endorsement in property is later than the due date of the invoice.",
    "El endoso en propiedad es posterior a la fecha de vencimiento de la factura.",
    "After the due date the invoice is assigned: file 047 in place of 037.",
    "Después del vencimiento la factura se cede: radique 047 en lugar de 037.",
    (prepared, report) => {
      const due = knownInvoice(prepared)?.dueDate
      if (prepared.type?.code !== "037" || due === undefined || prepared.date.date <= due) return
      report(["Date"], notAfter(due), prepared.event.date.toString())
    }
  ),
  ruleWithCause(
    { code: "LGC62", severity: "notification", path: "$.DocumentReference.Uuid", source: cashSource },
    "The invoice is paid in cash: only an invoice on credit needs this event, and the authority may reject it.",
    "La factura es de contado: solo una factura a crédito necesita este evento, y la DIAN lo puede rechazar.",
    "The invoice is paid in cash. The authority rejects its inscription in RADIAN (036), and may reject its acknowledgement (030) and receipt (032).",
    "La factura es de contado. La DIAN rechaza su inscripción en el RADIAN (036) y puede rechazar su acuse (030) y su recibo (032).",
    "Omit the event, or correct DocumentReference to an invoice whose PaymentMeans.Code is 2.",
    "Omita el evento, o corrija DocumentReference con una factura cuyo PaymentMeans.Code sea 2.",
    (prepared, report) => {
      const { reference, type } = prepared
      if (type === undefined || !confirmsReceipt(type) || knownInvoice(prepared)?.isCash !== true) return
      report(at("Uuid"), { en: "an invoice on credit", es: "una factura a crédito" }, reference.uuid)
    }
  ),
  unexplained(
    { code: "LGC57", severity: "notification", source: snapshot },
    "The value of the title is not the total of the invoice.",
    "El valor del título no es el total de la factura.",
    (prepared, report) => {
      const total = knownInvoice(prepared)?.payableAmount
      const index = (prepared.event.negotiation ?? []).findIndex(({ name }) => name === "ValorFEV-TV")
      if (prepared.type?.code !== "036" || total === undefined || index < 0) return
      const statedTotal = groupNumber(prepared, "ValorFEV-TV")
      if (statedTotal === undefined || BigDecimal.equals(statedTotal, BigDecimal.fromStringUnsafe(total))) return
      report(["Negotiation", index, "Value"], total, prepared.event.negotiation?.[index]?.value)
    }
  )
]
