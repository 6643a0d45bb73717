import { day, fields, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import { readExtension } from "./readExtension.ts"
import { readNamedValue } from "./readNamedValue.ts"

/** The show that a cinema ticket admits to. */
export const readCinemaShow = (root: XmlReader): Wire => {
  const xml = readExtension(root, "ShowroomInformation")
  const show = xml.at("DataShow")
  return fields({
    Theatre: xml.text("Showroom"),
    Address: xml.text("ShowroomAddress"),
    Room: show.text("ExhibitionRoom"),
    Seats: show.text("TotalChairs"),
    Title: show.text("NameFunction"),
    Location: show.text("SelectLocation"),
    Date: day(show.text("DateFunction")),
    Time: show.text("TimeFunction")
  })
}

/** The journey of a ticket of land transport. */
export const readPassengerTicket = (root: XmlReader): Wire => {
  const xml = readExtension(root, "InformacionAdicional/InformacionTicket")
  return fields({
    TransportMode: readNamedValue(xml, "ModoTransporte"),
    VehicleId: readNamedValue(xml, "IDMediodeTransporte"),
    Vehicle: readNamedValue(xml, "Mediodetransporte"),
    Origin: readNamedValue(xml, "LugardeOrigen"),
    Destination: readNamedValue(xml, "LugardeDestino")
  })
}

/** The reservation and the passenger of an airline ticket; the names of its groups are labels. */
export const readFlight = (root: XmlReader): Wire => {
  const xml = readExtension(root, "Interoperabilidad/Group")
  for (const path of ["@schemeName", "Collection/@schemeName", "Collectiontraveler/@schemeName"]) xml.text(path)
  const passenger = xml.at("Collectiontraveler/AdditionalInformation")
  return fields({
    ReservationNumber: readNamedValue(xml.at("Collection/AdditionalInformation"), "NumeroReserva"),
    PassengerId: readNamedValue(passenger, "No.Documento"),
    PassengerName: readNamedValue(passenger, "NombreApellido"),
    PassengerEmail: readNamedValue(passenger, "ElectronicMail")
  })
}
