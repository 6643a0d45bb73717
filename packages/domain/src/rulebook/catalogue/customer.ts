import type { CatalogueEntry } from "./CatalogueEntry.ts"
import {
  checkDigit,
  country,
  customer,
  department,
  group,
  identification,
  legalEntity,
  municipality,
  name,
  number,
  on,
  organization,
  postalZone,
  responsibility,
  responsibilityFix,
  tax
} from "./partyEntry.ts"

/** Rules AK…: who buys (`AccountingCustomerParty`). */
export const customerEntries: ReadonlyArray<CatalogueEntry> = [
  group(customer, ["01", "03", "19"]),
  organization(customer, ["02", "02a"], "form"),
  organization(customer, ["02b"], "rules"),
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
  ...checkDigit(customer),
  identification(customer),
  on(customer, ["26"], responsibility, responsibilityFix, "TaxLevelCode", {
    severity: "notification",
    decidedBy: "rules"
  }),
  municipality(customer, ["29"], "rules"),
  department(customer, ["32"], "rules"),
  country(customer, ["36"], "rules"),
  tax(customer, ["40"], "rules"),
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
  postalZone(customer)
]
