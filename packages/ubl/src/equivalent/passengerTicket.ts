import type { PassengerTicket } from "@radicar/domain/document/equivalent/equivalentFields"
import type { XmlWriter } from "../xml/XmlWriter.ts"
import { namedValues } from "./namedValues.ts"

/** `InformacionAdicional` (official sample DETP001). */
export const passengerTicket = (xml: XmlWriter, ticket: PassengerTicket): void => {
  xml.open("InformacionAdicional")
  xml.open("InformacionTicket")
  namedValues(xml, [
    ["ModoTransporte", ticket.transportMode],
    ["IDMediodeTransporte", ticket.vehicleId],
    ["Mediodetransporte", ticket.vehicle],
    ["LugardeOrigen", ticket.origin],
    ["LugardeDestino", ticket.destination]
  ])
  xml.close("InformacionTicket")
  xml.close("InformacionAdicional")
}
