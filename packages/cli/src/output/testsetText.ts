import type { TestSet, TestSetDocument, TestSetProgress } from "@radicar/contract/inner/testSet/TestSet"
import { operations, registeredType } from "@radicar/domain/inner/documentRegistry"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { statusNames, submissionAdvice } from "@radicar/domain/inner/submission/submissionAdvice"
import { factRows, type Layout, printable, wrapText } from "./layout.ts"

type Status = TestSetDocument["status"]

const statuses: Readonly<Record<Status, Localized & { readonly colour: "green" | "red" | "yellow" }>> = {
  submitted: { ...statusNames.submitted, colour: "green" },
  rejected: { ...statusNames.rejected, colour: "red" },
  refused: { ...submissionAdvice.refused.name, colour: "red" },
  processing: { ...statusNames.processing, colour: "yellow" },
  pending: { ...statusNames.pending, colour: "yellow" }
}

const states: Readonly<Record<TestSetProgress["state"], Localized>> = {
  open: { en: "not closed, as far as the authority has said", es: "sin cerrar, hasta donde dijo la DIAN" },
  accepted: { en: "accepted", es: "aceptado" },
  rejected: { en: "rejected", es: "rechazado" },
  refused: { en: "refused", es: "rechaza los documentos" }
}

/** Name of the document that an operation files; an unknown operation is shown unchanged. */
const operationName = (operation: string, say: Layout["say"]): string => {
  const filingOperation = operations.find((each) => each === operation)
  return filingOperation === undefined ? printable(operation) : say(registeredType(filingOperation).noun)
}

const reasonLines = (document: TestSetDocument, columns: number): ReadonlyArray<string> => {
  const { statusDescription, status, violations } = document
  if (status !== "rejected" && status !== "refused") return []
  const reasons = violations.flatMap(({ fix, message, rule }) => [
    rule === undefined ? message : `${rule}: ${message}`,
    ...(fix === undefined ? [] : [`→ ${fix}`])
  ])
  const lines = reasons.length === 0 ? [statusDescription].filter((text) => text !== "") : reasons
  return lines.flatMap((text) => wrapText(printable(text), columns - 4).map((line) => `    ${line}`))
}

/** Width of the column with the status. */
const statusColumns = 12

/** One document of a test set on one line, with its broken rules below. */
export const testsetDocumentText = (document: TestSetDocument, { columns, paint, say }: Layout): string => {
  const { id, operation, status, zipkey } = document
  const state = statuses[status]
  const text = say(state)
  const line = [
    paint[state.colour](text),
    " ".repeat(Math.max(1, statusColumns - text.length)),
    printable(id),
    `  ${operationName(operation, say)}`
  ]
  const key = zipkey === "" || status === "submitted" ? "" : paint.dim(`  ${printable(zipkey)}`)
  return [`${line.join("")}${key}`, ...reasonLines(document, columns)].join("\n")
}

/** Text with the progress of a test set. */
const testsetProgressText = ({ progress, testSetId }: TestSet, layout: Layout): string => {
  const { say } = layout
  const { accepted, message, notProcessed, open, rejected, state, total } = progress
  const counts = say({
    en: `${accepted} accepted, ${rejected} rejected, ${notProcessed} not processed, ${open} open, of ${total}`,
    es: `${accepted} aceptados, ${rejected} rechazados, ${notProcessed} no procesados, ${open} abiertos, de ${total}`
  })
  return factRows(layout, [
    [{ en: "test set", es: "set de pruebas" }, testSetId],
    [{ en: "documents", es: "documentos" }, counts],
    [{ en: "state", es: "estado" }, say(states[state])],
    [{ en: "authority", es: "DIAN" }, message]
  ])
}

/** Text about a test set, with each of its documents. */
export const testsetText = (testset: TestSet, layout: Layout): string =>
  [
    ...testset.documents.map((each) => testsetDocumentText(each, layout)),
    "",
    testsetProgressText(testset, layout)
  ].join("\n")
