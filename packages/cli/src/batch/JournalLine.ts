import { Schema } from "effect"
import { type Failure, failure } from "../Failure.ts"
import { BatchStatus } from "./FileResult.ts"

const common = { at: Schema.String, file: Schema.String, sha256: Schema.String }

/** First line of a batch's journal. Documents without a number are identified by the batch's id. */
const BatchLine = Schema.Struct({ event: Schema.Literal("batch"), batch: Schema.String, at: Schema.String })

/** Line for a file that is about to be sent. It is on the disk before any part of the file leaves. */
const StartedLine = Schema.Struct({ event: Schema.Literal("started"), ...common })

/** Line with the outcome of a file. */
const EndedLine = Schema.Struct({
  event: Schema.Literal("ended"),
  ...common,
  status: BatchStatus,
  /** Number with prefix. */
  id: Schema.optionalKey(Schema.String),
  /** The document's key. */
  uuid: Schema.optionalKey(Schema.String),
  problem: Schema.optionalKey(Schema.Struct({ code: Schema.String, message: Schema.String }))
})

/**
 * A line of a batch's journal, one JSON value. `file` is relative to the journal's directory, `sha256` is the hash of
 * the file's bytes in hex, `at` is in UTC.
 */
export const JournalLine = Schema.Union([BatchLine, StartedLine, EndedLine])

/** A value of the schema {@link JournalLine}. */
export type JournalLine = typeof JournalLine.Type

/** A value of the schema {@link EndedLine}. */
export type EndedLine = typeof EndedLine.Type

/** Record of a file: started or ended. */
export type FileRecord = typeof StartedLine.Type | EndedLine

/**
 * Failure for a file that changed after its previous content was, or may have been, accepted. `undefined` if the file
 * may be filed: it is unchanged, or the previous content was not accepted.
 */
export const changedSince = (record: FileRecord, sha256: string, path: string): Failure | undefined => {
  if (record.sha256 === sha256) return undefined
  const status = record.event === "started" ? "unknown" : record.status
  if (status === "rejected" || status === "failed") return undefined
  const hint = {
    en: "Restore it, and file the new content from another file with another number.",
    es: "Restáurelo, y radique el contenido nuevo en otro archivo con otro número."
  }
  return failure(
    "conflict",
    status === "submitted"
      ? {
          en: `${path} was changed after the authority had accepted it; nothing was sent.`,
          es: `${path} cambió después de que la DIAN lo aceptó; no se envió nada.`
        }
      : {
          en: `${path} was changed while its outcome is open; nothing was sent.`,
          es: `${path} cambió mientras su resultado está abierto; no se envió nada.`
        },
    hint
  )
}
