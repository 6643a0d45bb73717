import type { SubmissionDetail, SubmissionItem, SubmissionStep } from "@radicar/contract/inner/SubmissionsGroup"
import type { SubmissionSums } from "@radicar/contract/inner/submissionSums"
import { books } from "@radicar/domain/inner/documentRegistry"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { environmentNames } from "@radicar/domain/inner/submission/environmentNames"
import { outcomeOf, submissionAdvice, type SubmissionOutcome } from "@radicar/domain/inner/submission/submissionAdvice"
import { factRows, type Layout, listText, localMoment, pageText, printable, shortMoment, wrapText } from "./layout.ts"
import { outcomeAdvice, submissionText, urgencyColours } from "./submissionText.ts"

/** Name of an outcome in its colour. */
export const outcomeName = (outcome: SubmissionOutcome, { paint, say }: Pick<Layout, "paint" | "say">): string =>
  paint[urgencyColours[submissionAdvice[outcome].urgency]](say(submissionAdvice[outcome].name))

/** Number, type and dates of a submission: from its result, or, if the authority never received it, from its body. */
export const documentOf = ({ result, stated }: SubmissionItem) =>
  result === undefined ? stated : { ...result.document, id: result.id, created: result.created }

const origins: Readonly<Record<(typeof SubmissionStep.Type)["origin"], Localized>> = {
  request: { en: "request", es: "petición" },
  worker: { en: "service", es: "servicio" },
  authority: { en: "authority", es: "DIAN" },
  operator: { en: "operator", es: "operador" }
}

/** Name of an environment inside a sentence, in lower case. */
export const environmentName = (environment: SubmissionItem["environment"], { say }: Pick<Layout, "say">): string =>
  say(environmentNames[environment]).toLowerCase()

/** A decimal as people write it: `1,234,567.89`, in Spanish `1.234.567,89`. */
export const amountText = (amount: string, { say }: Pick<Layout, "say">): string => {
  const [integer = "", fraction] = amount.split(".")
  const grouped = (mark: string) => integer.replaceAll(/\B(?=(?:\d{3}){1,12}$)/gu, mark)
  const [en, es] = fraction === undefined ? ["", ""] : [`.${fraction}`, `,${fraction}`]
  return say({ en: `${grouped(",")}${en}`, es: `${grouped(".")}${es}` })
}

/** A page of submissions, one per line, with the command for the next page. */
export const submissionsText = pageText<SubmissionItem>(
  { en: "Nothing was filed that fits.", es: "No hay radicaciones que coincidan." },
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
      heading: { en: "counterparty", es: "contraparte" },
      optional: true,
      least: 12,
      cell: (item) => documentOf(item)?.counterparty?.name
    },
    {
      heading: { en: "total", es: "total" },
      optional: true,
      align: "right",
      cell: (item) => {
        const { currency, total } = documentOf(item) ?? {}
        return total === undefined ? undefined : `${amountText(total, { say })} ${currency ?? ""}`
      }
    },
    {
      heading: { en: "created", es: "creado" },
      shorter: shortMoment,
      optional: true,
      cell: (item) => documentOf(item)?.created.slice(0, 19).replace("T", " ")
    },
    // goes first where there is no room: the number names the document to people and to `submission get`
    { heading: { en: "submission", es: "radicación" }, optional: true, cell: ({ submissionId }) => submissionId }
  ]
)

type Summary = typeof SubmissionSums.Type

/** Returns the text of a state, with its colour if it has one. */
type StateCell = (state: string, layout: Layout) => string | readonly [text: string, colour: (text: string) => string]

const groupsText = (empty: Localized, stateCell: StateCell) =>
  listText<Summary["groups"][number]>(empty, (layout) => {
    const { say } = layout
    const amount = (text: string | undefined) => (text === undefined ? undefined : amountText(text, { say }))
    const right = { align: "right", optional: true } as const
    return [
      { heading: { en: "day", es: "día" }, cell: ({ day }) => day },
      { heading: { en: "month", es: "mes" }, cell: ({ month }) => month },
      { heading: { en: "book", es: "libro" }, cell: ({ book }) => book && say(books[book]) },
      { heading: { en: "type", es: "tipo" }, cell: ({ type }) => type },
      {
        heading: { en: "state", es: "estado" },
        cell: ({ status }) => (status === undefined ? undefined : stateCell(status, layout))
      },
      {
        heading: { en: "counterparty", es: "contraparte" },
        least: 12,
        cell: ({ counterparty }) => counterparty && `${counterparty.identification} ${counterparty.name}`
      },
      { heading: { en: "documents", es: "documentos" }, align: "right", cell: ({ documents }) => String(documents) },
      { heading: { en: "total", es: "total" }, align: "right", cell: ({ total }) => amount(total) },
      { heading: { en: "currency", es: "moneda" }, cell: ({ currency }) => currency },
      { heading: { en: "in pesos", es: "en pesos" }, ...right, cell: ({ pesos }) => amount(pesos) },
      { heading: "IVA", ...right, cell: ({ amounts }) => amount(amounts.iva) },
      { heading: "INC", ...right, cell: ({ amounts }) => amount(amounts.inc) },
      { heading: "ReteRenta", ...right, cell: ({ amounts }) => amount(amounts.reteRenta) },
      { heading: "ReteIVA", ...right, cell: ({ amounts }) => amount(amounts.reteIva) },
      { heading: "ReteICA", ...right, cell: ({ amounts }) => amount(amounts.reteIca) }
    ]
  })

/** Makes a function that writes sums over documents, one per line, with the main taxes only; JSON has all taxes. */
export const summaryTextOf = (empty: Localized, stateCell: StateCell) => {
  const table = groupsText(empty, stateCell)
  return ({ environment, groups, more }: Summary, layout: Layout): string => {
    const { paint, say } = layout
    const remarks = [
      environmentName(environment, { say }),
      ...groups.flatMap(({ currency = "", withoutRate }) =>
        withoutRate === undefined
          ? []
          : [
              say({
                en: `without exchange rate, not in pesos: ${withoutRate} in ${currency}`,
                es: `sin tasa de cambio, no están en pesos: ${withoutRate} en ${currency}`
              })
            ]
      ),
      ...(more ? [say({ en: "more: --limit", es: "más: --limit" })] : [])
    ]
    return `${table(groups, layout)}\n${paint.dim(remarks.join(" · "))}`
  }
}

/** Text of sums over submissions, one per line, with the main taxes only; JSON has all taxes. */
export const summaryText = summaryTextOf(
  { en: "Nothing was filed that fits.", es: "No hay radicaciones que coincidan." },
  (status, { paint, say }) => {
    const advice = submissionAdvice[(status === "submitted" ? "accepted" : status) as SubmissionOutcome]
    return advice === undefined ? status : [say(advice.name), paint[urgencyColours[advice.urgency]]]
  }
)

/** Text about a submission, with its history. */
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
      [{ en: "submission", es: "radicación" }, submissionId],
      [
        { en: "state", es: "estado" },
        say(submissionAdvice[outcome].name),
        paint[urgencyColours[submissionAdvice[outcome].urgency]]
      ],
      [{ en: "environment", es: "ambiente" }, environmentName(environment, { say })],
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
