import {
  AdditionalDocumentReference,
  DeliveryReference,
  FurtherNote,
  OrderReference,
  type SaleDocument
} from "@radicar/domain/inner/document/SaleDocument"
import { header } from "../part/header.ts"
import type { SaleReading, SaleWriting } from "../part/SaleContext.ts"
import { compileWrite, inOrder, part, readPart, readRows, type Row, wireNames } from "../table/Row.ts"
import { attribute, derivedAttribute, literal } from "../table/attributes.ts"
import { date, derived, moment, named, text } from "../table/elements.ts"
import { list } from "../table/wireValues.ts"
import type { CheckedSale } from "@radicar/domain/inner/document/CheckedSale"
import { DocumentReference } from "@radicar/domain/inner/document/DocumentReference"
import { Period } from "@radicar/domain/inner/document/Period"
import { JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"
import { each, group, one } from "../table/nesting.ts"
import type { Correction } from "./saleTypes.ts"

type SaleRow = Row<SaleDocument, SaleWriting, SaleReading>

/** A period of days, with times unless they are midnight. */
const period = part<Period>(Period, [
  moment("cbc:StartDate", "cbc:StartTime", "startDate", { midnight: false }),
  moment("cbc:EndDate", "cbc:EndTime", "endDate", { midnight: false })
])

/**
 * The period that the document covers, `cac:InvoicePeriod`. Support documents state it in their lines or not at all, so
 * their row only reads it.
 */
export const invoicePeriod = (written: boolean): SaleRow => {
  const row: SaleRow = one("cac:InvoicePeriod", "period", period, {
    from: ({ period: dates }) => (dates?.startDate === undefined && dates?.endDate === undefined ? undefined : dates)
  })
  return written
    ? row
    : {
        ...row,
        compileWrite: undefined,
        rows: [],
        note: { en: "printed, not filed", es: "se imprime, no se transmite" }
      }
}

/**
 * The buyer's order, `cac:OrderReference`. The schemas allow one; {@link additionalReferences} contains further ones.
 */
export const orderReference: SaleRow = one(
  "cac:OrderReference",
  "orderReference",
  part<OrderReference>(OrderReference, [text("cbc:ID", "number"), date("cbc:IssueDate", "date")]),
  {
    from: ({ orderReference: orders }) => orders?.[0],
    note: {
      en: "further ones as `AdditionalDocumentReference` of type ON",
      es: "las demás como `AdditionalDocumentReference` de tipo ON"
    },
    rule: "FAF01"
  }
)

/**
 * Code for the number of a buyer's order, in the list from which annex FE 1.9 §13.1.4 takes its codes (UN/EDIFACT
 * 1153).
 */
const orderType = "ON"

/** The additional references, followed by those to further orders. */
const referencesOf = ({
  additionalDocumentReferences: additional,
  document: { orderReference: orders = [] }
}: CheckedSale): ReadonlyArray<Partial<AdditionalDocumentReference>> =>
  orders.length < 2
    ? additional
    : [...additional, ...orders.slice(1).map((order) => ({ ...order, typeCode: orderType }))]

/** One `cac:DespatchDocumentReference` or `cac:ReceiptDocumentReference` for each delivery reference. */
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
    note: {
      en: "an invoice 03 names the paper invoice, a type 08 the ticket that it transcribes",
      es: "una factura 03 nombra la factura de papel; un tipo 08, el tiquete que transcribe"
    },
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
 * One `cac:AdditionalDocumentReference` for each additional reference. If the document names an order, those of type ON
 * are further orders.
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

/** `cac:DiscrepancyResponse` of a note: the reason of the correction (rules CBF*, DBF*). */
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
    {
      when: ({ correctionCode }) => correctionCode !== undefined,
      note: { en: "absent in a note without reference", es: "no va en una nota sin referencia" }
    }
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
          note: { en: "the authority must have it", es: "la DIAN debe tenerlo" },
          attributes: [
            attribute("schemeName", "schemeName", "FBG05", {
              from: (reference) => reference.schemeName ?? scheme(reference)
            })
          ]
        }),
        date("cbc:IssueDate", "date"),
        text("cbc:DocumentTypeCode", "typeCode", undefined, {
          from: (_, { checked }) => typeCode?.(checked),
          note: {
            en: "of the credit note of an equivalent; of others printed, and how the key was made follows from it",
            es: "en la nota crédito de un documento equivalente; en otras se imprime, y de él se deduce cómo se hizo la clave"
          }
        })
      ])
    ]),
    { rule: "FBG", single: true }
  )

type HeaderRow = Row<SaleDocument, SaleWriting, SaleReading>

const currencyList = ` listAgencyID="6" listAgencyName="United Nations Economic Commission for Europe"`

const registered = "cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:ID"

/**
 * The elements from `cbc:UBLVersionID` to `cbc:IssueTime` (rules FAD*). `profile` returns the profile of a type code
 * and an operation.
 */
export const saleHeader = (profile: (typeCode: string, operation: string) => string): ReadonlyArray<HeaderRow> =>
  header({
    rules: "FAD",
    operations: "annex FE 1.9 §13.1.5",
    optionalRange: false,
    profile: derived("cbc:ProfileID", {
      from: ({ typeCode }, { checked }) => profile(typeCode, checked.operationCode),
      expected: ({ OperationCode, TypeCode }) => profile(String(TypeCode), String(OperationCode)),
      required: true
    }),
    prefixOf: (xml, { prefix }) => prefix ?? xml.peek(registered),
    date: (document) => document.date
  })

/** Currency of the document, `cbc:DocumentCurrencyCode`. */
export const currency: HeaderRow = text("cbc:DocumentCurrencyCode", "currencyCode", "FAD15", {
  note: { en: "and every `@currencyID`", es: "y cada `@currencyID`" },
  required: true,
  attributes: [literal(currencyList), derivedAttribute("listID", "ISO 4217 Alpha")]
})

const noteText = text<FurtherNote, SaleWriting, SaleReading>("cbc:Note", "text", "FAD13", {
  attributes: [attribute("languageID", "language"), attribute("languageLocaleID", "localeId")]
})

/** A further note. Its row reads from the `cbc:Note` element itself, not from the enclosing element. */
const furtherNote = part<FurtherNote, SaleWriting, SaleReading>(FurtherNote, [
  {
    ...noteText,
    read: (xml, values, reading) => {
      values["Text"] = xml.text()
      readRows(noteText.rows ?? [], xml, values, reading)
    }
  }
])

/** `cbc:Note`: the note of the document, without language and name, and the further ones. */
export const notes: ReadonlyArray<HeaderRow> = [
  { ...text<SaleDocument, SaleWriting, SaleReading>("cbc:Note", "note", "FAD13"), read: undefined },
  {
    element: "",
    fields: ["notes"],
    nested: true,
    note: { en: "`Note`, one for each", es: "`Note`, una por cada uno" },
    rows: furtherNote.rows,
    compileWrite: () => {
      const write = compileWrite(furtherNote.rows)
      return (xml, document, writing) => {
        for (const each of document.notes ?? []) write(xml, each, writing)
      }
    },
    read: (xml, values, reading) => {
      const notes = xml.all("cbc:Note")
      const hasNote = ["@languageID", "@languageLocaleID"].every((path) => notes[0]?.peek(path) === undefined)
      if (hasNote) values["Note"] = notes[0]?.text()
      values["Notes"] = list(notes.slice(hasNote ? 1 : 0).map((each) => readPart(furtherNote, each, reading)))
    }
  }
]

/** Accounting codes of public utilities' documents. */
export const accounting: ReadonlyArray<HeaderRow> = [
  text("cbc:AccountingCostCode", "accountingCostCode"),
  text("cbc:AccountingCost", "accountingCost")
]

/** Number of lines, `cbc:LineCountNumeric`. */
export const lineCount: HeaderRow = derived("cbc:LineCountNumeric", {
  from: ({ items }) => String(items.length),
  expected: ({ Items }) => String(Array.isArray(Items) ? Items.length : 0)
})

/** Tax point date of public utilities' documents, `cbc:TaxPointDate`. */
export const taxPointDate: HeaderRow = date("cbc:TaxPointDate", "taxPointDate")
