import { readIdentity } from "../part/readIdentity.ts"
import { fields, list, number, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import { readSpdConsumption } from "./readSpdConsumption.ts"
import { readSpdFinancing } from "./readSpdFinancing.ts"
import { readSpdHistory, readSpdWaste } from "./readSpdHistory.ts"

const readProvider = (xml: XmlReader): Wire => {
  const identity = readIdentity(xml, "PartyIdentification/ID")
  return fields({
    Id: identity.number,
    IdentificationType: identity.type,
    Name: xml.text("PartyName/Name")
  })
}

const readSubscriber = (xml: XmlReader): Wire => {
  const address = xml.at("PostalAddress")
  return fields({
    Name: xml.text("PartyName/Name"),
    Address: fields({
      StreetName: address.text("StreetName"),
      AdditionalStreetName: address.text("AdditionalStreetName"),
      CityName: address.text("CityName"),
      CountrySubentity: address.text("CountrySubentity"),
      Country: address.text("Country"),
      ResidentialStratum: address.text("ResidentialStratum")
    }),
    Email: xml.text("ElectronicMail")
  })
}

/** A billed service out of its extension; `index` counts from 0. */
export const readSpdService = (extension: XmlReader, index: number): Wire => {
  const content = extension.at("ext:ExtensionContent")
  const isOtherCompany = content.has("OTHERCOMPANY_SPD")
  const xml = content.at(isOtherCompany ? "OTHERCOMPANY_SPD" : "Services_SPD")
  const consumption = xml.at("SubscriberConsumption")
  const section = consumption.at("ConsumptionSection")
  extension.confirm("cbc:ID", String(index + 1))
  extension.confirm("cbc:ID/@schemeID", "SPD")
  extension.confirm("ext:ExtensionAgencyName", xml.peek("SenderParty/PartyName/Name"))
  xml.confirm("ID/@schemeName", "Contrato")
  consumption.confirm("DurationOfTheBillingCycle/@unitOfTime", "mes")
  return fields({
    Service: extension.text("cbc:Name"),
    IsOtherCompany: isOtherCompany,
    ContractNumber: xml.text("ID"),
    BillingPeriod: xml.text("IssueDate"),
    BillingCycleMonths: number(consumption.text("DurationOfTheBillingCycle")),
    Provider: readProvider(xml.at("SenderParty")),
    Subscriber: readSubscriber(xml.at("SubscriberParty")),
    Reason: extension.text("ext:ExtensionReason"),
    Note: xml.text("Note"),
    ConsumptionNote: consumption.text("Note"),
    Consumptions: list(
      section.all("SPDDebitsForPartialConsumption/SPDDebitForPartialConsumption").map(readSpdConsumption)
    ),
    History: readSpdHistory(section.at("ConsumptionHistory")),
    Waste: readSpdWaste(section.at("QuantityWaste")),
    Financings: list(
      section.all("SubInvoiceLines/SubInvoiceLine").map((each) => readSpdFinancing(each, isOtherCompany))
    )
  })
}
