import type { SubmissionSummary } from "@radicar/contract/inner/submissionSums"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { RadicarOperations } from "@radicar/http-client/inner/RadicarClient"
import { Effect, FileSystem, Option, Stdio, Stream } from "effect"
import type { Command } from "effect/cli"
import { type Pace, showProgress } from "../batch/Progress.ts"
import { failure } from "../Failure.ts"
import { optionalChoice, outFlag } from "../flags/flags.ts"
import { companyFlags } from "../flags/serviceFlags.ts"
import type { Layout } from "../output/layout.ts"
import { Output } from "../output/Output.ts"
import { refuseTerminal } from "../output/write.ts"
import { withClient } from "../service/callService.ts"
import { type ResourceError, resourceFailure } from "../service/resourceFailure.ts"

const formats = ["csv", "xlsx", "jsonl"] as const

type Format = (typeof formats)[number]

/** The format that a file's name ends with. */
const formatOf = (file: string): Format | undefined =>
  formats.find((format) => file.toLowerCase().endsWith(`.${format}`))

/** Octets and lines received so far, and the number of documents if it is known. */
interface Received {
  octets: number
  lines: number
  readonly documents: number | undefined
}

const MEBIBYTE = 1024 * 1024

const lineFeed = 0x0a

const linesIn = (chunk: Uint8Array): number => {
  let lines = 0
  for (const octet of chunk) if (octet === lineFeed) lines++
  return lines
}

const shownAt = (
  { documents, lines, octets }: Received,
  format: Format,
  { elapsed }: Pace,
  { say }: Pick<Layout, "say">
) => {
  const size = octets / MEBIBYTE
  const rate = elapsed > 0 ? size / (elapsed / 1000) : 0
  const amount = `${size.toFixed(1)} MiB  ${rate.toFixed(1)} MiB/s`
  // a workbook is compressed, so its octets do not tell how many documents they hold
  if (format === "xlsx" || documents === undefined) return { text: amount }
  const done = Math.max(0, Math.min(documents, format === "csv" ? lines - 1 : lines))
  return {
    text: `${say({ en: `${done} of ${documents} documents`, es: `${done} de ${documents} documentos` })}  ${amount}`,
    share: { done, of: documents }
  }
}

const broken = (url: string) => () =>
  failure(
    "network",
    {
      en: `The connection to ${url} ended before the export was complete.`,
      es: `La conexión con ${url} terminó antes de completar la exportación.`
    },
    { en: "Nothing is left of it; run the command again.", es: "No queda nada de ella; repita el comando." }
  )

/** Flags of every export. */
export const exportFlags = {
  service: companyFlags,
  format: optionalChoice("format", formats, {
    en: "csv, xlsx (a workbook) or jsonl; default: as the name of --out ends, else csv",
    es: "csv, xlsx (un libro de Excel) o jsonl; por omisión, como termina el nombre de --out, o csv"
  }),
  out: outFlag
}

/** The origin of an export. */
interface ExportSource {
  /** Name of the workbook in advice. */
  readonly example: Localized
  /** Asks how many documents there are, which is only for the bar; absent where the number would be wrong. */
  readonly count?: (
    client: RadicarOperations
  ) => Effect.Effect<Pick<typeof SubmissionSummary.Type, "groups">, ResourceError>
  readonly open: (
    client: RadicarOperations,
    format: Format
  ) => Effect.Effect<Stream.Stream<Uint8Array, unknown>, ResourceError>
}

/** Writes an export to a file or to standard output, with a bar. */
export const writeExport = Effect.fnUntraced(function* (
  { format: stated, out, service }: Command.Command.Config.Infer<typeof exportFlags>,
  { count, example, open }: ExportSource
) {
  const output = yield* Output
  const files = yield* FileSystem.FileSystem
  const hasBar = yield* (yield* Stdio.Stdio).stderrIsTerminal
  const file = Option.filter(out, (name) => name !== "-")
  const format = Option.getOrElse(stated, () => Option.getOrUndefined(Option.flatMapNullishOr(file, formatOf)) ?? "csv")
  if (format === "xlsx") yield* refuseTerminal(file, "workbook", example)
  const fail = (error: ResourceError) => resourceFailure(error, service.url)

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
        const received: Received = { octets: 0, lines: 0, documents }
        const octets = yield* open(client, format).pipe(Effect.mapError(fail))
        // lines on a terminal are progress enough
        if (!output.isTerminal || Option.isSome(file)) {
          yield* showProgress((pace, layoutOf) => shownAt(received, format, pace, layoutOf))
        }
        const counted = octets.pipe(
          Stream.mapError(broken(service.url)),
          Stream.tap((chunk) =>
            Effect.sync(() => {
              received.octets += chunk.length
              if (documents !== undefined) received.lines += linesIn(chunk)
            })
          )
        )
        if (Option.isNone(file)) return yield* Stream.runForEach(counted, output.document)
        const cannotWrite = failure("configuration", {
          en: `${file.value} cannot be written.`,
          es: `No se puede escribir ${file.value}.`
        })
        // an incomplete file would look like a complete one
        yield* Stream.run(counted, files.sink(file.value)).pipe(
          Effect.onError(() => Effect.ignore(files.remove(file.value))),
          Effect.catchTag("PlatformError", () => cannotWrite)
        )
      })
    )
  )
  if (Option.isSome(file)) {
    yield* output.message(output.say({ en: `Wrote ${file.value}.`, es: `Se escribió ${file.value}.` }))
  }
})
