import { type BillingKind, billingRoots } from "./BillingKind.ts"

const equivalent = {
  family: "equivalent",
  secret: "pin",
  keyScheme: "CUDE-SHA384",
  issuer: "supplier",
  hasRange: false
} as const

/**
 * Tickets of a point of sale, also in contingency. The ticket's rules mention only 08; 07 is assumed to correspond to
 * type 04 of invoices.
 */
export const ticketTypes: ReadonlySet<string> = new Set(["20", "07", "08"])

/** Operation and profile of bills that a public utility reads and prints at the meter. */
export const onSite = { operation: "602", profile: "DIAN 2.1: Documento Equivalente SPD – ON SITE" } as const

/**
 * Type codes with their ProfileIDs, and the operation codes in their samples other than 10. For type 35 the authority's
 * sample writes the ProfileID with two blanks. Type 60 has a second ProfileID for bills printed on site.
 */
const types: ReadonlyArray<{
  readonly typeCode: string
  readonly profiles: ReadonlyArray<string>
  readonly operations?: ReadonlyArray<string>
}> = [
  ...[...ticketTypes].map((typeCode) => ({ typeCode, profiles: ["DIAN 2.1: Documento Equivalente POS"] })),
  { typeCode: "25", profiles: ["DIAN 2.1: Boleta de ingreso a cine"] },
  { typeCode: "27", profiles: ["DIAN 2.1: Boleta de ingreso a espectáculos públicos"], operations: ["27", "271"] },
  {
    typeCode: "32",
    profiles: ["DIAN 2.1: Documento en juegos localizados - relación diaria de control de ventas"],
    operations: ["32", "321"]
  },
  {
    typeCode: "35",
    profiles: [
      "DIAN 2.1: Documento Equivalente Tiquete de Transporte  Terrestre de Pasajeros",
      "DIAN 2.1: Documento Equivalente Tiquete de Transporte Terrestre de Pasajeros"
    ]
  },
  { typeCode: "40", profiles: ["DIAN 2.1: Documento Equivalente para el Cobro de Peajes"] },
  { typeCode: "45", profiles: ["DIAN 2.1: Extracto"], operations: ["45"] },
  {
    typeCode: "50",
    profiles: ["DIAN 2.1: Documento equivalente – Tiquete o boleto aéreo de pasajeros"],
    operations: ["50"]
  },
  {
    typeCode: "55",
    profiles: [
      "DIAN 2.1: Comprobante de liquidación de operaciones expedido por Bolsa de Valores y operaciones de la bolsa agropecuaria y de otros commodities"
    ],
    operations: ["55"]
  },
  {
    typeCode: "60",
    profiles: ["DIAN 2.1: Documento Equivalente SPD", onSite.profile],
    operations: ["60", "601", onSite.operation]
  }
]

const allTypes = new Set(types.map(({ typeCode }) => typeCode))
const typeCodes = new Set([...allTypes].filter((typeCode) => typeCode === "20" || !ticketTypes.has(typeCode)))

const note = {
  corrects: allTypes,
  keySchemes: new Set(["CUDE-SHA384"]),
  // A note states the type of the corrected document as its operation.
  referring: typeCodes,
  periodic: new Set<string>(),
  // The annex words these differently from the invoice's.
  concepts: new Map(["1", "2", "3", "4", "5"].map((code) => [code, undefined] as const))
}

/** Documents equivalent to an invoice, and their notes. Only the point of sale has an authorised range. */
export const equivalentKinds: ReadonlyArray<BillingKind> = [
  ...types.map(({ typeCode, profiles, operations = [] }): BillingKind => ({
    ...equivalent,
    root: billingRoots.Invoice,
    typeCode,
    // a ticket filed again in contingency keeps its number
    group: typeCode === "07" ? "equivalent 20" : `equivalent ${typeCode}`,
    name: "La Documento equivalente",
    rules: "DE",
    hasRange: ticketTypes.has(typeCode),
    profiles,
    operations: new Set(["10", ...operations])
  })),
  {
    ...equivalent,
    root: billingRoots.CreditNote,
    typeCode: "94",
    group: "equivalent-credit-note",
    name: "La Nota de ajuste crédito al documento equivalente",
    rules: "NA",
    profiles: ["DIAN 2.1: Nota de ajuste crédito al documento equivalente"],
    operations: typeCodes,
    note
  },
  {
    ...equivalent,
    root: billingRoots.DebitNote,
    typeCode: "93",
    group: "equivalent-debit-note",
    name: "La Nota de ajuste débito al documento equivalente",
    rules: "NAD",
    profiles: ["DIAN 2.1: Nota de ajuste débito al documento equivalente"],
    operations: typeCodes,
    note
  }
]
