import { eventTypes } from "./codes/eventTypes.ts"
import { referencedDocumentTypes } from "./codes/referencedDocumentTypes.ts"
import type { KeyScheme } from "./key/DocumentKey.ts"
import type { Localized } from "./rules/Language.ts"

const both = (en: string, es: string): Localized => ({ en, es })

/** Books that documents are recorded in, with their names. */
export const books = {
  sale: both("Sales", "Ventas"),
  purchase: both("Purchases", "Compras"),
  payroll: both("Payroll", "Nómina"),
  event: both("Events", "Eventos")
} as const

/** One of {@link books}. */
export type Book = keyof typeof books

/** Every {@link Book}. */
export const bookCodes = /* @__PURE__ */ Object.keys(books) as ReadonlyArray<Book>

/** The book of a type of document, and whether its amounts add to the book (1) or subtract from it (-1). */
export interface Booking {
  readonly book: Book
  readonly sign: 1 | -1
}

const addsTo = (book: Book): Booking => ({ book, sign: 1 })

const subtractsFrom = (book: Book): Booking => ({ book, sign: -1 })

/** A `TypeCode` with its book, its name, and a short name for tables. */
const type = <const Code extends string>(code: Code, booking: Booking, name: Localized, shortName = name) => ({
  code,
  booking,
  name,
  shortName
})

const payrollNote = type(
  "103",
  addsTo("payroll"),
  both("Payroll adjustment note", "Nota de ajuste de nómina"),
  both("Payroll note", "Nota de nómina")
)

/**
 * Every type of document, by the operation that files it. Everything else that differs by type is a `Record` over
 * {@link Operation}, so that the compiler reports what a new entry still lacks.
 *
 * - `path`: the path of the operation, below `/v1/dian`
 * - `name`: on the command line and in file names; `noun`: in sentences; `types`: the type codes with book and names
 * - `fileKind`: the initial letters of the authority's file names
 * - `keyScheme`: the scheme of its key; a type code may have its own
 * - `sentBy`: the authority's operation that files one document
 * - `corrects`: the document that a note corrects
 * - `testSet`: the number of documents in the test set of an issuer of invoices
 */
export const documentRegistry = {
  InvoiceCreate: {
    path: "/invoices",
    name: "invoice",
    noun: both("invoice", "factura"),
    types: [
      type(
        "01",
        addsTo("sale"),
        both("Sales invoice", "Factura electrónica de venta"),
        both("Sales invoice", "Factura de venta")
      ),
      type(
        "02",
        addsTo("sale"),
        both("Export invoice", "Factura electrónica de venta de exportación"),
        both("Export invoice", "Factura de exportación")
      ),
      {
        ...type(
          "03",
          addsTo("sale"),
          both("Contingency invoice of the issuer", "Factura de contingencia del facturador"),
          both("Invoice from paper", "Factura de contingencia en papel")
        ),
        // a range of paper invoices has no technical key
        keyScheme: "CUDE-SHA384"
      },
      type(
        "04",
        addsTo("sale"),
        both("Contingency invoice of the authority", "Factura de contingencia de la DIAN"),
        both("Invoice in contingency", "Factura en contingencia DIAN")
      )
    ],
    fileKind: "fv",
    keyScheme: "CUFE-SHA384",
    sentBy: "SendBillSync",
    testSet: 30
  },
  CreditnoteCreate: {
    path: "/credit-notes",
    name: "credit-note",
    noun: both("credit note", "nota crédito"),
    types: [type("91", subtractsFrom("sale"), both("Credit note", "Nota crédito"))],
    fileKind: "nc",
    keyScheme: "CUDE-SHA384",
    sentBy: "SendBillSync",
    corrects: "InvoiceCreate",
    testSet: 10
  },
  DebitnoteCreate: {
    path: "/debit-notes",
    name: "debit-note",
    noun: both("debit note", "nota débito"),
    types: [type("92", addsTo("sale"), both("Debit note", "Nota débito"))],
    fileKind: "nd",
    keyScheme: "CUDE-SHA384",
    sentBy: "SendBillSync",
    corrects: "InvoiceCreate",
    testSet: 10
  },
  SupportCreate: {
    path: "/supports",
    name: "support",
    noun: both("support document", "documento soporte"),
    types: [
      type(
        "05",
        addsTo("purchase"),
        both("Support document", "Documento soporte en adquisiciones a no obligados a facturar"),
        both("Support document", "Documento soporte")
      )
    ],
    fileKind: "ds",
    keyScheme: "CUDS-SHA384",
    sentBy: "SendBillSync"
  },
  SupportNoteCreate: {
    path: "/support-notes",
    name: "support-note",
    noun: both("note of a support document", "nota de documento soporte"),
    types: [
      type(
        "95",
        subtractsFrom("purchase"),
        both("Adjustment note of a support document", "Nota de ajuste al documento soporte"),
        both("Note to a support document", "Nota a documento soporte")
      )
    ],
    fileKind: "nas",
    keyScheme: "CUDS-SHA384",
    sentBy: "SendBillSync",
    corrects: "SupportCreate"
  },
  EquivalentCreate: {
    path: "/equivalents",
    name: "equivalent",
    noun: both("equivalent document", "documento equivalente"),
    types: [
      type("20", addsTo("sale"), both("POS ticket", "Documento equivalente POS"), both("POS ticket", "Tiquete POS")),
      type(
        "25",
        addsTo("sale"),
        both("Cinema ticket", "Boleta de ingreso a cine"),
        both("Cinema ticket", "Boleta de cine")
      ),
      type(
        "27",
        addsTo("sale"),
        both("Public show ticket", "Boleta de espectáculos públicos"),
        both("Ticket of a show", "Boleta de espectáculo")
      ),
      type(
        "32",
        addsTo("sale"),
        both("Report of localised games", "Documento en juegos localizados"),
        both("Localised games", "Juegos localizados")
      ),
      type(
        "35",
        addsTo("sale"),
        both("Passenger transport ticket", "Tiquete de transporte de pasajeros"),
        both("Passenger ticket", "Tiquete de transporte")
      ),
      type("40", addsTo("sale"), both("Toll", "Cobro de peajes"), both("Toll", "Peaje")),
      type("45", addsTo("sale"), both("Statement", "Extracto")),
      type("50", addsTo("sale"), both("Air ticket", "Tiquete aéreo de pasajeros"), both("Air ticket", "Tiquete aéreo")),
      type(
        "55",
        addsTo("sale"),
        both("Exchange settlement", "Comprobante de liquidación de bolsa"),
        both("Exchange settlement", "Liquidación de bolsa")
      ),
      type("07", addsTo("sale"), both("POS ticket in contingency", "Tiquete POS en contingencia DIAN")),
      type("08", addsTo("sale"), both("POS ticket from paper", "Tiquete POS de contingencia"))
    ],
    fileKind: "ds",
    keyScheme: "CUDE-SHA384",
    sentBy: "SendBillSync"
  },
  EquivalentSpdCreate: {
    path: "/equivalents-spd",
    name: "equivalent-spd",
    noun: both("equivalent document of public utilities", "documento equivalente de servicios públicos"),
    types: [
      type(
        "60",
        addsTo("sale"),
        both("Public utilities bill", "Documento equivalente de servicios públicos"),
        both("Public utilities", "Servicios públicos")
      )
    ],
    fileKind: "ds",
    keyScheme: "CUDE-SHA384",
    sentBy: "SendBillSync"
  },
  EquivalentNoteCreate: {
    path: "/equivalent-notes",
    name: "equivalent-note",
    noun: both("note of an equivalent document", "nota de documento equivalente"),
    types: [
      type(
        "94",
        subtractsFrom("sale"),
        both("Adjustment note of an equivalent", "Nota de ajuste al documento equivalente"),
        both("Credit note to an equivalent", "Nota crédito a equivalente")
      ),
      type(
        "93",
        addsTo("sale"),
        both("Adjustment note of an equivalent", "Nota de ajuste al documento equivalente"),
        both("Debit note to an equivalent", "Nota débito a equivalente")
      )
    ],
    fileKind: "ncs",
    keyScheme: "CUDE-SHA384",
    sentBy: "SendBillSync",
    corrects: "EquivalentCreate"
  },
  EventCreate: {
    path: "/events",
    name: "event",
    noun: both("event", "evento"),
    // the names in the law, which are Spanish
    types: /* @__PURE__ */ eventTypes.map(({ code, description }) =>
      type(code, addsTo("event"), both(description, description))
    ),
    fileKind: "ar",
    keyScheme: "CUDE-SHA384",
    sentBy: "SendEventUpdateStatus"
  },
  PayrollCreate: {
    path: "/payrolls",
    name: "payroll",
    noun: both("payroll", "nómina"),
    types: [
      type(
        "102",
        addsTo("payroll"),
        both("Payroll document", "Documento soporte de pago de nómina"),
        both("Payroll", "Nómina")
      )
    ],
    fileKind: "nie",
    keyScheme: "CUNE-SHA384",
    sentBy: "SendNominaSync"
  },
  PayrollReplaceNote: {
    path: "/playroll-replace-notes",
    name: "payroll-replace-note",
    noun: both("payroll replacement note", "nota de reemplazo de nómina"),
    types: [payrollNote],
    fileKind: "niae",
    keyScheme: "CUNE-SHA384",
    sentBy: "SendNominaSync",
    corrects: "PayrollCreate"
  },
  PayrollDeleteNote: {
    path: "/playroll-delete-notes",
    name: "payroll-delete-note",
    noun: both("payroll deletion note", "nota de eliminación de nómina"),
    types: [payrollNote],
    fileKind: "niae",
    keyScheme: "CUNE-SHA384",
    sentBy: "SendNominaSync",
    corrects: "PayrollCreate"
  }
} as const

/** An operation that files a document. */
export type Operation = keyof typeof documentRegistry

/** Every {@link Operation}, in the order of the registry. */
export const operations = /* @__PURE__ */ Object.keys(documentRegistry) as ReadonlyArray<Operation>

/**
 * The kind of a file: the letters with which its name begins, one combination for each type of document (annex FE 1.9
 * §6.5.7, payroll annex 1.0 §3.3-3.5). `ad` is a container, `ars` an event on a support or an equivalent document.
 */
export type FileKind = (typeof documentRegistry)[Operation]["fileKind"] | "ad" | "ars"

/** An entry of {@link documentRegistry}: facts about one type of document. */
export interface RegisteredType {
  readonly path: `/${string}`
  readonly name: string
  readonly noun: Localized
  readonly types: ReadonlyArray<{
    readonly code: string
    readonly booking: Booking
    readonly name: Localized
    readonly shortName: Localized
    readonly keyScheme?: KeyScheme
  }>
  readonly fileKind: FileKind
  readonly keyScheme: KeyScheme
  readonly sentBy: "SendBillSync" | "SendEventUpdateStatus" | "SendNominaSync"
  readonly corrects?: Operation
  readonly testSet?: number
}

/** The registry's entry for an operation. */
export const registeredType = (operation: Operation): RegisteredType => documentRegistry[operation]

/** The first operation that files documents of a type code; `undefined` for an unknown code. */
export const operationOfType = (code: string): Operation | undefined =>
  operations.find((operation) => registeredType(operation).types.some((type) => type.code === code))

/** The first entry that lists a type code; `undefined` for an unknown code. */
export const entryOfType = (code: string): RegisteredType | undefined => {
  const operation = operationOfType(code)
  return operation && documentRegistry[operation]
}

/** The name of a type of document by its code, in full or short. */
export const typeNameOf = (code: string, form: "name" | "shortName" = "name"): Localized | undefined =>
  entryOfType(code)?.types.find((type) => type.code === code)?.[form]

const bookings: ReadonlyMap<string, Booking> = /* @__PURE__ */ new Map(
  operations.flatMap((operation) =>
    registeredType(operation).types.map(({ booking, code }) => [code, booking] as const)
  )
)

/** The book of a type of document by its code; `undefined` for an unknown code. */
export const bookingOf = (code: string): Booking | undefined => bookings.get(code)

/** Codes of the types that a book has; with a sign, only of those that add to it or subtract from it. */
export const typesOfBook = (book: Book, sign?: Booking["sign"]): ReadonlyArray<string> =>
  [...bookings].flatMap(([code, booking]) =>
    booking.book === book && (sign === undefined || booking.sign === sign) ? [code] : []
  )

/** An operation that files a document of a sale or of a purchase. */
export type SaleOperation = Exclude<Operation, "EventCreate" | `Payroll${string}`>

/** The key scheme of a sale document. */
export type SaleKeyScheme = (typeof documentRegistry)[SaleOperation]["keyScheme"]

/** The key scheme of a document with this type code. */
export const keySchemeOf = (operation: SaleOperation, typeCode: string): SaleKeyScheme => {
  const { keyScheme, types } = documentRegistry[operation]
  const own = types.find(({ code }) => code === typeCode)
  return own !== undefined && "keyScheme" in own ? own.keyScheme : keyScheme
}

/** The key scheme of a document that an event is about: only invoices have a technical key (annex FE 1.9 §11). */
export const schemeOf = (typeCode: string): KeyScheme =>
  entryOfType(typeCode) === documentRegistry.InvoiceCreate ? keySchemeOf("InvoiceCreate", typeCode) : "CUDE-SHA384"

/**
 * The key scheme of the document that a note of an invoice corrects, by the type that the reference states:
 * `CUDE-SHA384` for contingency 03 (rules CBG05, DBG05). Without a known type it is the scheme of an invoice.
 */
export const correctedSchemeOf = (typeCode: string | undefined): KeyScheme =>
  schemeOf(typeCode !== undefined && referencedDocumentTypes.has(typeCode) ? typeCode : "01")

/**
 * The family of documents that share numbers at the authority, named by one of its type codes. Invoices 01, 02 and 04
 * are one family, because their CUFE does not contain the type. Every other type is its own family.
 */
export const documentFamily = (documentType: string): string =>
  documentType === "02" || documentType === "04" ? "01" : documentType
