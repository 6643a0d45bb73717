import { Schema } from "effect"
import { type Failure, failure } from "../Failure.ts"
import { BatchStatus } from "./FileResult.ts"

const common = { at: Schema.String, file: Schema.String, sha256: Schema.String }

/** The first line: which batch this is. Its id identifies documents without a number. */
const BatchLine = Schema.Struct({ event: Schema.Literal("batch"), batch: Schema.String, at: Schema.String })

/** On the disk before anything of the file is sent. */
const StartedLine = Schema.Struct({ event: Schema.Literal("started"), ...common })

/** The outcome of the file. */
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
 * A line of the journal of a batch, one JSON value. `file` is relative to the journal's directory, `sha256` of the
 * file's octets in hex, `at` in UTC.
 */
export const JournalLine = Schema.Union([BatchLine, StartedLine, EndedLine])

/** See {@link JournalLine}. */
export type JournalLine = typeof JournalLine.Type

/** See {@link JournalLine}. */
export type EndedLine = typeof EndedLine.Type

/** What is known of a file: that it was begun, or how it ended. */
export type FileRecord = typeof StartedLine.Type | EndedLine

/**
 * Why a file that was changed is not filed: the document that it was is accepted, or may be. `undefined` where it may
 * be filed, because it is the same or nothing was filed of it.
 */
export const changedSince = (record: FileRecord, sha256: string, path: string): Failure | undefined => {
  if (record.sha256 === sha256) return undefined
  const status = record.event === "started" ? "unknown" : record.status
  if (status === "rejected" || status === "failed") return undefined
  const hint = {
    en: "Put it back as it was, and file what is new as a file of its own with a number of its own.",
    es: "Restáurelo, y radique lo nuevo en otro archivo con otro número."
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
