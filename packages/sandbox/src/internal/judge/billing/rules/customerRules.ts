import type { XmlElement } from "libxml2-wasm"
import { exists, text } from "../../../xml/query.ts"
import type { Rule } from "../../Rule.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"
import { identificationTypes, isBlank, partyRules } from "./partyGroups.ts"

const customer = partyRules({ element: "AccountingCustomerParty", letters: "FAK", of: "del adquiriente" })

const identification = "cac:PartyIdentification/cbc:ID"

/** Makes a rule about the identification of a natural person, which is required. */
const ofPerson = (number: string, message: string, breaks: (party: XmlElement) => boolean) =>
  customer.about(
    number,
    message,
    ({ organizationType, party }) => organizationType === "2" && party !== undefined && breaks(party)
  )

/** Rules on the buyer (annex group AK). */
export const customerRules: ReadonlyArray<Rule<JudgedDocument>> = [
  customer.organizationType("02"),
  customer.partyGroup,
  customer.taxGroup,
  customer.name,
  customer.identification,
  customer.lacksDigit,
  customer.wrongDigit,
  customer.aboutTax(
    "25",
    "El tipo de documento de identificación del adquiriente no pertenece a la lista.",
    (tax) => !identificationTypes.includes(text(tax, "cbc:CompanyID/@schemeName") ?? "")
  ),
  customer.responsibilities({}),
  customer.knownScheme({ required: true }),
  customer.legalGroup,
  customer.aboutLegal("43", "No se informó el nombre del adquiriente en el grupo PartyLegalEntity.", (legal) =>
    isBlank(legal, "cbc:RegistrationName")
  ),
  customer.about(
    "44",
    "La identificación del grupo PartyLegalEntity no corresponde a la del adquiriente.",
    ({ legal, tax }) =>
      tax !== undefined && legal !== undefined && text(legal, "cbc:CompanyID") !== text(tax, "cbc:CompanyID")
  ),
  ofPerson(
    "61",
    "No se informó el grupo de identificación del adquiriente persona natural.",
    (party) => !exists(party, identification)
  ),
  ofPerson(
    "62",
    "La identificación del adquiriente persona natural está vacía.",
    (party) => exists(party, identification) && isBlank(party, identification)
  ),
  ofPerson(
    "63",
    "El tipo de identificación del adquiriente persona natural no pertenece a la lista.",
    (party) =>
      exists(party, identification) && !identificationTypes.includes(text(party, `${identification}/@schemeName`) ?? "")
  )
]
