import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import type { ExchangeSettlement } from "@radicar/domain/document/equivalent/equivalentFields"
import { toExact, toFixed } from "@radicar/domain/number/Decimal"
import type { XmlWriter } from "../xml/XmlWriter.ts"
import { namedValues } from "./namedValues.ts"

/**
 * `CustomTagGeneral` (official sample DEBVC1). It holds the maker of the software as well, with the NIT of the software's
 * owner, under other names than those of the other equivalents.
 */
export const exchangeSettlement = (
  xml: XmlWriter,
  settlement: ExchangeSettlement,
  { document: { softwareManufacturer: maker }, softwareOwner }: CheckedSale
): void => {
  xml.open("CustomTagGeneral")
  xml.open("Group", ` schemeName="Comprobante de liquidación de operaciones expedido por Bolsa de Valores"`)
  xml.open("CollectionSoftware", ` schemeName="InformacionDelFabricanteDelSoftware"`)
  namedValues(xml, [
    ["NombreApellido", maker?.name],
    ["RazonSocial", maker?.company],
    ["Número de Identificación Tributaria -NIT", softwareOwner.number],
    ["NombredelSoftware", maker?.softwareName]
  ])
  xml.close("CollectionSoftware")
  xml.open("AdditionalCollection", ` schemeName="Información adicional del documento"`)
  namedValues(xml, [
    ["Consecutivo", settlement.consecutive],
    ["Fecha de cumplimiento", settlement.settlementDate]
  ])
  xml.close("AdditionalCollection")
  xml.open("CollectionTotal", ` schemeName="Monto de liquidación de la operación"`)
  namedValues(xml, [
    ["Cantidad nominal", toFixed(settlement.nominalQuantity, 2)],
    ["precio de registro", toExact(settlement.registrationPrice, 2)],
    ["montoderendimientos", settlement.yields === undefined ? undefined : toFixed(settlement.yields, 2)],
    ["Valor", toFixed(settlement.value, 2)],
    ["Porcentaje de la comisión", toExact(settlement.commissionPercentage, 2)]
  ])
  xml.close("CollectionTotal")
  xml.close("Group")
  xml.close("CustomTagGeneral")
}
