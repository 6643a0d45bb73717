import { Effect, FileSystem, Option, type Scope, type Stdio, Stream, type Terminal } from "effect"
import { type Pace, type Shown, showProgress } from "../batch/Progress.ts"
import { type Failure, failure } from "../Failure.ts"
import type { Layout } from "../output/layout.ts"
import { Output } from "../output/Output.ts"

const MEBIBYTE = 1024 * 1024

/** Text for the size received so far and the rate per second. */
export const receivedText = (octets: number, { elapsed }: Pace): string => {
  const size = octets / MEBIBYTE
  const rate = elapsed > 0 ? size / (elapsed / 1000) : 0
  return `${size.toFixed(1)} MiB  ${rate.toFixed(1)} MiB/s`
}

/**
 * Writes octets as they arrive: to standard output, or to the file that `--out` names. The file is named `NAME.part`
 * until the download is complete; an incomplete file is deleted. `shown` makes the progress from the number of octets
 * received. Progress is not shown while the octets themselves go to a terminal.
 */
export const download = Effect.fn("download")(function* <E>(
  out: Option.Option<string>,
  octets: Stream.Stream<Uint8Array, E>,
  shown: (received: number, pace: Pace, layout: Pick<Layout, "say">) => Shown,
  broken: Failure
): Effect.fn.Return<void, Failure, FileSystem.FileSystem | Output | Scope.Scope | Stdio.Stdio | Terminal.Terminal> {
  const output = yield* Output
  const files = yield* FileSystem.FileSystem
  const file = Option.filter(out, (name) => name !== "-")
  let received = 0
  if (!output.isTerminal || Option.isSome(file)) {
    yield* showProgress((pace, layout) => shown(received, pace, layout))
  }
  const counted = octets.pipe(
    Stream.mapError(() => broken),
    Stream.tap(({ length }) => Effect.sync(() => (received += length)))
  )
  if (Option.isNone(file)) return yield* Stream.runForEach(counted, output.document)
  const name = file.value
  const cannotWrite = failure("configuration", {
    en: `${name} cannot be written.`,
    es: `No se puede escribir ${name}.`
  })
  // a device or a pipe cannot be replaced by a file
  const isReplaced = yield* files.stat(name).pipe(
    Effect.map(({ type }) => type === "File"),
    Effect.orElseSucceed(() => true)
  )
  const fresh = isReplaced ? `${name}.part` : name
  yield* Stream.run(counted, files.sink(fresh)).pipe(
    Effect.andThen(isReplaced ? files.rename(fresh, name) : Effect.void),
    Effect.onError(() => (isReplaced ? Effect.ignore(files.remove(fresh)) : Effect.void)),
    Effect.catchTag("PlatformError", () => cannotWrite)
  )
})

/** The failure of a download whose connection ended early. */
export const brokenDownload = (url: string): Failure =>
  failure(
    "network",
    {
      en: `The connection to ${url} ended before the file was complete.`,
      es: `La conexión con ${url} terminó antes de completar el archivo.`
    },
    { en: "Nothing is left of it; run the command again.", es: "No queda nada de él; repita el comando." }
  )
