import { generatedInvoice, type InvoiceSeed } from "./generatedInvoice.ts"

/** The type codes of notes, each with the fields that its body adds to an invoice. */
const notes = {
  "91": { Prefix: "NC", withReference: "20", withoutReference: "22" },
  "92": { Prefix: "ND", withReference: "30", withoutReference: "32" }
} as const

/** A note made from an invoice's seed: over a period, or about the invoice `reference`. */
export const generatedNote = (
  seed: typeof InvoiceSeed.Type,
  typeCode: keyof typeof notes,
  reference?: { readonly uuid: string; readonly number: string; readonly date: string }
) => {
  // a note has no withholdings, and a credit note no prepayments
  const lines = seed.lines.map((each) => (each.kind === "withheld" ? { ...each, kind: "plain" as const } : each))
  const {
    DueDate: _,
    Period,
    ...invoice
  } = generatedInvoice({ ...seed, lines, type: "01", prepaid: seed.prepaid && typeCode === "92" })
  const { Prefix, withReference, withoutReference } = notes[typeCode]
  return {
    ...invoice,
    TypeCode: typeCode,
    OperationCode: reference === undefined ? withoutReference : withReference,
    NumberingRange: { Prefix },
    // leading zeros are part of a number, and a note without reference may omit its reason
    Number: seed.credit ? "0021" : 21,
    CorrectionCode: reference === undefined && seed.credit ? null : "3",
    ...(reference === undefined
      ? { Period }
      : { DocumentReference: { Uuid: reference.uuid, Date: reference.date, Number: reference.number } })
  }
}
