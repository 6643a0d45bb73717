import { day, fields, number, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import { readExtension } from "./readExtension.ts"
import { confirmNamedValue, readNamedValue } from "./readNamedValue.ts"

const group = (root: XmlReader): XmlReader => readExtension(root, "CustomTagGeneral/Group")

/** The maker of the software as the extension of an exchange names it, beside the NIT of the software's owner. */
export const readExchangeManufacturer = (root: XmlReader, ownerNit: string | undefined): Wire => {
  const xml = group(root).at("CollectionSoftware")
  xml.text("@schemeName")
  confirmNamedValue(xml, "Número de Identificación Tributaria -NIT", ownerNit)
  return fields({
    Name: readNamedValue(xml, "NombreApellido"),
    Company: readNamedValue(xml, "RazonSocial"),
    SoftwareName: readNamedValue(xml, "NombredelSoftware")
  })
}

/** The operation that an exchange settles; the names of the groups are labels. */
export const readExchangeSettlement = (root: XmlReader): Wire => {
  const xml = group(root)
  for (const path of ["@schemeName", "AdditionalCollection/@schemeName", "CollectionTotal/@schemeName"]) xml.text(path)
  const [operation, total] = [xml.at("AdditionalCollection"), xml.at("CollectionTotal")]
  return fields({
    Consecutive: readNamedValue(operation, "Consecutivo"),
    SettlementDate: day(readNamedValue(operation, "Fecha de cumplimiento")),
    NominalQuantity: number(readNamedValue(total, "Cantidad nominal")),
    RegistrationPrice: number(readNamedValue(total, "precio de registro")),
    Yields: number(readNamedValue(total, "montoderendimientos")),
    Value: number(readNamedValue(total, "Valor")),
    CommissionPercentage: number(readNamedValue(total, "Porcentaje de la comisión"))
  })
}
