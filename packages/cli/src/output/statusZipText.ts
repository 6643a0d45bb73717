import type { BatchAnswer, BatchVerdict, StatusZip } from "@radicar/contract/query/StatusZip"
import type { Localized } from "@radicar/domain/rules/Language"
import type { Layout } from "./Layout.ts"
import { printable } from "./printable.ts"
import { rows } from "./rows.ts"
import { wrap } from "./wrap.ts"

const verdicts: Readonly<Record<BatchVerdict, Localized & { readonly colour: "green" | "red" | "yellow" }>> = {
  accepted: { en: "Accepted", es: "Aceptado", colour: "green" },
  acceptedWithoutEvidence: {
    en: "Accepted, without the signed answer",
    es: "Aceptado, sin la respuesta firmada",
    colour: "yellow"
  },
  rejected: { en: "Rejected", es: "Rechazado", colour: "red" },
  notProcessed: { en: "Not processed", es: "No procesado", colour: "red" },
  processing: { en: "Processing", es: "En proceso", colour: "yellow" },
  unknownDocument: { en: "Not known to the authority", es: "No lo conoce la DIAN", colour: "yellow" },
  inconclusive: { en: "Inconclusive", es: "Sin conclusión", colour: "yellow" }
}

const ruleLines = ({ fix, message, rule }: BatchAnswer["rules"][number], columns: number): ReadonlyArray<string> => {
  const line = rule === undefined ? message : `${rule}: ${message}`
  return [line, ...(fix === undefined ? [] : [`→ ${fix}`])].flatMap((text, part) =>
    wrap(printable(text), columns - 4).map((each, index) => (part === 0 && index === 0 ? `  - ${each}` : `    ${each}`))
  )
}

const answerText = (answer: BatchAnswer, { columns, paint, say }: Layout): string => {
  const { alarms, applicationResponse, fileName, rules, statusCode, statusDescription, statusMessage, uuid } = answer
  const verdict = verdicts[answer.verdict]
  const name = applicationResponse?.number ?? fileName ?? ""
  return [
    `${paint[verdict.colour](say(verdict))}${name === "" ? "" : `  ${paint.bold(printable(name))}`}`,
    ...(uuid === undefined ? [] : [printable(uuid)]),
    rows(
      [
        [say({ en: "authority", es: "DIAN" }), [statusCode, statusDescription].filter((text) => text !== "").join(" ")],
        [say({ en: "message", es: "mensaje" }), statusMessage],
        [say({ en: "alarms", es: "alarmas" }), alarms.join(", ")]
      ],
      { columns, indent: 2, label: paint.dim }
    ),
    ...rules.flatMap((rule) => ruleLines(rule, columns))
  ].join("\n")
}

const states: Readonly<Record<StatusZip["state"], Localized>> = {
  open: { en: "The batch is open", es: "El lote está abierto" },
  final: { en: "The batch is final", es: "El lote es definitivo" },
  stalled: {
    en: "The batch has stalled: upload its documents again",
    es: "El lote quedó detenido: envíe de nuevo sus documentos"
  },
  unknown: { en: "The authority does not know this key", es: "La DIAN no conoce esta clave" }
}

const batchText = ({ age, followed, state }: StatusZip, { say }: Layout): string => {
  const asking = followed ? say({ en: "; the service goes on asking", es: "; el servicio sigue consultando" }) : ""
  const answered = say({ en: `Answer of ${age} s ago.`, es: `Respuesta de hace ${age} s.` })
  return `${say(states[state])}${asking}. ${answered}`
}

/** What became of a batch, for a person: each answer with its verdict, its key on a line of its own, and its rules. */
export const statusZipText = (status: StatusZip, layout: Layout): string =>
  [...status.items.map((item) => answerText(item, layout)), layout.paint.dim(batchText(status, layout))].join("\n\n")
