import { explain } from "../../rules/Rule.ts"
import type { Listed } from "../CatalogueEntry.ts"
import { explainParty, supplier } from "../sale/partyEntries.ts"

/** Rules AJ…: the seller (`AccountingSupplierParty`). */
export const supplierEntries: ReadonlyArray<Listed> = [
  { ...explainParty(supplier, ["01", "03", "19"], "group"), decidedBy: "form" },
  { ...explainParty(supplier, ["02a"], "organization"), decidedBy: "form" },
  explain(
    { codes: ["AJ08", "AJ28"], path: "$.{supplier}.PhysicalLocation", decidedBy: "form" },
    "The address of the seller is incomplete.",
    "La dirección del vendedor está incompleta.",
    "Give PhysicalLocation: Address, CityCode, SubentityCode and CountryCode.",
    "Informe PhysicalLocation: Address, CityCode, SubentityCode y CountryCode."
  ),
  { ...explainParty(supplier, ["29"], "municipality"), decidedBy: "construction" },
  { ...explainParty(supplier, ["33"], "department"), decidedBy: "construction" },
  { ...explainParty(supplier, ["15", "36"], "country"), decidedBy: "construction" },
  explain(
    {
      codes: ["AJ30", "AJ31", "AJ32", "AJ34", "AJ35"],
      path: "$.{supplier}.PhysicalLocation",
      decidedBy: "construction"
    },
    "A part of the fiscal address of the seller is absent or not valid.",
    "Una parte de la dirección fiscal del vendedor falta o no es válida.",
    "Correct PhysicalLocation: names of places are taken from the lists by CityCode and SubentityCode.",
    "Corrija PhysicalLocation: los nombres de los lugares se toman de las listas por CityCode y SubentityCode."
  ),
  { ...explainParty(supplier, ["20"], "name"), decidedBy: "form" },
  { ...explainParty(supplier, ["21"], "number"), decidedBy: "authority" },
  { ...explainParty(supplier, ["24a"], "checkDigit"), decidedBy: "construction" },
  { ...explainParty(supplier, ["39", "41"], "tax"), decidedBy: "construction" },
  { ...explainParty(supplier, ["42", "45", "46", "47", "48", "49"], "legalEntity"), decidedBy: "construction" },
  explain(
    { codes: ["AJ43a", "AJ43b"], path: "$.{supplier}.Name", severity: "notification", decidedBy: "authority" },
    "The name of the seller is not the one in the tax register (RUT).",
    "El nombre del vendedor no es el registrado en el RUT.",
    "Correct Name to the registered name; the document is accepted.",
    "Corrija Name con el nombre registrado; el documento se acepta."
  ),
  explain(
    { codes: ["AJ44a", "AJ44b"], path: "$.{supplier}.Id", decidedBy: "authority" },
    "The identification of the seller is not the one in the tax register (RUT).",
    "La identificación del vendedor no es la registrada en el RUT.",
    "Correct Id and IdentificationType to the registered ones.",
    "Corrija Id e IdentificationType con los registrados."
  ),
  explain(
    {
      codes: ["AJ54", "AJ55", "AJ56", "AJ57", "AJ58", "AJ59", "AJ60", "AJ61"],
      path: "$.CompanyParty.Shareholders",
      decidedBy: "form"
    },
    "A member of the issuing consortium or temporary union lacks a part that it must have.",
    "A un integrante del consorcio o unión temporal que emite le falta una parte obligatoria.",
    "Correct CompanyParty.Shareholders: every member has a name, an identification and a percentage.",
    "Corrija CompanyParty.Shareholders: cada integrante lleva nombre, identificación y porcentaje."
  ),
  explain(
    { codes: ["DSAJ25a", "DSAJ25b", "NSAJ25a", "NSAJ25b"], path: "$.{supplier}.Id", decidedBy: "construction" },
    "A resident seller is not identified by type 31 with a check digit, or the digit or type is wrong.",
    "El vendedor residente no se identifica con tipo 31 y dígito de verificación, o alguno es incorrecto.",
    "Correct SupplierParty.Id, and OperationCode: 10 of a resident, 11 of a non-resident. Type and digit are written from them.",
    "Corrija SupplierParty.Id y OperationCode: 10 si es residente, 11 si no. El tipo y el dígito se escriben desde ellos."
  )
]
