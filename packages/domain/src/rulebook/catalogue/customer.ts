import { explain } from "../../rules/Rule.ts"
import type { Listed } from "../CatalogueEntry.ts"
import { explainParty, customer } from "../sale/partyEntries.ts"

/** Rules AK…: the buyer (`AccountingCustomerParty`). */
export const customerEntries: ReadonlyArray<Listed> = [
  { ...explainParty(customer, ["01", "03", "19"], "group"), decidedBy: "form" },
  { ...explainParty(customer, ["02", "02a"], "organization"), decidedBy: "form" },
  explain(
    { codes: ["AK08"], path: "$.{customer}.PhysicalLocation", severity: "notification", decidedBy: "authority" },
    "The address of the buyer is incomplete.",
    "La dirección del adquiriente está incompleta.",
    "Give PhysicalLocation: Address, CityCode and CountryCode; the document is accepted.",
    "Informe PhysicalLocation: Address, CityCode y CountryCode; el documento se acepta."
  ),
  { ...explainParty(customer, ["20"], "name"), decidedBy: "form" },
  { ...explainParty(customer, ["21"], "number"), decidedBy: "form" },
  { ...explainParty(customer, ["24a"], "checkDigit"), decidedBy: "construction" },
  { ...explainParty(customer, ["41"], "tax"), decidedBy: "construction" },
  { ...explainParty(customer, ["42", "43", "44", "45", "46", "47", "48"], "legalEntity"), decidedBy: "construction" },
  explain(
    { codes: ["AK51"], path: "$.{customer}.Email", decidedBy: "authority" },
    "The contact group of the buyer is not valid.",
    "El grupo de contacto del adquiriente no es válido.",
    "Give Email, to which the document is delivered.",
    "Informe Email, al que se entrega el documento."
  ),
  explain(
    { codes: ["AK55"], severity: "notification", path: "$.{customer}.Email", decidedBy: "authority" },
    "The e-mail address of the buyer is absent.",
    "Falta el correo electrónico del adquiriente.",
    "Give Email, to which the document is delivered; the document is accepted.",
    "Informe Email, al que se entrega el documento; el documento se acepta."
  ),
  explain(
    { codes: ["AK61", "AK62", "AK63", "AK64"], path: "$.{customer}.Id", decidedBy: "construction" },
    "The identification of the buyer, a natural person, is absent or not valid.",
    "La identificación del adquiriente, persona natural, falta o no es válida.",
    "Correct Id and IdentificationType; the group is written from them when OrganizationTypeCode is 2.",
    "Corrija Id e IdentificationType; el grupo se escribe desde ellos cuando OrganizationTypeCode es 2."
  )
]
