import { Effect, Option, Stdio, Stream } from "effect"
import { Command } from "effect/cli"
import { describeCommand, flagsOf, optionalChoice, outFlag, submissionFilterFlags } from "../flags/flags.ts"
import { companyFlags } from "../flags/serviceFlags.ts"
import type { Layout } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { refuseTerminal } from "../output/write.ts"
import { withClient } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import { brokenDownload, download, receivedText } from "./download.ts"

const formats = ["csv", "xlsx", "jsonl"] as const

type Format = (typeof formats)[number]

/** The format that a file's name ends with. */
const formatOf = (file: string): Format | undefined =>
  formats.find((format) => file.toLowerCase().endsWith(`.${format}`))

const lineFeed = 0x0a

const linesIn = (chunk: Uint8Array): number => {
  let lines = 0
  for (const octet of chunk) if (octet === lineFeed) lines++
  return lines
}

/** Progress by the lines received, if the number of documents is known. */
const shownAt = (
  lines: number,
  documents: number | undefined,
  format: Format,
  amount: string,
  { say }: Pick<Layout, "say">
) => {
  // a workbook is compressed, so its octets do not tell how many documents they hold
  if (format === "xlsx" || documents === undefined) return { text: amount }
  const done = Math.max(0, Math.min(documents, format === "csv" ? lines - 1 : lines))
  return {
    text: `${say({ en: `${done} of ${documents} documents`, es: `${done} de ${documents} documentos` })}  ${amount}`,
    share: { done, of: documents }
  }
}

/** `radicar submission export`: writes the documents of a filter to a file or to standard output. */
export const submissionExport = Command.make(
  "export",
  {
    service: companyFlags,
    format: optionalChoice("format", formats, {
      en: "csv, xlsx (a workbook) or jsonl; default: as the name of --out ends, else csv",
      es: "csv, xlsx (un libro de Excel) o jsonl; por omisión, como termina el nombre de --out, o csv"
    }),
    layout: optionalChoice("layout", ["list", "dian", "daybook"], {
      en: "Columns: list (default), dian (the authority's own listing) or daybook (in pesos, taxes by rate)",
      es: "Columnas: list (por omisión), dian (el listado de la DIAN) o daybook (en pesos, impuestos por tarifa)"
    }),
    out: outFlag,
    ...submissionFilterFlags
  },
  Effect.fn("submission export")(function* ({ format: stated, layout, out, service, ...chosen }) {
    const output = yield* Output
    const hasBar = yield* (yield* Stdio.Stdio).stderrIsTerminal
    const file = Option.filter(out, (name) => name !== "-")
    const format = Option.getOrElse(
      stated,
      () => Option.getOrUndefined(Option.flatMapNullishOr(file, formatOf)) ?? "csv"
    )
    if (format === "xlsx") yield* refuseTerminal(file, "workbook", { en: "submissions.xlsx", es: "radicaciones.xlsx" })
    const { number, prefix, q, ...filters } = flagsOf(chosen)
    const query = { companyId: service.companyId, ...filters }
    const isSearch = (number ?? prefix ?? q) !== undefined
    const fail = (error: Parameters<typeof resourceFailure>[0]) => resourceFailure(error, service.url)

    yield* withClient(service, ({ submissions }) =>
      Effect.scoped(
        Effect.gen(function* () {
          // how many there are is only for the bar, and a layout may leave some out
          const documents =
            !hasBar || format === "xlsx" || isSearch || Option.getOrElse(layout, () => "list") !== "list"
              ? undefined
              : yield* submissions.summary({ query: { ...query, by: "type", limit: "1000" } }).pipe(
                  Effect.map(({ groups }) => groups.reduce((sum, group) => sum + group.documents, 0)),
                  Effect.mapError(fail)
                )
          let lines = 0
          const octets = yield* submissions
            .export({
              query: {
                ...query,
                ...flagsOf({ layout }),
                ...flagsOf({ number: chosen.number, prefix: chosen.prefix, q: chosen.q }),
                format
              }
            })
            .pipe(Effect.mapError(fail))
          const counted =
            documents === undefined
              ? octets
              : Stream.tap(octets, (chunk) => Effect.sync(() => (lines += linesIn(chunk))))
          yield* download(
            out,
            counted,
            (received, pace, texts) => shownAt(lines, documents, format, receivedText(received, pace), texts),
            brokenDownload(service.url)
          )
        })
      )
    )
    if (Option.isSome(file)) {
      yield* output.message(output.say({ en: `Wrote ${file.value}.`, es: `Se escribió ${file.value}.` }))
    }
  }, reporting("document"))
).pipe(
  describeCommand({
    en: "Write what a company has filed to a file, for spreadsheets and books",
    es: "Escribe en un archivo lo que una compañía ha radicado, para hojas de cálculo y libros",
    examples: [
      { command: "radicar submission export --issued-from 2026-01-01 --issued-to 2026-01-31 --out january.xlsx" },
      {
        command: "radicar submission export --layout dian --out listing.xlsx",
        en: "The columns of the authority's own listing",
        es: "Las columnas del listado de la DIAN"
      }
    ]
  })
)
