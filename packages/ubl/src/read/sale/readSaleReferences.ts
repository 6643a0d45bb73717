import type { CodeList } from "@radicar/domain/codes/CodeList"
import { day, fields, list, moment, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"

/** `cac:InvoicePeriod`. */
export const readPeriod = (xml: XmlReader): Wire =>
  fields({
    StartDate: moment(xml.text("cbc:StartDate"), xml.text("cbc:StartTime")),
    EndDate: moment(xml.text("cbc:EndDate"), xml.text("cbc:EndTime"))
  })

/** The document that a note corrects. */
export const readBillingReference = (root: XmlReader): Wire => {
  const xml = root.at("cac:BillingReference/cac:InvoiceDocumentReference")
  return fields({
    Uuid: xml.text("cbc:UUID"),
    Date: day(xml.text("cbc:IssueDate")),
    SchemeName: xml.text("cbc:UUID/@schemeName"),
    TypeCode: xml.text("cbc:DocumentTypeCode"),
    Number: xml.text("cbc:ID")
  })
}

/** Why a note corrects its document; the name of the reason follows from its code. */
export const readCorrectionCode = (root: XmlReader, reasons: CodeList | undefined): Wire => {
  const xml = root.at("cac:DiscrepancyResponse")
  const code = xml.text("cbc:ResponseCode")
  xml.confirm("cbc:ReferenceID", root.peek("cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID"))
  xml.confirmName("cbc:Description", code === undefined ? undefined : (reasons?.nameOf(code) ?? code))
  return code
}

/** The buyer's order, and other documents that this one refers to. */
export const readReferences = (root: XmlReader) => ({
  OrderReference: fields({
    Number: root.text("cac:OrderReference/cbc:ID"),
    Date: day(root.text("cac:OrderReference/cbc:IssueDate"))
  }),
  AdditionalDocumentReferences: list(
    root.all("cac:AdditionalDocumentReference").map((xml) =>
      fields({
        Number: xml.text("cbc:ID"),
        Date: day(xml.text("cbc:IssueDate")),
        TypeCode: xml.text("cbc:DocumentTypeCode")
      })
    )
  )
})
