import type { CodeList } from "../../codes/CodeList.ts"
import { healthCollectionConcepts } from "../../codes/healthCollectionConcepts.ts"
import { healthCoverages } from "../../codes/healthCoverages.ts"
import { healthNoContractReasons } from "../../codes/healthNoContractReasons.ts"
import { healthPaymentModalities } from "../../codes/healthPaymentModalities.ts"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import { healthOperations, prepaymentsOfOperation } from "../../document/Health.ts"
import type { PrepaidPayment } from "../../document/SaleDocument.ts"
import { toFixed, zero } from "../../number/Decimal.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import { isGiven, unlessHole } from "../../rules/hole.ts"
import type { Localized } from "../../rules/Language.ts"
import { explain, type Explanation, type Report, type Rule } from "../../rules/Rule.ts"
import { aDate, aList, nothing } from "../../rules/sharedWordings.ts"
import type { LocalDate } from "../../time/LocalDate.ts"
import type { WirePath } from "../../rules/Violation.ts"

const ministry = "Documento Técnico 2 v001 of the health ministry (1 July 2026), Resolution 948 of 2026"

/**
 * What is done here about the rules of the ministry's validator, which sees an invoice only after the authority has
 * accepted it. The ministry may raise any of its notifications to a rejection on a day that it sets; so these are data.
 */
const levels = {
  FED061: "notification",
  FED104: "notification",
  FED131: "notification",
  FED133: "notification",
  FED134: "notification",
  FED136: "notification",
  RVG018: "notification",
  VFE022: "notification"
} as const satisfies Readonly<Record<string, NonNullable<Rule<never>["severity"]>>>

type Check = (prepared: PreparedSale, report: Report) => void

const ministryRule = (
  code: keyof typeof levels,
  rule: Pick<Rule<PreparedSale>, "message"> & { readonly explained: Explanation; readonly check: Check }
): Rule<PreparedSale> => ({ code, severity: levels[code], source: `${ministry}, §11, rule ${code}`, ...rule })

/** The codes of a rule that the ministry has of invoices and of both kinds of note. */
const ofAll = (number: string) => [`FED${number}`, `CND${number}`, `DND${number}`]

/** Whether a document is of the health sector and has its extension. */
const hasExtension = ({ document, operationCode }: PreparedSale): boolean =>
  healthOperations[operationCode]?.extension === true || isGiven(() => document.health)

interface CodeField {
  readonly list: CodeList
  readonly code: () => string | undefined
  readonly path: WirePath
}

/** The codes that a document of the sector states, each in its place. */
const codesOf = ({ document: { health, prepaidPayments = [] } }: PreparedSale): ReadonlyArray<CodeField> => [
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

const conceptAt = (index: number): WirePath => ["PrepaidPayments", index, "ConceptCode"]

const paymentsOf = ({ document: { prepaidPayments = [] } }: PreparedSale): ReadonlyArray<PrepaidPayment> =>
  prepaidPayments

/** A code that may not be used on the day of issue. */
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

const forceRule = (
  code: "FED133" | "FED134",
  field: typeof coverageField | typeof modalityField,
  what: Localized
): Rule<PreparedSale> =>
  ministryRule(code, {
    message: {
      en: `The ministry's validator does not take the ${what.en} on this day.`,
      es: `El validador del Ministerio no admite ${what.es} en esta fecha.`
    },
    explained: explain(
      { codes: ofAll(code.slice(3)), path: `$.Health.${field}` },
      `The ${what.en} is not in the ministry's table, or no longer in use.`,
      `El código de ${what.es} no está en la tabla del Ministerio, o ya no se usa.`,
      `Correct Health.${field}.`,
      `Corrija Health.${field}.`
    ),
    check: (prepared, report) => {
      for (const { code, list, path } of codesOf(prepared)) {
        if (path[1] === field) reportOutOfForce(list, code() ?? "", path, prepared.document.date.date, report)
      }
    }
  })

/** Coverages by a policy, whose number is stated. */
const byPolicy: ReadonlySet<string> = new Set(["04", "10", "11", "12"])

/** Coverages in which a policy may pay: those, and a patient who has one. */
const mayHavePolicy: ReadonlySet<string> = new Set([...byPolicy, "15"])

interface Usual {
  readonly modalities: string
  readonly concepts: string
}

/**
 * Modalities and concepts that each coverage goes with (Documento Técnico 1 v002 §1.8). The table was only available as
 * text, with its columns pieced together: so it notifies.
 */
const usual: Readonly<Record<string, Usual>> = {
  "02": { modalities: "04", concepts: "02 05" },
  "04": { modalities: "01 04", concepts: "05" },
  "05": { modalities: "01 02 03 04", concepts: "04 05" },
  "06": { modalities: "01 03 04", concepts: "05" },
  "07": { modalities: "01 03 04", concepts: "05" },
  "08": { modalities: "04", concepts: "05" },
  "09": { modalities: "04", concepts: "05" },
  "10": { modalities: "01 02 03 04", concepts: "03 04 05" },
  "11": { modalities: "01 02 03 04", concepts: "03 04 05" },
  "12": { modalities: "01 04", concepts: "03 04 05" },
  "13": { modalities: "01 02 03 04", concepts: "01 02 04 05" },
  "14": { modalities: "01 02 03 04", concepts: "04 05" },
  "15": { modalities: "01 04", concepts: "04 05" },
  "16": { modalities: "01 02 03 04", concepts: "01 02 04 05" },
  "17": { modalities: "01 02 03 04", concepts: "01 04 05" }
}

const withCoverage = (codes: string, coverage: string): Localized => ({
  en: `with coverage ${coverage}: ${codes.replaceAll(" ", ", ")}`,
  es: `con la cobertura ${coverage}: ${codes.replaceAll(" ", ", ")}`
})

const firstDay = "2024-10-01"

/** What is checked of documents of the health sector: what makes them one, and what the ministry's validator will say. */
export const healthRules: ReadonlyArray<Rule<PreparedSale>> = [
  {
    code: "RAD35",
    message: {
      en: "A document of the health sector must state the period of its services.",
      es: "Un documento del sector salud debe informar el período de los servicios."
    },
    explained: explain(
      { path: "$.Period" },
      "A document of the health sector does not state the period of its services, or it ends before it begins.",
      "Un documento del sector salud no informa el período de los servicios, o este termina antes de comenzar.",
      "Give Period.StartDate and Period.EndDate: the days of the first and the last service; of a note, the invoice's.",
      "Informe Period.StartDate y Period.EndDate: los días del primer y el último servicio; en una nota, los de la factura."
    ),
    source: `${ministry}, §7.a`,
    check: (prepared, report) => {
      if (!hasExtension(prepared)) return
      const { period } = prepared.document
      const startDate = period?.startDate
      const endDate = period?.endDate
      if (startDate === undefined) report(["Period", "StartDate"], aDate, undefined)
      if (endDate === undefined) report(["Period", "EndDate"], aDate, undefined)
      if (startDate === undefined || endDate === undefined || startDate.date <= endDate.date) return
      const expected = { en: `${startDate.date} or later`, es: `${startDate.date} o posterior` }
      report(["Period", "EndDate"], expected, endDate.date)
    }
  },
  {
    code: "RAD36",
    message: {
      en: "Documents of this operation credit no payments.",
      es: "Los documentos de esta operación no acreditan recaudos."
    },
    explained: explain(
      { path: "$.PrepaidPayments" },
      "An invoice SS-SinAporte or SS-Recaudo states payments made before.",
      "Una factura SS-SinAporte o SS-Recaudo informa recaudos o anticipos.",
      "Omit PrepaidPayments and PrepaidAmount, or give the operation that credits them: SS-CUFE, SS-CUDE, SS-POS, SS-SNum.",
      "Omita PrepaidPayments y PrepaidAmount, o informe la operación que los acredita: SS-CUFE, SS-CUDE, SS-POS, SS-SNum."
    ),
    source: `${ministry}, §7 and §9`,
    check: ({ document, operationCode }, report) => {
      if (prepaymentsOfOperation(operationCode) !== "none") return
      const { prepaidAmount = zero } = document.legalMonetaryTotal
      if (isGiven(() => document.prepaidPayments)) report(["PrepaidPayments"], nothing, aList)
      if (prepaidAmount.value !== 0n) report(["LegalMonetaryTotal", "PrepaidAmount"], "0", toFixed(prepaidAmount, 2))
    }
  },
  {
    code: "RAD37",
    message: {
      en: "The code is not in the health ministry's table.",
      es: "El código no está en la tabla del Ministerio de Salud."
    },
    explained: explain(
      { path: "$.Health" },
      "A code of the health sector is not in its table.",
      "Un código del sector salud no está en su tabla.",
      "Correct the field that the violation's path names to a code of its list.",
      "Corrija el campo que indica la ruta con un código de su lista."
    ),
    source: `${ministry}, §10: coberturaPlan, modalidadPago, facturaSinContrato, conceptoRecaudo`,
    check: (prepared, report) => {
      for (const { code, list, path } of codesOf(prepared)) {
        const stated = unlessHole(code, () => undefined)
        if (stated !== undefined) reportUnlessListed(list, stated, path, report)
      }
    }
  },
  ministryRule("FED061", {
    message: {
      en: "The ministry's validator takes each concept once: add up the payments of all patients.",
      es: "El validador del Ministerio admite cada concepto una sola vez: sume los recaudos de todos los usuarios."
    },
    explained: explain(
      { codes: ["FED061"], path: "$.PrepaidPayments[*].ConceptCode" },
      "Two prepayments have one concept.",
      "Dos anticipos o recaudos tienen el mismo concepto.",
      "Give each ConceptCode once, with the sum of its payments.",
      "Informe cada ConceptCode una sola vez, con la suma de sus recaudos."
    ),
    check: (prepared, report) => {
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
  }),
  ministryRule("FED104", {
    message: {
      en: "The ministry's validator asks what each payment was for.",
      es: "El validador del Ministerio exige el concepto de cada recaudo."
    },
    explained: explain(
      { codes: ofAll("104"), path: "$.PrepaidPayments[*].ConceptCode" },
      "A payment has no concept, or an invoice that credits payments has none.",
      "Un recaudo no tiene concepto, o una factura que acredita recaudos no tiene ninguno.",
      "Give PrepaidPayments[].ConceptCode; without payments give operation SS-SinAporte, or concept 05 with amount 0.",
      "Informe PrepaidPayments[].ConceptCode; sin recaudos informe la operación SS-SinAporte, o el concepto 05 con valor 0."
    ),
    check: (prepared, report) => {
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
  }),
  forceRule("FED133", modalityField, { en: "payment modality", es: "la modalidad de pago" }),
  forceRule("FED134", coverageField, { en: "coverage", es: "la cobertura" }),
  ministryRule("FED136", {
    message: {
      en: "Without a contract, the ministry asks why there is none.",
      es: "Sin contrato, el Ministerio exige la causa."
    },
    explained: explain(
      { codes: ["FED136"], path: "$.Health.NoContractReasonCode" },
      "There is neither a contract nor a reason to have none.",
      "No se informa contrato ni la causa de no tenerlo.",
      "Give Health.ContractNumber or Health.NoContractReasonCode.",
      "Informe Health.ContractNumber o Health.NoContractReasonCode."
    ),
    check: ({ document: { health } }, report) => {
      if (health === undefined || health.contractNumber !== undefined || health.noContractReasonCode !== undefined)
        return
      const expected = {
        en: "the reason, because ContractNumber is absent",
        es: "la causa, porque no se informa ContractNumber"
      }
      report(["Health", "NoContractReasonCode"], expected, undefined)
    }
  }),
  ministryRule("FED131", {
    message: {
      en: "With this coverage the ministry asks for the number of the policy.",
      es: "Con esta cobertura el Ministerio pide el número de la póliza."
    },
    explained: explain(
      { codes: ofAll("131"), path: "$.Health.PolicyNumber" },
      "The number of the policy is empty. Without a policy, the ministry's notification means nothing.",
      "El número de la póliza está vacío. Si no hay póliza, la notificación del Ministerio no tiene efecto.",
      "Give Health.PolicyNumber with coverages 04, 10, 11 and 12, unless there is a contract.",
      "Informe Health.PolicyNumber con las coberturas 04, 10, 11 y 12, salvo que haya contrato."
    ),
    check: ({ document: { health } }, report) => {
      if (health === undefined || health.policyNumber !== undefined || health.contractNumber !== undefined) return
      if (!byPolicy.has(health.coverageCode)) return
      const expected = { en: "the number of the policy", es: "el número de la póliza" }
      report(["Health", "PolicyNumber"], expected, undefined)
    }
  }),
  ministryRule("VFE022", {
    message: {
      en: "The payer does not fit the coverage.",
      es: "El pagador no corresponde a la cobertura."
    },
    explained: explain(
      { path: "$.CustomerParty" },
      "The payer is none for this coverage: only a patient who pays (15) is no entity with a NIT.",
      "La entidad responsable de pago no corresponde a la cobertura: solo el particular (15) no es una entidad con NIT.",
      "Correct CustomerParty or Health.CoverageCode.",
      "Corrija CustomerParty o Health.CoverageCode."
    ),
    check: ({ customerParty, document: { health, typeCode } }, report) => {
      if (health === undefined || health.coverageCode === "15" || typeCode.startsWith("9")) return
      const type = customerParty.stated.identificationType
      const expected = {
        en: "31: the payer, an entity with a NIT; a patient with coverage 15",
        es: "31: el pagador, una entidad con NIT; un usuario con la cobertura 15"
      }
      if (type !== "31") report([customerParty.field, "IdentificationType"], expected, type)
    }
  }),
  ministryRule("RVG018", {
    message: {
      en: "The ministry's validator takes no period before October 2024.",
      es: "El validador del Ministerio no procesa períodos anteriores a octubre de 2024."
    },
    explained: explain(
      { path: "$.Period" },
      "The period of the services is before 1 October 2024.",
      "El período de los servicios es anterior al 1 de octubre de 2024.",
      "Correct Period.",
      "Corrija Period."
    ),
    check: (prepared, report) => {
      const { period, typeCode } = prepared.document
      const end = period?.endDate?.date
      if (!hasExtension(prepared) || typeCode.startsWith("9") || end === undefined || end >= firstDay) return
      report(["Period", "EndDate"], { en: `${firstDay} or later`, es: `${firstDay} o posterior` }, end)
    }
  }),
  {
    code: "RAD38",
    severity: "notification",
    message: {
      en: "A contract goes with neither a policy nor a reason to have none, and a policy only with some coverages.",
      es: "El contrato excluye la póliza y la causa de no tenerlo, y la póliza va solo con algunas coberturas."
    },
    explained: explain(
      { path: "$.Health.ContractNumber" },
      "A contract is stated with a policy or a reason to have none, or a policy with a coverage that has none.",
      "Se informa un contrato junto con una póliza o una causa de no tenerlo, o una póliza con una cobertura que no la tiene.",
      "Give one of Health.ContractNumber and Health.PolicyNumber; a policy with coverages 04, 10, 11, 12 and 15.",
      "Informe solo uno de Health.ContractNumber y Health.PolicyNumber; una póliza con las coberturas 04, 10, 11, 12 y 15."
    ),
    source: `${ministry}, §4 and §6`,
    check: ({ document: { health } }, report) => {
      if (health === undefined) return
      const { contractNumber, coverageCode, noContractReasonCode, policyNumber } = health
      const without = { en: "nothing, because ContractNumber is stated", es: "nada, porque se informa ContractNumber" }
      if (contractNumber !== undefined) {
        if (noContractReasonCode !== undefined)
          report(["Health", "NoContractReasonCode"], without, noContractReasonCode)
        if (policyNumber !== undefined) report(["Health", "PolicyNumber"], without, policyNumber)
      } else if (policyNumber !== undefined && !mayHavePolicy.has(coverageCode)) {
        const expected = { en: "nothing, with this coverage", es: "nada, con esta cobertura" }
        report(["Health", "PolicyNumber"], expected, policyNumber)
      }
    }
  },
  {
    code: "RAD39",
    severity: "notification",
    message: {
      en: "The ministry's table does not have this code with the coverage.",
      es: "La tabla del Ministerio no tiene este código con la cobertura."
    },
    explained: explain(
      { path: "$.Health.CoverageCode" },
      "The payment modality or a concept of payment does not go with the coverage.",
      "La modalidad de pago o un concepto de recaudo no corresponde a la cobertura.",
      "Correct Health.CoverageCode, Health.PaymentModalityCode or PrepaidPayments[].ConceptCode.",
      "Corrija Health.CoverageCode, Health.PaymentModalityCode o PrepaidPayments[].ConceptCode."
    ),
    source: "Documento Técnico 1 v002 of the health ministry (1 July 2026), §1.8",
    check: (prepared, report) => {
      const { health } = prepared.document
      const allowed = health === undefined ? undefined : usual[health.coverageCode]
      if (health === undefined || allowed === undefined) return
      const { concepts, modalities } = allowed
      const modality = health.paymentModalityCode
      if (healthPaymentModalities.has(modality) && !modalities.split(" ").includes(modality)) {
        report(["Health", "PaymentModalityCode"], withCoverage(modalities, health.coverageCode), modality)
      }
      paymentsOf(prepared).forEach(({ conceptCode: concept }, index) => {
        if (concept !== undefined && healthCollectionConcepts.has(concept) && !concepts.split(" ").includes(concept)) {
          report(conceptAt(index), withCoverage(concepts, health.coverageCode), concept)
        }
      })
    }
  },
  {
    code: "RAD45",
    severity: "notification",
    message: {
      en: "A receipt of the patient's payment is issued to a person.",
      es: "La factura de recaudo se expide a una persona natural."
    },
    explained: explain(
      { path: "$.CustomerParty.OrganizationTypeCode" },
      "An invoice SS-Recaudo is issued to a company.",
      "Una factura SS-Recaudo se expide a una persona jurídica.",
      "Give the patient as CustomerParty, with OrganizationTypeCode 2.",
      "Informe el usuario en CustomerParty, con OrganizationTypeCode 2."
    ),
    source: `${ministry}, §7.b: AdditionalAccountID is 2`,
    check: ({ customerParty, operationCode }, report) => {
      const type = customerParty.stated.organizationTypeCode
      if (operationCode === "SS-Recaudo" && type !== undefined && type !== "2") {
        report([customerParty.field, "OrganizationTypeCode"], "2", type)
      }
    }
  }
]
