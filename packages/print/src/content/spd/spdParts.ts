import type { SpdFinancing, SpdService } from "@radicar/domain/inner/document/equivalent/SpdService"
import type { SaleDocument } from "@radicar/domain/inner/document/SaleDocument"
import type { BigDecimal } from "effect"
import type { SheetPart } from "../../layout/Sheet.ts"
import { dayText } from "../../text/moments.ts"
import { money, percent, quantityText } from "../../text/money.ts"
import { joined, panel, paragraphs, table } from "../facts.ts"
import { consumptionTable, historyParts, spdQuantity } from "./consumption.ts"

const amount = (label: string, value: BigDecimal.BigDecimal | undefined): ReadonlyArray<string> =>
  value === undefined ? [] : [`${label}: ${money(value)}`]

const balanceNotes = ({ balance }: SpdFinancing): ReadonlyArray<string> => [
  ...(balance?.transactions ?? []).map((transaction) => `${transaction.description}: ${money(transaction.amount)}`),
  ...amount("Créditos", balance?.creditAmount),
  ...amount("Débitos", balance?.debitAmount),
  ...amount("Nuevo saldo a favor", balance?.newCreditAmount)
]

const instalments = ({ installments, paidInstallments }: SpdFinancing): string =>
  joined(" de ", paidInstallments?.toString(), installments?.toString())

const optional = (value: BigDecimal.BigDecimal | undefined): string | undefined => value && money(value)

/** Table of what a subscriber pays in instalments together with a service. */
const financingTable = ({ financings = [] }: SpdService) =>
  table("Financiaciones", financings, [
    { title: "Contrato", align: "left", width: 90, cell: ({ contractNumber }) => contractNumber },
    {
      title: "Concepto",
      align: "left",
      width: "fill",
      cell: (each) => ({ lines: [joined(": ", each.name, each.description)], notes: balanceNotes(each) })
    },
    { title: "Cuotas", align: "right", width: 60, cell: instalments },
    { title: "Interés", align: "right", width: 50, cell: ({ interestPercentage: rate }) => rate && percent(rate) },
    { title: "Saldo", align: "right", width: 90, cell: ({ balance }) => optional(balance?.pendingAmount) },
    { title: "Nuevo saldo", align: "right", width: 90, cell: ({ balance }) => optional(balance?.newDebitAmount) }
  ])

const serviceTypes: Readonly<Record<string, string>> = { "01": "Residencial", "02": "Corporativo" }

const servicePart = (service: SpdService, document: SaleDocument): SheetPart => {
  const { provider, subscriber, waste } = service
  const address = subscriber?.address
  const { premises } = document
  return {
    kind: "panels",
    panels: [
      panel(
        `Servicio: ${service.service}`,
        ["Prestador", `${provider.name}, ${provider.id}`],
        ["Por cuenta de", service.isOtherCompany === true ? "otra empresa" : undefined],
        ["Contrato", service.contractNumber],
        ["Mes facturado", `${service.billingPeriod.slice(5)}/${service.billingPeriod.slice(0, 4)}`],
        ["Meses del ciclo", service.billingCycleMonths && quantityText(service.billingCycleMonths)],
        ["Motivo", service.reason]
      ),
      panel(
        "Suscriptor",
        ["Nombre", subscriber?.name],
        ["Dirección", address && joined(", ", address.streetName, address.additionalStreetName)],
        ["Ciudad", address && joined(", ", address.cityName, address.countrySubentity, address.country)],
        ["Estrato y uso", address?.residentialStratum],
        ["Correo electrónico", subscriber?.email],
        ["Estrato", premises?.stratum],
        ["Tipo de servicio", premises && (serviceTypes[premises.serviceType] ?? premises.serviceType)]
      ),
      panel(
        "Residuos del período",
        ["Ordinarios no aprovechables", spdQuantity(waste?.ordinaryUnusable)],
        ["Barrido y limpieza", spdQuantity(waste?.sweepingCleaning)],
        ["Limpieza urbana", spdQuantity(waste?.urbanCleaning)],
        ["Rechazo", spdQuantity(waste?.useless)]
      )
    ]
  }
}

/**
 * Builds the parts for the public utilities that a document bills: contract, consumption, history and instalments of
 * each.
 */
export const spdParts = (document: SaleDocument): ReadonlyArray<SheetPart> => [
  headerPart(document),
  ...(document.spdServices ?? []).flatMap((service): ReadonlyArray<SheetPart> => [
    servicePart(service, document),
    consumptionTable(service),
    ...paragraphs(undefined, service.consumptionNote),
    ...historyParts(service),
    financingTable(service),
    ...paragraphs(undefined, service.note)
  ])
]

const headerPart = ({ accountingCost, accountingCostCode, taxPointDate }: SaleDocument): SheetPart => ({
  kind: "panels",
  panels: [
    panel(
      "Facturación",
      ["Fecha del impuesto", taxPointDate && dayText(taxPointDate)],
      ["Centro de costo", joined(" ", accountingCostCode, accountingCost)]
    )
  ]
})
