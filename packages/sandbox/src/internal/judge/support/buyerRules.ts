import { exists, text } from "../../xml/query.ts"
import {
  hasUnknownResponsibility,
  hasWrongCheckDigit,
  hasWrongTaxScheme,
  isBlank,
  lacksCheckDigit,
  nitType,
  partyGroups,
  type PartyGroups,
  supportResponsibilities
} from "../invoice/partyGroups.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"
import { notify, reject, type Rule } from "../Rule.ts"

const rule = (code: string, message: string, breaks: (buyer: PartyGroups) => boolean): Rule<JudgedDocument> =>
  reject(code, message, ({ root }) => breaks(partyGroups(root, "AccountingCustomerParty")))

/** The buyer who issues and signs the support document (group AK of its annex). */
export const buyerRules: ReadonlyArray<Rule<JudgedDocument>> = [
  rule(
    "FAK02b",
    "El tipo de organización jurídica del adquiriente debe ser 1 o 2.",
    (b) => !["1", "2"].includes(b.organizationType ?? "")
  ),
  rule("FAK03", "No se informó el grupo Party del adquiriente.", (b) => b.party === undefined),
  rule(
    "FAK19",
    "No se informó el grupo PartyTaxScheme del adquiriente.",
    (b) => b.party !== undefined && b.tax === undefined
  ),
  rule(
    "FAK20",
    "No se informó el nombre o razón social del adquiriente.",
    (b) => b.tax !== undefined && isBlank(b.tax, "cbc:RegistrationName")
  ),
  rule(
    "FAK21",
    "No se informó el NIT del adquiriente, o no son dígitos.",
    (b) => b.tax !== undefined && !/^\d+$/u.test(text(b.tax, "cbc:CompanyID") ?? "")
  ),
  rule("FAK24a", "No se informó el DV del NIT del adquiriente.", (b) => lacksCheckDigit(b.tax)),
  rule("FAK24b", "El DV del NIT del adquiriente no está correctamente calculado.", (b) => hasWrongCheckDigit(b.tax)),
  rule(
    "FAK25",
    "El tipo de documento de identificación del adquiriente debe ser 31.",
    (b) => b.tax !== undefined && text(b.tax, "cbc:CompanyID/@schemeName") !== nitType
  ),
  notify("FAK26", "Las responsabilidades del adquiriente no corresponden a valores de la lista.", ({ root }) =>
    hasUnknownResponsibility(partyGroups(root, "AccountingCustomerParty").tax, supportResponsibilities)
  ),
  rule(
    "FAK41",
    "El tributo del adquiriente no corresponde a la lista, o su nombre no es el de su código.",
    (b) => b.tax !== undefined && exists(b.tax, "cac:TaxScheme/cbc:ID") && hasWrongTaxScheme(b.tax)
  )
]
