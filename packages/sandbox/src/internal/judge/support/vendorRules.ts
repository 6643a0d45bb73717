import { countries } from "@radicar/domain/codes/countries"
import { element, exists, text } from "../../xml/query.ts"
import { checkDigit } from "../checkDigit.ts"
import {
  hasUnknownResponsibility,
  hasWrongTaxScheme,
  identificationTypes,
  isBlank,
  nitType,
  partyGroups,
  type PartyGroups,
  supportResponsibilities
} from "../invoice/partyGroups.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"
import { reject, type Rule } from "../Rule.ts"

const resident = "10"

const rule = (
  code: string,
  message: string,
  breaks: (vendor: PartyGroups, isResident: boolean) => boolean
): Rule<JudgedDocument> =>
  reject(code, message, ({ root }) =>
    breaks(partyGroups(root, "AccountingSupplierParty"), text(root, "cbc:CustomizationID") === resident)
  )

const digit = ({ tax }: PartyGroups): string => (tax && text(tax, "cbc:CompanyID/@schemeID")) ?? ""
const idType = ({ tax }: PartyGroups): string => (tax && text(tax, "cbc:CompanyID/@schemeName")) ?? ""
const address = ({ party }: PartyGroups) => party && element(party, "cac:PhysicalLocation/cac:Address")

/** The vendor who need not invoice (group AJ of the support document's annex). */
export const vendorRules: ReadonlyArray<Rule<JudgedDocument>> = [
  rule(
    "FAJ02b",
    "El tipo de organización jurídica del vendedor debe ser 1 o 2.",
    (v) => !["1", "2"].includes(v.organizationType ?? "")
  ),
  rule("FAJ03", "No se informó el grupo Party del vendedor.", (v) => v.party === undefined),
  rule("FAJ08", "La dirección del vendedor residente está incompleta.", (v, isResident) => {
    const stated = address(v)
    const parts = ["cbc:ID", "cbc:CityName", "cbc:CountrySubentityCode", "cac:AddressLine/cbc:Line"]
    return isResident && stated !== undefined && parts.some((part) => isBlank(stated, part))
  }),
  rule("FAJ16", "El país del vendedor residente debe ser CO, y el de otro uno de la lista.", (v, isResident) => {
    const stated = address(v)
    const country = stated && text(stated, "cac:Country/cbc:IdentificationCode")
    return country !== undefined && (isResident ? country !== "CO" : !countries.has(country))
  }),
  rule(
    "FAJ19",
    "No se informó el grupo PartyTaxScheme del vendedor.",
    (v) => v.party !== undefined && v.tax === undefined
  ),
  rule(
    "FAJ20",
    "No se informó el nombre o razón social del vendedor.",
    (v) => v.tax !== undefined && isBlank(v.tax, "cbc:RegistrationName")
  ),
  rule(
    "FAJ21",
    "No se informó la identificación del vendedor.",
    (v) => v.tax !== undefined && isBlank(v.tax, "cbc:CompanyID")
  ),
  rule("FAJ25a", "El vendedor residente debe identificarse con tipo de documento 31 y DV.", (v, isResident) =>
    v.tax === undefined ? false : isResident && (idType(v) !== nitType || digit(v) === "")
  ),
  rule(
    "FAJ25b",
    "El DV del vendedor no es correcto, o su tipo de documento no pertenece a la lista.",
    (v, isResident) => {
      if (v.tax === undefined) return false
      if (!isResident) return !identificationTypes.includes(idType(v))
      return digit(v) !== "" && digit(v) !== checkDigit(text(v.tax, "cbc:CompanyID") ?? "")
    }
  ),
  rule("FAJ26", "Las responsabilidades del vendedor no corresponden a valores de la lista.", (v) =>
    hasUnknownResponsibility(v.tax, supportResponsibilities)
  ),
  rule(
    "FAJ39",
    "No se informó el grupo TaxScheme del vendedor.",
    (v) => v.tax !== undefined && !exists(v.tax, "cac:TaxScheme/cbc:ID")
  ),
  rule(
    "FAJ41",
    "El tributo del vendedor no corresponde a la lista, o su nombre no es el de su código.",
    (v) => v.tax !== undefined && exists(v.tax, "cac:TaxScheme/cbc:ID") && hasWrongTaxScheme(v.tax)
  )
]
