import type { Flight } from "@radicar/domain/document/equivalent/equivalentFields"
import type { XmlWriter } from "../xml/XmlWriter.ts"
import { namedValues } from "./namedValues.ts"

/** `Interoperabilidad` (official sample TA001). The sample's `Datos delpasajero` lacks a blank; it is kept as it stands. */
export const flight = (
  xml: XmlWriter,
  { passengerEmail, passengerId, passengerName, reservationNumber }: Flight
): void => {
  xml.open("Interoperabilidad")
  xml.open("Group", ` schemeName="Tiquete o billete de transporte aéreo de pasajeros"`)
  xml.open("Collection", ` schemeName="Número de reserva"`)
  xml.open("AdditionalInformation")
  namedValues(xml, [["NumeroReserva", reservationNumber]])
  xml.close("AdditionalInformation")
  xml.close("Collection")
  xml.open("Collectiontraveler", ` schemeName="Datos delpasajero"`)
  xml.open("AdditionalInformation")
  namedValues(xml, [
    ["No.Documento", passengerId],
    ["NombreApellido", passengerName],
    ["ElectronicMail", passengerEmail]
  ])
  xml.close("AdditionalInformation")
  xml.close("Collectiontraveler")
  xml.close("Group")
  xml.close("Interoperabilidad")
}
