import { Schema } from "effect"
import { BatchStatus } from "./BatchStatus.ts"

const common = { at: Schema.String, file: Schema.String, sha256: Schema.String }

/** The first line: which batch this is. Documents without a number are told apart by its id. */
const BatchLine = Schema.Struct({ event: Schema.Literal("batch"), batch: Schema.String, at: Schema.String })

/** On the disk before anything of the file is sent. */
const StartedLine = Schema.Struct({ event: Schema.Literal("started"), ...common })

/** What became of it. */
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
 * A line of the journal of a batch, one JSON value. `file` is relative to the journal's directory, `sha256` of the file's
 * octets in hex, `at` in UTC.
 */
export const JournalLine = Schema.Union([BatchLine, StartedLine, EndedLine])

/** See {@link JournalLine}. */
export type JournalLine = typeof JournalLine.Type

/** See {@link JournalLine}. */
export type EndedLine = typeof EndedLine.Type

/** What is known of a file: that it was begun, or how it ended. */
export type FileRecord = typeof StartedLine.Type | EndedLine
