import { Effect, FileSystem, Stdio, Stream } from "effect"
import { Output } from "../output/Output.ts"
import { cannotRead } from "./cannotRead.ts"

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

/** The octets of a file, or of standard input for `-`. */
export const readInput = Effect.fn("readInput")(
  function* (file: string) {
    if (file === "-") return yield* readStandardInput()
    return yield* (yield* FileSystem.FileSystem).readFile(file)
  },
  (effect, file) => Effect.mapError(effect, (error) => cannotRead(file, error))
)
