import { Effect } from "effect"
import { Failure } from "../Failure.ts"

const nameOf = (file: string): string => (file === "-" ? "stdin" : file)

/** The text that a file's octets are, which must be UTF-8; a byte order mark is dropped. */
export const decodeText = (bytes: Uint8Array, file: string): Effect.Effect<string, Failure> =>
  Effect.try({
    try: () => new TextDecoder("utf-8", { fatal: true }).decode(bytes),
    catch: () =>
      new Failure({
        reason: "invalid-document",
        text: { en: `${nameOf(file)} is not UTF-8 text.`, es: `${nameOf(file)} no es texto UTF-8.` }
      })
  })
