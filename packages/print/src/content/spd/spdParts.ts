import type { SaleDocument } from "@radicar/domain/document/SaleDocument"
import type { SpdService } from "@radicar/domain/document/equivalent/SpdService"
import type { Part } from "../../layout/Sheet.ts"
import { quantity } from "../../text/money.ts"
import { dayText } from "../../text/moments.ts"
import { facts, joined, panel } from "../facts.ts"
import { paragraphs } from "../paragraphs.ts"
import { consumptionTable } from "./consumptionTable.ts"
import { financingTable } from "./financingTable.ts"
import { historyParts } from "./historyParts.ts"
import { spdQuantity } from "./spdQuantity.ts"

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
