import { fields, number, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import { readExchangeManufacturer, readExchangeSettlement } from "./readExchangeSettlement.ts"
import { readExtension } from "./readExtension.ts"
import { readCinemaShow, readFlight, readPassengerTicket } from "./readAdmissions.ts"
import { readGamingEstablishment } from "./readGamingEstablishment.ts"
import { confirmNamedValue, readNamedValue } from "./readNamedValue.ts"

const readSoftwareManufacturer = (root: XmlReader): Wire => {
  const xml = readExtension(root, "FabricanteSoftware/InformacionDelFabricanteDelSoftware")
  return fields({
    Name: readNamedValue(xml, "NombreApellido"),
    Company: readNamedValue(xml, "RazonSocial"),
    SoftwareName: readNamedValue(xml, "NombreSoftware")
  })
}

const readBuyerBenefits = (root: XmlReader): Wire => {
  const xml = readExtension(root, "BeneficiosComprador/InformacionBeneficiosComprador")
  return fields({
    Code: readNamedValue(xml, "Codigo"),
    Name: readNamedValue(xml, "NombresApellidos"),
    Points: number(readNamedValue(xml, "Puntos"))
  })
}

const readPointOfSale = (root: XmlReader, total: string): Wire => {
  const xml = readExtension(root, "PuntoVenta/InformacionCajaVenta")
  confirmNamedValue(xml, "SubTotal", root.peek(`${total}/cbc:LineExtensionAmount`))
  return fields({
    CashRegisterPlate: readNamedValue(xml, "PlacaCaja"),
    Location: readNamedValue(xml, "UbicaciónCaja"),
    Cashier: readNamedValue(xml, "Cajero"),
    RegisterType: readNamedValue(xml, "TipoCaja"),
    SaleCode: readNamedValue(xml, "CódigoVenta")
  })
}

/** The groups that only equivalents have, each out of its extension (annex DEE 1.0); `total` holds the totals. */
export const readEquivalentGroups = (root: XmlReader, total: string, ownerNit: string | undefined) => ({
  SoftwareManufacturer: readSoftwareManufacturer(root) ?? readExchangeManufacturer(root, ownerNit),
  BuyerBenefits: readBuyerBenefits(root),
  PointOfSale: readPointOfSale(root, total),
  CinemaShow: readCinemaShow(root),
  GamingEstablishment: readGamingEstablishment(root),
  PassengerTicket: readPassengerTicket(root),
  Flight: readFlight(root),
  ExchangeSettlement: readExchangeSettlement(root)
})
