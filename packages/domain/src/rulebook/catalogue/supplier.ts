import type { Listed } from "../CatalogueEntry.ts"
import {
  checkDigit,
  country,
  department,
  group,
  legalEntity,
  municipality,
  name,
  number,
  on,
  organization,
  supplier,
  tax
} from "../sale/partyEntries.ts"

/** Rules AJ…: who sells (`AccountingSupplierParty`). */
export const supplierEntries: ReadonlyArray<Listed> = [
  group(supplier, ["01", "03", "19"]),
  organization(supplier, ["02a"], "form"),
  "FAJ02b",
  on(
    supplier,
    ["08", "28"],
    { en: "The address {of} is incomplete.", es: "La dirección {of} está incompleta." },
    {
      en: "Give PhysicalLocation: Address, CityCode, SubentityCode and CountryCode.",
      es: "Informe PhysicalLocation: Address, CityCode, SubentityCode y CountryCode."
    },
    "PhysicalLocation",
    { decidedBy: "form" }
  ),
  "FAJ09",
  municipality(supplier, ["29"], "construction"),
  "FAJ12",
  department(supplier, ["33"], "construction"),
  "FAJ16",
  country(supplier, ["15", "36"], "construction"),
  on(
    supplier,
    ["30", "31", "32", "34", "35"],
    {
      en: "A part of the fiscal address {of} is absent or not valid.",
      es: "Una parte de la dirección fiscal {of} falta o no es válida."
    },
    {
      en: "Correct PhysicalLocation: names of places are taken from the lists by CityCode and SubentityCode.",
      es: "Corrija PhysicalLocation: los nombres de los lugares se toman de las listas por CityCode y SubentityCode."
    },
    "PhysicalLocation",
    { decidedBy: "construction" }
  ),
  name(supplier, ["20"]),
  number(supplier, ["21"], "authority"),
  checkDigit(supplier),
  "FAJ24b",
  "FAJ25",
  "FAJ26",
  "FAJ40",
  tax(supplier, ["39", "41"], "construction"),
  legalEntity(supplier, ["42", "45", "46", "47", "48", "49"]),
  on(
    supplier,
    ["43a", "43b"],
    {
      en: "The name {of} is not the one in the tax register (RUT).",
      es: "El nombre {of} no es el registrado en el RUT."
    },
    {
      en: "Correct Name to the registered name; the document is accepted.",
      es: "Corrija Name con el nombre registrado; el documento se acepta."
    },
    "Name",
    { severity: "notification", decidedBy: "authority" }
  ),
  on(
    supplier,
    ["44a", "44b"],
    {
      en: "The identification {of} is not the one in the tax register (RUT).",
      es: "La identificación {of} no es la registrada en el RUT."
    },
    {
      en: "Correct Id and IdentificationType to the registered ones.",
      es: "Corrija Id e IdentificationType con los registrados."
    },
    "Id",
    { decidedBy: "authority" }
  ),
  {
    codes: ["AJ53", "AJ54", "AJ55", "AJ56", "AJ57", "AJ58", "AJ59", "AJ60", "AJ61"],
    cause: {
      en: "A member of the issuing consortium or temporary union is not stated rightly.",
      es: "Un integrante del consorcio o unión temporal que emite no está bien informado."
    },
    fix: {
      en: "Nothing: consortium members are not written, so the authority has nothing to refuse.",
      es: "Ninguna: los integrantes del consorcio no se escriben, así que no hay qué rechazar."
    },
    decidedBy: "construction"
  },
  on(
    supplier,
    ["71"],
    { en: "The e-mail address {of} is absent or not valid.", es: "El correo electrónico {of} falta o no es válido." },
    { en: "Give Email.", es: "Informe Email." },
    "Email",
    { decidedBy: "authority" }
  ),
  "FAJ73",
  {
    codes: ["DSAJ25a", "DSAJ25b", "NSAJ25a", "NSAJ25b"],
    cause: {
      en: "A resident seller is not identified by type 31 with a check digit, or the digit or type is wrong.",
      es: "El vendedor residente no se identifica con tipo 31 y dígito de verificación, o alguno es incorrecto."
    },
    fix: {
      en: "Correct SupplierParty.Id, and OperationCode: 10 of a resident, 11 of a non-resident. Type and digit are written from them.",
      es: "Corrija SupplierParty.Id y OperationCode: 10 si es residente, 11 si no. El tipo y el dígito se escriben desde ellos."
    },
    path: "$.{supplier}.Id",
    decidedBy: "construction"
  }
]
