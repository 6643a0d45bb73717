import type { Listed } from "../CatalogueEntry.ts"
import { checkDigit, customer, group, legalEntity, name, number, on, organization, tax } from "../sale/partyEntries.ts"

/** Rules AK…: who buys (`AccountingCustomerParty`). */
export const customerEntries: ReadonlyArray<Listed> = [
  group(customer, ["01", "03", "19"]),
  organization(customer, ["02", "02a"], "form"),
  "FAK02b",
  on(
    customer,
    ["08"],
    { en: "The address {of} is incomplete.", es: "La dirección {of} está incompleta." },
    {
      en: "Give PhysicalLocation: Address, CityCode and CountryCode; the document is accepted.",
      es: "Informe PhysicalLocation: Address, CityCode y CountryCode; el documento se acepta."
    },
    "PhysicalLocation",
    { severity: "notification", decidedBy: "authority" }
  ),
  name(customer, ["20"]),
  number(customer, ["21"], "form"),
  checkDigit(customer),
  "FAK24b",
  "FAK25",
  "FAK26",
  "FAK29",
  "FAK32",
  "FAK36",
  "FAK40",
  tax(customer, ["41"], "construction"),
  legalEntity(customer, ["42", "43", "44", "45", "46", "47", "48"]),
  on(
    customer,
    ["51", "55"],
    { en: "The e-mail address {of} is absent.", es: "Falta el correo electrónico {of}." },
    {
      en: "Give Email, to which the document is delivered.",
      es: "Informe Email, al que se entrega el documento."
    },
    "Email",
    { decidedBy: "authority" }
  ),
  on(
    customer,
    ["61", "62", "63", "64"],
    {
      en: "The identification {of}, a natural person, is absent or not valid.",
      es: "La identificación {of}, persona natural, falta o no es válida."
    },
    {
      en: "Correct Id and IdentificationType; the group is written from them when OrganizationTypeCode is 2.",
      es: "Corrija Id e IdentificationType; el grupo se escribe desde ellos cuando OrganizationTypeCode es 2."
    },
    "Id",
    { decidedBy: "construction" }
  ),
  "FAK73"
]
