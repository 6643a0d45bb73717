import type { SpdFinancing, SpdService } from "@radicar/domain/document/equivalent/SpdService"
import type { SaleDocument } from "@radicar/domain/document/SaleDocument"
import type { BigDecimal } from "effect"
import type { Part, Table } from "../../layout/Sheet.ts"
import { dayText } from "../../text/moments.ts"
import { money, percent, quantity } from "../../text/money.ts"
import { facts, joined, panel, paragraphs } from "../facts.ts"
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

const optional = (value: BigDecimal.BigDecimal | undefined): string => (value === undefined ? "" : money(value))

/** What a subscriber pays off in instalments with a service. */
const financingTable = ({ financings = [] }: SpdService): ReadonlyArray<Table> =>
  financings.length === 0
    ? []
    : [
        {
          kind: "table",
          title: "Financiaciones",
          columns: [
            { title: "Contrato", align: "left", width: { kind: "fit", maximum: 90 } },
            { title: "Concepto", align: "left", width: { kind: "fill" } },
            { title: "Cuotas", align: "right", width: { kind: "fit", maximum: 60 } },
            { title: "Interés", align: "right", width: { kind: "fit", maximum: 50 } },
            { title: "Saldo", align: "right", width: { kind: "fit", maximum: 90 } },
            { title: "Nuevo saldo", align: "right", width: { kind: "fit", maximum: 90 } }
          ],
          rows: financings.map((financing) => [
            { lines: [financing.contractNumber] },
            { lines: [joined(": ", financing.name, financing.description)], notes: balanceNotes(financing) },
            { lines: [instalments(financing)] },
            { lines: [financing.interestPercentage === undefined ? "" : percent(financing.interestPercentage)] },
            { lines: [optional(financing.balance?.pendingAmount)] },
            { lines: [optional(financing.balance?.newDebitAmount)] }
          ])
        }
      ]

const serviceTypes: Readonly<Record<string, string>> = { "01": "Residencial", "02": "Corporativo" }

const servicePart = (service: SpdService, document: SaleDocument): Part => {
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
        ["Meses del ciclo", service.billingCycleMonths && quantity(service.billingCycleMonths)],
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
      {
        title: "Residuos del período",
        facts: facts(
          ["Ordinarios no aprovechables", spdQuantity(waste?.ordinaryUnusable)],
          ["Barrido y limpieza", spdQuantity(waste?.sweepingCleaning)],
          ["Limpieza urbana", spdQuantity(waste?.urbanCleaning)],
          ["Rechazo", spdQuantity(waste?.useless)]
        )
      }
    ]
  }
}

/** The public services that a document bills: of each its contract, consumption, history and instalments. */
export const spdParts = (document: SaleDocument): ReadonlyArray<Part> => [
  ...headerPart(document),
  ...(document.spdServices ?? []).flatMap((service): ReadonlyArray<Part> => [
    servicePart(service, document),
    consumptionTable(service),
    ...paragraphs(undefined, service.consumptionNote),
    ...historyParts(service),
    ...financingTable(service),
    ...paragraphs(undefined, service.note)
  ])
]

const headerPart = ({ accountingCost, accountingCostCode, taxPointDate }: SaleDocument): ReadonlyArray<Part> => {
  const shown = facts(
    ["Fecha del impuesto", taxPointDate && dayText(taxPointDate)],
    ["Centro de costo", joined(" ", accountingCostCode, accountingCost)]
  )
  return shown.length === 0 ? [] : [{ kind: "panels", panels: [{ title: "Facturación", facts: shown }] }]
}
