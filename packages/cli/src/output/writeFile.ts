import { Effect, FileSystem, Option } from "effect"
import { Failure } from "../Failure.ts"
import { Output } from "./Output.ts"

/** Writes a file; `exclusive` refuses to replace one, `secret` lets nobody but its owner read it. */
export const writeFile = Effect.fn("writeFile")(function* (
  file: string,
  bytes: Uint8Array,
  options: { readonly exclusive?: boolean; readonly secret?: boolean } = {}
): Effect.fn.Return<void, Failure, FileSystem.FileSystem> {
  const files = yield* FileSystem.FileSystem
  yield* files
    .writeFile(file, bytes, { flag: options.exclusive ? "wx" : "w", ...(options.secret ? { mode: 0o600 } : {}) })
    .pipe(
      Effect.mapError(
        ({ reason }) =>
          new Failure({
            reason: "configuration",
            text:
              reason._tag === "AlreadyExists"
                ? { en: `${file} exists already.`, es: `${file} ya existe.` }
                : {
                    en: `${file} cannot be written (${reason._tag}).`,
                    es: `No se puede escribir ${file} (${reason._tag}).`
                  }
          })
      )
    )
})

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
