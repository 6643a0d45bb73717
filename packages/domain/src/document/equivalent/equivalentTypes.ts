import type { EquivalentGroup } from "./equivalentFields.ts"

/**
 * A type of equivalent document (one that counts as an invoice, such as a POS ticket), with everything that
 * distinguishes it from others.
 */
export interface EquivalentType {
  /** Type code, `cbc:InvoiceTypeCode`. */
  readonly code: string
  /** `cbc:ProfileID` (rule DEAD03), as the official samples have it. */
  readonly profile: string
  /** The one operation with a different `cbc:ProfileID`, and that `cbc:ProfileID`. */
  readonly onSite?: { readonly operation: string; readonly profile: string }
  /** `cbc:CustomizationID` of a document that states no operation, as in the official sample. */
  readonly defaultOperation: string
  /** The only operations that the document may have, if they are known (rule DEAD02). */
  readonly operations?: ReadonlyArray<string>
  /** Set if the numbers come from an authorised range and the document is paid in cash (rules DEAB05, DEAN02). */
  readonly pointOfSale?: true
  /** Set for contingency: the document names the one that was issued while nothing could be filed (rule DEAI01). */
  readonly transcribed?: true
  /** Groups of fields that the document must have. Other groups are not allowed. */
  readonly groups: ReadonlyArray<EquivalentGroup>
}

const ticket = {
  profile: "DIAN 2.1: Documento Equivalente POS",
  defaultOperation: "10",
  operations: ["10"],
  pointOfSale: true,
  groups: ["softwareManufacturer", "buyerBenefits", "pointOfSale"]
} as const

/**
 * The types of equivalent documents by type code (annex DEE 1.0 §16). Some values are not officially published:
 *
 * - 27: the toolbox has no sample; two implementers agree on its `ProfileID`.
 * - 35: the `ProfileID` has two blanks in the sample, which are kept.
 * - 27, 45 and 50: the operations are uncertain, so callers may override them.
 * - 07 and 08: contingency is documented only for POS tickets. 08 follows their table of rules, 07 the analogy with
 *   invoice 04.
 * - 60: samples have operation 10, or 601 if a contribution is charged. 602 is a bill that is read and issued on site
 *   (Resolution 000202 of 2025, article 29), with the literal of one implementer.
 */
export const equivalentTypes: ReadonlyArray<EquivalentType> = [
  { ...ticket, code: "07" },
  { ...ticket, code: "08", transcribed: true },
  { ...ticket, code: "20" },
  {
    code: "25",
    profile: "DIAN 2.1: Boleta de ingreso a cine",
    defaultOperation: "10",
    groups: ["softwareManufacturer", "cinemaShow"]
  },
  {
    code: "27",
    profile: "DIAN 2.1: Boleta de ingreso a espectáculos públicos",
    defaultOperation: "10",
    groups: ["softwareManufacturer"]
  },
  {
    code: "32",
    profile: "DIAN 2.1: Documento en juegos localizados - relación diaria de control de ventas",
    defaultOperation: "321",
    groups: ["softwareManufacturer", "gamingEstablishment"]
  },
  {
    code: "35",
    profile: "DIAN 2.1: Documento Equivalente Tiquete de Transporte  Terrestre de Pasajeros",
    defaultOperation: "10",
    groups: ["softwareManufacturer", "passengerTicket"]
  },
  {
    code: "40",
    profile: "DIAN 2.1: Documento Equivalente para el Cobro de Peajes",
    defaultOperation: "10",
    groups: ["softwareManufacturer"]
  },
  { code: "45", profile: "DIAN 2.1: Extracto", defaultOperation: "10", groups: ["softwareManufacturer"] },
  {
    code: "50",
    profile: "DIAN 2.1: Documento equivalente – Tiquete o boleto aéreo de pasajeros",
    defaultOperation: "10",
    groups: ["softwareManufacturer", "flight"]
  },
  {
    code: "55",
    profile:
      "DIAN 2.1: Comprobante de liquidación de operaciones expedido por Bolsa de Valores y operaciones de la bolsa agropecuaria y de otros commodities",
    defaultOperation: "55",
    groups: ["softwareManufacturer", "exchangeSettlement"]
  },
  {
    code: "60",
    profile: "DIAN 2.1: Documento Equivalente SPD",
    operations: ["10", "60", "601", "602"],
    onSite: { operation: "602", profile: "DIAN 2.1: Documento Equivalente SPD – ON SITE" },
    defaultOperation: "10",
    groups: ["softwareManufacturer"]
  }
]

/** The type of equivalent document with a type code. */
export const equivalentTypeOf = (code: string): EquivalentType | undefined =>
  equivalentTypes.find((type) => type.code === code)

/** `cbc:ProfileID` of a type code and an operation. */
export const equivalentProfile = (code: string, operation: string): string | undefined => {
  const type = equivalentTypeOf(code)
  return type?.onSite?.operation === operation ? type.onSite.profile : type?.profile
}
