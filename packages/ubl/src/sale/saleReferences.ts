import { DocumentReference } from "@radicar/domain/document/DocumentReference"
import { Period } from "@radicar/domain/document/Period"
import { AdditionalDocumentReference, OrderReference, type SaleDocument } from "@radicar/domain/document/SaleDocument"
import type { SaleReading, SaleWriting } from "../part/SaleContext.ts"
import { part, type Row } from "../table/Row.ts"
import { attribute } from "../table/attributes.ts"
import { date, derived, moment, named, text } from "../table/elements.ts"
import { each, group, one } from "../table/nesting.ts"
import type { Correction } from "./saleTypes.ts"

type SaleRow = Row<SaleDocument, SaleWriting, SaleReading>

/** A period of days, with times where they are not midnight. */
export const period = part<Period>(Period, [
  moment("cbc:StartDate", "cbc:StartTime", "startDate", { midnight: false }),
  moment("cbc:EndDate", "cbc:EndTime", "endDate", { midnight: false })
])

/** `cac:InvoicePeriod`. A purchase has it in its lines, or nowhere: then it is only read. */
export const invoicePeriod = (written: boolean): SaleRow => {
  const row: SaleRow = one("cac:InvoicePeriod", "period", period, {
    from: ({ period: stated }) =>
      stated?.startDate === undefined && stated?.endDate === undefined ? undefined : stated
  })
  return written ? row : { ...row, compileWrite: undefined, rows: [], note: "not filed" }
}

/** `cac:OrderReference`. */
export const orderReference: SaleRow = one(
  "cac:OrderReference",
  "orderReference",
  part<typeof OrderReference.Type>(OrderReference, [text("cbc:ID", "number"), date("cbc:IssueDate", "date")])
)

/** `cac:AdditionalDocumentReference`, one for each. */
export const additionalReferences: SaleRow = each(
  "cac:AdditionalDocumentReference",
  "additionalDocumentReferences",
  part<AdditionalDocumentReference, SaleWriting, SaleReading>(AdditionalDocumentReference, [
    text("cbc:ID", "number", "FAI02"),
    date("cbc:IssueDate", "date"),
    text("cbc:DocumentTypeCode", "typeCode")
  ]),
  {
    from: (_: SaleDocument, { checked }: SaleWriting) => checked.additionalDocumentReferences,
    note: "an invoice 03 names the paper invoice, a type 08 the ticket that it transcribes",
    rule: "FAI01"
  }
)

const corrected = "cac:BillingReference/cac:InvoiceDocumentReference"

/** `cac:DiscrepancyResponse` of a note: why it corrects its document (rules CBF*, DBF*). */
export const discrepancyResponse = ({ reasons }: Correction): SaleRow =>
  group("cac:DiscrepancyResponse", [
    derived("cbc:ReferenceID", {
      from: ({ documentReference }) => documentReference?.number,
      of: "documentReference.number",
      expected: (_, __, { root }) => root.peek(`${corrected}/cbc:ID`)
    }),
    text("cbc:ResponseCode", "correctionCode", "FBF01 to FBF04", { from: ({ correctionCode = "" }) => correctionCode }),
    named("cbc:Description", reasons, "correctionCode", ({ correctionCode = "" }) => correctionCode)
  ])

/** `cac:BillingReference` of a note: the document that it corrects (rules CBG*, DBG*). */
export const billingReference = ({ scheme, typeCode }: Correction): SaleRow =>
  one(
    corrected,
    "documentReference",
    part<DocumentReference, SaleWriting, SaleReading>(DocumentReference, [
      text("cbc:ID", "number"),
      text("cbc:UUID", "uuid", "FBG04a", {
        from: ({ uuid }) => uuid.toLowerCase(),
        note: "the authority must have it",
        attributes: [
          attribute("schemeName", "schemeName", "FBG05", {
            from: ({ schemeName }, { checked }) => schemeName ?? scheme(checked)
          })
        ]
      }),
      date("cbc:IssueDate", "date"),
      text("cbc:DocumentTypeCode", "typeCode", undefined, {
        from: (_, { checked }) => typeCode?.(checked),
        note: "of the credit note of an equivalent; of others not filed"
      })
    ]),
    { rule: "FBG" }
  )
