import { healthCollectionConcepts } from "../../codes/healthCollectionConcepts.ts"
import { healthPaymentModalities } from "../../codes/healthPaymentModalities.ts"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import { coverageRow, prepaymentsOfOperation } from "../../document/Health.ts"
import { toFixed, zero } from "../../number/Decimal.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import { isStated, ifReadable } from "../../rules/unreadable.ts"
import type { Localized } from "../../rules/Language.ts"
import { rule, ruleWithCause, type Rules, type Check } from "../../rules/Rule.ts"
import { aDate, aList, nothing } from "../../rules/sharedWordings.ts"
import { byPolicy, codesOf, conceptAt, hasExtension, ministry, ministryRules, paymentsOf } from "./ministryRules.ts"

/** Coverages with which a policy may pay: those by policy, and private patients with a policy. */
const mayHavePolicy: ReadonlySet<string> = new Set([...byPolicy, "15"])

const withCoverage = (codes: string, coverage: string): Localized => ({
  en: `with coverage ${coverage}: ${codes.replaceAll(" ", ", ")}`,
  es: `con la cobertura ${coverage}: ${codes.replaceAll(" ", ", ")}`
})

const receiptSource = `${ministry}, §7.b: AdditionalAccountID is 2`

const checkCoverage: Check<PreparedSale> = (prepared, report) => {
  const { health } = prepared.document
  const allowed = coverageRow(health?.coverageCode)
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

const checkPolicy: Check<PreparedSale> = ({ document: { health } }, report) => {
  if (health === undefined) return
  const { contractNumber, coverageCode, noContractReasonCode, policyNumber } = health
  const without = { en: "nothing, because ContractNumber is stated", es: "nada, porque se informa ContractNumber" }
  if (contractNumber !== undefined) {
    if (noContractReasonCode !== undefined) report(["Health", "NoContractReasonCode"], without, noContractReasonCode)
    if (policyNumber !== undefined) report(["Health", "PolicyNumber"], without, policyNumber)
  } else if (policyNumber !== undefined && !mayHavePolicy.has(coverageCode)) {
    const expected = { en: "nothing, with this coverage", es: "nada, con esta cobertura" }
    report(["Health", "PolicyNumber"], expected, policyNumber)
  }
}

const checkHealthCodes: Check<PreparedSale> = (prepared, report) => {
  for (const { code, list, path } of codesOf(prepared)) {
    const statedCode = ifReadable(code, () => undefined)
    if (statedCode !== undefined) reportUnlessListed(list, statedCode, path, report)
  }
}

const checkServicePeriod: Check<PreparedSale> = (prepared, report) => {
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

/**
 * Rules on documents of the health sector: the ministry's requirements for such documents, and the rules of its
 * validator.
 */
export const healthRules: Rules<PreparedSale> = [
  ...ministryRules,
  ruleWithCause(
    { code: "RAD35", path: "$.Period", source: `${ministry}, §7.a` },
    "A document of the health sector must state the period of its services.",
    "Un documento del sector salud debe informar el período de los servicios.",
    "A document of the health sector does not state the period of its services, or it ends before it begins.",
    "Un documento del sector salud no informa el período de los servicios, o este termina antes de comenzar.",
    "Give Period.StartDate and Period.EndDate: the days of the first and the last service; of a note, the invoice's.",
    "Informe Period.StartDate y Period.EndDate: los días del primer y el último servicio; en una nota, los de la factura.",
    checkServicePeriod
  ),
  ruleWithCause(
    { code: "RAD36", path: "$.PrepaidPayments", source: `${ministry}, §7 and §9` },
    "Documents of this operation credit no payments.",
    "Los documentos de esta operación no acreditan recaudos.",
    "An invoice SS-SinAporte or SS-Recaudo states payments made before.",
    "Una factura SS-SinAporte o SS-Recaudo informa recaudos o anticipos.",
    "Omit PrepaidPayments and PrepaidAmount, or give the operation that credits them: SS-CUFE, SS-CUDE, SS-POS, SS-SNum.",
    "Omita PrepaidPayments y PrepaidAmount, o informe la operación que los acredita: SS-CUFE, SS-CUDE, SS-POS, SS-SNum.",
    ({ document, operationCode }, report) => {
      if (prepaymentsOfOperation(operationCode) !== "none") return
      const { prepaidAmount = zero } = document.legalMonetaryTotal
      if (isStated(() => document.prepaidPayments)) report(["PrepaidPayments"], nothing, aList)
      if (prepaidAmount.value !== 0n) report(["LegalMonetaryTotal", "PrepaidAmount"], "0", toFixed(prepaidAmount, 2))
    }
  ),
  rule(
    {
      code: "RAD37",
      path: "$.Health",
      source: `${ministry}, §10: coberturaPlan, modalidadPago, facturaSinContrato, conceptoRecaudo`
    },
    "The code is not in the health ministry's table.",
    "El código no está en la tabla del Ministerio de Salud.",
    "Correct the field that the violation's path names to a code of its list.",
    "Corrija el campo que indica la ruta con un código de su lista.",
    checkHealthCodes
  ),
  rule(
    { code: "RAD38", severity: "notification", path: "$.Health.ContractNumber", source: `${ministry}, §4 and §6` },
    "A contract excludes a policy and a reason to have none, and only some coverages have a policy.",
    "El contrato excluye la póliza y la causa de no tenerlo, y la póliza va solo con algunas coberturas.",
    "Give one of Health.ContractNumber and Health.PolicyNumber; a policy with coverages 04, 10, 11, 12 and 15.",
    "Informe solo uno de Health.ContractNumber y Health.PolicyNumber; una póliza con las coberturas 04, 10, 11, 12 y 15.",
    checkPolicy
  ),
  rule(
    {
      code: "RAD39",
      severity: "notification",
      path: "$.Health.CoverageCode",
      source: "Documento Técnico 1 v002 of the health ministry (1 July 2026), §1.8"
    },
    "The ministry's table does not have this code with the coverage.",
    "La tabla del Ministerio no tiene este código con la cobertura.",
    "Correct Health.CoverageCode, Health.PaymentModalityCode or PrepaidPayments[].ConceptCode.",
    "Corrija Health.CoverageCode, Health.PaymentModalityCode o PrepaidPayments[].ConceptCode.",
    checkCoverage
  ),
  rule(
    { code: "RAD45", severity: "notification", path: "$.CustomerParty.OrganizationTypeCode", source: receiptSource },
    "A receipt of the patient's payment is issued to a person.",
    "La factura de recaudo se expide a una persona natural.",
    "Give the patient as CustomerParty, with OrganizationTypeCode 2.",
    "Informe el usuario en CustomerParty, con OrganizationTypeCode 2.",
    ({ customerParty, operationCode }, report) => {
      const type = customerParty.stated.organizationTypeCode
      if (operationCode === "SS-Recaudo" && type !== undefined && type !== "2") {
        report([customerParty.field, "OrganizationTypeCode"], "2", type)
      }
    }
  )
]
