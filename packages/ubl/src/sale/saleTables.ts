import type { CheckedSale } from "@radicar/domain/inner/document/CheckedSale"
import type { SaleDocument } from "@radicar/domain/inner/document/SaleDocument"
import type { DocumentKey } from "@radicar/domain/inner/key/DocumentKey"
import type { CanonicalXml } from "../CanonicalXml.ts"
import { equivalentExtensions } from "../equivalent/equivalentExtensions.ts"
import { dataGroupsExtension, healthExtension } from "../health/healthExtension.ts"
import {
  allowanceCharges,
  headerTaxTotals,
  monetaryTotal,
  prepaidPayments,
  purchaseWithholdingRows,
  withholdingTaxTotals
} from "../part/totals.ts"
import { dianExtensions, signaturePlace } from "../part/dianExtensions.ts"
import { purchaseParties, saleParties } from "../part/party.ts"
import type { SaleReading, SaleWriting } from "../part/SaleContext.ts"
import { spdPremises, spdServices } from "../spd/spdServices.ts"
import { compileDocument, type DocumentTable, type ReadDocument, readTable } from "../table/document.ts"
import { type Row, wireNames } from "../table/Row.ts"
import { currencyAttribute } from "../table/attributes.ts"
import { date, text } from "../table/elements.ts"
import { group, one, unused } from "../table/nesting.ts"
import { documentRoot } from "../xml/documentRoot.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import {
  accounting,
  additionalReferences,
  billingReference,
  currency,
  deliveryReferences,
  discrepancyResponse,
  invoicePeriod,
  lineCount,
  notes,
  orderReference,
  saleHeader,
  taxPointDate
} from "./saleHeader.ts"
import { type LineShape, purchaseTime, saleLines } from "./saleLine.ts"
import { delivery, deliveryTermsRow, exchangeRate, paymentMeansRow, totalsInPesos } from "./salePayment.ts"
import { type SaleRootName, saleRootOf, saleRoots, type SaleType, saleTypes } from "./saleTypes.ts"

type SaleRow = Row<SaleDocument, SaleWriting, SaleReading>
type Rows = ReadonlyArray<SaleRow>

const otherCurrencies = unused(
  "cbc:TaxCurrencyCode",
  "cbc:PricingCurrencyCode",
  "cbc:PaymentCurrencyCode",
  "cbc:PaymentAlternativeCurrencyCode"
)
const otherParties = unused(
  "cac:PayeeParty",
  "cac:BuyerCustomerParty",
  "cac:SellerSupplierParty",
  "cac:TaxRepresentativeParty"
)
const [paymentTerms, signature] = ["cac:PaymentTerms", "cac:Signature"].map((name) => unused(name)) as [Rows, Rows]
const taxRates = unused("cac:TaxExchangeRate", "cac:PricingExchangeRate")
const alternativeRate = unused("cac:PaymentAlternativeExchangeRate")

const allowances = allowanceCharges<SaleDocument, SaleWriting, SaleReading>(
  "FAQ",
  (_, { checked }) => checked.allowances
)

const totals = (name: SaleRootName): SaleRow =>
  one(saleRoots[name].total, "legalMonetaryTotal", monetaryTotal, { rule: "FAU" })

const extensions = ({ definition: { kind, typeCodes }, pesos, sector, utilities }: SaleType): SaleRow =>
  group("ext:UBLExtensions", [
    dianExtensions<SaleWriting, SaleReading>(typeCodes.some((typeCode) => kind.authorised({ typeCode }))),
    ...(sector === true ? [healthExtension, dataGroupsExtension] : []),
    ...equivalentExtensions,
    ...(utilities === true ? [spdServices] : []),
    ...(pesos === true ? [totalsInPesos] : []),
    signaturePlace
  ])

const parties = ({ purchase }: SaleType): Rows => (purchase === true ? purchaseParties : saleParties)

/**
 * Type code of a debit note, by its profile, which names the type that it debits. The document itself states no type
 * code.
 */
const profileTypeCode = (root: XmlReader): string =>
  root.peek("cbc:ProfileID")?.toLowerCase().includes("documento equivalente") === true ? "93" : "92"

const debitTypeCode: SaleRow = {
  element: "",
  place: "cbc:ProfileID",
  fields: ["typeCode"],
  note: {
    en: "and the root `DebitNote`; the document states no type",
    es: "y la raíz `DebitNote`; el documento no indica tipo"
  },
  read: (root, values) => {
    values["TypeCode"] = profileTypeCode(root)
  }
}

/** Shape of the lines and rows of a root element (Invoice, CreditNote, DebitNote). */
interface SaleRoot {
  readonly line: LineShape
  /** Rows of the root for a type, in the order of the schema. */
  readonly rows: (type: SaleType) => Rows
}

const line = (element: string, quantity: string, more: Pick<LineShape, "freeOfCharge" | "isNote">): LineShape => ({
  element,
  quantity,
  ...more
})

const invoiceLine = line("cac:InvoiceLine", "cbc:InvoicedQuantity", { isNote: false, freeOfCharge: true })
const creditLine = line("cac:CreditNoteLine", "cbc:CreditedQuantity", { isNote: true, freeOfCharge: true })
const debitLine = line("cac:DebitNoteLine", "cbc:DebitedQuantity", { isNote: true, freeOfCharge: false })

const period = ({ corrects, purchase }: SaleType, shape: LineShape): SaleRow =>
  purchase === true && corrects === undefined ? purchaseTime(shape) : invoicePeriod(purchase !== true)

const references = ({ corrects }: SaleType): { readonly response: Rows; readonly billing: Rows } => ({
  response: corrects === undefined ? [] : [discrepancyResponse(corrects)],
  billing: corrects === undefined ? unused("cac:BillingReference") : [billingReference(corrects)]
})

const roots: Readonly<Record<SaleRootName, SaleRoot>> = {
  Invoice: {
    line: invoiceLine,
    rows: (type) => [
      extensions(type),
      ...saleHeader(type.profile),
      date("cbc:DueDate", "dueDate"),
      text("cbc:InvoiceTypeCode", "typeCode", "FAD12", { required: true }),
      ...notes,
      ...(type.utilities === true ? [taxPointDate] : unused("cbc:TaxPointDate")),
      currency,
      ...otherCurrencies,
      ...(type.utilities === true ? accounting : unused("cbc:AccountingCostCode", "cbc:AccountingCost")),
      lineCount,
      ...unused("cbc:BuyerReference"),
      period(type, invoiceLine),
      orderReference,
      ...references(type).billing,
      ...deliveryReferences,
      ...unused("cac:StatementDocumentReference", "cac:OriginatorDocumentReference", "cac:ContractDocumentReference"),
      additionalReferences,
      ...unused("cac:ProjectReference"),
      ...signature,
      ...parties(type),
      ...(type.utilities === true ? [spdPremises] : []),
      ...otherParties,
      delivery,
      deliveryTermsRow,
      paymentMeansRow,
      ...paymentTerms,
      prepaidPayments,
      allowances,
      ...taxRates,
      exchangeRate,
      ...alternativeRate,
      headerTaxTotals,
      type.purchase === true ? purchaseWithholdingRows : withholdingTaxTotals,
      totals("Invoice"),
      saleLines(invoiceLine, type)
    ]
  },
  // the exchange rate precedes the discounts; there is no place for withholdings and prepayments
  CreditNote: {
    line: creditLine,
    rows: (type) => [
      extensions(type),
      ...saleHeader(type.profile),
      ...unused("cbc:TaxPointDate"),
      text("cbc:CreditNoteTypeCode", "typeCode", "FAD12", { required: true }),
      ...notes,
      currency,
      ...otherCurrencies,
      ...unused("cbc:AccountingCostCode", "cbc:AccountingCost"),
      lineCount,
      ...unused("cbc:BuyerReference"),
      period(type, creditLine),
      ...references(type).response,
      orderReference,
      ...references(type).billing,
      ...deliveryReferences,
      ...unused("cac:ContractDocumentReference"),
      additionalReferences,
      ...unused("cac:StatementDocumentReference", "cac:OriginatorDocumentReference"),
      ...signature,
      ...parties(type),
      ...otherParties,
      delivery,
      deliveryTermsRow,
      paymentMeansRow,
      ...paymentTerms,
      ...taxRates,
      exchangeRate,
      ...alternativeRate,
      allowances,
      headerTaxTotals,
      totals("CreditNote"),
      saleLines(creditLine, type)
    ]
  },
  // prepayments and discounts precede the payment; it has no type code
  DebitNote: {
    line: debitLine,
    rows: (type) => [
      extensions(type),
      ...saleHeader(type.profile),
      debitTypeCode,
      ...notes,
      ...unused("cbc:TaxPointDate"),
      currency,
      ...otherCurrencies,
      ...unused("cbc:AccountingCostCode", "cbc:AccountingCost"),
      lineCount,
      period(type, debitLine),
      ...references(type).response,
      orderReference,
      ...references(type).billing,
      ...deliveryReferences,
      ...unused("cac:StatementDocumentReference", "cac:OriginatorDocumentReference", "cac:ContractDocumentReference"),
      additionalReferences,
      ...signature,
      ...parties(type),
      ...otherParties,
      prepaidPayments,
      allowances,
      delivery,
      deliveryTermsRow,
      paymentMeansRow,
      ...paymentTerms,
      ...taxRates,
      exchangeRate,
      ...alternativeRate,
      headerTaxTotals,
      totals("DebitNote"),
      saleLines(debitLine, type)
    ]
  }
}

/**
 * Names on the wire in the order of a body. They include fields of other types, which a document of another program may
 * state.
 */
const orderOf = ({ definition }: SaleType): ReadonlyArray<string> => [
  ...new Set([definition, ...saleTypes.map((type) => type.definition)].flatMap(({ schema }) => wireNames(schema)))
]

/** The table of a type under a root. A document of another program may have another root than the type has here. */
export const saleTable = (
  type: SaleType,
  name: SaleRootName
): DocumentTable<SaleDocument, SaleWriting, SaleReading> => ({
  operation: type.definition.operation,
  root: documentRoot(name),
  order: orderOf(type),
  rows: roots[name].rows(type)
})

const byTypeCode: ReadonlyMap<string, SaleType> = new Map(
  saleTypes.flatMap((type) => type.definition.typeCodes.map((code) => [code, type] as const))
)

interface Form {
  readonly table: ReturnType<typeof saleTable>
  readonly write: (subject: SaleDocument, writing: SaleWriting) => CanonicalXml
}

const forms = new Map<string, Form>()

/** The table of a type and root with its writer, made on first use. */
const formOf = (type: SaleType, name: SaleRootName): Form => {
  const key = `${name} ${type.definition.operation}`
  let form = forms.get(key)
  if (form === undefined) {
    const table = saleTable(type, name)
    forms.set(key, (form = { table, write: compileDocument(table) }))
  }
  return form
}

/** Makes the state for writing a sale document. */
export const saleWriting = (checked: CheckedSale, key: DocumentKey): SaleWriting => ({
  checked,
  key,
  currency: currencyAttribute(checked.document.currencyCode),
  index: 0,
  pageKey: key.value,
  range: checked.kind.authorised(checked.document) ? checked.document.numberingRange : undefined,
  taxCode: ""
})

/**
 * Writes a sale document as UBL 2.1 with the DIAN extensions, directly in canonical form. Pure: the same document and
 * key give the same bytes.
 */
export const renderSale = (checked: CheckedSale, key: DocumentKey): CanonicalXml => {
  const { document } = checked
  const type = byTypeCode.get(document.typeCode)
  if (type === undefined) throw new RangeError(`no sale document has the type ${document.typeCode}`)
  return formOf(type, type.root(document.typeCode)).write(document, saleWriting(checked, key))
}

/** Reads a document of a sale or a purchase, a note, or an equivalent document; `undefined` if its type is unknown. */
export const readSale = (root: XmlReader): ReadDocument | undefined => {
  const name = root.element?.local ?? ""
  const element = saleRootOf(name)?.typeCode
  const typeCode = element === undefined ? profileTypeCode(root) : root.peek(element)
  const type = byTypeCode.get(typeCode ?? "")
  return type === undefined ? undefined : readTable(formOf(type, name as SaleRootName).table, root, { root, index: 0 })
}

/** The rows of a root in the order of its schema, for the type that has most of them. */
export const saleRows = (name: SaleRootName): Rows =>
  roots[name].rows({ ...saleTypes[name === "Invoice" ? 0 : 1], utilities: name === "Invoice" } as SaleType)

/** The tables of a type of sale document by its operation: one for each root that its type codes choose. */
export const saleTablesOf = (operation: string): ReadonlyArray<ReturnType<typeof saleTable>> =>
  saleTypes
    .filter(({ definition }) => definition.operation === operation)
    .flatMap((type) => [...new Set(type.definition.typeCodes.map(type.root))].map((root) => formOf(type, root).table))
