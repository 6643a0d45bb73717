import type { Localized } from "@radicar/domain/rules/Language"
import type { SubmissionResult, SubmissionStatus } from "@radicar/domain/submission/SubmissionResult"
import { factRows, type Layout, printable, wrap } from "./layout.ts"
import { notificationsText } from "./Output.ts"

const verdicts: Readonly<Record<SubmissionStatus, Localized & { readonly colour: "green" | "red" | "yellow" }>> = {
  submitted: { en: "Accepted", es: "Aceptado", colour: "green" },
  rejected: { en: "Rejected", es: "Rechazado", colour: "red" },
  processing: { en: "Processing", es: "En proceso", colour: "yellow" },
  pending: { en: "Pending", es: "Pendiente", colour: "yellow" }
}

const next: Readonly<Record<SubmissionStatus, Localized | undefined>> = {
  submitted: undefined,
  rejected: {
    en: "Nothing is filed under this number: correct the document and file it again.",
    es: "Nada quedó radicado con este número: corrija el documento y radíquelo de nuevo."
  },
  processing: {
    en: "The authority is still working on it. Run the same command again to ask: nothing is filed twice.",
    es: "La DIAN aún lo procesa. Repita el comando para consultar: nada se radica dos veces."
  },
  pending: {
    en: "Signed and recorded, the authority has not answered yet; the service goes on by itself. Run the same command again to ask: nothing is filed twice.",
    es: "Firmado y registrado, la DIAN aún no responde; el servicio continúa solo. Repita el comando para consultar: nada se radica dos veces."
  }
}

/** The authority's rules, one a line, with their continuation lines under the first. */
const ruleLines = (errorMessage: string, columns: number): ReadonlyArray<string> =>
  errorMessage
    .split("\n")
    .filter((line) => line.trim() !== "")
    .flatMap((line) =>
      wrap(line.trim(), columns - 4).map((part, index) => (index === 0 ? `  - ${part}` : `    ${part}`))
    )

/** The outcome of a document: verdict and number, its key on a line of its own, what the authority said, what to do. */
export const submissionText = (result: SubmissionResult, layout: Layout): string => {
  const { columns, paint, say } = layout
  const { contingency, document, response, status } = result
  const verdict = verdicts[status]
  const advice = next[status]
  const rules = ruleLines(response.errorMessage, columns)
  const notified = (response.notifications ?? []).map(({ message, rule }) => `${rule ?? ""} ${message}`)
  const notifications = ruleLines(notified.join("\n"), columns)
  const said = [response.statusCode, response.statusDescription].filter((text) => text !== "").join(" ")
  return [
    `${paint[verdict.colour](say(verdict))}  ${paint.bold(printable(result.id))}  ${printable(document.schemeName)}`,
    printable(document.uuid),
    "",
    factRows({ ...layout, indent: 2 }, [
      [{ en: "authority", es: "DIAN" }, said],
      [{ en: "message", es: "mensaje" }, response.statusMessage],
      ["zipkey", response.zipkey],
      [{ en: "contingency since", es: "contingencia desde" }, contingency?.since],
      ["id", result.id],
      [{ en: "name", es: "nombre" }, result.name],
      [{ en: "created", es: "creado" }, result.created]
    ]),
    ...(rules.length === 0 ? [] : ["", ...rules]),
    ...(notifications.length === 0 ? [] : ["", say({ en: "It notifies:", es: "Notifica:" }), ...notifications]),
    ...(advice === undefined ? [] : ["", ...wrap(say(advice), columns)])
  ]
    .join("\n")
    .concat(notificationsText(result.notifications ?? [], layout))
}
