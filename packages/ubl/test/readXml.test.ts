import {
  generatedEquivalent,
  equivalentCodes,
  generatedEquivalentNote
} from "@radicar/fixtures/generated/generatedEquivalent"
import { generatedInvoice, InvoiceSeed, now } from "@radicar/fixtures/generated/generatedInvoice"
import { generatedNote } from "@radicar/fixtures/generated/generatedNote"
import { generatedPayroll, PayrollSeed } from "@radicar/fixtures/generated/generatedPayroll"
import { generatedSpd, SpdSeed } from "@radicar/fixtures/generated/generatedSpd"
import { generatedSupport, generatedSupportNote } from "@radicar/fixtures/generated/generatedSupport"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { EventSeed, generatedEvent } from "./support/generatedEvent.ts"
import { goldens } from "./support/goldens.ts"
import { roundTrip } from "./support/roundTrip.ts"

const reference = { uuid: "ab".repeat(48), number: "SETP990000001", date: "2026-01-14" }

/** XML says all that was filed, reading it back says the same, and filing that again writes the same octets. */
const returns = (operation: keyof typeof documentTypes, body: unknown): void => {
  const { differences, facts, key, read, texts } = roundTrip(operation, body)
  assert.strictEqual(read.operation, operation)
  assert.strictEqual(read.key.value, key.value)
  assert.strictEqual(read.key.scheme, key.scheme)
  assert.deepStrictEqual(read.unread, [])
  assert.strictEqual(texts[1], texts[0])
  assert.deepStrictEqual(differences, [])
  assert.deepStrictEqual(facts[1], facts[0])
}

describe.each(goldens.map((golden) => [golden.name, golden] as const))("reading %s", (_, { path, type }) => {
  it("gives back the body that it was written from", () => {
    returns(type.operation as keyof typeof documentTypes, JSON.parse(readFileSync(join(path, "input.json"), "utf8")))
  })
})

describe("JSON to XML to JSON to XML", () => {
  const runs = { arbitrary: { runs: 60 } }
  const sale = (name: string, check: (seed: typeof InvoiceSeed.Type) => void) =>
    it.effect.prop(name, { seed: InvoiceSeed }, ({ seed }) => Effect.sync(() => check(seed)), runs)

  sale("loses nothing of an invoice", (seed) => returns("InvoiceCreate", generatedInvoice(seed)))

  sale("loses nothing of a note", (seed) => {
    for (const noteReference of [undefined, reference]) {
      returns("CreditnoteCreate", generatedNote(seed, "91", noteReference))
      returns("DebitnoteCreate", generatedNote(seed, "92", noteReference))
    }
  })

  sale("loses nothing of a support document and its note", (seed) => {
    returns("SupportCreate", generatedSupport(seed))
    returns("SupportNoteCreate", generatedSupportNote(seed, reference))
  })

  it.effect.prop(
    "loses nothing of an equivalent",
    { seed: InvoiceSeed, code: Schema.Literals(equivalentCodes) },
    ({ code, seed }) => Effect.sync(() => returns("EquivalentCreate", generatedEquivalent(seed, code))),
    runs
  )

  sale("loses nothing of a note of an equivalent", (seed) => {
    returns("EquivalentNoteCreate", generatedEquivalentNote(seed, reference, "94"))
    returns("EquivalentNoteCreate", generatedEquivalentNote(seed, reference, "93"))
  })

  it.effect.prop(
    "loses nothing of a document of public utilities",
    { seed: InvoiceSeed, spd: SpdSeed },
    ({ seed, spd }) => Effect.sync(() => returns("EquivalentSpdCreate", generatedSpd(seed, spd))),
    runs
  )

  it.effect.prop(
    "loses nothing of an event",
    { seed: EventSeed },
    ({ seed }) => Effect.sync(() => returns("EventCreate", generatedEvent(seed))),
    runs
  )

  it.effect.prop(
    "loses nothing of a payroll and its replacement",
    { seed: PayrollSeed },
    ({ seed }) =>
      Effect.sync(() => {
        const body = generatedPayroll(seed)
        returns("PayrollCreate", body)
        returns("PayrollReplaceNote", {
          ...body,
          TypeCode: "103",
          DocumentReference: { Uuid: reference.uuid, Date: reference.date, Number: "NE1" }
        })
      }),
    runs
  )

  it("loses nothing of any example", () => {
    for (const [operation, type] of Object.entries(documentTypes)) {
      returns(
        operation as keyof typeof documentTypes,
        type.example({ number: type.exampleNumbers.from, date: now, reference })
      )
    }
  })
})
