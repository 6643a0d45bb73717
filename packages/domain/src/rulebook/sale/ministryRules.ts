import type { CodeList } from "../../codes/CodeList.ts"
import { healthCollectionConcepts } from "../../codes/healthCollectionConcepts.ts"
import { healthCoverages } from "../../codes/healthCoverages.ts"
import { healthNoContractReasons } from "../../codes/healthNoContractReasons.ts"
import { healthPaymentModalities } from "../../codes/healthPaymentModalities.ts"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import { healthOperations, prepaymentsOfOperation } from "../../document/Health.ts"
import type { PrepaidPayment } from "../../document/SaleDocument.ts"
import { isStated } from "../../rules/unreadable.ts"
import type { Localized } from "../../rules/Language.ts"
import { rule, ruleWithCause, type Report, type Rule, type Rules, type Check } from "../../rules/Rule.ts"
import type { LocalDate } from "../../time/LocalDateTime.ts"
import type { WirePath } from "../../rules/Violation.ts"

/** The source of the ministry's rules. */
export const ministry = "Documento Técnico 2 v001 of the health ministry (1 July 2026), Resolution 948 of 2026"

/** Rules of which the ministry's validator only notifies. It may raise any of them to a rejection. */
const onlyNotified: ReadonlySet<string> = new Set(["FED131", "FED136"])

/**
 * Makes a rule of the ministry's validator. It only notifies, and its message ends with the ministry's reaction: the
 * validator checks an invoice only after the authority has accepted it and its number is used.
 */
const ofMinistry = (made: Rule<PreparedSale>): Rule<PreparedSale> => {
  const { en, es } = onlyNotified.has(made.code)
    ? { en: "The ministry will notify of it.", es: "El Ministerio lo notificará." }
    : { en: "The ministry will reject the document.", es: "El Ministerio rechazará el documento." }
  return {
    ...made,
    severity: "notification",
    source: `${ministry}, §11, rule ${made.code}`,
    message: { en: `${made.message.en} ${en}`, es: `${made.message.es} ${es}` }
  }
}

/** The codes of a rule that the ministry applies to invoices and to both kinds of notes. */
const ofAll = (number: string) => [`FED${number}`, `CND${number}`, `DND${number}`]

/** Whether a document belongs to the health sector and has its extension. */
export const hasExtension = ({ document, operationCode }: PreparedSale): boolean =>
  healthOperations[operationCode]?.extension === true || isStated(() => document.health)

/** A code of the sector as a document states it. */
interface CodeField {
  readonly list: CodeList
  readonly code: () => string | undefined
  readonly path: WirePath
}

/** The codes of the sector that a document states, with their paths. */
export const codesOf = ({ document: { health, prepaidPayments = [] } }: PreparedSale): ReadonlyArray<CodeField> => [
  ...(health === undefined
    ? []
    : [
        { list: healthPaymentModalities, path: ["Health", modalityField], code: () => health.paymentModalityCode },
        { list: healthCoverages, path: ["Health", coverageField], code: () => health.coverageCode },
        {
          list: healthNoContractReasons,
          path: ["Health", "NoContractReasonCode"],
          code: () => health.noContractReasonCode
        }
      ]),
  ...prepaidPayments.map((payment, index) => ({
    list: healthCollectionConcepts,
    path: conceptAt(index),
    code: () => payment.conceptCode
  }))
]

const [modalityField, coverageField] = ["PaymentModalityCode", "CoverageCode"] as const

/** The path of the concept of a prepayment. */
export const conceptAt = (index: number): WirePath => ["PrepaidPayments", index, "ConceptCode"]

/** The payments that a document lists. */
export const paymentsOf = ({ document: { prepaidPayments = [] } }: PreparedSale): ReadonlyArray<PrepaidPayment> =>
  prepaidPayments

/** Reports a code that may not be used on the day of issue. */
const reportOutOfForce = (list: CodeList, code: string, path: WirePath, day: LocalDate, report: Report): void => {
  const { from = day, until = day } = list.validityOf(code) ?? {}
  if (from <= day && day <= until) return
  const expected =
    day < from
      ? {
          en: `a code in force on ${day}; this one begins on ${from}`,
          es: `un código vigente el ${day}; este rige desde ${from}`
        }
      : {
          en: `a code in force on ${day}; this one ended on ${until}`,
          es: `un código vigente el ${day}; este rigió hasta ${until}`
        }
  report(path, expected, code)
}

const forceRule = (code: "FED133" | "FED134", field: typeof coverageField | typeof modalityField, what: Localized) =>
  ruleWithCause<PreparedSale>(
    { code, codes: ofAll(code.slice(3)), path: `$.Health.${field}` },
    `The ministry's validator does not take the ${what.en} on this day.`,
    `El validador del Ministerio no admite ${what.es} en esta fecha.`,
    `The ${what.en} is not in the ministry's table, or no longer in use.`,
    `El código de ${what.es} no está en la tabla del Ministerio, o ya no se usa.`,
    `Correct Health.${field}.`,
    `Corrija Health.${field}.`,
    (prepared, report) => {
      for (const { code, list, path } of codesOf(prepared)) {
        if (path[1] === field) reportOutOfForce(list, code() ?? "", path, prepared.document.date.date, report)
      }
    }
  )

/** Coverages by a policy, whose number must be stated. */
export const byPolicy: ReadonlySet<string> = new Set(["04", "10", "11", "12"])

const firstDay = "2024-10-01"

const checkPayer: Check<PreparedSale> = ({ customerParty, document: { health, typeCode } }, report) => {
  if (health === undefined || health.coverageCode === "15" || typeCode.startsWith("9")) return
  const type = customerParty.stated.identificationType
  const expected = {
    en: "31: the payer, an entity with a NIT; a patient with coverage 15",
    es: "31: el pagador, una entidad con NIT; un usuario con la cobertura 15"
  }
  if (type !== "31") report([customerParty.field, "IdentificationType"], expected, type)
}

const checkContract: Check<PreparedSale> = ({ document: { health } }, report) => {
  if (health === undefined || health.contractNumber !== undefined || health.noContractReasonCode !== undefined) return
  const expected = {
    en: "the reason, because ContractNumber is absent",
    es: "la causa, porque no se informa ContractNumber"
  }
  report(["Health", "NoContractReasonCode"], expected, undefined)
}

const checkConcepts: Check<PreparedSale> = (prepared, report) => {
  const use = prepaymentsOfOperation(prepared.operationCode)
  if (!hasExtension(prepared) || use === "none") return
  const concept = { en: "the concept of the payment", es: "el concepto del recaudo" }
  if (prepared.prepayments.length === 0 && use !== "informative") {
    const expected = {
      en: "at least one payment with its concept, or operation SS-SinAporte",
      es: "al menos un recaudo con su concepto, o la operación SS-SinAporte"
    }
    report(["PrepaidPayments"], expected, undefined)
  }
  prepared.prepayments.forEach(({ conceptCode }, index) => {
    if (conceptCode === undefined) report(conceptAt(index), concept, undefined)
  })
}

const checkConceptsOnce: Check<PreparedSale> = (prepared, report) => {
  const seen = new Set<string>()
  paymentsOf(prepared).forEach(({ conceptCode }, index) => {
    if (conceptCode === undefined) return
    if (seen.has(conceptCode)) {
      const expected = { en: "a concept that is not stated before", es: "un concepto que no se haya informado" }
      report(conceptAt(index), expected, conceptCode)
    }
    seen.add(conceptCode)
  })
}

const rules: Rules<PreparedSale> = [
  rule(
    { code: "FED061", codes: ofAll("061"), path: "$.PrepaidPayments[*].ConceptCode" },
    "The ministry's validator takes each concept once: add up the payments of all patients.",
    "El validador del Ministerio admite cada concepto una sola vez: sume los recaudos de todos los usuarios.",
    "Give each ConceptCode once, with the sum of its payments.",
    "Informe cada ConceptCode una sola vez, con la suma de sus recaudos.",
    checkConceptsOnce
  ),
  ruleWithCause(
    { code: "FED104", codes: ofAll("104"), path: "$.PrepaidPayments[*].ConceptCode" },
    "The ministry's validator asks what each payment was for.",
    "El validador del Ministerio exige el concepto de cada recaudo.",
    "A payment has no concept, or an invoice that credits payments has none.",
    "Un recaudo no tiene concepto, o una factura que acredita recaudos no tiene ninguno.",
    "Give PrepaidPayments[].ConceptCode; without payments give operation SS-SinAporte, or concept 05 with amount 0.",
    "Informe PrepaidPayments[].ConceptCode; sin recaudos informe la operación SS-SinAporte, o el concepto 05 con valor 0.",
    checkConcepts
  ),
  forceRule("FED133", modalityField, { en: "payment modality", es: "la modalidad de pago" }),
  forceRule("FED134", coverageField, { en: "coverage", es: "la cobertura" }),
  rule(
    { code: "FED136", codes: ofAll("136"), path: "$.Health.NoContractReasonCode" },
    "Without a contract, the ministry asks why there is none.",
    "Sin contrato, el Ministerio exige la causa.",
    "Give Health.ContractNumber or Health.NoContractReasonCode.",
    "Informe Health.ContractNumber o Health.NoContractReasonCode.",
    checkContract
  ),
  ruleWithCause(
    { code: "FED131", codes: ofAll("131"), path: "$.Health.PolicyNumber" },
    "With this coverage the ministry asks for the number of the policy.",
    "Con esta cobertura el Ministerio pide el número de la póliza.",
    "The number of the policy is empty. Without a policy, the ministry's notification means nothing.",
    "El número de la póliza está vacío. Si no hay póliza, la notificación del Ministerio no tiene efecto.",
    "Give Health.PolicyNumber with coverages 04, 10, 11 and 12, unless there is a contract.",
    "Informe Health.PolicyNumber con las coberturas 04, 10, 11 y 12, salvo que haya contrato.",
    ({ document: { health } }, report) => {
      if (health === undefined || health.policyNumber !== undefined || health.contractNumber !== undefined) return
      if (!byPolicy.has(health.coverageCode)) return
      const expected = { en: "the number of the policy", es: "el número de la póliza" }
      report(["Health", "PolicyNumber"], expected, undefined)
    }
  ),
  ruleWithCause(
    { code: "VFE022", path: "$.CustomerParty" },
    "The payer does not fit the coverage.",
    "El pagador no corresponde a la cobertura.",
    "The payer is none for this coverage: only a patient who pays (15) is no entity with a NIT.",
    "La entidad responsable de pago no corresponde a la cobertura: solo el particular (15) no es una entidad con NIT.",
    "Correct CustomerParty or Health.CoverageCode.",
    "Corrija CustomerParty o Health.CoverageCode.",
    checkPayer
  ),
  rule(
    { code: "RVG018", path: "$.Period" },
    "The ministry's validator takes no period before October 2024.",
    "El validador del Ministerio no procesa períodos anteriores a octubre de 2024.",
    "Correct Period.",
    "Corrija Period.",
    (prepared, report) => {
      const { period, typeCode } = prepared.document
      const end = period?.endDate?.date
      if (!hasExtension(prepared) || typeCode.startsWith("9") || end === undefined || end >= firstDay) return
      report(["Period", "EndDate"], { en: `${firstDay} or later`, es: `${firstDay} o posterior` }, end)
    }
  )
]

/**
 * Rules that the ministry's validator applies after the authority has accepted a document. They are checked before
 * filing, because a document that the validator rejects has already used its number.
 */
export const ministryRules: Rules<PreparedSale> = rules.map(ofMinistry)
