import { text, patternText } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"
import { Amount, Money, wholeNumber } from "../../number/wireNumber.ts"
import { LocalDateFromWire } from "../../time/LocalDateTime.ts"
import { Schema } from "effect"
import { wireList } from "../../wire/wireList.ts"
import { described } from "../../rules/described.ts"

/**
 * The maker of the software that issues an equivalent document (`FabricanteSoftware`; Resolution 42 of 2020, article
 * 13; annex DEE 1.0, rules DEAB41 to DEAB46). `name` is a person of the maker, `company` its registered name.
 */
export const SoftwareManufacturer = wireStruct("SoftwareManufacturer", {
  name: described(text(450), {
    en: "Name of a person of the company that made the software.",
    es: "Nombre de una persona de la empresa que fabricó el software."
  }),
  company: described(text(450), {
    en: "Registered name of the company that made the software.",
    es: "Razón social de la empresa que fabricó el software."
  }),
  softwareName: described(text(450), {
    en: "Name of the software that issues the document.",
    es: "Nombre del software que expide el documento."
  })
})

/** A value of the schema {@link SoftwareManufacturer}. */
export type SoftwareManufacturer = typeof SoftwareManufacturer.Type

/**
 * The buyer's benefits in a loyalty programme (`BeneficiosComprador`; annex DEE 1.0 §8.2.1.1). Rule DEPD11 demands them
 * of every POS ticket. A ticket for an unnamed buyer names the final consumer and 0 points.
 */
export const BuyerBenefits = wireStruct("BuyerBenefits", {
  code: described(text(100), {
    en: "Code of the buyer in the loyalty programme. Without a programme, the identification of the buyer.",
    es: "Código del comprador en el programa de fidelización. Sin programa, la identificación del comprador."
  }),
  name: described(text(450), {
    en: "First and family names of the buyer, or Consumidor final.",
    es: "Nombres y apellidos del comprador, o Consumidor final."
  }),
  points: described(Amount, {
    en: "Points that the buyer has earned; 0 without a programme.",
    es: "Puntos acumulados por el comprador; 0 si no hay programa."
  })
})

/** A value of the schema {@link BuyerBenefits}. */
export type BuyerBenefits = typeof BuyerBenefits.Type

/** The cash register that a POS ticket comes from (`PuntoVenta`; annex DEE 1.0 §8.2.1.2, rules DEPD25 to DEPD36). */
export const PointOfSale = wireStruct("PointOfSale", {
  cashRegisterPlate: described(text(100), {
    en: "Plate of the cash register, as registered.",
    es: "Placa de la caja registradora, según su registro."
  }),
  location: described(text(450), {
    en: "Place of the cash register: Local 12.",
    es: "Lugar donde está la caja: Local 12."
  }),
  cashier: described(text(450), { en: "Name of the cashier.", es: "Nombre del cajero." }),
  registerType: described(text(100), {
    en: "Kind of cash register. The annex gives no list: Caja de apoyo.",
    es: "Tipo de caja. El anexo no da una lista: Caja de apoyo."
  }),
  saleCode: described(text(100), { en: "Code of the sale at the cash register.", es: "Código de la venta en la caja." })
})

/** A value of the schema {@link PointOfSale}. */
export type PointOfSale = typeof PointOfSale.Type

/** The show that a cinema ticket (25) admits to (`ShowroomInformation`; official sample CM001). */
export const CinemaShow = wireStruct("CinemaShow", {
  theatre: described(text(450), { en: "Name of the cinema or theatre.", es: "Nombre del cine o teatro." }),
  address: described(text(450), { en: "Street address of the cinema or theatre.", es: "Dirección del cine o teatro." }),
  room: described(text(100), { en: "Number or name of the room.", es: "Número o nombre de la sala." }),
  seats: described(text(100), {
    en: "Number of seats, or the seat: 2, F12.",
    es: "Cantidad de sillas, o la silla: 2, F12."
  }),
  title: described(text(450), { en: "Title of the film or show.", es: "Título de la película o función." }),
  location: described(text(100), { en: "Part of the room: Preferencial.", es: "Localidad de la sala: Preferencial." }),
  date: described(LocalDateFromWire, { en: "Day of the show, YYYY-MM-DD.", es: "Fecha de la función, AAAA-MM-DD." }),
  time: described(
    patternText({
      identifier: "ShowTime",
      pattern: /^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$/u,
      expected: { en: "a time such as 18:30", es: "una hora como 18:30" },
      description: "When the show begins, hh:mm or hh:mm:ss."
    }),
    { en: "Time at which the show begins, hh:mm or hh:mm:ss.", es: "Hora de inicio de la función, hh:mm o hh:mm:ss." }
  )
})

/** A value of the schema {@link CinemaShow}. */
export type CinemaShow = typeof CinemaShow.Type

const Games = wireStruct("Games", {
  type: described(text(100), {
    en: "Kind of game, such as Bingo. The official sample gives no list.",
    es: "Clase de juego, como Bingo. La muestra oficial no da una lista."
  }),
  instruments: described(
    wholeNumber({
      identifier: "GameInstruments",
      description: "How many instruments of this kind there are.",
      minimum: 0,
      maximum: 999_999_999
    }),
    {
      en: "Number of machines, tables or chairs of this kind.",
      es: "Cantidad de máquinas, mesas o sillas de esta clase."
    }
  )
})

const MachineCredit = wireStruct("MachineCredit", {
  machineSerial: described(text(100), { en: "Serial number of the machine.", es: "Número de serie de la máquina." }),
  creditValue: described(Money, {
    en: "Value of the credits of the machine, in pesos.",
    es: "Valor de los créditos de la máquina, en pesos."
  })
})

/**
 * The establishment whose daily sales a document of localised games (32) reports (`InfoEstablishment`; official sample
 * DEJL2). The sample subtracts the credits of the machines from the total with a discount of code 02, which the caller
 * states.
 */
export const GamingEstablishment = wireStruct("GamingEstablishment", {
  address: described(text(450), {
    en: "Address of the establishment; of a virtual one its web address and IP.",
    es: "Dirección del establecimiento; si es virtual, su dirección web e IP."
  }),
  moneyDeposit: described(Money, {
    en: "Money deposited in the establishment during the day, in pesos.",
    es: "Dinero depositado en el establecimiento durante el día, en pesos."
  }),
  games: described(wireList(Games, { maximum: 3 }), {
    en: "Kinds of game that the establishment offers, at most three.",
    es: "Clases de juego del establecimiento, máximo tres."
  }),
  machineCredits: described(Schema.optionalKey(wireList(MachineCredit, { maximum: 10_000 })), {
    en: "Credits of each machine.",
    es: "Créditos de cada máquina."
  })
})

/** A value of the schema {@link GamingEstablishment}. */
export type GamingEstablishment = typeof GamingEstablishment.Type

/** The journey of a ticket of land transport (35) (`InformacionTicket`; official sample DETP001). */
export const PassengerTicket = wireStruct("PassengerTicket", {
  transportMode: described(text(100), { en: "Mode of transport: Terrestre.", es: "Modo de transporte: Terrestre." }),
  vehicleId: described(text(100), {
    en: "Identification of the vehicle: its plate.",
    es: "Identificación del vehículo: su placa."
  }),
  vehicle: described(text(100), { en: "Kind of vehicle: Bus.", es: "Clase de vehículo: Bus." }),
  origin: described(text(450), { en: "Place of departure.", es: "Lugar de origen." }),
  destination: described(text(450), { en: "Place of arrival.", es: "Lugar de destino." })
})

/** A value of the schema {@link PassengerTicket}. */
export type PassengerTicket = typeof PassengerTicket.Type

/** The reservation and the passenger of an airline ticket (50) (`Interoperabilidad`; official sample TA001). */
export const Flight = wireStruct("Flight", {
  reservationNumber: described(text(100), {
    en: "Number or code of the reservation.",
    es: "Número o código de la reserva."
  }),
  passengerId: described(text(35), {
    en: "Number of the passenger's identification document.",
    es: "Número de identificación del pasajero."
  }),
  passengerName: described(text(450), { en: "Full name of the passenger.", es: "Nombre completo del pasajero." }),
  passengerEmail: described(Schema.optionalKey(text(254)), {
    en: "E-mail address of the passenger.",
    es: "Correo electrónico del pasajero."
  })
})

/** A value of the schema {@link Flight}. */
export type Flight = typeof Flight.Type

/** The trade that a stock exchange settles (type 55, `CustomTagGeneral`; official sample DEBVC1). */
export const ExchangeSettlement = wireStruct("ExchangeSettlement", {
  consecutive: described(text(100), {
    en: "Number of the operation at the exchange.",
    es: "Consecutivo de la operación en la bolsa."
  }),
  settlementDate: described(LocalDateFromWire, {
    en: "Day on which the operation is settled, YYYY-MM-DD.",
    es: "Fecha de cumplimiento de la operación, AAAA-MM-DD."
  }),
  nominalQuantity: described(Money, {
    en: "Nominal quantity that is traded, two decimals.",
    es: "Cantidad nominal negociada, con dos decimales."
  }),
  registrationPrice: described(Amount, {
    en: "Price at which the operation was registered.",
    es: "Precio de registro de la operación."
  }),
  yields: described(Schema.optionalKey(Money), {
    en: "Yields of the operation, in the document's currency.",
    es: "Rendimientos de la operación, en la moneda del documento."
  }),
  value: described(Money, {
    en: "Value of the operation, in the document's currency.",
    es: "Valor de la operación, en la moneda del documento."
  }),
  commissionPercentage: described(Amount, {
    en: "Commission in percent: 0.5 for 0.5 %.",
    es: "Comisión en porcentaje: 0.5 para el 0,5 %."
  })
})

/** A value of the schema {@link ExchangeSettlement}. */
export type ExchangeSettlement = typeof ExchangeSettlement.Type

/** Additional fields of an equivalent document. Its type decides which are allowed (`equivalentTypes`). */
export const equivalentFields = {
  softwareManufacturer: described(Schema.optionalKey(SoftwareManufacturer), {
    en: "Maker of the software that issues the document (DEAB41 to DEAB46).",
    es: "Fabricante del software que expide el documento (DEAB41 a DEAB46)."
  }),
  buyerBenefits: described(Schema.optionalKey(BuyerBenefits), {
    en: "Benefits of the buyer in a loyalty programme. Every POS ticket states them (DEPD11).",
    es: "Beneficios del comprador en un programa de fidelización. Todo tiquete POS los informa (DEPD11)."
  }),
  pointOfSale: described(Schema.optionalKey(PointOfSale), {
    en: "Cash register of a POS ticket (DEPD25 to DEPD36).",
    es: "Caja registradora del tiquete POS (DEPD25 a DEPD36)."
  }),
  cinemaShow: described(Schema.optionalKey(CinemaShow), {
    en: "Show of a cinema ticket (25).",
    es: "Función a la que da entrada una boleta de cine (25)."
  }),
  gamingEstablishment: described(Schema.optionalKey(GamingEstablishment), {
    en: "Establishment of localised games (32) whose daily sales the document reports.",
    es: "Establecimiento de juegos localizados (32) cuyas ventas del día reporta el documento."
  }),
  passengerTicket: described(Schema.optionalKey(PassengerTicket), {
    en: "Journey of a ticket of land transport (35).",
    es: "Viaje de un tiquete de transporte terrestre (35)."
  }),
  flight: described(Schema.optionalKey(Flight), {
    en: "Reservation and passenger of an airline ticket (50).",
    es: "Reserva y pasajero de un tiquete aéreo (50)."
  }),
  exchangeSettlement: described(Schema.optionalKey(ExchangeSettlement), {
    en: "Operation that an exchange settles (55).",
    es: "Operación que liquida la bolsa (55)."
  })
} as const

/** A group of fields that only some equivalent documents have. */
export type EquivalentGroup = keyof typeof equivalentFields
