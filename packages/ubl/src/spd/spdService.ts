import type { SpdService } from "@radicar/domain/document/equivalent/SpdService"
import { toExact } from "@radicar/domain/number/Decimal"
import type { SaleExtension } from "../sale/SaleExtension.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"
import { consumption } from "./consumption.ts"
import { financing } from "./financing.ts"
import { consumptionHistory, quantityWaste } from "./history.ts"
import { senderParty, subscriberParty } from "./parties.ts"

const consumptionSection = (xml: XmlWriter, service: SpdService, currency: string): void => {
  const { financings, history, isOtherCompany = false, waste } = service
  xml.open("ConsumptionSection")
  xml.open("SPDDebitsForPartialConsumption")
  for (const stated of service.consumptions) consumption(xml, stated, currency)
  xml.close("SPDDebitsForPartialConsumption")
  if (history !== undefined) consumptionHistory(xml, history, currency)
  if (waste !== undefined) quantityWaste(xml, waste)
  if (financings !== undefined) {
    xml.open("SubInvoiceLines")
    for (const stated of financings) financing(xml, stated, isOtherCompany, currency)
    xml.close("SubInvoiceLines")
  }
  xml.close("ConsumptionSection")
}

const subscriberConsumption = (xml: XmlWriter, service: SpdService, currency: string): void => {
  xml.open("SubscriberConsumption")
  if (service.billingCycleMonths !== undefined) {
    xml.plain("DurationOfTheBillingCycle", toExact(service.billingCycleMonths, 2), ` unitOfTime="mes"`)
  }
  xml.optionalLeaf("Note", service.consumptionNote)
  consumptionSection(xml, service, currency)
  xml.close("SubscriberConsumption")
}

/**
 * The extension of a billed service, `number` counting from 1 (official samples SPD001). What is inside has no prefix, so
 * it stands in the namespace of the document.
 */
export const spdService = (service: SpdService, number: number, currency: string): SaleExtension => ({
  header: (xml) => {
    xml.plain("cbc:ID", String(number), ` schemeID="SPD"`)
    xml.leaf("cbc:Name", service.service)
    xml.leaf("ext:ExtensionAgencyName", service.provider.name)
    xml.optionalLeaf("ext:ExtensionReason", service.reason)
  },
  content: (xml) => {
    const root = service.isOtherCompany === true ? "OTHERCOMPANY_SPD" : "Services_SPD"
    xml.open(root)
    xml.leaf("ID", service.contractNumber, ` schemeName="Contrato"`)
    xml.leaf("IssueDate", service.billingPeriod)
    xml.optionalLeaf("Note", service.note)
    senderParty(xml, service.provider)
    if (service.subscriber !== undefined) subscriberParty(xml, service.subscriber)
    subscriberConsumption(xml, service, currency)
    xml.close(root)
  }
})
