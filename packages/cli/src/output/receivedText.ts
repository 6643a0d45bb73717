import type { Localized } from "@radicar/domain/rules/Language"
import type { ReceivedDocument } from "@radicar/ubl/received/ReceivedDocument"
import type { DocumentReport } from "@radicar/ubl/verify/DocumentReport"
import type { Layout } from "./Layout.ts"
import { reportFacts } from "./reportFacts.ts"
import { rows } from "./rows.ts"
import { wrap } from "./wrap.ts"

const document: Localized = { en: "document", es: "documento" }
const container: Localized = { en: "container", es: "contenedor" }
const answer: Localized = { en: "answer", es: "respuesta" }

const verdict = (report: DocumentReport, { say }: Layout): string => {
  const failed = report.checks.filter(({ ok }) => !ok).map(({ check }) => check)
  return failed.length === 0
    ? say({
        en: `all ${report.checks.length} checks hold`,
        es: `se cumplen las ${report.checks.length} comprobaciones`
      })
    : `${say({ en: "does not hold:", es: "no se cumple:" })} ${failed.join(", ")}`
}

const verdicts = (received: ReceivedDocument, layout: Layout): string => {
  const { columns, paint, say } = layout
  const of = (name: Localized, report: DocumentReport | undefined) => {
    const colour = report?.checks.every(({ ok }) => ok) === true ? paint.green : paint.red
    return [say(name), report === undefined ? undefined : verdict(report, layout), colour] as const
  }
  return rows(
    [
      of(document, received.report),
      of(container, received.container),
      ...received.answers.map((each) => of(answer, each))
    ],
    { columns, indent: 2, label: paint.dim }
  )
}

const unreadText = ({ read }: ReceivedDocument, { columns, say }: Layout): ReadonlyArray<string> => {
  if (read === undefined) {
    const text = {
      en: "No operation files a document of this kind: it has no body.",
      es: "Ninguna operación radica este documento: no tiene cuerpo."
    }
    return wrap(say(text), columns)
  }
  if (read.unread.length === 0) {
    return wrap(
      say({
        en: `Read whole, as the body of ${read.operation}.`,
        es: `Leído completo, como cuerpo de ${read.operation}.`
      }),
      columns
    )
  }
  const title = {
    en: `Read as the body of ${read.operation}, which has no place for:`,
    es: `Leído como cuerpo de ${read.operation}, que no tiene lugar para:`
  }
  return [...wrap(say(title), columns), ...read.unread.map((path) => `  ${path}`)]
}

/** A received document for a person: what it is, what holds of it, and what its body has no place for. */
export const receivedText = (received: ReceivedDocument, file: string | undefined, layout: Layout): string =>
  [
    ...(file === undefined ? [] : [layout.paint.bold(file), ""]),
    reportFacts(received.report, layout),
    "",
    verdicts(received, layout),
    "",
    ...unreadText(received, layout)
  ].join("\n")
