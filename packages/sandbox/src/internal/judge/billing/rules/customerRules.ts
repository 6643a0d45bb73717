import { exists, text } from "../../../xml/query.ts"
import { notify, reject, type Rule } from "../../Rule.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"
import {
  hasUnknownResponsibility,
  hasWrongCheckDigit,
  hasWrongTaxScheme,
  identificationTypes,
  isBlank,
  lacksCheckDigit,
  partyGroups,
  type PartyGroups
} from "./partyGroups.ts"

const rule = (code: string, message: string, breaks: (customer: PartyGroups) => boolean): Rule<JudgedDocument> =>
  reject(code, message, ({ root }) => breaks(partyGroups(root, "AccountingCustomerParty")))

const identification = "cac:PartyIdentification/cbc:ID"
const isNaturalPerson = ({ organizationType }: PartyGroups): boolean => organizationType === "2"

/** The buyer (group AK). */
export const customerRules: ReadonlyArray<Rule<JudgedDocument>> = [
  rule(
    "FAK02",
    "El tipo de organización jurídica del adquiriente debe ser 1 o 2.",
    (c) => !["1", "2"].includes(c.organizationType ?? "")
  ),
  rule("FAK03", "No se informó el grupo Party del adquiriente.", (c) => c.party === undefined),
  rule(
    "FAK19",
    "No se informó el grupo PartyTaxScheme del adquiriente.",
    (c) => c.party !== undefined && c.tax === undefined
  ),
  rule(
    "FAK20",
    "No se informó el nombre o razón social del adquiriente.",
    (c) => c.tax !== undefined && isBlank(c.tax, "cbc:RegistrationName")
  ),
  rule(
    "FAK21",
    "No se informó la identificación del adquiriente.",
    (c) => c.tax !== undefined && isBlank(c.tax, "cbc:CompanyID")
  ),
  rule("FAK24a", "No se informó el DV del NIT del adquiriente.", (c) => lacksCheckDigit(c.tax)),
  rule("FAK24b", "El DV del NIT del adquiriente no está correctamente calculado.", (c) => hasWrongCheckDigit(c.tax)),
  rule(
    "FAK25",
    "El tipo de documento de identificación del adquiriente no pertenece a la lista.",
    (c) => c.tax !== undefined && !identificationTypes.includes(text(c.tax, "cbc:CompanyID/@schemeName") ?? "")
  ),
  notify("FAK26", "Las responsabilidades del adquiriente no corresponden a valores de la lista.", ({ root }) =>
    hasUnknownResponsibility(partyGroups(root, "AccountingCustomerParty").tax)
  ),
  rule("FAK41", "El tributo del adquiriente no corresponde a la lista, o su nombre no es el de su código.", (c) =>
    hasWrongTaxScheme(c.tax)
  ),
  rule(
    "FAK42",
    "No se informó el grupo PartyLegalEntity del adquiriente.",
    (c) => c.party !== undefined && c.legal === undefined
  ),
  rule(
    "FAK43",
    "No se informó el nombre del adquiriente en el grupo PartyLegalEntity.",
    (c) => c.legal !== undefined && isBlank(c.legal, "cbc:RegistrationName")
  ),
  rule(
    "FAK44",
    "La identificación del grupo PartyLegalEntity no corresponde a la del adquiriente.",
    (c) =>
      c.tax !== undefined && c.legal !== undefined && text(c.legal, "cbc:CompanyID") !== text(c.tax, "cbc:CompanyID")
  ),
  rule(
    "FAK61",
    "No se informó el grupo de identificación del adquiriente persona natural.",
    (c) => isNaturalPerson(c) && c.party !== undefined && !exists(c.party, identification)
  ),
  rule(
    "FAK62",
    "La identificación del adquiriente persona natural está vacía.",
    (c) =>
      isNaturalPerson(c) && c.party !== undefined && exists(c.party, identification) && isBlank(c.party, identification)
  ),
  rule(
    "FAK63",
    "El tipo de identificación del adquiriente persona natural no pertenece a la lista.",
    (c) =>
      isNaturalPerson(c) &&
      c.party !== undefined &&
      exists(c.party, identification) &&
      !identificationTypes.includes(text(c.party, `${identification}/@schemeName`) ?? "")
  )
]
