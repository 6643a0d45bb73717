import { identifications } from "../../codes/identifications.ts"
import { partyIdentity } from "../../document/Party.ts"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import type { SpdService } from "../../document/equivalent/SpdService.ts"
import type { LocalDate } from "../../time/LocalDateTime.ts"
import type { WirePath } from "../../rules/Violation.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import { checkEach } from "../../rules/unreadable.ts"
import { rule, ruleWithCause, type Check, type Report, type Rules } from "../../rules/Rule.ts"
import { identityExpected } from "../../rules/sharedWordings.ts"

const source = "Official samples SPD001 of the DEE toolbox V1-3; the authority's own rules are not published"

type Path = (...path: WirePath) => WirePath

/** Makes a check of each public service that a document bills. */
const ofServices =
  (check: (service: SpdService, at: Path, report: Report) => void): Check<PreparedSale> =>
  ({ document: { spdServices = [] } }, report) =>
    checkEach(spdServices, (service, index) => check(service, (...path) => ["SpdServices", index, ...path], report))

const reportUnordered = (start: LocalDate, end: LocalDate, path: WirePath, report: Report): void => {
  if (end < start) report(path, { en: `${start} or later`, es: `${start} o posterior` }, end)
}

const checkMonths = ofServices(({ history, waste }, at, report) => {
  for (const [field, group] of [
    ["History", history],
    ["Waste", waste]
  ] as const) {
    group?.months?.forEach(({ endDate, startDate }, index) =>
      reportUnordered(startDate, endDate, at(field, "Months", index, "EndDate"), report)
    )
  }
})

const checkPremises: Check<PreparedSale> = ({ customerAddress, document: { premises } }, report) => {
  if (premises !== undefined && customerAddress === undefined) {
    report(
      ["CustomerParty", "PhysicalLocation"],
      { en: "the address of the premises", es: "la dirección del inmueble" },
      undefined
    )
  }
}

/** Rules on the data of a public service, whoever bills it. These rules are ours. */
export const spdRules: Rules<PreparedSale> = [
  rule(
    {
      code: "RAD40",
      path: "$.CustomerParty.PhysicalLocation",
      source: "UBL 2.1: LocationTypeCode is in PhysicalLocation"
    },
    "Premises are stated with the address of the buyer, which is absent.",
    "El tipo de servicio y el estrato se informan con la dirección del adquiriente, que no se encuentra.",
    "Give CustomerParty.PhysicalLocation, or omit Premises.",
    "Informe CustomerParty.PhysicalLocation, u omita Premises.",
    checkPremises
  ),
  rule(
    { code: "RAD41", path: "$.SpdServices[*].Provider.IdentificationType", source },
    "The identification type of the provider is not valid.",
    "El tipo de documento de identificación del prestador no es válido.",
    "Correct Provider.IdentificationType: 31 for a NIT.",
    "Corrija Provider.IdentificationType: 31 para un NIT.",
    ofServices(({ provider }, at, report) =>
      reportUnlessListed(identifications, provider.identificationType, at("Provider", "IdentificationType"), report)
    )
  ),
  rule(
    { code: "RAD42", path: "$.SpdServices[*].Provider.Id", source },
    "The NIT of the provider or its check digit is not valid.",
    "El NIT del prestador o su dígito de verificación no es válido.",
    "Correct Provider.Id: the digits of the NIT, with or without its check digit after a hyphen.",
    "Corrija Provider.Id: los dígitos del NIT, con o sin el dígito de verificación tras un guion.",
    ofServices(({ provider }, at, report) => {
      if (partyIdentity(provider) === undefined) {
        report(at("Provider", "Id"), identityExpected(provider.identificationType, provider.id), provider.id)
      }
    })
  ),
  rule(
    { code: "RAD43", path: "$.SpdServices[*].Consumptions[*].Meter.Reading", source },
    "The latest reading of the meter is older than the one before.",
    "La última lectura del medidor es anterior a la previa.",
    "Correct the dates of Meter.Reading.",
    "Corrija las fechas de Meter.Reading.",
    ofServices(({ consumptions }, at, report) =>
      consumptions.forEach(({ meter }, index) => {
        if (meter?.reading === undefined) return
        const { latestDate, previousDate } = meter.reading
        reportUnordered(previousDate, latestDate, at("Consumptions", index, "Meter", "Reading", "LatestDate"), report)
      })
    )
  ),
  ruleWithCause(
    { code: "RAD44", path: "$.SpdServices[*]", source },
    "The period ends before it begins.",
    "El período termina antes de comenzar.",
    "A month of the history ends before it begins.",
    "Un mes del historial termina antes de comenzar.",
    "Correct StartDate and EndDate of the period.",
    "Corrija StartDate y EndDate del período.",
    checkMonths
  )
]
