import type { CheckedSale } from "@radicar/domain/inner/document/CheckedSale"
import { DocumentReference } from "@radicar/domain/inner/document/DocumentReference"
import { Period } from "@radicar/domain/inner/document/Period"
import {
  AdditionalDocumentReference,
  DeliveryReference,
  OrderReference,
  type SaleDocument
} from "@radicar/domain/inner/document/SaleDocument"
import { JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonObject"
import type { SaleReading, SaleWriting } from "../part/SaleContext.ts"
import { inOrder, part, type Row, wireNames } from "../table/Row.ts"
import { attribute } from "../table/attributes.ts"
import { date, derived, moment, named, text } from "../table/elements.ts"
import { each, group, one } from "../table/nesting.ts"
import { list } from "../table/wireValues.ts"
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
  return written ? row : { ...row, compileWrite: undefined, rows: [], note: "printed, not filed" }
}

/** `cac:OrderReference`, of which the schemas have one; {@link additionalReferences} has the further ones. */
export const orderReference: SaleRow = one(
  "cac:OrderReference",
  "orderReference",
  part<OrderReference>(OrderReference, [text("cbc:ID", "number"), date("cbc:IssueDate", "date")]),
  {
    from: ({ orderReference: orders }) => orders?.[0],
    note: "further ones as `AdditionalDocumentReference` of type ON",
    rule: "FAF01"
  }
)

/** Number of a buyer's order, in the list that annex FE 1.9 §13.1.4 takes its codes from (UN/EDIFACT 1153). */
const orderType = "ON"

/** The additional references, with those to further orders behind them. */
const referencesOf = ({
  additionalDocumentReferences: additional,
  document: { orderReference: orders = [] }
}: CheckedSale): ReadonlyArray<Partial<AdditionalDocumentReference>> =>
  orders.length < 2
    ? additional
    : [...additional, ...orders.slice(1).map((order) => ({ ...order, typeCode: orderType }))]

/** `cac:DespatchDocumentReference` and `cac:ReceiptDocumentReference`, one for each. */
export const deliveryReferences: ReadonlyArray<SaleRow> = (
  [
    ["cac:DespatchDocumentReference", "despatchReferences", "FAG"],
    ["cac:ReceiptDocumentReference", "receiptReferences", "FAH"]
  ] as const
).map(([element, field, rules]) =>
  each(
    element,
    field,
    part<DeliveryReference>(DeliveryReference, [
      text("cbc:ID", "number", `${rules}02`),
      date("cbc:IssueDate", "date", `${rules}03`)
    ]),
    { rule: `${rules}01` }
  )
)

const additional: SaleRow = each(
  "cac:AdditionalDocumentReference",
  "additionalDocumentReferences",
  part<Partial<AdditionalDocumentReference>, SaleWriting, SaleReading>(AdditionalDocumentReference, [
    text("cbc:ID", "number", "FAI02"),
    date("cbc:IssueDate", "date"),
    text("cbc:DocumentTypeCode", "typeCode")
  ]),
  {
    from: (_: SaleDocument, { checked }: SaleWriting) => referencesOf(checked),
    note: "an invoice 03 names the paper invoice, a type 08 the ticket that it transcribes",
    rule: "FAI01"
  }
)

const isOrder = (reference: JsonValue): boolean =>
  reference instanceof JsonObject && reference.get("TypeCode") === orderType

const asOrder = (reference: JsonValue): JsonValue =>
  reference instanceof JsonObject
    ? (inOrder(Object.fromEntries(reference.keys.map((key, index) => [key, reference.values[index]])), orderNames) ??
      reference)
    : reference

const orderNames = wireNames(OrderReference)

/**
 * `cac:AdditionalDocumentReference`, one for each. Those of type ON are further orders, if the document names an order.
 */
export const additionalReferences: SaleRow = {
  ...additional,
  read: (xml, values, reading) => {
    additional.read?.(xml, values, reading)
    const { AdditionalDocumentReferences: references, OrderReference: first } = values
    if (first === undefined || !Array.isArray(references) || !references.some(isOrder)) return
    values["OrderReference"] = list([first, ...references.filter(isOrder).map(asOrder)])
    values["AdditionalDocumentReferences"] = list(references.filter((reference) => !isOrder(reference)))
  }
}

const corrected = "cac:BillingReference/cac:InvoiceDocumentReference"

/** `cac:DiscrepancyResponse` of a note: why it corrects its document (rules CBF*, DBF*). */
export const discrepancyResponse = ({ reasons }: Correction): SaleRow =>
  group(
    "cac:DiscrepancyResponse",
    [
      derived("cbc:ReferenceID", {
        from: ({ documentReference }) => documentReference?.[0]?.number,
        of: "documentReference.number",
        expected: (_, __, { root }) => root.peek(`${corrected}/cbc:ID`)
      }),
      text("cbc:ResponseCode", "correctionCode", "FBF01 to FBF04"),
      named("cbc:Description", reasons, "correctionCode")
    ],
    { when: ({ correctionCode }) => correctionCode !== undefined, note: "absent in a note without reference" }
  )

/** `cac:BillingReference` of a note, one for each document that it corrects (rules CBG*, DBG*). */
export const billingReference = ({ scheme, typeCode }: Correction): SaleRow =>
  each(
    "cac:BillingReference",
    "documentReference",
    part<DocumentReference, SaleWriting, SaleReading>(DocumentReference, [
      group("cac:InvoiceDocumentReference", [
        text("cbc:ID", "number"),
        text("cbc:UUID", "uuid", "FBG04a", {
          from: ({ uuid }) => uuid.toLowerCase(),
          note: "the authority must have it",
          attributes: [
            attribute("schemeName", "schemeName", "FBG05", {
              from: (reference) => reference.schemeName ?? scheme(reference)
            })
          ]
        }),
        date("cbc:IssueDate", "date"),
        text("cbc:DocumentTypeCode", "typeCode", undefined, {
          from: (_, { checked }) => typeCode?.(checked),
          note: "of the credit note of an equivalent; of others printed, and how the key was made follows from it"
        })
      ])
    ]),
    { rule: "FBG", single: true }
  )
