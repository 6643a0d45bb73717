import { healthOperations } from "@radicar/domain/inner/document/Health"
import { Schema } from "effect"
import { generatedInvoice, type InvoiceSeed } from "./generatedInvoice.ts"
import { generatedNote } from "./generatedNote.ts"

const codes = (last: number) =>
  Schema.Literals(Array.from({ length: last }, (_, index) => String(index + 1).padStart(2, "0")))

/** Seed of a document of the health sector, in addition to that of an invoice. */
export const HealthSeed = Schema.Struct({
  operation: Schema.Literals(Object.keys(healthOperations)),
  modality: codes(5),
  coverage: codes(17),
  reason: codes(7),
  hasContract: Schema.Boolean,
  hasPolicy: Schema.Boolean,
  hasReason: Schema.Boolean,
  /** Concepts of patients' payments; the codes may repeat. */
  concepts: Schema.Array(codes(5)).check(Schema.isMaxLength(3)),
  act: Schema.Boolean,
  /** Whether payments that are only reported are included in the totals. */
  totalled: Schema.Boolean
})

const hundredthsOf = (text: string): bigint => BigInt(text.replace(".", ""))

const decimalText = (hundredths: bigint): string => {
  const digits = hundredths.toString().padStart(3, "0")
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const groupOf = (seed: typeof HealthSeed.Type) => ({
  ProviderCode: "110010999901",
  PaymentModalityCode: seed.modality,
  CoverageCode: seed.coverage,
  ContractNumber: seed.hasContract ? "CT-<1> & Ñ" : null,
  PolicyNumber: seed.hasPolicy ? "PÓLIZA-7" : null,
  NoContractReasonCode: seed.hasReason ? seed.reason : null,
  Act: seed.act ? "Resolución 001884:2024" : null
})

/** An invoice of the health sector, made from an invoice's seed. */
export const generatedHealthInvoice = (sale: typeof InvoiceSeed.Type, seed: typeof HealthSeed.Type) => {
  const { LegalMonetaryTotal, ...body } = generatedInvoice({ ...sale, prepaid: false })
  const { extension, prepayments } = healthOperations[seed.operation] ?? {}
  const payable = hundredthsOf(LegalMonetaryTotal.PayableAmount)
  const listed = prepayments === "none" ? [] : seed.concepts
  const collected = listed.map((ConceptCode, index) => ({
    ConceptCode,
    Amount: decimalText(payable / BigInt(5 + index)),
    Date: "2026-01-14"
  }))
  const sum = listed.reduce((total, _, index) => total + payable / BigInt(5 + index), 0n)
  const isTotalled = prepayments === "credited" || (seed.totalled && sum > 0n)
  return {
    ...body,
    OperationCode: seed.operation,
    ...(extension === true ? { Health: groupOf(seed) } : {}),
    PrepaidPayments: collected,
    LegalMonetaryTotal: {
      ...LegalMonetaryTotal,
      PrepaidAmount: isTotalled ? decimalText(sum) : 0,
      PayableAmount: decimalText(prepayments === "credited" ? payable - sum : payable)
    }
  }
}

/** A note of an invoice of the health sector, with the invoice's extension and period. */
export const generatedHealthNote = (
  sale: typeof InvoiceSeed.Type,
  seed: typeof HealthSeed.Type,
  typeCode: "91" | "92",
  reference: { readonly uuid: string; readonly number: string; readonly date: string }
) => ({
  ...generatedNote({ ...sale, prepaid: false }, typeCode, reference),
  Health: groupOf(seed),
  Period: { StartDate: "2026-01-01", EndDate: "2026-01-31" }
})
