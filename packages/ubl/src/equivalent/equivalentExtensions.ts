import type { SaleDocument } from "@radicar/domain/inner/document/SaleDocument"
import {
  BuyerBenefits,
  CinemaShow,
  ExchangeSettlement,
  Flight,
  GamingEstablishment,
  PassengerTicket,
  PointOfSale,
  SoftwareManufacturer
} from "@radicar/domain/inner/document/equivalent/equivalentFields"
import { toExact, toFixed } from "@radicar/domain/inner/number/Decimal"
import type { BigDecimal } from "effect"
import type { SaleReading, SaleWriting } from "../part/SaleContext.ts"
import { derivedNamedValue, label, namedValue } from "../table/namedValues.ts"
import { part, type Part, partInOrder, readPart, type Row } from "../table/Row.ts"
import { amount, count, date, fixedNumber, text } from "../table/elements.ts"
import { each, group, one } from "../table/nesting.ts"
import { day, number } from "../table/wireValues.ts"

type SaleRow = Row<SaleDocument, SaleWriting, SaleReading>

const content = "ext:UBLExtension/ext:ExtensionContent"

const inDays = { read: day }
const exactly = { text: (value: BigDecimal.BigDecimal) => toExact(value, 2), read: number }
const twoDigits = { text: (value: BigDecimal.BigDecimal) => toFixed(value, 2), read: number }
const wholeDigits = { text: (value: BigDecimal.BigDecimal) => toExact(value, 0), read: number }

/** The maker of the software, `FabricanteSoftware` (annex DEE 1.0, rules DEAB41 to DEAB46). */
const manufacturer: SaleRow = one(
  `${content}/FabricanteSoftware/InformacionDelFabricanteDelSoftware`,
  "softwareManufacturer",
  part<SoftwareManufacturer, SaleWriting, SaleReading>(SoftwareManufacturer, [
    namedValue("NombreApellido", "name"),
    namedValue("RazonSocial", "company"),
    namedValue("NombreSoftware", "softwareName")
  ]),
  {
    // an exchange states the maker inside its own extension
    from: ({ exchangeSettlement, softwareManufacturer }) =>
      exchangeSettlement === undefined ? softwareManufacturer : undefined,
    rule: "DEAB41 to DEAB46"
  }
)

/**
 * The buyer's loyalty benefits, `BeneficiosComprador` in the spelling of the official sample; the annex's own paths
 * spell the inner group with a V.
 */
const benefits: SaleRow = one(
  `${content}/BeneficiosComprador/InformacionBeneficiosComprador`,
  "buyerBenefits",
  part<BuyerBenefits, SaleWriting, SaleReading>(BuyerBenefits, [
    namedValue("Codigo", "code"),
    namedValue("NombresApellidos", "name"),
    namedValue("Puntos", "points", wholeDigits)
  ]),
  { note: { en: "of a POS ticket", es: "de un tiquete POS" }, rule: "DEPD11 to DEPD20" }
)

const grossAmount = "cac:LegalMonetaryTotal/cbc:LineExtensionAmount"

/**
 * The cash register, `PuntoVenta` (annex DEE 1.0, rules DEPD25 to DEPD36). The authority checks the accents of the
 * names.
 */
const pointOfSale: SaleRow = one(
  `${content}/PuntoVenta/InformacionCajaVenta`,
  "pointOfSale",
  part<PointOfSale, SaleWriting, SaleReading>(PointOfSale, [
    namedValue("PlacaCaja", "cashRegisterPlate"),
    namedValue("UbicaciónCaja", "location"),
    namedValue("Cajero", "cashier"),
    namedValue("TipoCaja", "registerType"),
    namedValue("CódigoVenta", "saleCode"),
    derivedNamedValue(
      "SubTotal",
      (_, { checked }) => toFixed(checked.document.legalMonetaryTotal.grossAmount, 2),
      (_, { root }) => root.peek(grossAmount)
    )
  ]),
  { note: { en: "of a POS ticket", es: "de un tiquete POS" }, rule: "DEPD21 to DEPD36" }
)

const cinemaShow: SaleRow = one(
  `${content}/ShowroomInformation`,
  "cinemaShow",
  part<CinemaShow, SaleWriting, SaleReading>(CinemaShow, [
    text("Showroom", "theatre"),
    text("ShowroomAddress", "address"),
    group("DataShow", [
      text("ExhibitionRoom", "room"),
      text("TotalChairs", "seats"),
      text("NameFunction", "title"),
      text("SelectLocation", "location"),
      date("DateFunction", "date"),
      text("TimeFunction", "time")
    ])
  ]),
  { note: { en: "of a cinema ticket (25)", es: "de una boleta de cine (25)" }, rule: "sample CM001" }
)

/** The gaming establishment, with one to three kinds of games and the credits of any number of machines. */
const gamingEstablishment: SaleRow = one(
  `${content}/InfoEstablishment`,
  "gamingEstablishment",
  part<GamingEstablishment, SaleWriting, SaleReading>(GamingEstablishment, [
    group("InfoPoint", [text("EstablishmentAddress", "address"), fixedNumber("MoneyDeposit", "moneyDeposit")]),
    each("GameInformation", "games", partInOrder([text("TypeOfGame", "type"), count("GameTypeTotal", "instruments")])),
    each(
      "CreditValueOfTheMachine",
      "machineCredits",
      partInOrder([text("GameMachineSerial", "machineSerial"), amount("CreditValue", "creditValue")])
    )
  ]),
  { note: { en: "of localised games (32)", es: "de juegos localizados (32)" }, rule: "sample DEJL2" }
)

const passengerTicket: SaleRow = one(
  `${content}/InformacionAdicional/InformacionTicket`,
  "passengerTicket",
  part<PassengerTicket, SaleWriting, SaleReading>(PassengerTicket, [
    namedValue("ModoTransporte", "transportMode"),
    namedValue("IDMediodeTransporte", "vehicleId"),
    namedValue("Mediodetransporte", "vehicle"),
    namedValue("LugardeOrigen", "origin"),
    namedValue("LugardeDestino", "destination")
  ]),
  {
    note: { en: "of a land transport ticket (35)", es: "de un tiquete de transporte terrestre (35)" },
    rule: "sample DETP001"
  }
)

/** The flight of an airline ticket. The sample's `Datos delpasajero` lacks a blank; it is kept verbatim. */
const flight: SaleRow = one(
  `${content}/Interoperabilidad/Group`,
  "flight",
  part<Flight, SaleWriting, SaleReading>(Flight, [
    label("Tiquete o billete de transporte aéreo de pasajeros"),
    group("Collection", [
      label("Número de reserva"),
      group("AdditionalInformation", [namedValue("NumeroReserva", "reservationNumber")])
    ]),
    group("Collectiontraveler", [
      label("Datos delpasajero"),
      group("AdditionalInformation", [
        namedValue("No.Documento", "passengerId"),
        namedValue("NombreApellido", "passengerName"),
        namedValue("ElectronicMail", "passengerEmail")
      ])
    ])
  ]),
  { note: { en: "of an airline ticket (50)", es: "de un tiquete aéreo (50)" }, rule: "sample TA001" }
)

const ownerNit =
  "ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID"

/** The maker of the software in a document of a stock exchange (55). The NIT is that of the software's owner. */
const exchangeMaker: Part<Partial<SoftwareManufacturer>, SaleWriting, SaleReading> = part(SoftwareManufacturer, [
  label("InformacionDelFabricanteDelSoftware"),
  namedValue("NombreApellido", "name"),
  namedValue("RazonSocial", "company"),
  derivedNamedValue(
    "Número de Identificación Tributaria -NIT",
    (_, { checked }) => checked.softwareOwner.number,
    (_, { root }) => root.peek(ownerNit)
  ),
  namedValue("NombredelSoftware", "softwareName")
])

const exchangeGroup = `${content}/CustomTagGeneral/Group`

const makerInside: Row<ExchangeSettlement, SaleWriting, SaleReading> = {
  ...one("CollectionSoftware", "softwareManufacturer", exchangeMaker, {
    from: (_, { checked }) => checked.document.softwareManufacturer ?? {}
  }),
  fields: [],
  read: undefined
}

/** Reads the document's `softwareManufacturer` from the extension of a stock exchange. */
const makerOutside: SaleRow = {
  element: "",
  fields: [],
  read: (xml, values, reading) => {
    values["SoftwareManufacturer"] ??= readPart(exchangeMaker, xml.at(`${exchangeGroup}/CollectionSoftware`), reading)
  }
}

/**
 * Row that writes the settlement of a stock exchange as `CustomTagGeneral` (official sample DEBVC1). The names of its
 * elements differ from those of the extensions of other equivalent documents.
 */
const exchangeSettlement: SaleRow = one(
  exchangeGroup,
  "exchangeSettlement",
  part<ExchangeSettlement, SaleWriting, SaleReading>(ExchangeSettlement, [
    label("Comprobante de liquidación de operaciones expedido por Bolsa de Valores"),
    makerInside,
    group("AdditionalCollection", [
      label("Información adicional del documento"),
      namedValue("Consecutivo", "consecutive"),
      namedValue("Fecha de cumplimiento", "settlementDate", inDays)
    ]),
    group("CollectionTotal", [
      label("Monto de liquidación de la operación"),
      namedValue("Cantidad nominal", "nominalQuantity", twoDigits),
      namedValue("precio de registro", "registrationPrice", exactly),
      namedValue("montoderendimientos", "yields", twoDigits),
      namedValue("Valor", "value", twoDigits),
      namedValue("Porcentaje de la comisión", "commissionPercentage", exactly)
    ])
  ]),
  { note: { en: "of an exchange (55)", es: "de una bolsa de valores (55)" }, rule: "sample DEBVC1" }
)

/**
 * The extensions of an equivalent document between the authority's and the signature's: one for each group that the
 * document states, the maker of the software first. They have no prefix, so they are in the namespace of the document
 * (annex DEE 1.0).
 */
export const equivalentExtensions: ReadonlyArray<SaleRow> = [
  manufacturer,
  benefits,
  pointOfSale,
  cinemaShow,
  gamingEstablishment,
  passengerTicket,
  flight,
  makerOutside,
  exchangeSettlement
]
