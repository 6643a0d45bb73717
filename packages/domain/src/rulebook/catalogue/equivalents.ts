import type { Localized } from "../../rules/Language.ts"
import type { CatalogueEntry } from "./CatalogueEntry.ts"

/** The two rules on one name and value of a block; the names are literals that the renderer writes. */
const pair = (letters: string, first: number, name: string, field: string): CatalogueEntry => ({
  codes: [`${letters}${first}`, `${letters}${first + 1}`],
  cause: {
    en: `The name or the value of ${name} is absent or not as the annex wants it.`,
    es: `El nombre o el valor de ${name} falta o no es el que pide el anexo.`
  },
  fix: {
    en: `Give ${field}; the name is written as the annex has it.`,
    es: `Informe ${field}; el nombre se escribe como lo tiene el anexo.`
  },
  path: `$.${field}`,
  decidedBy: "construction"
})

const groupEntry = (
  codes: ReadonlyArray<string>,
  what: Localized,
  group: string,
  decidedBy: CatalogueEntry["decidedBy"]
): CatalogueEntry => ({
  codes,
  cause: { en: `The block of ${what.en} is absent.`, es: `Falta el bloque ${what.es}.` },
  fix: { en: `Give ${group} with all its fields.`, es: `Informe ${group} con todos sus campos.` },
  path: `$.${group}`,
  decidedBy
})

/** Rules PD… and the AB41 to AB46 of equivalents: the blocks that a ticket has beyond a sale (annex DEE 1.0). */
export const equivalentEntries: ReadonlyArray<CatalogueEntry> = [
  pair("AB", 41, "NombreApellido", "SoftwareManufacturer.Name"),
  pair("AB", 43, "RazonSocial", "SoftwareManufacturer.Company"),
  pair("AB", 45, "NombreSoftware", "SoftwareManufacturer.SoftwareName"),
  groupEntry(
    ["PD11"],
    { en: "the software's maker", es: "del fabricante del software" },
    "SoftwareManufacturer",
    "rules"
  ),
  groupEntry(["PD13"], { en: "the buyer's benefits", es: "de beneficios del comprador" }, "BuyerBenefits", "rules"),
  groupEntry(
    ["PD14"],
    { en: "the buyer's benefits", es: "de beneficios del comprador" },
    "BuyerBenefits",
    "construction"
  ),
  pair("PD", 15, "Codigo", "BuyerBenefits.Code"),
  pair("PD", 17, "NombresApellidos", "BuyerBenefits.Name"),
  pair("PD", 19, "Puntos", "BuyerBenefits.Points"),
  groupEntry(["PD21"], { en: "the cash register", es: "de la caja de venta" }, "PointOfSale", "rules"),
  pair("PD", 25, "PlacaCaja", "PointOfSale.CashRegisterPlate"),
  pair("PD", 27, "UbicaciónCaja", "PointOfSale.Location"),
  pair("PD", 29, "Cajero", "PointOfSale.Cashier"),
  pair("PD", 31, "TipoCaja", "PointOfSale.RegisterType"),
  pair("PD", 33, "CódigoVenta", "PointOfSale.SaleCode"),
  {
    codes: ["PD35", "PD36"],
    cause: {
      en: "The name or the value of SubTotal is absent or not as the annex wants it.",
      es: "El nombre o el valor de SubTotal falta o no es el que pide el anexo."
    },
    fix: {
      en: "Correct LegalMonetaryTotal.GrossAmount: the block is written from it.",
      es: "Corrija LegalMonetaryTotal.GrossAmount: el bloque se escribe desde él."
    },
    path: "$.LegalMonetaryTotal.GrossAmount",
    decidedBy: "construction"
  }
]
