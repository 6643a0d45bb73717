import { countries } from "@radicar/domain/codes/countries"
import { checkDigit } from "../../../nit.ts"
import { element, elements, exists, text } from "../../../xml/query.ts"
import { notify, reject, type Rule } from "../../Rule.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"
import { addressRules } from "./addressRules.ts"
import {
  hasUnknownResponsibility,
  hasWrongCheckDigit,
  hasWrongTaxScheme,
  identificationTypes,
  isBlank,
  lacksCheckDigit,
  nitType,
  partyGroups,
  type PartyGroups,
  supportResponsibilities
} from "./partyGroups.ts"
import { subtotalCode, subtotals } from "./taxRules.ts"

const resident = "10"

const vendorRule = (
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
const vendorRules: ReadonlyArray<Rule<JudgedDocument>> = [
  vendorRule(
    "FAJ02b",
    "El tipo de organización jurídica del vendedor debe ser 1 o 2.",
    (v) => !["1", "2"].includes(v.organizationType ?? "")
  ),
  vendorRule("FAJ03", "No se informó el grupo Party del vendedor.", (v) => v.party === undefined),
  vendorRule("FAJ08", "La dirección del vendedor residente está incompleta.", (v, isResident) => {
    const stated = address(v)
    const parts = ["cbc:ID", "cbc:CityName", "cbc:CountrySubentityCode", "cac:AddressLine/cbc:Line"]
    return isResident && stated !== undefined && parts.some((part) => isBlank(stated, part))
  }),
  vendorRule("FAJ16", "El país del vendedor residente debe ser CO, y el de otro uno de la lista.", (v, isResident) => {
    const stated = address(v)
    const country = stated && text(stated, "cac:Country/cbc:IdentificationCode")
    return country !== undefined && (isResident ? country !== "CO" : !countries.has(country))
  }),
  vendorRule(
    "FAJ19",
    "No se informó el grupo PartyTaxScheme del vendedor.",
    (v) => v.party !== undefined && v.tax === undefined
  ),
  vendorRule(
    "FAJ20",
    "No se informó el nombre o razón social del vendedor.",
    (v) => v.tax !== undefined && isBlank(v.tax, "cbc:RegistrationName")
  ),
  vendorRule(
    "FAJ21",
    "No se informó la identificación del vendedor.",
    (v) => v.tax !== undefined && isBlank(v.tax, "cbc:CompanyID")
  ),
  vendorRule("FAJ25a", "El vendedor residente debe identificarse con tipo de documento 31 y DV.", (v, isResident) =>
    v.tax === undefined ? false : isResident && (idType(v) !== nitType || digit(v) === "")
  ),
  vendorRule(
    "FAJ25b",
    "El DV del vendedor no es correcto, o su tipo de documento no pertenece a la lista.",
    (v, isResident) => {
      if (v.tax === undefined) return false
      if (!isResident) return !identificationTypes.includes(idType(v))
      return digit(v) !== "" && digit(v) !== checkDigit(text(v.tax, "cbc:CompanyID") ?? "")
    }
  ),
  vendorRule("FAJ26", "Las responsabilidades del vendedor no corresponden a valores de la lista.", (v) =>
    hasUnknownResponsibility(v.tax, supportResponsibilities)
  ),
  vendorRule(
    "FAJ39",
    "No se informó el grupo TaxScheme del vendedor.",
    (v) => v.tax !== undefined && !exists(v.tax, "cac:TaxScheme/cbc:ID")
  ),
  vendorRule(
    "FAJ41",
    "El tributo del vendedor no corresponde a la lista, o su nombre no es el de su código.",
    (v) => v.tax !== undefined && exists(v.tax, "cac:TaxScheme/cbc:ID") && hasWrongTaxScheme(v.tax)
  )
]

const buyerRule = (code: string, message: string, breaks: (buyer: PartyGroups) => boolean): Rule<JudgedDocument> =>
  reject(code, message, ({ root }) => breaks(partyGroups(root, "AccountingCustomerParty")))

/** The buyer who issues and signs the support document (group AK of its annex). */
const buyerRules: ReadonlyArray<Rule<JudgedDocument>> = [
  buyerRule(
    "FAK02b",
    "El tipo de organización jurídica del adquiriente debe ser 1 o 2.",
    (b) => !["1", "2"].includes(b.organizationType ?? "")
  ),
  buyerRule("FAK03", "No se informó el grupo Party del adquiriente.", (b) => b.party === undefined),
  buyerRule(
    "FAK19",
    "No se informó el grupo PartyTaxScheme del adquiriente.",
    (b) => b.party !== undefined && b.tax === undefined
  ),
  buyerRule(
    "FAK20",
    "No se informó el nombre o razón social del adquiriente.",
    (b) => b.tax !== undefined && isBlank(b.tax, "cbc:RegistrationName")
  ),
  buyerRule(
    "FAK21",
    "No se informó el NIT del adquiriente, o no son dígitos.",
    (b) => b.tax !== undefined && !/^\d+$/u.test(text(b.tax, "cbc:CompanyID") ?? "")
  ),
  buyerRule("FAK24a", "No se informó el DV del NIT del adquiriente.", (b) => lacksCheckDigit(b.tax)),
  buyerRule("FAK24b", "El DV del NIT del adquiriente no está correctamente calculado.", (b) =>
    hasWrongCheckDigit(b.tax)
  ),
  buyerRule(
    "FAK25",
    "El tipo de documento de identificación del adquiriente debe ser 31.",
    (b) => b.tax !== undefined && text(b.tax, "cbc:CompanyID/@schemeName") !== nitType
  ),
  notify("FAK26", "Las responsabilidades del adquiriente no corresponden a valores de la lista.", ({ root }) =>
    hasUnknownResponsibility(partyGroups(root, "AccountingCustomerParty").tax, supportResponsibilities)
  ),
  buyerRule(
    "FAK41",
    "El tributo del adquiriente no corresponde a la lista, o su nombre no es el de su código.",
    (b) => b.tax !== undefined && exists(b.tax, "cac:TaxScheme/cbc:ID") && hasWrongTaxScheme(b.tax)
  )
]

const allowedWithholdings = new Set(["05", "06"])

const codes = ({ root, lines }: JudgedDocument, group: "TaxTotal" | "WithholdingTaxTotal"): ReadonlyArray<string> =>
  [root, ...lines].flatMap((node) =>
    elements(node, `cac:${group}`)
      .flatMap(subtotals)
      .map((subtotal) => subtotalCode(subtotal) ?? "")
  )

/** What support documents (05) and their notes (95) have in addition to the invoice's rules, or instead of them. */
export const supportRules: ReadonlyArray<Rule<JudgedDocument>> = [
  ...vendorRules,
  ...buyerRules,
  ...addressRules,
  reject(
    "FAY13",
    "El tributo no está permitido en el documento soporte: solo IVA y las retenciones de IVA y de renta.",
    (d) =>
      codes(d, "TaxTotal").some((code) => code !== "01") ||
      codes(d, "WithholdingTaxTotal").some((code) => !allowedWithholdings.has(code))
  ),
  reject(
    "FFC02a",
    "No se informó la fecha de compra de la línea (InvoicePeriod/StartDate).",
    ({ kind, lines }) =>
      kind.note === undefined &&
      lines.some(
        (line) =>
          !exists(line, "cac:InvoicePeriod/cbc:StartDate") || text(line, "cac:InvoicePeriod/cbc:StartDate") === ""
      )
  )
]
