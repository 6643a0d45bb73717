import { checkDigit } from "../../../nit.ts"
import { element, exists, text } from "../../../xml/query.ts"
import { notify, reject, type Rule } from "../../Rule.ts"
import { type JudgedDocument, supplierNit } from "../JudgedDocument.ts"
import {
  hasUnknownResponsibility,
  hasWrongCheckDigit,
  hasWrongTaxScheme,
  isBlank,
  lacksCheckDigit,
  nitType,
  partyGroups,
  type PartyGroups
} from "./partyGroups.ts"

const rule = (code: string, message: string, breaks: (supplier: PartyGroups) => boolean): Rule<JudgedDocument> =>
  reject(code, message, ({ root }) => breaks(partyGroups(root, "AccountingSupplierParty")))

const fiscalAddress = ({ tax }: PartyGroups) => tax && element(tax, "cac:RegistrationAddress")

/** The name and NIT the RUT has for the supplier, when it is registered with the sandbox. */
const registered = ({ root, registry }: JudgedDocument) =>
  registry.taxpayers.find((taxpayer) => taxpayer.nit === text(root, supplierNit))

/** The issuer (group AJ). */
export const supplierRules: ReadonlyArray<Rule<JudgedDocument>> = [
  rule(
    "FAJ02a",
    "No se informó el tipo de organización jurídica del emisor.",
    (s) => (s.organizationType ?? "") === ""
  ),
  rule(
    "FAJ02b",
    "El tipo de organización jurídica del emisor debe ser 1 o 2.",
    (s) => (s.organizationType ?? "") !== "" && !["1", "2"].includes(s.organizationType ?? "")
  ),
  rule("FAJ03", "No se informó el grupo Party del emisor.", (s) => s.party === undefined),
  rule("FAJ08", "La dirección del emisor está incompleta.", ({ party }) => {
    const address = party && element(party, "cac:PhysicalLocation/cac:Address")
    const parts = ["cbc:ID", "cbc:CityName", "cbc:CountrySubentityCode", "cac:AddressLine/cbc:Line"]
    return address !== undefined && parts.some((part) => isBlank(address, part))
  }),
  rule("FAJ16", "El código de país del emisor debe ser CO.", ({ party }) => {
    const country = party && text(party, "cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode")
    return country !== undefined && country !== "CO"
  }),
  rule(
    "FAJ19",
    "No se informó el grupo PartyTaxScheme del emisor.",
    (s) => s.party !== undefined && s.tax === undefined
  ),
  rule(
    "FAJ20",
    "No se informó el nombre o razón social del emisor.",
    (s) => s.tax !== undefined && isBlank(s.tax, "cbc:RegistrationName")
  ),
  rule(
    "FAJ21",
    "No se informó el NIT del emisor, o no son dígitos.",
    (s) => s.tax !== undefined && !/^\d+$/u.test(text(s.tax, "cbc:CompanyID") ?? "")
  ),
  rule("FAJ24a", "No se informó el DV del NIT del emisor.", (s) => lacksCheckDigit(s.tax)),
  rule("FAJ24b", "El DV del NIT del emisor no está correctamente calculado.", (s) => hasWrongCheckDigit(s.tax)),
  rule(
    "FAJ25",
    "El tipo de documento de identificación del emisor debe ser 31.",
    (s) => s.tax !== undefined && text(s.tax, "cbc:CompanyID/@schemeName") !== nitType
  ),
  rule(
    "FAJ26",
    "Las responsabilidades del emisor no corresponden a valores de la lista.",
    (s) => s.tax !== undefined && (isBlank(s.tax, "cbc:TaxLevelCode") || hasUnknownResponsibility(s.tax))
  ),
  rule(
    "FAJ28",
    "No se informó la dirección fiscal del emisor.",
    (s) => s.tax !== undefined && fiscalAddress(s) === undefined
  ),
  rule("FAJ29", "El código del municipio de la dirección fiscal del emisor no es válido.", (s) => {
    const address = fiscalAddress(s)
    return address !== undefined && !/^\d{5}$/u.test(text(address, "cbc:ID") ?? "")
  }),
  rule("FAJ33", "El departamento de la dirección fiscal del emisor no corresponde a su municipio.", (s) => {
    const address = fiscalAddress(s)
    const municipality = address && text(address, "cbc:ID")
    return (
      address !== undefined &&
      municipality !== undefined &&
      /^\d{5}$/u.test(municipality) &&
      text(address, "cbc:CountrySubentityCode") !== municipality.slice(0, 2)
    )
  }),
  rule("FAJ36", "El código de país de la dirección fiscal del emisor debe ser CO.", (s) => {
    const address = fiscalAddress(s)
    return address !== undefined && text(address, "cac:Country/cbc:IdentificationCode") !== "CO"
  }),
  rule(
    "FAJ39",
    "No se informó el grupo TaxScheme del emisor.",
    (s) => s.tax !== undefined && !exists(s.tax, "cac:TaxScheme/cbc:ID")
  ),
  rule(
    "FAJ41",
    "El tributo del emisor no corresponde a la lista, o su nombre no es el de su código.",
    (s) => s.tax !== undefined && exists(s.tax, "cac:TaxScheme/cbc:ID") && hasWrongTaxScheme(s.tax)
  ),
  rule(
    "FAJ42",
    "No se informó el grupo PartyLegalEntity del emisor.",
    (s) => s.party !== undefined && s.legal === undefined
  ),
  rule(
    "FAJ43a",
    "No se informó el nombre registrado en el RUT del emisor.",
    (s) => s.legal !== undefined && isBlank(s.legal, "cbc:RegistrationName")
  ),
  notify("FAJ43b", "Nombre informado No corresponde al registrado en el RUT.", (d) => {
    const name = text(d.root, "cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName")
    const taxpayer = registered(d)
    return taxpayer !== undefined && name?.trim().toUpperCase() !== taxpayer.name.trim().toUpperCase()
  }),
  rule(
    "FAJ44a",
    "No se informó el NIT del emisor en el grupo PartyLegalEntity.",
    (s) => s.legal !== undefined && isBlank(s.legal, "cbc:CompanyID")
  ),
  notify(
    "FAJ44b",
    "NIT o Documento de Identificación informado No corresponde al registrado en el RUT.",
    ({ root }) => {
      const { tax, legal } = partyGroups(root, "AccountingSupplierParty")
      if (tax === undefined || legal === undefined || isBlank(legal, "cbc:CompanyID")) return false
      return text(legal, "cbc:CompanyID") !== text(tax, "cbc:CompanyID")
    }
  ),
  rule(
    "FAJ47",
    "El DV del NIT del grupo PartyLegalEntity del emisor no está correctamente calculado.",
    ({ legal }) =>
      legal !== undefined &&
      text(legal, "cbc:CompanyID/@schemeName") === nitType &&
      text(legal, "cbc:CompanyID/@schemeID") !== checkDigit(text(legal, "cbc:CompanyID") ?? "")
  )
]
