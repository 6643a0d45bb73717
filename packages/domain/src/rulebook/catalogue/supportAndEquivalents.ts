import { explain } from "../../rules/Rule.ts"
import type { ForeignEntry, Listed } from "../CatalogueEntry.ts"

/**
 * Entry for two rules about a block: one on a name in it, one on the value of that name. The renderer writes the names
 * as literals.
 */
const pair = (letters: string, first: number, name: string, field: string): ForeignEntry =>
  explain(
    { codes: [`${letters}${first}`, `${letters}${first + 1}`], path: `$.${field}`, decidedBy: "construction" },
    `The name or the value of ${name} is absent or not as the annex requires.`,
    `El nombre o el valor de ${name} falta o no es el que pide el anexo.`,
    `Give ${field}; the name is written as the annex has it.`,
    `Informe ${field}; el nombre se escribe como lo tiene el anexo.`
  )

/** Rules PD… and AB41 to AB46: blocks that a POS ticket has and other sale documents do not (annex DEE 1.0). */
export const equivalentEntries: ReadonlyArray<Listed> = [
  pair("AB", 41, "NombreApellido", "SoftwareManufacturer.Name"),
  pair("AB", 43, "RazonSocial", "SoftwareManufacturer.Company"),
  pair("AB", 45, "NombreSoftware", "SoftwareManufacturer.SoftwareName"),
  explain(
    { codes: ["DEEAD01"], path: "$.SoftwareProvider.Pin", decidedBy: "authority" },
    "The authority gave it for a wrong CUDE of a POS ticket. Its text is not known.",
    "La DIAN la dio por un CUDE errado de un tiquete POS. No se conoce su texto.",
    "Check the pin of the software, from which the CUDE is computed. Report the answer's text.",
    "Verifique el PIN del software, del que se calcula el CUDE. Informe el texto de la respuesta."
  ),
  explain(
    { codes: ["PD14"], path: "$.BuyerBenefits", decidedBy: "construction" },
    "The block of the buyer's benefits is absent.",
    "Falta el bloque de beneficios del comprador.",
    "Give BuyerBenefits with all its fields.",
    "Informe BuyerBenefits con todos sus campos."
  ),
  pair("PD", 15, "Codigo", "BuyerBenefits.Code"),
  pair("PD", 17, "NombresApellidos", "BuyerBenefits.Name"),
  pair("PD", 19, "Puntos", "BuyerBenefits.Points"),
  pair("PD", 25, "PlacaCaja", "PointOfSale.CashRegisterPlate"),
  pair("PD", 27, "UbicaciónCaja", "PointOfSale.Location"),
  pair("PD", 29, "Cajero", "PointOfSale.Cashier"),
  pair("PD", 31, "TipoCaja", "PointOfSale.RegisterType"),
  pair("PD", 33, "CódigoVenta", "PointOfSale.SaleCode"),
  explain(
    { codes: ["PD35", "PD36"], path: "$.LegalMonetaryTotal.GrossAmount", decidedBy: "construction" },
    "The name or the value of SubTotal is absent or not as the annex requires.",
    "El nombre o el valor de SubTotal falta o no es el que pide el anexo.",
    "Correct LegalMonetaryTotal.GrossAmount: the block is written from it.",
    "Corrija LegalMonetaryTotal.GrossAmount: el bloque se escribe desde él."
  )
]

/** Rules for support documents and their notes only (annex DS 1.1). */
export const supportEntries: ReadonlyArray<Listed> = [
  explain(
    { codes: ["FC02a"], path: "$.Period.StartDate", decidedBy: "construction" },
    "A line of a support document does not state the day of the purchase.",
    "Una línea de un documento soporte no informa la fecha de compra.",
    "Give Period.StartDate; absent, the day of issue is written.",
    "Informe Period.StartDate; si falta se escribe la fecha de emisión."
  ),
  explain(
    { codes: ["DSDS01"], decidedBy: "authority" },
    "The authority does not yet accept support documents from this issuer.",
    "La DIAN aún no recibe documentos soporte de este emisor.",
    "Enable the issuer for support documents in the authority's portal, then file it again.",
    "Habilite al emisor para documento soporte en el portal de la DIAN y transmítalo de nuevo."
  )
]
