import type { PlatformError } from "effect"
import { Failure } from "../Failure.ts"

/** Why a journal cannot be used. */
export const journalFailure = (file: string, en: string, es: string, hint?: Failure["hint"]): Failure =>
  new Failure({
    reason: "configuration",
    text: { en: `${file} ${en}`, es: `${file} ${es}` },
    ...(hint === undefined ? {} : { hint })
  })

/** Why nothing can be written to a journal. */
export const cannotWriteJournal =
  (file: string) =>
  ({ reason: { _tag } }: PlatformError.PlatformError): Failure =>
    journalFailure(file, `cannot be written (${_tag}).`, `no se puede escribir (${_tag}).`)
