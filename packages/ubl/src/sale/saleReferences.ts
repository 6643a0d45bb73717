import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { KeyScheme } from "@radicar/domain/key/DocumentKey"
import type { LocalDateTime } from "@radicar/domain/time/LocalDateTime"
import { escapeAttribute } from "../xml/escape.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"

const moment = (xml: XmlWriter, name: "Start" | "End", at: LocalDateTime | undefined): void => {
  if (at === undefined) return
  xml.leaf(`cbc:${name}Date`, at.date)
  if (at.time !== "00:00:00") xml.leaf(`cbc:${name}Time`, at.timeWithOffset)
}

/** `cac:InvoicePeriod`. */
export const invoicePeriod = (xml: XmlWriter, { document: { period } }: CheckedSale): void => {
  if (period?.startDate === undefined && period?.endDate === undefined) return
  xml.open("cac:InvoicePeriod")
  moment(xml, "Start", period.startDate)
  moment(xml, "End", period.endDate)
  xml.close("cac:InvoicePeriod")
}

/** `cac:DiscrepancyResponse` of a note: why it corrects its document (rules CBF*, DBF*). */
export const discrepancyResponse = (xml: XmlWriter, { document, kind }: CheckedSale): void => {
  const code = document.correctionCode ?? ""
  xml.open("cac:DiscrepancyResponse")
  xml.optionalLeaf("cbc:ReferenceID", document.documentReference?.number)
  xml.leaf("cbc:ResponseCode", code)
  xml.leaf("cbc:Description", kind.correctionReasons?.nameOf(code) ?? code)
  xml.close("cac:DiscrepancyResponse")
}

/** `cac:OrderReference`. */
export const orderReference = (xml: XmlWriter, { document: { orderReference: order } }: CheckedSale): void => {
  if (order === undefined) return
  xml.open("cac:OrderReference")
  xml.leaf("cbc:ID", order.number)
  xml.optionalLeaf("cbc:IssueDate", order.date)
  xml.close("cac:OrderReference")
}

/** What a note's reference says where its body says nothing. */
export interface BillingReferenceOptions {
  /** How the key of the corrected document was made. */
  readonly defaultScheme: KeyScheme
  /** Type of the corrected document, where the reference states it. */
  readonly typeCode?: string
}

/** `cac:BillingReference` of a note: the document that it corrects (rules CBG*, DBG*). */
export const billingReference = (
  xml: XmlWriter,
  { document: { documentReference: reference } }: CheckedSale,
  { defaultScheme, typeCode }: BillingReferenceOptions
): void => {
  if (reference === undefined) return
  xml.open("cac:BillingReference")
  xml.open("cac:InvoiceDocumentReference")
  xml.leaf("cbc:ID", reference.number)
  xml.plain(
    "cbc:UUID",
    reference.uuid.toLowerCase(),
    ` schemeName="${escapeAttribute(reference.schemeName ?? defaultScheme)}"`
  )
  xml.leaf("cbc:IssueDate", reference.date)
  xml.optionalLeaf("cbc:DocumentTypeCode", typeCode)
  xml.close("cac:InvoiceDocumentReference")
  xml.close("cac:BillingReference")
}

/** `cac:AdditionalDocumentReference`, one for each. */
export const additionalReferences = (xml: XmlWriter, { additionalDocumentReferences }: CheckedSale): void => {
  for (const reference of additionalDocumentReferences) {
    xml.open("cac:AdditionalDocumentReference")
    xml.leaf("cbc:ID", reference.number)
    xml.leaf("cbc:IssueDate", reference.date)
    xml.optionalLeaf("cbc:DocumentTypeCode", reference.typeCode)
    xml.close("cac:AdditionalDocumentReference")
  }
}
