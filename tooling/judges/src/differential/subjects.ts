import { type Operation, operations } from "@radicar/domain/inner/documentRegistry"
import {
  equivalentCodes,
  generatedEquivalent,
  generatedEquivalentNote
} from "@radicar/fixtures/generated/generatedEquivalent"
import { eventOperation, EventSeed, generatedEvent } from "@radicar/fixtures/generated/generatedEvent"
import { generatedHealthInvoice, generatedHealthNote, HealthSeed } from "@radicar/fixtures/generated/generatedHealth"
import { generatedInvoice, InvoiceSeed, now } from "@radicar/fixtures/generated/generatedInvoice"
import { generatedNote } from "@radicar/fixtures/generated/generatedNote"
import { generatedPayroll, PayrollSeed } from "@radicar/fixtures/generated/generatedPayroll"
import {
  generatedSectorInvoice,
  generatedSectorNote,
  sectorOperations,
  SectorSeed
} from "@radicar/fixtures/generated/generatedSectors"
import { generatedSpd, SpdSeed } from "@radicar/fixtures/generated/generatedSpd"
import { generatedSupport, generatedSupportNote } from "@radicar/fixtures/generated/generatedSupport"
import type { Judge } from "@radicar/sandbox/inner/Judge"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Arbitrary } from "effect"
import type { Body, Mutation } from "./Mutation.ts"
import { eventMutations } from "./mutations/eventMutations.ts"
import { healthMutations } from "./mutations/healthMutations.ts"
import { payrollMutations } from "./mutations/payrollMutations.ts"
import { saleMutations } from "./mutations/saleMutations.ts"
import { sectorMutations } from "./mutations/sectorMutations.ts"
import { eventReferences, fileExample, type Reference } from "./references.ts"

interface Bodies {
  readonly mutations: ReadonlyArray<Mutation>
  /**
   * Makes the generator of bodies that break no rule. The judge first receives the documents to which the bodies refer.
   */
  readonly bodies: (judge: Judge) => Arbitrary.Arbitrary<Body>
}

/** A type of document whose verdicts are compared, with its bodies and mutations. */
export interface Subject extends Bodies {
  readonly operation: Operation
  /** Name of the operation, or of a subset of its documents that is compared separately. */
  readonly name: string
}

const invoiceSeed = Arbitrary.schema(InvoiceSeed)

const sale = (
  body: (seed: typeof InvoiceSeed.Type, reference: Reference) => Body,
  refersTo?: (judge: Judge) => Reference
): Bodies => ({
  mutations: saleMutations,
  bodies: (judge) => {
    const reference = refersTo?.(judge) ?? { uuid: "", number: "", date: "" }
    return Arbitrary.map(invoiceSeed, (seed) => body(seed, reference))
  }
})

const invoiceOf = (judge: Judge, changes: Record<string, unknown> = {}) =>
  fileExample(judge, "InvoiceCreate", 990_000_001, changes)
const payrollOf = (judge: Judge) => fileExample(judge, "PayrollCreate", 1)
const withUuid = ({ date, number, uuid }: Reference) => ({ Uuid: uuid, Date: date, Number: number })

const bodiesOf: Readonly<Record<Operation, Bodies>> = {
  InvoiceCreate: sale(generatedInvoice),
  CreditnoteCreate: sale(
    (seed, reference) => generatedNote(seed, "91", reference),
    (judge) => invoiceOf(judge)
  ),
  DebitnoteCreate: sale(
    (seed, reference) => generatedNote(seed, "92", reference),
    (judge) => invoiceOf(judge)
  ),
  SupportCreate: sale(generatedSupport),
  SupportNoteCreate: sale(generatedSupportNote, (judge) => fileExample(judge, "SupportCreate", 984_000_001)),
  EquivalentCreate: sale((seed) =>
    generatedEquivalent(seed, equivalentCodes[seed.lines.length % equivalentCodes.length] ?? "20")
  ),
  EquivalentSpdCreate: {
    mutations: saleMutations,
    bodies: () =>
      Arbitrary.map(Arbitrary.all([invoiceSeed, Arbitrary.schema(SpdSeed)]), ([seed, spd]) => generatedSpd(seed, spd))
  },
  EquivalentNoteCreate: sale(generatedEquivalentNote, (judge) => fileExample(judge, "EquivalentCreate", 1)),
  PayrollCreate: {
    mutations: payrollMutations,
    bodies: () => Arbitrary.map(Arbitrary.schema(PayrollSeed), (seed) => ownSoftware(generatedPayroll(seed)))
  },
  PayrollReplaceNote: {
    mutations: payrollMutations,
    bodies: (judge) => {
      const DocumentReference = withUuid(payrollOf(judge))
      return Arbitrary.map(Arbitrary.schema(PayrollSeed), (seed) => ({
        ...ownSoftware(generatedPayroll(seed)),
        TypeCode: "103",
        DocumentReference
      }))
    }
  },
  PayrollDeleteNote: {
    mutations: payrollMutations,
    bodies: (judge) => {
      const reference = payrollOf(judge)
      return Arbitrary.map(Arbitrary.schema(PayrollSeed), (seed) => ({
        ...documentTypes.PayrollDeleteNote.example({ number: 2, date: now, reference }),
        Note: generatedPayroll(seed)["Note"],
        CompanyParty: generatedPayroll(seed)["CompanyParty"]
      }))
    }
  },
  EventCreate: {
    mutations: eventMutations,
    bodies: (judge) => {
      const referenceOf = eventReferences(judge)
      return Arbitrary.map(Arbitrary.schema(EventSeed), (seed) =>
        generatedEvent(seed, referenceOf(seed.code, eventOperation(seed) ?? ""))
      )
    }
  }
}

const healthSeed = Arbitrary.schema(HealthSeed)

const healthNote = (typeCode: "91" | "92"): Bodies => ({
  mutations: healthMutations,
  bodies: (judge) => {
    const reference = invoiceOf(judge)
    return Arbitrary.map(Arbitrary.all([invoiceSeed, healthSeed]), ([seed, health]) =>
      generatedHealthNote(seed, health, typeCode, reference)
    )
  }
})

const sectorSeed = Arbitrary.schema(SectorSeed)

const sectorNote = (typeCode: "91" | "92", operation: "09" | "11"): Bodies => ({
  mutations: sectorMutations(operation),
  bodies: (judge) => {
    const reference = invoiceOf(judge)
    return Arbitrary.map(Arbitrary.all([invoiceSeed, sectorSeed]), ([seed, sector]) =>
      generatedSectorNote(seed, sector, typeCode, operation, reference)
    )
  }
})

/** Subjects for economic sectors, such as health, whose documents have their own operations and groups. */
const ofSectors: ReadonlyArray<Subject> = [
  {
    operation: "InvoiceCreate",
    name: "InvoiceCreate of health",
    mutations: healthMutations,
    bodies: () =>
      Arbitrary.map(Arbitrary.all([invoiceSeed, healthSeed]), ([seed, health]) => generatedHealthInvoice(seed, health))
  },
  { operation: "CreditnoteCreate", name: "CreditnoteCreate of health", ...healthNote("91") },
  { operation: "DebitnoteCreate", name: "DebitnoteCreate of health", ...healthNote("92") },
  ...sectorOperations.map((operation): Subject => ({
    operation: "InvoiceCreate",
    name: `InvoiceCreate of operation ${operation}`,
    mutations: sectorMutations(operation),
    bodies: () =>
      Arbitrary.map(Arbitrary.all([invoiceSeed, sectorSeed]), ([seed, sector]) =>
        generatedSectorInvoice(seed, sector, operation)
      )
  })),
  { operation: "CreditnoteCreate", name: "CreditnoteCreate of AIU", ...sectorNote("91", "09") },
  { operation: "CreditnoteCreate", name: "CreditnoteCreate of a mandate", ...sectorNote("91", "11") },
  { operation: "DebitnoteCreate", name: "DebitnoteCreate of a mandate", ...sectorNote("92", "11") }
]

/** Subject for a payroll that follows another one of the same worker and month. */
const furtherPayroll: Subject = {
  operation: "PayrollCreate",
  name: "PayrollCreate with Novedad",
  mutations: payrollMutations,
  bodies: (judge) => {
    const reference = payrollOf(judge)
    return Arbitrary.map(Arbitrary.schema(PayrollSeed), (seed) => ({
      ...ownSoftware(generatedPayroll(seed)),
      Novedad: { Uuid: reference.uuid }
    }))
  }
}

/** All subjects: every type of document, and the subsets that are compared separately. */
export const subjects: ReadonlyArray<Subject> = [
  ...operations.map((operation) => ({ operation, name: operation, ...bodiesOf[operation] })),
  furtherPayroll,
  ...ofSectors
]

/**
 * Replaces a body's generated software, which the sandbox does not know, with a statement that names no software id.
 */
const ownSoftware = (body: Body): Body => ({ ...body, SoftwareProvider: { Origin: "ERP" } })
