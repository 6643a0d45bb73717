import { Effect, type FileSystem, Option } from "effect"
import type { Failure } from "../Failure.ts"
import { Output } from "./Output.ts"
import { writeFile } from "./writeFile.ts"

/** Writes a document to standard output, or to the file that `--out` names. */
export const writeDocument = Effect.fn("writeDocument")(function* (
  out: Option.Option<string>,
  content: Uint8Array | string
): Effect.fn.Return<void, Failure, FileSystem.FileSystem | Output> {
  const output = yield* Output
  if (Option.isNone(out) || out.value === "-") return yield* output.document(content)
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content
  yield* writeFile(out.value, bytes)
  yield* output.message(output.say({ en: `Wrote ${out.value}.`, es: `Se escribió ${out.value}.` }))
})
