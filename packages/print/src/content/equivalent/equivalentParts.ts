import type { SaleDocument } from "@radicar/domain/inner/document/SaleDocument"
import type { Panel, SheetPart } from "../../layout/Sheet.ts"
import { money, percent, quantityText } from "../../text/money.ts"
import { dayText } from "../../text/moments.ts"
import { panel, table } from "../facts.ts"

/** Panels of what was sold at a till, in a cinema or in a gaming establishment. */
const placePanels = ({ buyerBenefits, cinemaShow, gamingEstablishment, pointOfSale }: SaleDocument) => [
  pointOfSale &&
    panel(
      "Punto de venta",
      ["Placa de la caja", pointOfSale.cashRegisterPlate],
      ["Ubicación", pointOfSale.location],
      ["Cajero", pointOfSale.cashier],
      ["Tipo de caja", pointOfSale.registerType],
      ["Código de la venta", pointOfSale.saleCode]
    ),
  buyerBenefits &&
    panel(
      "Beneficios del comprador",
      ["Código", buyerBenefits.code],
      ["Nombre", buyerBenefits.name],
      ["Puntos", quantityText(buyerBenefits.points)]
    ),
  cinemaShow &&
    panel(
      "Función",
      ["Título", cinemaShow.title],
      ["Teatro", cinemaShow.theatre],
      ["Dirección", cinemaShow.address],
      ["Sala", cinemaShow.room],
      ["Sillas", cinemaShow.seats],
      ["Localidad", cinemaShow.location],
      ["Fecha y hora", `${dayText(cinemaShow.date)} ${cinemaShow.time}`]
    ),
  gamingEstablishment &&
    panel(
      "Establecimiento",
      ["Dirección", gamingEstablishment.address],
      ["Depósito en dinero", money(gamingEstablishment.moneyDeposit)],
      ...gamingEstablishment.games.map(({ instruments, type }): readonly [string, string] => [
        "Juego",
        `${type}: ${instruments} instrumentos`
      ])
    )
]

/** Panels of a passenger ticket and of a flight. */
const travelPanels = ({ flight, passengerTicket }: SaleDocument) => [
  passengerTicket &&
    panel(
      "Viaje",
      ["Origen", passengerTicket.origin],
      ["Destino", passengerTicket.destination],
      ["Modo de transporte", passengerTicket.transportMode],
      ["Vehículo", passengerTicket.vehicle],
      ["Identificación", passengerTicket.vehicleId]
    ),
  flight &&
    panel(
      "Vuelo",
      ["Reserva", flight.reservationNumber],
      ["Pasajero", flight.passengerName],
      ["Documento", flight.passengerId],
      ["Correo electrónico", flight.passengerEmail]
    )
]

const panelsOf = (document: SaleDocument): ReadonlyArray<Panel> => {
  const { exchangeSettlement, softwareManufacturer: maker } = document
  return [
    ...placePanels(document),
    ...travelPanels(document),
    exchangeSettlement &&
      panel(
        "Operación liquidada",
        ["Consecutivo", exchangeSettlement.consecutive],
        ["Fecha de cumplimiento", dayText(exchangeSettlement.settlementDate)],
        ["Cantidad nominal", quantityText(exchangeSettlement.nominalQuantity)],
        ["Precio de registro", money(exchangeSettlement.registrationPrice)],
        ["Rendimientos", exchangeSettlement.yields && money(exchangeSettlement.yields)],
        ["Valor", money(exchangeSettlement.value)],
        ["Comisión", percent(exchangeSettlement.commissionPercentage)]
      ),
    maker &&
      panel(
        "Fabricante del software",
        ["Nombres y apellidos", maker.name],
        ["Razón social", maker.company],
        ["Software", maker.softwareName]
      )
  ].filter((each) => each !== undefined)
}

const machineCredits = ({ gamingEstablishment }: SaleDocument) =>
  table("Créditos de las máquinas", gamingEstablishment?.machineCredits ?? [], [
    { title: "Serie de la máquina", align: "left", width: "fill", cell: ({ machineSerial }) => machineSerial },
    { title: "Valor del crédito", align: "right", width: 120, cell: ({ creditValue }) => money(creditValue) }
  ])

/**
 * Builds the parts for data that only equivalent documents have, such as cinema and passenger tickets: panels side by
 * side, and a table.
 */
export const equivalentParts = (document: SaleDocument): ReadonlyArray<SheetPart> => [
  { kind: "panels", panels: panelsOf(document) },
  machineCredits(document)
]
