import { assert, describe, it } from "@effect/vitest"
import {
  equivalentCodes,
  generatedEquivalent,
  generatedEquivalentNote
} from "@radicar/fixtures/generated/generatedEquivalent"
import { EventSeed, generatedEvent } from "@radicar/fixtures/generated/generatedEvent"
import { generatedInvoice, InvoiceSeed } from "@radicar/fixtures/generated/generatedInvoice"
import { generatedNote } from "@radicar/fixtures/generated/generatedNote"
import { generatedPayroll, PayrollSeed } from "@radicar/fixtures/generated/generatedPayroll"
import { generatedSpd, SpdSeed } from "@radicar/fixtures/generated/generatedSpd"
import { generatedSupport, generatedSupportNote } from "@radicar/fixtures/generated/generatedSupport"
import type { Sheet } from "@radicar/print/inner/layout/Sheet"
import { printSheet } from "@radicar/print/inner/printableDocument"
import { longOr } from "@radicar/fixtures/long"
import { Effect, Schema } from "effect"
import { invoiceOf } from "./support/invoiceOf.ts"
import { misplaced } from "./support/misplaced.ts"
import { type Operation, printable } from "./support/printing.ts"
import { readPdf } from "./support/readPdf.ts"

const read = (operation: Operation, body: unknown) => {
  const { document } = printable(operation, typeof body === "string" ? body : JSON.stringify(body))
  return Effect.promise(() => readPdf(document.print({ paper: "letter" }))).pipe(
    Effect.map((pdf) => ({ ...pdf, key: document.key.value }))
  )
}

/** Prints a body; what comes out can be read, has its key on every page, and nothing is where it should not be. */
const holds = (operation: Operation, body: unknown) =>
  Effect.gen(function* () {
    const { key, pages } = yield* read(operation, body)
    for (const page of pages) {
      assert.include(page.text, key)
      assert.deepStrictEqual(misplaced(page), [])
    }
  })

const runs = { arbitrary: { runs: longOr(40, 10), seed: 20260115 } } as const

const reference = { uuid: "ab".repeat(48), number: "SETP1", date: "2026-01-10" }

describe("with any content", () => {
  it.effect.prop(
    "an invoice is printed",
    { seed: InvoiceSeed },
    ({ seed }) => holds("InvoiceCreate", generatedInvoice(seed)),
    runs
  )

  it.effect.prop(
    "a note is printed",
    { seed: InvoiceSeed },
    ({ seed }) =>
      Effect.all([
        holds("CreditnoteCreate", generatedNote(seed, "91", reference)),
        holds("DebitnoteCreate", generatedNote(seed, "92"))
      ]),
    runs
  )

  it.effect.prop(
    "a support document and its note are printed",
    { seed: InvoiceSeed },
    ({ seed }) =>
      Effect.all([
        holds("SupportCreate", generatedSupport(seed)),
        holds("SupportNoteCreate", generatedSupportNote(seed, reference))
      ]),
    runs
  )

  it.effect.prop(
    "an equivalent of any kind and its note are printed",
    {
      seed: InvoiceSeed,
      kind: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: equivalentCodes.length - 1 }))
    },
    ({ kind, seed }) =>
      Effect.all([
        holds("EquivalentCreate", generatedEquivalent(seed, equivalentCodes[kind]!)),
        holds("EquivalentNoteCreate", generatedEquivalentNote(seed, reference, kind % 2 === 0 ? "93" : "94"))
      ]),
    runs
  )

  it.effect.prop(
    "a bill of public utilities is printed",
    { seed: InvoiceSeed, spd: SpdSeed },
    ({ seed, spd }) => holds("EquivalentSpdCreate", generatedSpd(seed, spd)),
    runs
  )

  it.effect.prop(
    "a payroll is printed",
    { seed: PayrollSeed },
    ({ seed }) => holds("PayrollCreate", generatedPayroll(seed)),
    runs
  )

  it.effect.prop(
    "an event is printed",
    { seed: EventSeed },
    ({ seed }) => holds("EventCreate", generatedEvent(seed, reference)),
    runs
  )
})

const texts = {
  "a word of 450 letters": "W".repeat(450),
  "a word of wide letters and no hyphen": "MW".repeat(200),
  emoji: "🧾👩🏽‍🚀🇨🇴".repeat(30),
  "right to left": "שלום עולם مرحبا بالعالم \u202eevil\u202c",
  ideographs: "漢字かな交じり文".repeat(20),
  "stacked accents": `e${"\u0301".repeat(40)} a\u0308\u0323`,
  blanks: "a\u00a0b\u2003c\u3000d\te",
  "line ends": "uno\r\ndos\rtres\u2028cuatro\u0085cinco",
  markup: "<b>(no) \\ [es] <</Type/Catalog>> endstream endobj</b>"
}

const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join("")

describe.each(Object.entries(texts))("%s", (_, text) => {
  it.effect("runs off no page, wherever it stands", () => {
    const example = JSON.parse(invoiceOf(3)) as Record<string, Record<string, unknown>>
    const body = invoiceOf(
      3,
      {
        Note: text,
        CompanyParty: { ...example["CompanyParty"], Name: cut(text, 100) },
        CustomerParty: { ...example["CustomerParty"], Name: cut(text, 100) },
        CustomizePrintFormat: { HeaderText: text, FooterText: text }
      },
      { Description: text, Note: text, Code: cut(text, 25) }
    )
    return holds("InvoiceCreate", body)
  })
})

describe("unreadable characters", () => {
  // the domain refuses these; the layout must not trust it
  it.effect.each([
    ["control characters", "a\u0001b\u007fc\u009fd", "a\ufffdb\ufffdc\ufffdd"],
    ["half a pair of surrogates", "a\ud83db\ude00c", "a\ufffdbc"],
    ["noncharacters", "a\uffffb", "a\ufffdb"]
  ] as const)("%s are shown as what they are: unreadable", ([, text, shown]) =>
    Effect.gen(function* () {
      const sheet: Sheet = {
        title: text,
        number: "1",
        issuer: { name: text, lines: [text] },
        facts: [],
        warnings: [],
        parts: [{ kind: "paragraphs", text }],
        qr: "1",
        key: { label: "CUDE", value: "ab" },
        legends: []
      }
      const { document } = printable("InvoiceCreate", invoiceOf(1))
      const pdf = yield* Effect.promise(() => readPdf(printSheet(sheet, document, {})))
      assert.isAtLeast(pdf.text.split(shown).length - 1, 4)
    })
  )
})
