import { absentBlock, buyerBenefits } from "../equivalent/equivalentRules.ts"
import type { CatalogueEntry, Listed } from "../CatalogueEntry.ts"

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

/** Rules PD… and the AB41 to AB46 of equivalents: the blocks that a ticket has beyond a sale (annex DEE 1.0). */
export const equivalentEntries: ReadonlyArray<Listed> = [
  pair("AB", 41, "NombreApellido", "SoftwareManufacturer.Name"),
  pair("AB", 43, "RazonSocial", "SoftwareManufacturer.Company"),
  pair("AB", 45, "NombreSoftware", "SoftwareManufacturer.SoftwareName"),
  "DEPD11",
  "DEPD13",
  { codes: ["PD14"], ...absentBlock(buyerBenefits, "BuyerBenefits"), decidedBy: "construction" },
  pair("PD", 15, "Codigo", "BuyerBenefits.Code"),
  pair("PD", 17, "NombresApellidos", "BuyerBenefits.Name"),
  pair("PD", 19, "Puntos", "BuyerBenefits.Points"),
  "DEPD21",
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
