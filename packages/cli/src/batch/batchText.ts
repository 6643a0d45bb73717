import type { Localized } from "@radicar/domain/inner/rules/Language"
import { statusNames } from "@radicar/domain/inner/submission/submissionAdvice"
import { type Layout, printable, wrapText } from "../output/layout.ts"
import { violationsText } from "../output/Output.ts"
import { outcomeAdvice } from "../output/submissionText.ts"
import type { BatchStatus, FileResult } from "./FileResult.ts"
import type { Tally } from "./Tally.ts"

type Word = Localized & { readonly colour: "green" | "red" | "yellow" }

const words: Readonly<Record<BatchStatus, Word>> = {
  submitted: { ...statusNames.submitted, colour: "green" },
  rejected: { ...statusNames.rejected, colour: "red" },
  processing: { ...statusNames.processing, colour: "yellow" },
  pending: { ...statusNames.pending, colour: "yellow" },
  unknown: { en: "Unknown", es: "Desconocido", colour: "yellow" },
  failed: { en: "Failed", es: "Fallido", colour: "red" }
}

const indented = (text: string, columns: number): ReadonlyArray<string> =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .flatMap((line) => wrapText(line.trim(), columns - 4).map((part) => `    ${part}`))

const statusWidth = 13

/** Text about one file of a batch, on one line, with the reason below if its document was not accepted. */
export const fileResultText = (file: FileResult, layout: Layout): string => {
  const { columns, paint, say } = layout
  const { id, problem, result, status } = file
  const word = words[status]
  const text = say(word)
  const first = [
    `${paint[word.colour](text)}${" ".repeat(Math.max(1, statusWidth - text.length))}`,
    id === undefined ? "" : `${paint.bold(printable(id))}  `,
    printable(file.file)
  ].join("")
  const violations = problem?.violations ?? []
  return [
    first,
    ...(status === "rejected" && result !== undefined ? indented(result.response.errorMessage, columns) : []),
    ...(result?.response.numberHolder === undefined
      ? []
      : indented(outcomeAdvice("numberTaken").map(say).join(" "), columns)),
    ...(problem === undefined ? [] : indented(problem.message, columns)),
    ...(problem?.hint === undefined ? [] : indented(problem.hint, columns)),
    ...(violations.length === 0 ? [] : [violationsText({ ...problem, violations }, layout)])
  ].join("\n")
}

/** A count and its noun, whose Spanish plural ends in s; `undefined` for 0. */
const part = (count: number, word: Localized): Localized | undefined =>
  count === 0 ? undefined : { en: `${count} ${word.en}`, es: `${count} ${word.es}${count === 1 ? "" : "s"}` }

/** Name of what a batch files: one, and several. */
type Unit = readonly [one: Localized, several: Localized]

const files: Unit = [
  { en: "file", es: "archivo" },
  { en: "files", es: "archivos" }
]

const invoices: Unit = [
  { en: "invoice", es: "factura" },
  { en: "invoices", es: "facturas" }
]

/** Text with the counts of a batch. */
export const batchCountsText = (
  tally: Tally,
  { paint, say }: Pick<Layout, "paint" | "say">,
  unit = invoices
): string => {
  const { counts, done, of, resumed } = tally
  const open = counts.processing + counts.pending + counts.unknown
  const parts = [
    part(counts.submitted, { en: "accepted", es: "aceptado" }),
    part(counts.rejected, { en: "rejected", es: "rechazado" }),
    part(counts.failed, { en: "failed", es: "fallido" }),
    part(open, { en: "open", es: "abierto" }),
    of > done ? { en: `${of - done} not tried`, es: `${of - done} sin intentar` } : undefined
  ].flatMap((each) => (each === undefined ? [] : [say(each)]))
  const resumedText = say({ en: ` (${resumed} already known)`, es: ` (${resumed} ya conocidos)` })
  const colour = counts.submitted === of ? paint.green : paint.yellow
  const name = unit[of === 1 ? 0 : 1]
  const shares = say({ en: `${done} of ${of} ${name.en}`, es: `${done} de ${of} ${name.es}` })
  return `${colour(shares)}: ${parts.join(", ")}${resumed > 0 ? resumedText : ""}`
}

/** Text with the outcome of a batch of files, and advice on what to do next. */
export const batchSummaryText = (tally: Tally, journal: string, layout: Layout): string => {
  const { columns, say } = layout
  const { counts, done, of } = tally
  const open = counts.processing + counts.pending + counts.unknown
  const isOver = done === of && open === 0
  const advice = isOver
    ? say({
        en: "Correct the problems above and run the same command with --resume: accepted documents are not sent again.",
        es: "Corrija lo indicado y repita el comando con --resume: lo aceptado no se envía de nuevo."
      })
    : say({
        en: `Run the same command with --resume: it continues with ${journal} and files nothing twice.`,
        es: `Repita el comando con --resume: continúa con ${journal} y no radica nada dos veces.`
      })
  const text = batchCountsText(tally, layout, files)
  return counts.submitted === of ? text : [text, ...wrapText(advice, columns)].join("\n")
}
