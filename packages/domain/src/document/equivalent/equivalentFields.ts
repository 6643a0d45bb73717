import { Schema } from "effect"
import { BuyerBenefits } from "./BuyerBenefits.ts"
import { CinemaShow } from "./CinemaShow.ts"
import { ExchangeSettlement } from "./ExchangeSettlement.ts"
import { Flight } from "./Flight.ts"
import { GamingEstablishment } from "./GamingEstablishment.ts"
import { PassengerTicket } from "./PassengerTicket.ts"
import { PointOfSale } from "./PointOfSale.ts"
import { SoftwareManufacturer } from "./SoftwareManufacturer.ts"

/** What an equivalent states beside a sale; which of it, its type says (`equivalentTypes`). */
export const equivalentFields = {
  softwareManufacturer: Schema.optionalKey(SoftwareManufacturer),
  buyerBenefits: Schema.optionalKey(BuyerBenefits),
  pointOfSale: Schema.optionalKey(PointOfSale),
  cinemaShow: Schema.optionalKey(CinemaShow),
  gamingEstablishment: Schema.optionalKey(GamingEstablishment),
  passengerTicket: Schema.optionalKey(PassengerTicket),
  flight: Schema.optionalKey(Flight),
  exchangeSettlement: Schema.optionalKey(ExchangeSettlement)
} as const

/** A group of fields that only some equivalents have. */
export type EquivalentGroup = keyof typeof equivalentFields
