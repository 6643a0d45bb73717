import { type PartyIdentity, partyIdentity } from "@radicar/domain/inner/document/Party"
import type { SaleDocument } from "@radicar/domain/inner/document/SaleDocument"
import {
  type SpdAddress,
  SpdProvider,
  SpdService,
  SpdSubscriber
} from "@radicar/domain/inner/document/equivalent/SpdService"
import { identification } from "../part/identity.ts"
import type { SaleReading, SaleWriting } from "../part/SaleContext.ts"
import { compileWrite, part, type Part, partInOrder, readPart, type Row } from "../table/Row.ts"
import { derivedAttribute } from "../table/attributes.ts"
import { derived, exactNumber, text } from "../table/elements.ts"
import { each, group, one } from "../table/nesting.ts"
import { fields, list } from "../table/wireValues.ts"
import { consumption } from "./consumption.ts"
import { financing } from "./financing.ts"
import { consumptionHistory, quantityWaste } from "./history.ts"

interface IdentifiedProvider extends SpdProvider {
  readonly identity: PartyIdentity
}

/**
 * `SenderParty`: the provider, identified as in `cbc:CompanyID` of a party (the samples give NITs the type of an
 * identity card).
 */
const provider = part<IdentifiedProvider>(SpdProvider, [
  group("PartyIdentification", [identification<IdentifiedProvider>("ID", { rule: "RAD42", typeRule: "RAD41" })]),
  text("PartyName/Name", "name")
])

const identifyProvider = (provider: SpdProvider): IdentifiedProvider => ({
  ...provider,
  identity: partyIdentity(provider) ?? { number: provider.id, type: provider.identificationType, checkDigit: undefined }
})

/** `SubscriberParty`: the subscriber or user of a service. */
const subscriber = part<SpdSubscriber>(SpdSubscriber, [
  text("PartyName/Name", "name"),
  one(
    "PostalAddress",
    "address",
    partInOrder<SpdAddress>([
      text("StreetName", "streetName"),
      text("AdditionalStreetName", "additionalStreetName"),
      text("CityName", "cityName"),
      text("CountrySubentity", "countrySubentity"),
      text("Country", "country"),
      text("ResidentialStratum", "residentialStratum")
    ])
  ),
  text("ElectronicMail", "email")
])

const rootOf = (isOtherCompany: boolean): string => (isOtherCompany ? "OTHERCOMPANY_SPD" : "Services_SPD")

/**
 * The extension of a billed service (official samples SPD001). The elements inside have no prefix, so they are in the
 * namespace of the document.
 */
const service = (isOtherCompany: boolean): Part<SpdService> =>
  part(SpdService, [
    {
      element: "",
      fields: ["isOtherCompany"],
      note: {
        en: "true: `OTHERCOMPANY_SPD`, of another company; else `Services_SPD`",
        es: "true: `OTHERCOMPANY_SPD`, de otra empresa; si no, `Services_SPD`"
      },
      read: (_, values) => {
        values["IsOtherCompany"] = isOtherCompany
      }
    },
    derived("cbc:ID", {
      from: (_, { index }) => String(index + 1),
      expected: (_, __, { index }) => String(index + 1),
      attributes: [derivedAttribute("schemeID", "SPD")]
    }),
    text("cbc:Name", "service", undefined, { note: { en: "of the extension", es: "de la extensión" } }),
    derived("ext:ExtensionAgencyName", {
      from: (service) => service.provider.name,
      of: "provider.name",
      expected: (_, xml) => xml.peek(`ext:ExtensionContent/${rootOf(isOtherCompany)}/SenderParty/PartyName/Name`)
    }),
    text("ext:ExtensionReason", "reason", undefined, { note: { en: "of the extension", es: "de la extensión" } }),
    group(`ext:ExtensionContent/${rootOf(isOtherCompany)}`, [
      text("ID", "contractNumber", undefined, {
        attributes: [derivedAttribute("schemeName", "Contrato")],
        note: { en: 'with `@schemeName="Contrato"`', es: 'con `@schemeName="Contrato"`' }
      }),
      text("IssueDate", "billingPeriod", undefined, { note: { en: "year and month", es: "año y mes" } }),
      text("Note", "note"),
      one("SenderParty", "provider", provider, { from: (service) => identifyProvider(service.provider) }),
      one("SubscriberParty", "subscriber", subscriber, {
        note: {
          en: "the samples have it of another company's service only",
          es: "los ejemplos lo tienen solo en el servicio de otra empresa"
        }
      }),
      group("SubscriberConsumption", [
        exactNumber("DurationOfTheBillingCycle", "billingCycleMonths", undefined, {
          attributes: [derivedAttribute("unitOfTime", "mes")],
          note: { en: 'with `@unitOfTime="mes"`', es: 'con `@unitOfTime="mes"`' }
        }),
        text("Note", "consumptionNote"),
        group("ConsumptionSection", [
          each("SPDDebitsForPartialConsumption/SPDDebitForPartialConsumption", "consumptions", consumption),
          one("ConsumptionHistory", "history", consumptionHistory),
          one("QuantityWaste", "waste", quantityWaste),
          each("SubInvoiceLines/SubInvoiceLine", "financings", financing(isOtherCompany), {
            note: { en: "what is paid off in instalments", es: "lo que se paga por cuotas" }
          })
        ])
      ])
    ])
  ])

const extension = "ext:UBLExtension"

/** Own services and those of another company, in two tables, because elements inside have different names. */
const services = (own: Part<SpdService>, other: Part<SpdService>): Row<SaleDocument, SaleWriting, SaleReading> => ({
  element: extension,
  fields: ["spdServices"],
  nested: true,
  note: { en: "an extension each", es: "una extensión por cada uno" },
  rule: "samples SPD001",
  rows: [group("", own.rows), group("", other.rows)],
  compileWrite: () => {
    const [writeOwn, writeOther] = [own, other].map(({ rows }) => compileWrite([group(extension, rows)]))
    return (xml, { spdServices: all = [] }, writing) => {
      for (const [index, service] of all.entries()) {
        writing.index = index
        const write = service.isOtherCompany === true ? writeOther : writeOwn
        write?.(xml, service, writing)
      }
    }
  },
  read: (xml, values, reading) => {
    const has = (each: typeof xml, isOther: boolean) => each.has(`ext:ExtensionContent/${rootOf(isOther)}`)
    const extensions = xml.all(extension).filter((each) => has(each, false) || has(each, true))
    values["SpdServices"] = list(
      extensions.map((each, index) => {
        reading.index = index
        return has(each, true) ? readPart(other, each, reading) : readPart(own, each, reading)
      })
    )
  }
})

const [ownService, otherService] = [service(false), service(true)]

/** An extension for each billed service. */
export const spdServices = services(ownService, otherService)

/** The kind of premises, which the XML states in the buyer's location. */
export const spdPremises: Row<SaleDocument, SaleWriting, SaleReading> = {
  element: "",
  place: "cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cbc:LocationTypeCode",
  fields: ["premises"],
  note: {
    en: "`ServiceType` is its `@listID`; annex DEE 1.0, tables 17.1.3.1 and 17.1.3.3",
    es: "`ServiceType` es su `@listID`; anexo DEE 1.0, tablas 17.1.3.1 y 17.1.3.3"
  },
  rule: "RAD40",
  read: (root, values) => {
    const place = root.at("cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation")
    values["Premises"] = fields({
      ServiceType: place.text("cbc:LocationTypeCode/@listID"),
      Stratum: place.text("cbc:LocationTypeCode")
    })
  }
}
