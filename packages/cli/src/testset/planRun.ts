import type { TestSet } from "@radicar/contract/inner/testSet/TestSet"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Clock, Effect } from "effect"
import { failure } from "../Failure.ts"
import { documentsOf } from "./Autopilot.ts"
import type { Journal } from "./Journal.ts"
import { type NotedInvoice, type PlanBasis, planInvoice, planNote } from "./planDocuments.ts"
import { nameOf, type PlannedDocument, type PlannedOperation } from "./PlannedDocument.ts"

type NoteOperation = Exclude<PlannedOperation, "InvoiceCreate">

const noInvoice = failure(
  "rejected",
  {
    en: "No invoice of this run was accepted, and a note has to be about one.",
    es: "Ninguna factura de esta corrida fue aceptada, y una nota debe referirse a una."
  },
  {
    en: "Correct what the rules above say, then run the same command again.",
    es: "Corrija lo que indican las reglas y repita el comando."
  }
)

/**
 * Plans the documents of a run of `radicar testset run`, beginning with those in its journal, the file that lets a
 * stopped run go on. New documents are written to the journal first. If the run continues on another day, documents not
 * yet filed get the new date: the authority accepts a document only on its date.
 */
export const planRun = <E, R>({
  basis,
  firstNumber,
  journal
}: {
  readonly basis: Omit<PlanBasis, "date">
  readonly firstNumber: Effect.Effect<number, E, R>
  readonly journal: Journal
}) => {
  const now = Effect.map(Clock.currentTimeMillis, fromEpochMillis)

  const recorded = Effect.fnUntraced(function* (documents: ReadonlyArray<PlannedDocument>) {
    yield* journal.append(documents.filter((document) => !journal.planned.includes(document)))
    return documents
  })

  const plannedOf = (operation: PlannedOperation) => journal.planned.filter((each) => each.operation === operation)

  const renewed = Effect.fnUntraced(function* (
    documents: ReadonlyArray<PlannedDocument>,
    testset: TestSet | undefined,
    plan: (document: PlannedDocument, basis: PlanBasis) => PlannedDocument
  ) {
    const filed = documentsOf(testset)
    const date = yield* now
    return documents.map((document) => {
      const isStale = String(document.body.get("Date")).slice(0, 10) !== date.date
      return isStale && !filed.has(nameOf(document)) ? plan(document, { ...basis, date }) : document
    })
  })

  const invoices = Effect.fn("planRun.invoices")(function* (count: number, testset: TestSet | undefined) {
    const plannedInvoices = yield* renewed(plannedOf("InvoiceCreate").slice(0, count), testset, ({ number }, today) =>
      planInvoice(number, today)
    )
    const missing = count - plannedInvoices.length
    if (missing === 0) return yield* recorded(plannedInvoices)
    const first =
      plannedInvoices.length === 0 ? yield* firstNumber : Math.max(...plannedInvoices.map(({ number }) => number)) + 1
    const today = { ...basis, date: yield* now }
    const added = Array.from({ length: missing }, (_, index) => planInvoice(first + index, today))
    return yield* recorded([...plannedInvoices, ...added])
  })

  const notes = Effect.fn("planRun.notes")(function* (
    operation: NoteOperation,
    count: number,
    planned: ReadonlyArray<PlannedDocument>,
    testset: TestSet | undefined
  ) {
    const filed = documentsOf(testset)
    const accepted = planned.flatMap((each): ReadonlyArray<NotedInvoice> => {
      const invoice = filed.get(nameOf(each))
      return invoice?.status === "submitted" ? [{ planned: each, uuid: invoice.uuid }] : []
    })
    const [one] = accepted
    if (count === 0) return []
    if (one === undefined) return yield* noInvoice
    // reuses the numbers of the run's invoices, with the notes' prefix
    const first = Math.min(...planned.map(({ number }) => number))
    const noteOf = (number: number, today: PlanBasis) =>
      planNote(operation, number, accepted[(number - first) % accepted.length] ?? one, today)
    const plannedNotes = yield* renewed(plannedOf(operation).slice(0, count), testset, ({ number }, today) =>
      noteOf(number, today)
    )
    const today = { ...basis, date: yield* now }
    const added = Array.from({ length: count - plannedNotes.length }, (_, index) =>
      noteOf(first + plannedNotes.length + index, today)
    )
    return yield* recorded([...plannedNotes, ...added])
  })

  return { invoices, notes }
}
