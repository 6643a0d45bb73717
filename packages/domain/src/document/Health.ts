import { Schema } from "effect"
import type { LocalDate } from "../time/LocalDateTime.ts"
import { text } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { codeText } from "./codeText.ts"
import { described } from "../rules/described.ts"

/**
 * Additional fields of an invoice of health services, repeated in its notes (`CustomTagGeneral`; Documento Técnico 2
 * v001 of Resolution 948 of 2026, §4 and §6). Payments by the patient are in `PrepaidPayments`. Absent contracts and
 * policies are written as empty elements (FED130, FED132).
 */
export const Health = wireStruct("HealthServices", {
  providerCode: described(text(20), {
    en: "Code of the health service provider in REPS: 10 digits, 12 with the seat. A technology supplier states its code in IPSnoREPS.",
    es: "Código del prestador de servicios de salud en REPS: 10 dígitos, 12 con la sede. Un proveedor de tecnologías informa su código en IPSnoREPS."
  }),
  paymentModalityCode: described(codeText(2, "health-payment-modalities"), {
    en: "Modality of payment agreed with the payer, two digits: 04 for fee for service.",
    es: "Modalidad de pago pactada con el pagador, dos dígitos: 04 para pago por evento."
  }),
  coverageCode: described(codeText(2, "health-coverages"), {
    en: "Coverage or benefit plan that pays, two digits: 01 to 17.",
    es: "Cobertura o plan de beneficios que paga, dos dígitos: de 01 a 17."
  }),
  contractNumber: described(Schema.optionalKey(text(100)), {
    en: "Number of the contract with the payer, or its CUCON. Not together with a policy or a reason (FED130).",
    es: "Número del contrato con el pagador, o su CUCON. No va con póliza ni con motivo (FED130)."
  }),
  policyNumber: described(Schema.optionalKey(text(50)), {
    en: "Number of the policy, for coverages 04, 10, 11 and 12. Not together with a contract (FED132).",
    es: "Número de la póliza, en las coberturas 04, 10, 11 y 12. No va con contrato (FED132)."
  }),
  noContractReasonCode: described(Schema.optionalKey(codeText(2, "health-no-contract-reasons")), {
    en: "Reason why there is neither contract nor policy, two digits.",
    es: "Motivo por el que no hay contrato ni póliza, dos dígitos."
  }),
  act: described(Schema.optionalKey(text(100)), {
    en: "Act of the ministry that the data follow: Resolución 000948:2026. If absent, the one in force on the day of issue.",
    es: "Acto del ministerio que siguen los datos: Resolución 000948:2026. Si falta, el vigente en la fecha de expedición."
  })
})

/** A value of the schema {@link Health}. */
export type Health = typeof Health.Type

/**
 * Resolutions of the health ministry by the day they came into force, the newest first. The technical document
 * prescribes the form `Resolución NNNN:AAAA`.
 */
const acts: ReadonlyArray<{ readonly act: string; readonly since: LocalDate }> = [
  { act: "Resolución 000948:2026", since: "2026-05-14" },
  { act: "Resolución 002275:2023", since: "2023-12-29" }
]

/** The resolution of the ministry that is in force on a day; the oldest one for earlier days. */
export const healthActOn = (day: LocalDate): string | undefined =>
  (acts.find(({ since }) => since <= day) ?? acts.at(-1))?.act

/** Facts about an operation of the health sector. */
interface HealthOperation {
  /** Whether the XML of the operation contains the extension of the health sector. */
  readonly extension: boolean
  /** The effect of patients' payments: subtracted from the payable amount, only reported, or not allowed. */
  readonly prepayments: "credited" | "reported" | "none"
}

/** The operations of the health sector (Documento Técnico 2 §7 to §9). */
export const healthOperations: Readonly<Record<string, HealthOperation>> = {
  "SS-CUFE": { extension: true, prepayments: "credited" },
  "SS-CUDE": { extension: true, prepayments: "credited" },
  "SS-POS": { extension: true, prepayments: "credited" },
  "SS-SNum": { extension: true, prepayments: "credited" },
  "SS-Recaudo": { extension: false, prepayments: "none" },
  "SS-Reporte": { extension: true, prepayments: "reported" },
  "SS-SinAporte": { extension: true, prepayments: "none" }
}

/** The effect of prepayments in an operation. Outside the health sector they are `informative`. */
export const prepaymentsOfOperation = (operationCode: string): HealthOperation["prepayments"] | "informative" =>
  Object.hasOwn(healthOperations, operationCode)
    ? (healthOperations[operationCode]?.prepayments ?? "informative")
    : "informative"

/** The codes that a coverage allows, separated by blanks. */
interface CoverageRow {
  readonly modalities: string
  /** Types of user of a RIPS. */
  readonly users: string
  /** Concepts of payments; 04 is only in invoices, not in a RIPS. */
  readonly concepts: string
}

const everyModality = "01 02 03 04"

/**
 * Modalities, types of user and concepts of each coverage (Documento Técnico 1 v002 §1.8). The table was only available
 * as text, with its columns pieced together, so deviations are notified and never refused.
 */
const coverageRows: Readonly<Record<string, CoverageRow>> = {
  "02": { modalities: "04", users: "01 02 03 04 05", concepts: "02 05" },
  "04": { modalities: "01 04", users: "10", concepts: "05" },
  "05": { modalities: everyModality, users: "09", concepts: "04 05" },
  "06": { modalities: "01 03 04", users: "01 02 03 04 05 06 07 08 09 10 11 12 13", concepts: "05" },
  "07": { modalities: "01 03 04", users: "01 02 03 04 05 06 07 08 09 10 11 12 13", concepts: "05" },
  "08": { modalities: "04", users: "05", concepts: "05" },
  "09": { modalities: "04", users: "05", concepts: "05" },
  "10": { modalities: everyModality, users: "11", concepts: "03 04 05" },
  "11": { modalities: everyModality, users: "11", concepts: "03 04 05" },
  "12": { modalities: "01 04", users: "11", concepts: "03 04 05" },
  "13": { modalities: everyModality, users: "06 07 13", concepts: "01 02 04 05" },
  "14": { modalities: everyModality, users: "08", concepts: "04 05" },
  "15": { modalities: "01 04", users: "12", concepts: "04 05" },
  "16": { modalities: everyModality, users: "01 02 03", concepts: "01 02 04 05" },
  "17": { modalities: everyModality, users: "04", concepts: "01 04 05" }
}

/** The codes that a coverage allows; `undefined` for coverages that the table does not list. */
export const coverageRow = (code: string | undefined): CoverageRow | undefined =>
  code !== undefined && Object.hasOwn(coverageRows, code) ? coverageRows[code] : undefined
