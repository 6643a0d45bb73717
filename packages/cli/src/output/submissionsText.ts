import type { SubmissionDetail, SubmissionItem, SubmissionPage } from "@radicar/contract/SubmissionsGroup"
import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import type { Layout } from "./Layout.ts"
import { printable } from "./printable.ts"
import { rows } from "./rows.ts"
import { submissionText } from "./submissionText.ts"

const colours = {
  accepted: "green",
  rejected: "red",
  refused: "red",
  signed: "yellow",
  contingency: "yellow",
  filing: "yellow",
  unknown: "yellow",
  processing: "yellow"
} as const

const line = ({ result, state, submissionId }: SubmissionItem, { paint }: Layout): string => {
  const number = result === undefined ? "" : printable(result.id)
  const created = result === undefined ? "" : result.created.slice(0, 19).replace("T", " ")
  const type = result === undefined ? "" : result.document.type
  return `${created.padEnd(19)}  ${type.padEnd(3)}  ${number.padEnd(16)}  ${paint[colours[state]](state.padEnd(11))}  ${paint.dim(submissionId)}`
}

/** A page of submissions, one a line, and how to see the next. */
export const submissionsText = ({ items, next }: typeof SubmissionPage.Type, layout: Layout): string => {
  const { paint, say } = layout
  if (items.length === 0) return say({ en: "Nothing was filed that fits.", es: "No hay envíos que coincidan." })
  return [
    ...items.map((item) => line(item, layout)),
    ...(next === undefined ? [] : [paint.dim(say({ en: `more: --cursor ${next}`, es: `más: --cursor ${next}` }))])
  ].join("\n")
}

/** A submission and its history. */
export const submissionDetailText = (detail: typeof SubmissionDetail.Type, layout: Layout): string => {
  const { columns, paint, say } = layout
  const { alarm, attempts, environment, history, result, state, submissionId } = detail
  const steps = history.map(({ at, detail: note, from = "·", origin, to }) =>
    [
      paint.dim(fromEpochMillis(Date.parse(at)).toString().replace("T", " ")),
      `${from} → ${to}`,
      origin,
      printable(note)
    ]
      .join("  ")
      .trimEnd()
  )
  return [
    ...(result === undefined ? [] : [submissionText(result, layout), ""]),
    rows(
      [
        [say({ en: "submission", es: "envío" }), submissionId],
        [say({ en: "state", es: "estado" }), paint[colours[state]](state)],
        [say({ en: "environment", es: "ambiente" }), environment],
        [say({ en: "attempts", es: "intentos" }), String(attempts)],
        [say({ en: "alarm", es: "alarma" }), alarm, paint.red]
      ],
      { columns, indent: 2, label: paint.dim }
    ),
    "",
    ...steps.map((step) => `  ${step}`)
  ].join("\n")
}
