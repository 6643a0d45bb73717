import type { XmlElement } from "libxml2-wasm"
import { element, text } from "../../../xml/query.ts"
import type { Rule } from "../../Rule.ts"
import { type JudgedDocument, supplierNit } from "../JudgedDocument.ts"
import { addressParts } from "./addressRules.ts"
import { hasOtherDigit, isBlank, partyRules, statesNit } from "./partyGroups.ts"

const supplier = partyRules({ element: "AccountingSupplierParty", letters: "FAJ", of: "del emisor" })

/** Makes a rule about the supplier's fiscal address. */
const aboutAddress = (number: string, message: string, breaks: (address: XmlElement) => boolean) =>
  supplier.aboutTax(number, message, (tax) => {
    const address = element(tax, "cac:RegistrationAddress")
    return address !== undefined && breaks(address)
  })

const municipality = (address: XmlElement): string => text(address, "cbc:ID") ?? ""
const isMunicipality = (code: string): boolean => /^\d{5}$/u.test(code)

/** Name and NIT of the supplier in the tax registry (RUT), if it is registered with the sandbox. */
const registered = ({ root, knowledge: { registry } }: JudgedDocument) =>
  registry.taxpayers.find((taxpayer) => taxpayer.nit === text(root, supplierNit))

/** Rules on the issuer (annex group AJ), in the order of the annex: an answer lists findings in this order. */
export const supplierRules: ReadonlyArray<Rule<JudgedDocument>> = [
  supplier.about(
    "02a",
    "No se informó el tipo de organización jurídica del emisor.",
    ({ organizationType = "" }) => organizationType === ""
  ),
  supplier.about(
    "02b",
    "El tipo de organización jurídica del emisor debe ser 1 o 2.",
    ({ organizationType = "" }) => !["", "1", "2"].includes(organizationType)
  ),
  supplier.partyGroup,
  supplier.about("08", "La dirección del emisor está incompleta.", ({ party }) => {
    const address = party && element(party, "cac:PhysicalLocation/cac:Address")
    return address !== undefined && addressParts.some((part) => isBlank(address, part))
  }),
  supplier.about("16", "El código de país del emisor debe ser CO.", ({ party }) => {
    const country = party && text(party, "cac:PhysicalLocation/cac:Address/cac:Country/cbc:IdentificationCode")
    return country !== undefined && country !== "CO"
  }),
  supplier.taxGroup,
  supplier.name,
  supplier.nit,
  supplier.lacksDigit,
  supplier.wrongDigit,
  supplier.nitType,
  supplier.responsibilities({ required: true }),
  supplier.aboutTax(
    "28",
    "No se informó la dirección fiscal del emisor.",
    (tax) => element(tax, "cac:RegistrationAddress") === undefined
  ),
  aboutAddress(
    "29",
    "El código del municipio de la dirección fiscal del emisor no es válido.",
    (address) => !isMunicipality(municipality(address))
  ),
  aboutAddress("33", "El departamento de la dirección fiscal del emisor no corresponde a su municipio.", (address) => {
    const code = municipality(address)
    return isMunicipality(code) && text(address, "cbc:CountrySubentityCode") !== code.slice(0, 2)
  }),
  aboutAddress(
    "36",
    "El código de país de la dirección fiscal del emisor debe ser CO.",
    (address) => text(address, "cac:Country/cbc:IdentificationCode") !== "CO"
  ),
  supplier.scheme,
  supplier.knownScheme({ required: false }),
  supplier.legalGroup,
  supplier.aboutLegal("43a", "No se informó el nombre registrado en el RUT del emisor.", (legal) =>
    isBlank(legal, "cbc:RegistrationName")
  ),
  supplier.notice("43b", "Nombre informado No corresponde al registrado en el RUT.", ({ legal }, document) => {
    const name = legal && text(legal, "cbc:RegistrationName")
    const taxpayer = registered(document)
    return taxpayer !== undefined && name?.trim().toUpperCase() !== taxpayer.name.trim().toUpperCase()
  }),
  supplier.aboutLegal("44a", "No se informó el NIT del emisor en el grupo PartyLegalEntity.", (legal) =>
    isBlank(legal, "cbc:CompanyID")
  ),
  // the registry is searched by the NIT of the tax group, so of the NIT itself it can only be said whether both agree
  supplier.notice(
    "44b",
    "NIT o Documento de Identificación informado No corresponde al registrado en el RUT.",
    ({ legal, tax }) =>
      tax !== undefined &&
      legal !== undefined &&
      !isBlank(legal, "cbc:CompanyID") &&
      text(legal, "cbc:CompanyID") !== text(tax, "cbc:CompanyID")
  ),
  supplier.aboutLegal(
    "47",
    "El DV del NIT del grupo PartyLegalEntity del emisor no está correctamente calculado.",
    (legal) => statesNit(legal) && hasOtherDigit(legal)
  )
]
