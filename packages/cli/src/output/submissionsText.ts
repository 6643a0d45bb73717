import type { SubmissionDetail, SubmissionItem } from "@radicar/contract/SubmissionsGroup"
import { factRows, type Layout, localMoment, pageText, printable, shortMoment } from "./layout.ts"
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

/** A page of submissions, one a line, and how to see the next. */
export const submissionsText = pageText<SubmissionItem>(
  { en: "Nothing was filed that fits.", es: "No hay envíos que coincidan." },
  ({ paint }) => [
    { heading: { en: "number", es: "número" }, cell: ({ result }) => [result?.id ?? "", paint.bold] },
    { heading: { en: "type", es: "tipo" }, optional: true, cell: ({ result }) => result?.document.type },
    { heading: { en: "state", es: "estado" }, cell: ({ state }) => [state, paint[stateColours[state]]] },
    {
      heading: { en: "created", es: "creado" },
      shorter: shortMoment,
      optional: true,
      cell: ({ result }) => result?.created.slice(0, 19).replace("T", " ")
    },
    { heading: { en: "submission", es: "envío" }, cell: ({ submissionId }) => submissionId }
  ]
)

/** A submission and its history. */
export const submissionDetailText = (detail: typeof SubmissionDetail.Type, layout: Layout): string => {
  const { paint } = layout
  const { alarm, attempts, environment, history, proof, result, state, submissionId } = detail
  const steps = history.map(({ at, detail: note, from = "·", origin, to }) =>
    [paint.dim(localMoment(at)), `${from} → ${to}`, origin, printable(note)].join("  ").trimEnd()
  )
  return [
    ...(result === undefined ? [] : [submissionText(result, layout), ""]),
    factRows({ ...layout, indent: 2 }, [
      [{ en: "submission", es: "envío" }, submissionId],
      [{ en: "state", es: "estado" }, state, paint[stateColours[state]]],
      [{ en: "environment", es: "ambiente" }, environment],
      [{ en: "attempts", es: "intentos" }, String(attempts)],
      [
        { en: "proof", es: "prueba" },
        proof && printable(proof.text),
        proof?.degree === "proven" ? paint.green : paint.yellow
      ],
      [{ en: "alarm", es: "alarma" }, alarm, paint.red]
    ]),
    "",
    ...steps.map((step) => `  ${step}`)
  ].join("\n")
}
