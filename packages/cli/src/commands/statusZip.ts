import {
  type BatchAnswer,
  type BatchVerdict,
  type StatusZip,
  StatusZipQuery
} from "@radicar/contract/inner/StatusZipsGroup"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { alarmText } from "@radicar/domain/inner/submission/submissionAdvice"
import type { ExitReason } from "../ExitCode.ts"
import { argument } from "../flags/flags.ts"
import { queryFlags } from "../flags/serviceFlags.ts"
import { factRows, type Layout, printable, wrapText } from "../output/layout.ts"
import { certificateHeaders, queryFailure, queryOf } from "../service/askService.ts"
import { asValue, serviceCommand } from "../service/serviceCommand.ts"

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
    wrapText(printable(text), columns - 4).map((row, index) =>
      part === 0 && index === 0 ? `  - ${row}` : `    ${row}`
    )
  )
}

const answerText = (answer: BatchAnswer, layout: Layout): string => {
  const { columns, paint, say } = layout
  const { alarms, applicationResponse, fileName, rules, statusCode, statusDescription, statusMessage, uuid } = answer
  const verdict = verdicts[answer.verdict]
  const name = applicationResponse?.number ?? fileName ?? ""
  return [
    `${paint[verdict.colour](say(verdict))}${name === "" ? "" : `  ${paint.bold(printable(name))}`}`,
    ...(uuid === undefined ? [] : [printable(uuid)]),
    factRows({ ...layout, indent: 2 }, [
      [{ en: "authority", es: "DIAN" }, [statusCode, statusDescription].filter((text) => text !== "").join(" ")],
      [{ en: "message", es: "mensaje" }, statusMessage],
      [{ en: "alarms", es: "alarmas" }, alarms.map((alarm) => say(alarmText(alarm))).join(" ")]
    ]),
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
  const asking = followed ? say({ en: "; the service keeps querying", es: "; el servicio sigue consultando" }) : ""
  const answered = say({ en: `Answer from ${age} s ago.`, es: `Respuesta de hace ${age} s.` })
  return `${say(states[state])}${asking}. ${answered}`
}

/** Text with the outcome of a batch: each answer with its verdict, its key on a separate line, and its rules. */
const statusZipText = (status: StatusZip, layout: Layout): string =>
  [...status.items.map((item) => answerText(item, layout)), layout.paint.dim(batchText(status, layout))].join("\n\n")

const outcomes: Readonly<Record<BatchVerdict, ExitReason>> = {
  accepted: "ok",
  acceptedWithoutEvidence: "ok",
  rejected: "rejected",
  notProcessed: "rejected",
  processing: "unknown-outcome",
  unknownDocument: "unknown-outcome",
  inconclusive: "unknown-outcome"
}

/**
 * Exit reason of a batch: `rejected` if any document was rejected, else `unknown-outcome` if any has no verdict, else
 * `ok`.
 */
const outcomeOf = ({ items }: StatusZip): ExitReason => {
  const reasons = new Set(items.map(({ verdict }) => outcomes[verdict]))
  return (["rejected", "unknown-outcome"] as const).find((reason) => reasons.has(reason)) ?? "ok"
}

/** `radicar status-zip`: shows the outcome of an uploaded batch. */
export const statusZipCommand = serviceCommand(
  {
    path: "status-zip",
    flags: {
      zipkey: argument(
        "zipkey",
        { en: "Key that the authority gave to the upload", es: "Clave que la DIAN dio al envío" },
        StatusZipQuery.zipkey
      ),
      ...queryFlags
    },
    prepare: ({ certificate }) => certificateHeaders(certificate),
    call: ({ statusZips }, { service, zipkey }, headers) =>
      statusZips.get({ headers, query: { ...queryOf(service), zipkey } }),
    failureOf: queryFailure,
    write: asValue(statusZipText),
    outcome: outcomeOf
  },
  {
    en: "Query the outcome of an uploaded batch, document by document",
    es: "Consulta el resultado de un lote enviado, documento por documento",
    short: { en: "Query the outcome of an uploaded batch", es: "Consulta el resultado de un lote enviado" },
    examples: [
      {
        command: "radicar status-zip 358f9538-0000-4000-8000-000000000000 --certificate company.p12",
        en: "Ends with 0 when all is accepted, 4 when something is rejected, 5 while it is open",
        es: "Termina con 0 si todo se acepta, con 4 si algo se rechaza, con 5 mientras esté abierto"
      }
    ]
  }
)
