import { Effect, FileSystem, type PlatformError, Stdio, Stream } from "effect"
import { type Failure, failure } from "../Failure.ts"
import { Output } from "../output/Output.ts"

/** Failure of reading a file, without its content. */
export const cannotRead = (file: string, { reason }: PlatformError.PlatformError): Failure =>
  failure(
    "configuration",
    reason._tag === "NotFound"
      ? { en: `There is no file ${file}.`, es: `No existe el archivo ${file}.` }
      : { en: `${file} cannot be read (${reason._tag}).`, es: `No se puede leer ${file} (${reason._tag}).` }
  )

const readStandardInput = Effect.fnUntraced(function* () {
  const stdio = yield* Stdio.Stdio
  const output = yield* Output
  if (yield* stdio.stdinIsTerminal) {
    yield* output.message(
      output.say({
        en: "Reading from the terminal; Ctrl-D ends the input.",
        es: "Leyendo de la terminal; Ctrl-D termina la entrada."
      })
    )
  }
  const chunks = yield* Stream.runCollect(stdio.stdin)
  return new Uint8Array(Buffer.concat(chunks))
})

/** Bytes of a file, or of standard input for `-`. */
export const readInput = Effect.fn("readInput")(
  function* (file: string) {
    if (file === "-") return yield* readStandardInput()
    return yield* (yield* FileSystem.FileSystem).readFile(file)
  },
  (effect, file) => Effect.mapError(effect, (error) => cannotRead(file, error))
)

const nameOf = (file: string): string => (file === "-" ? "stdin" : file)

/** Decodes a file's bytes as UTF-8, without a byte order mark; fails for other bytes. */
export const decodeUtf8 = (bytes: Uint8Array, file: string): Effect.Effect<string, Failure> =>
  Effect.try({
    try: () => new TextDecoder("utf-8", { fatal: true }).decode(bytes),
    catch: () =>
      failure("invalid-document", {
        en: `${nameOf(file)} is not UTF-8 text.`,
        es: `${nameOf(file)} no es texto UTF-8.`
      })
  })

/** Reads the text of a file or of standard input as UTF-8, without a byte order mark. */
export const readText = Effect.fn("readText")(function* (
  file: string
): Effect.fn.Return<string, Failure, FileSystem.FileSystem | Stdio.Stdio | Output> {
  return yield* decodeUtf8(yield* readInput(file), file)
})
