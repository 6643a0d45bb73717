import type { SubmissionSums } from "@radicar/contract/inner/submissionSums"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { RadicarOperations } from "@radicar/http-client/inner/effect/RadicarClient"
import { Effect, Option, Stdio, Stream } from "effect"
import type { Command } from "effect/cli"
import { optionalChoice, outFlag } from "../flags/flags.ts"
import { companyFlags } from "../flags/serviceFlags.ts"
import type { Layout } from "../output/layout.ts"
import { refuseTerminal } from "../output/write.ts"
import { withClient } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import type { ServiceError } from "../service/submissionFailure.ts"
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

/** Progress as finished and total documents if the total is known, else as the amount of data. */
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

/** Flags of every export. */
export const exportFlags = {
  service: companyFlags,
  format: optionalChoice("format", formats, {
    en: "csv, xlsx (a workbook) or jsonl; default: as the name of --out ends, else csv",
    es: "csv, xlsx (un libro de Excel) o jsonl; por omisión, como termina el nombre de --out, o csv"
  }),
  out: outFlag
}

/** The service calls of one kind of export, and its example. */
interface ExportSource {
  /** Example name of a workbook, for advice on `--out`. */
  readonly example: Localized
  /** Queries the number of documents for the progress bar; absent if that number would be wrong. */
  readonly count?: (
    client: RadicarOperations
  ) => Effect.Effect<Pick<typeof SubmissionSums.Type, "groups">, ServiceError>
  readonly open: (
    client: RadicarOperations,
    format: Format
  ) => Effect.Effect<Stream.Stream<Uint8Array, unknown>, ServiceError>
}

/** Writes an export to a file or to standard output, with a progress bar. */
export const writeExport = Effect.fnUntraced(function* (
  { format: statedFormat, out, service }: Command.Command.Config.Infer<typeof exportFlags>,
  { count, example, open }: ExportSource
) {
  const hasBar = yield* (yield* Stdio.Stdio).stderrIsTerminal
  const file = Option.filter(out, (name) => name !== "-")
  const format = Option.getOrElse(
    statedFormat,
    () => Option.getOrUndefined(Option.flatMapNullishOr(file, formatOf)) ?? "csv"
  )
  if (format === "xlsx") yield* refuseTerminal(file, "workbook", example)
  const fail = (error: ServiceError) => resourceFailure(error, service.url)

  yield* withClient(service, (client) =>
    Effect.scoped(
      Effect.gen(function* () {
        const documents =
          !hasBar || format === "xlsx" || count === undefined
            ? undefined
            : yield* count(client).pipe(
                Effect.map(({ groups }) => groups.reduce((sum, group) => sum + group.documents, 0)),
                Effect.mapError(fail)
              )
        let lines = 0
        const octets = yield* open(client, format).pipe(Effect.mapError(fail))
        const counted =
          documents === undefined ? octets : Stream.tap(octets, (chunk) => Effect.sync(() => (lines += linesIn(chunk))))
        yield* download(
          out,
          counted,
          (received, pace, texts) => shownAt(lines, documents, format, receivedText(received, pace), texts),
          brokenDownload(service.url)
        )
      })
    )
  )
})
