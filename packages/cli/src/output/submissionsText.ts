import type { SubmissionDetail, SubmissionItem, SubmissionPage } from "@radicar/contract/SubmissionsGroup"
import {
  type Cell,
  type Column,
  factRows,
  type Layout,
  localMoment,
  moreText,
  printable,
  shortMoment,
  table
} from "./layout.ts"
import { submissionText } from "./submissionText.ts"

/** The colour of a state. */
export const stateColours = {
  accepted: "green",
  rejected: "red",
  refused: "red",
  signed: "yellow",
  contingency: "yellow",
  filing: "yellow",
  unknown: "yellow",
  processing: "yellow"
} as const

const columnsIn = ({ say }: Layout): ReadonlyArray<Column> => [
  { heading: say({ en: "number", es: "número" }) },
  { heading: say({ en: "type", es: "tipo" }), optional: true },
  { heading: say({ en: "state", es: "estado" }) },
  { heading: say({ en: "created", es: "creado" }), shorter: shortMoment, optional: true },
  { heading: say({ en: "submission", es: "envío" }) }
]

const line = ({ result, state, submissionId }: SubmissionItem, { paint }: Layout): ReadonlyArray<Cell> => [
  [result?.id ?? "", paint.bold],
  result?.document.type,
  [state, paint[stateColours[state]]],
  result?.created.slice(0, 19).replace("T", " "),
  submissionId
]

/** A page of submissions, one a line, and how to see the next. */
export const submissionsText = ({ items, next }: typeof SubmissionPage.Type, layout: Layout): string => {
  const { say } = layout
  if (items.length === 0) return say({ en: "Nothing was filed that fits.", es: "No hay envíos que coincidan." })
  return [
    table(
      columnsIn(layout),
      items.map((item) => line(item, layout)),
      layout
    ),
    ...moreText(next, layout)
  ].join("\n")
}

/** A submission and its history. */
export const submissionDetailText = (detail: typeof SubmissionDetail.Type, layout: Layout): string => {
  const { paint, say } = layout
  const { alarm, attempts, environment, history, result, state, submissionId } = detail
  const steps = history.map(({ at, detail: note, from = "·", origin, to }) =>
    [paint.dim(localMoment(at)), `${from} → ${to}`, origin, printable(note)].join("  ").trimEnd()
  )
  return [
    ...(result === undefined ? [] : [submissionText(result, layout), ""]),
    factRows(
      layout,
      [
        [say({ en: "submission", es: "envío" }), submissionId],
        [say({ en: "state", es: "estado" }), state, paint[stateColours[state]]],
        [say({ en: "environment", es: "ambiente" }), environment],
        [say({ en: "attempts", es: "intentos" }), String(attempts)],
        [say({ en: "alarm", es: "alarma" }), alarm, paint.red]
      ],
      2
    ),
    "",
    ...steps.map((step) => `  ${step}`)
  ].join("\n")
}
