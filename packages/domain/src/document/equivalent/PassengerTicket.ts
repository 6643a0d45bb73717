import { text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"

/** The journey of a ticket of land transport (35) (`InformacionTicket`; official sample DETP001). */
export const PassengerTicket = wireStruct("PassengerTicket", {
  transportMode: text(100),
  vehicleId: text(100, "What identifies the vehicle: its plate."),
  vehicle: text(100, "Kind of vehicle."),
  origin: text(450),
  destination: text(450)
})

/** See {@link PassengerTicket}. */
export type PassengerTicket = typeof PassengerTicket.Type
