import { describe, expect, it } from "@effect/vitest"
import { equivalentText } from "./support/equivalentText.ts"
import { eventText } from "./support/eventText.ts"
import { noteText } from "./support/noteText.ts"
import { payrollText } from "./support/payrollText.ts"
import { supportText } from "./support/supportText.ts"
import { xsdProblems } from "./support/xsd.ts"

/** The texts the rules are tested with, by the root whose official schema they must satisfy. */
const texts = [
  ["CreditNote", "a credit note", noteText()],
  ["DebitNote", "a debit note", noteText({ typeCode: "92" })],
  ["Invoice", "a support document", supportText()],
  ["Invoice", "a ticket of a point of sale", equivalentText()],
  [
    "Invoice",
    "a document of public utilities",
    equivalentText({ typeCode: "60", profile: "DIAN 2.1: Documento Equivalente SPD" })
  ],
  ["ApplicationResponse", "an event", eventText({ code: "030" })],
  ["ApplicationResponse", "a claim", eventText({ code: "031" })],
  ["NominaIndividual", "a payroll document", payrollText()],
  ["NominaIndividualDeAjuste", "a replacement", payrollText({ branch: "Reemplazar" })],
  ["NominaIndividualDeAjuste", "a deletion", payrollText({ branch: "Eliminar" })],
  ["CreditNote", "a note to a support document", supportText({ corrects: { number: "SEDS1", key: "0" } })]
] as const

describe.skipIf(xsdProblems === undefined)("the official schema", () => {
  it.each(texts)("of %s accepts %s", (root, _, xml) => {
    // A placeholder stands for the signature: an extension must not be empty.
    const filled = xml.replace("<ext:ExtensionContent></", "<ext:ExtensionContent><ds:KeyName>x</ds:KeyName></")
    expect(xsdProblems!(root, filled)).toEqual([])
  })
})
