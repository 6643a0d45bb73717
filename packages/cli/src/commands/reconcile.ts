import type { Reconciliation, ReconciliationFinding } from "@radicar/contract/inner/Reconciliation"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Effect, Option } from "effect"
import { Command } from "effect/cli"
import { failure, untranslated } from "../Failure.ts"
import { describeCommand, fileArgument, flagsOf, namedFile, optionalChoice, toggle } from "../flags/flags.ts"
import { companyFlags } from "../flags/serviceFlags.ts"
import { readInput } from "../input/readInput.ts"
import { factRows, type Layout, listText, wrapText } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { writeFile } from "../output/write.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import type { ServiceError } from "../service/submissionFailure.ts"

const kindNames: Readonly<Record<ReconciliationFinding["kind"], Localized>> = {
  "missing-here": { en: "at DIAN, not here", es: "en la DIAN, no aquí" },
  "missing-at-authority": { en: "here, not at DIAN", es: "aquí, no en la DIAN" },
  unanswered: { en: "without answer", es: "sin respuesta" },
  "other-key": { en: "same number, other document", es: "mismo número, otro documento" },
  amount: { en: "totals differ", es: "totales diferentes" },
  state: { en: "states differ", es: "estados diferentes" },
  "not-received": { en: "at DIAN, not in the inbox", es: "en la DIAN, no en la bandeja" },
  "received-not-listed": { en: "in the inbox, not at DIAN", es: "en la bandeja, no en la DIAN" }
}

const findingsText = listText<ReconciliationFinding>(
  { en: "No difference.", es: "Sin diferencias." },
  ({ paint, say }) => [
    { heading: { en: "number", es: "número" }, cell: ({ id }) => [id, paint.bold] },
    { heading: { en: "finding", es: "hallazgo" }, cell: ({ kind }) => say(kindNames[kind]) },
    { heading: { en: "date", es: "fecha" }, optional: true, cell: ({ date }) => date },
    { heading: { en: "total at DIAN", es: "total en la DIAN" }, cell: ({ listed }) => listed?.total },
    { heading: { en: "total here", es: "total aquí" }, cell: ({ received, recorded }) => (recorded ?? received)?.total }
  ]
)

/** Text about a reconciliation: counts, findings, and what to do about each kind of finding. */
const reconciliationText = ({ counts, findings, from, omitted, to }: Reconciliation, layout: Layout): string => {
  const { columns, paint, say } = layout
  const { events, issued, matched, others, received } = counts
  const actions = new Map(findings.map(({ action, kind }) => [kind, action]))
  return [
    factRows({ ...layout, indent: 2 }, [
      [{ en: "days", es: "días" }, from === undefined ? undefined : `${from} – ${to}`],
      [{ en: "issued", es: "emitidos" }, String(issued)],
      [{ en: "without difference", es: "sin diferencia" }, String(matched)],
      [{ en: "only counted", es: "solo contados" }, String(received + events + others)]
    ]),
    "",
    findingsText(findings, layout),
    ...(omitted === 0 ? [] : [say({ en: `… and ${omitted} more: use --out`, es: `… y ${omitted} más: use --out` })]),
    ...Array.from(actions, ([kind, action]) => [
      "",
      paint.bold(say(kindNames[kind])),
      ...wrapText(action, columns - 2).map((line) => `  ${line}`)
    ]).flat()
  ].join("\n")
}

const reconcileFailure = (error: ServiceError, url: string) =>
  error._tag === "UnreadableDocument"
    ? failure("invalid-document", untranslated(error.detail ?? error.title))
    : resourceFailure(error, url)

/** `radicar reconcile`: compares the authority's listing of documents with what the service filed. */
export const reconcileCommand = Command.make(
  "reconcile",
  {
    file: fileArgument({
      en: "Excel listing of documents as downloaded from the portal of DIAN",
      es: "Listado de documentos en Excel como se descarga del portal de la DIAN"
    }),
    service: companyFlags,
    environment: optionalChoice("environment", ["sandbox", "habilitacion", "production"], {
      en: "Environment that the listing is of; default: the one in which the service files",
      es: "Ambiente del que es el listado; por omisión, aquel en el que radica el servicio"
    }),
    received: toggle("received", {
      en: "Also compares received documents with the inbox",
      es: "También compara los documentos recibidos con la bandeja"
    }),
    out: namedFile("out", {
      en: "Writes the findings to this workbook (.xlsx)",
      es: "Escribe los hallazgos en este libro de Excel (.xlsx)"
    })
  },
  Effect.fn("reconcile")(function* ({ environment, file, out, received, service }) {
    const output = yield* Output
    const listing = yield* readInput(file)
    const format = Option.isSome(out) ? "xlsx" : "json"
    const query = {
      companyId: service.companyId,
      format,
      ...(received ? { received: "true" as const } : {}),
      ...flagsOf({ environment })
    } as const
    const answer = yield* callService(
      service,
      ({ submissions }) => submissions.reconcile({ query, payload: listing }),
      reconcileFailure
    )
    if (!(answer instanceof Uint8Array)) return yield* output.value(answer, () => reconciliationText(answer, output))
    const name = Option.getOrElse(out, () => "")
    yield* writeFile(name, answer)
    yield* output.message(output.say({ en: `Wrote ${name}.`, es: `Se escribió ${name}.` }))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Compare DIAN's listing of documents with what the service filed, with what to do about each difference",
    es: "Compara el listado de documentos de la DIAN con lo que radicó el servicio, y dice qué hacer con cada diferencia",
    short: { en: "Compare DIAN's listing with what was filed", es: "Compara el listado de la DIAN con lo radicado" },
    examples: [
      { command: "radicar reconcile listing.xlsx" },
      {
        command: "radicar reconcile listing.xlsx --out differences.xlsx",
        en: "Every finding in a workbook",
        es: "Cada hallazgo en un libro de Excel"
      }
    ]
  })
)
