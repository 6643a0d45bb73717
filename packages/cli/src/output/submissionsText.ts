import type { SubmissionDetail, SubmissionItem, SubmissionStep } from "@radicar/contract/inner/SubmissionsGroup"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { outcomeOf, submissionAdvice, type SubmissionOutcome } from "@radicar/domain/inner/submission/submissionAdvice"
import { factRows, type Layout, localMoment, pageText, printable, shortMoment, wrapText } from "./layout.ts"
import { outcomeAdvice, submissionText, urgencyColours } from "./submissionText.ts"

/** Name of an outcome in its colour. */
export const outcomeName = (outcome: SubmissionOutcome, { paint, say }: Pick<Layout, "paint" | "say">): string =>
  paint[urgencyColours[submissionAdvice[outcome].urgency]](say(submissionAdvice[outcome].name))

/** Number, type and dates of a submission; if it was never received, as stated in its body. */
export const documentOf = ({ result, stated }: SubmissionItem) =>
  result === undefined ? stated : { ...result.document, id: result.id, created: result.created }

const origins: Readonly<Record<(typeof SubmissionStep.Type)["origin"], Localized>> = {
  request: { en: "request", es: "petición" },
  worker: { en: "service", es: "servicio" },
  authority: { en: "authority", es: "DIAN" },
  operator: { en: "operator", es: "operador" }
}

/** Names of the environments. */
export const environmentNames: Readonly<Record<SubmissionItem["environment"], Localized>> = {
  sandbox: { en: "sandbox", es: "simulador" },
  habilitacion: { en: "test (habilitación)", es: "habilitación" },
  production: { en: "production", es: "producción" }
}

/** A page of submissions, one per line, with the command for the next page. */
export const submissionsText = pageText<SubmissionItem>(
  { en: "Nothing was filed that fits.", es: "No hay envíos que coincidan." },
  ({ paint, say }) => [
    { heading: { en: "number", es: "número" }, cell: (item) => [documentOf(item)?.id ?? "", paint.bold] },
    { heading: { en: "type", es: "tipo" }, optional: true, cell: (item) => documentOf(item)?.type },
    {
      heading: { en: "state", es: "estado" },
      cell: (item) => {
        const { name, urgency } = submissionAdvice[outcomeOf(item)]
        return [say(name), paint[urgencyColours[urgency]]]
      }
    },
    {
      heading: { en: "created", es: "creado" },
      shorter: shortMoment,
      optional: true,
      cell: (item) => documentOf(item)?.created.slice(0, 19).replace("T", " ")
    },
    { heading: { en: "submission", es: "envío" }, cell: ({ submissionId }) => submissionId }
  ]
)

/** A submission and its history. */
export const submissionDetailText = (detail: typeof SubmissionDetail.Type, layout: Layout): string => {
  const { paint, say } = layout
  const { alarm, attempts, environment, history, proof, result, stated, submissionId } = detail
  const outcome = outcomeOf(detail)
  const named = (state: SubmissionItem["state"]) => say(submissionAdvice[state].name)
  const steps = history.map(({ at, detail: note, from, origin, to }) =>
    [
      paint.dim(localMoment(at)),
      `${from === undefined ? "·" : named(from)} → ${named(to)}`,
      say(origins[origin]),
      printable(note)
    ]
      .join("  ")
      .trimEnd()
  )
  const advice = result === undefined ? outcomeAdvice(outcome).map(say) : []
  return [
    ...(result === undefined ? [] : [submissionText(result, layout), ""]),
    factRows({ ...layout, indent: 2 }, [
      [{ en: "number", es: "número" }, stated?.id],
      [{ en: "issued", es: "expedido" }, stated?.date],
      [{ en: "type", es: "tipo" }, stated?.type],
      [{ en: "submission", es: "envío" }, submissionId],
      [
        { en: "state", es: "estado" },
        say(submissionAdvice[outcome].name),
        paint[urgencyColours[submissionAdvice[outcome].urgency]]
      ],
      [{ en: "environment", es: "ambiente" }, say(environmentNames[environment])],
      [{ en: "attempts", es: "intentos" }, String(attempts)],
      [
        { en: "proof", es: "prueba" },
        proof && printable(proof.text),
        proof?.degree === "proven" ? paint.green : paint.yellow
      ],
      [{ en: "alarm", es: "alarma" }, alarm, paint.red]
    ]),
    ...(advice.length === 0 ? [] : ["", ...wrapText(advice.join(" "), layout.columns)]),
    "",
    ...steps.map((step) => `  ${step}`)
  ].join("\n")
}
