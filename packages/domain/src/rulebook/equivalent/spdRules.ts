import { identifications } from "../../codes/identifications.ts"
import { partyIdentity } from "../../document/Party.ts"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import type { SpdService } from "../../document/equivalent/SpdService.ts"
import type { LocalDate } from "../../time/LocalDateTime.ts"
import type { WirePath } from "../../rules/Violation.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import { skipUnreadable } from "../../rules/unreadable.ts"
import { explain, type ExplainedRule, type Report, rulesOver } from "../../rules/Rule.ts"
import { identityExpected } from "../../rules/sharedWordings.ts"

const source = "Official samples SPD001 of the DEE toolbox V1-3; the authority's own rules are not published"

type Path = (...path: WirePath) => WirePath

const serviceRule = <const Code extends string>({
  check,
  ...rule
}: Pick<ExplainedRule<PreparedSale, Code>, "code" | "message" | "explained"> & {
  readonly check: (service: SpdService, at: Path, report: Report) => void
}): ExplainedRule<PreparedSale, Code> => ({
  ...rule,
  source,
  check: ({ document: { spdServices = [] } }, report) =>
    spdServices.forEach((service, index) => {
      try {
        check(service, (...path) => ["SpdServices", index, ...path], report)
      } catch (error) {
        skipUnreadable(error)
      }
    })
})

const reportUnordered = (start: LocalDate, end: LocalDate, path: WirePath, report: Report): void => {
  if (end < start) report(path, { en: `${start} or later`, es: `${start} o posterior` }, end)
}

/** Rules on the data of a public service, whoever bills it. These rules are ours. */
export const spdRules = rulesOver<PreparedSale>()([
  {
    code: "RAD40",
    message: {
      en: "Premises are stated with the address of the buyer, which is absent.",
      es: "El tipo de servicio y el estrato se informan con la dirección del adquiriente, que no se encuentra."
    },
    explained: explain(
      { path: "$.CustomerParty.PhysicalLocation" },
      "Premises are stated without the address of the buyer.",
      "Se informa el predio sin la dirección del adquiriente.",
      "Give CustomerParty.PhysicalLocation, or omit Premises.",
      "Informe CustomerParty.PhysicalLocation, u omita Premises."
    ),
    source: "UBL 2.1: LocationTypeCode is in PhysicalLocation",
    check: ({ customerAddress, document: { premises } }, report) => {
      if (premises !== undefined && customerAddress === undefined) {
        report(
          ["CustomerParty", "PhysicalLocation"],
          { en: "the address of the premises", es: "la dirección del inmueble" },
          undefined
        )
      }
    }
  },
  serviceRule({
    code: "RAD41",
    message: {
      en: "The identification type of the provider is not valid.",
      es: "El tipo de documento de identificación del prestador no es válido."
    },
    explained: explain(
      { path: "$.SpdServices[*].Provider.IdentificationType" },
      "The identification type of the provider of a public service is not in the list.",
      "El tipo de identificación del prestador de un servicio público no está en la lista.",
      "Correct Provider.IdentificationType: 31 for a NIT.",
      "Corrija Provider.IdentificationType: 31 para un NIT."
    ),
    check: ({ provider }, at, report) =>
      reportUnlessListed(identifications, provider.identificationType, at("Provider", "IdentificationType"), report)
  }),
  serviceRule({
    code: "RAD42",
    message: {
      en: "The NIT of the provider or its check digit is not valid.",
      es: "El NIT del prestador o su dígito de verificación no es válido."
    },
    explained: explain(
      { path: "$.SpdServices[*].Provider.Id" },
      "The NIT of the provider of a public service or its check digit is not valid.",
      "El NIT del prestador de un servicio público o su dígito de verificación no es válido.",
      "Correct Provider.Id: the digits of the NIT, with or without its check digit after a hyphen.",
      "Corrija Provider.Id: los dígitos del NIT, con o sin el dígito de verificación tras un guion."
    ),
    check: ({ provider }, at, report) => {
      if (partyIdentity(provider) === undefined) {
        report(at("Provider", "Id"), identityExpected(provider.identificationType, provider.id), provider.id)
      }
    }
  }),
  serviceRule({
    code: "RAD43",
    message: {
      en: "The latest reading of the meter is older than the one before.",
      es: "La última lectura del medidor es anterior a la previa."
    },
    explained: explain(
      { path: "$.SpdServices[*].Consumptions[*].Meter.Reading" },
      "The latest reading of a meter is older than the one before.",
      "La última lectura de un medidor es anterior a la previa.",
      "Correct the dates of Meter.Reading.",
      "Corrija las fechas de Meter.Reading."
    ),
    check: ({ consumptions }, at, report) =>
      consumptions.forEach(({ meter }, index) => {
        if (meter?.reading === undefined) return
        const { latestDate, previousDate } = meter.reading
        reportUnordered(previousDate, latestDate, at("Consumptions", index, "Meter", "Reading", "LatestDate"), report)
      })
  }),
  serviceRule({
    code: "RAD44",
    message: { en: "The period ends before it begins.", es: "El periodo termina antes de comenzar." },
    explained: explain(
      { path: "$.SpdServices[*]" },
      "A month of the history ends before it begins.",
      "Un mes del historial termina antes de comenzar.",
      "Correct StartDate and EndDate of the period.",
      "Corrija StartDate y EndDate del periodo."
    ),
    check: ({ history, waste }, at, report) => {
      for (const [field, group] of [
        ["History", history],
        ["Waste", waste]
      ] as const) {
        group?.months?.forEach(({ endDate, startDate }, index) =>
          reportUnordered(startDate, endDate, at(field, "Months", index, "EndDate"), report)
        )
      }
    }
  })
])
