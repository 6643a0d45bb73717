import { text, patternText } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"
import { Amount, Money } from "../../number/amount.ts"
import { LocalDateFromWire } from "../../time/LocalDate.ts"
import { Schema } from "effect"
import { wholeNumber } from "../../number/wholeNumber.ts"
import { wireList } from "../../wire/wireList.ts"

/**
 * Who made the software that issues an equivalent (`FabricanteSoftware`; Resolution 42 of 2020, article 13; annex DEE
 * 1.0, rules DEAB41 to DEAB46). `name` is a person of the maker, `company` its registered name.
 */
export const SoftwareManufacturer = wireStruct("SoftwareManufacturer", {
  name: text(450),
  company: text(450),
  softwareName: text(450)
})

/** See {@link SoftwareManufacturer}. */
export type SoftwareManufacturer = typeof SoftwareManufacturer.Type

/**
 * What a buyer has earned in a loyalty programme (`BeneficiosComprador`; annex DEE 1.0 §8.2.1.1). Rule DEPD11 demands
 * it of every POS ticket, of the final consumer's as well: then it names the final consumer and 0 points.
 */
export const BuyerBenefits = wireStruct("BuyerBenefits", {
  code: text(100, "Code of the buyer in the programme."),
  name: text(450, "First and family names of the buyer."),
  points: Amount
})

/** See {@link BuyerBenefits}. */
export type BuyerBenefits = typeof BuyerBenefits.Type

/** The cash register that a POS ticket comes from (`PuntoVenta`; annex DEE 1.0 §8.2.1.2, rules DEPD25 to DEPD36). */
export const PointOfSale = wireStruct("PointOfSale", {
  cashRegisterPlate: text(100, "Plate of the cash register."),
  location: text(450, "Where the cash register stands."),
  cashier: text(450),
  registerType: text(100, "Kind of cash register."),
  saleCode: text(100, "Code of the sale at the cash register.")
})

/** See {@link PointOfSale}. */
export type PointOfSale = typeof PointOfSale.Type

/** The show that a cinema ticket (25) admits to (`ShowroomInformation`; official sample CM001). */
export const CinemaShow = wireStruct("CinemaShow", {
  theatre: text(450, "Name of the theatre."),
  address: text(450, "Address of the theatre."),
  room: text(100, "Number or name of the room."),
  seats: text(100, "How many seats, or which one."),
  title: text(450, "Title of the show or film."),
  location: text(100, "Part of the room."),
  date: LocalDateFromWire,
  time: patternText({
    identifier: "ShowTime",
    pattern: /^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$/u,
    expected: { en: "a time such as 18:30", es: "una hora como 18:30" },
    description: "When the show begins, hh:mm or hh:mm:ss."
  })
})

/** See {@link CinemaShow}. */
export type CinemaShow = typeof CinemaShow.Type

const Games = wireStruct("Games", {
  type: text(100, "Kind of game."),
  instruments: wholeNumber({
    identifier: "GameInstruments",
    description: "How many instruments of this kind there are.",
    minimum: 0,
    maximum: 999_999_999
  })
})

const MachineCredit = wireStruct("MachineCredit", {
  machineSerial: text(100),
  creditValue: Money
})

/**
 * The establishment whose daily sales a document of localised games (32) reports (`InfoEstablishment`; official sample
 * DEJL2). The sample takes the credits of the machines off the total with a discount of code 02, which the caller
 * states.
 */
export const GamingEstablishment = wireStruct("GamingEstablishment", {
  address: text(450, "Address of the establishment; of a virtual one its web address and IP."),
  moneyDeposit: Money,
  games: wireList(Games, { maximum: 3 }),
  machineCredits: Schema.optionalKey(wireList(MachineCredit, { maximum: 10_000 }))
})

/** See {@link GamingEstablishment}. */
export type GamingEstablishment = typeof GamingEstablishment.Type

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

/** The reservation and the passenger of an airline ticket (50) (`Interoperabilidad`; official sample TA001). */
export const Flight = wireStruct("Flight", {
  reservationNumber: text(100),
  passengerId: text(35, "Number of the passenger's identification document."),
  passengerName: text(450),
  passengerEmail: Schema.optionalKey(text(254))
})

/** See {@link Flight}. */
export type Flight = typeof Flight.Type

/** The operation that an exchange settles (55) (`CustomTagGeneral`; official sample DEBVC1). */
export const ExchangeSettlement = wireStruct("ExchangeSettlement", {
  consecutive: text(100, "Number of the operation."),
  settlementDate: LocalDateFromWire,
  nominalQuantity: Money,
  registrationPrice: Amount,
  yields: Schema.optionalKey(Money),
  value: Money,
  commissionPercentage: Amount
})

/** See {@link ExchangeSettlement}. */
export type ExchangeSettlement = typeof ExchangeSettlement.Type

/** What an equivalent states in addition to a sale; its type says which fields (`equivalentTypes`). */
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
