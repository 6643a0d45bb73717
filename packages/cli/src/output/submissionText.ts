import type { Localized } from "@radicar/domain/inner/rules/Language"
import {
  type OutcomeAdvice,
  outcomeOfResult,
  submissionAdvice,
  type SubmissionOutcome
} from "@radicar/domain/inner/submission/submissionAdvice"
import type { SubmissionResult } from "@radicar/domain/inner/submission/SubmissionResult"
import { factRows, type Layout, printable, wrapText } from "./layout.ts"
import { notificationsText } from "./Output.ts"

/** Terminal colour by the urgency of an outcome. */
export const urgencyColours = { good: "green", warning: "yellow", danger: "red" } as const satisfies Readonly<
  Record<OutcomeAdvice["urgency"], string>
>

const askAgain: Localized = {
  en: "Run the same command again to query: nothing is filed twice.",
  es: "Repita el comando para consultar: nada se radica dos veces."
}

/** Meaning of an outcome with advice; empty for an accepted document. */
export const outcomeAdvice = (outcome: SubmissionOutcome): ReadonlyArray<Localized> => {
  const { action, meaning, urgency }: OutcomeAdvice = submissionAdvice[outcome]
  if (urgency === "good") return []
  return [meaning, ...(action === undefined ? [] : [action])]
}

/** Rules of the authority, one per line, with continuation lines indented. */
const ruleLines = (errorMessage: string, columns: number): ReadonlyArray<string> =>
  errorMessage
    .split("\n")
    .filter((line) => line.trim() !== "")
    .flatMap((line) =>
      wrapText(line.trim(), columns - 4).map((part, index) => (index === 0 ? `  - ${part}` : `    ${part}`))
    )

/** Outcome of a document: verdict and number, its key on a separate line, the authority's answer, and advice. */
export const submissionText = (result: SubmissionResult, layout: Layout): string => {
  const { columns, paint, say } = layout
  const { contingency, document, response, status } = result
  const outcome = outcomeOfResult(result)
  const verdict: OutcomeAdvice = submissionAdvice[outcome]
  const advice = [...outcomeAdvice(outcome), ...(status === "pending" || status === "processing" ? [askAgain] : [])]
  const rules = ruleLines(response.errorMessage, columns)
  const notified = (response.notifications ?? []).map(({ message, rule }) => `${rule ?? ""} ${message}`)
  const notifications = ruleLines(notified.join("\n"), columns)
  const answer = [response.statusCode, response.statusDescription].filter((text) => text !== "").join(" ")
  return [
    `${paint[urgencyColours[verdict.urgency]](say(verdict.name))}  ${paint.bold(printable(result.id))}  ${printable(document.schemeName)}`,
    printable(document.uuid),
    "",
    factRows({ ...layout, indent: 2 }, [
      [{ en: "authority", es: "DIAN" }, answer],
      [{ en: "message", es: "mensaje" }, response.statusMessage],
      [{ en: "number belongs to", es: "el número es de" }, response.numberHolder],
      ["zipkey", response.zipkey],
      [{ en: "contingency since", es: "contingencia desde" }, contingency?.since],
      ["id", result.id],
      [{ en: "name", es: "nombre" }, result.name],
      [{ en: "created", es: "creado" }, result.created]
    ]),
    ...(rules.length === 0 ? [] : ["", ...rules]),
    ...(notifications.length === 0 ? [] : ["", say({ en: "It notifies:", es: "Notifica:" }), ...notifications]),
    ...(advice.length === 0 ? [] : ["", ...wrapText(advice.map(say).join(" "), columns)])
  ]
    .join("\n")
    .concat(notificationsText(result.notifications ?? [], layout))
}
