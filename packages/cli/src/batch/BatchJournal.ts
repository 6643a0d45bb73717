import { Clock, Effect, FileSystem, Schema } from "effect"
import type { Failure } from "../Failure.ts"
import { cannotRead } from "../input/cannotRead.ts"
import { appendSynced } from "./appendSynced.ts"
import { type FileRecord, JournalLine } from "./JournalLine.ts"
import { cannotWriteJournal, journalFailure } from "./journalFailure.ts"
import { lockJournal } from "./lockJournal.ts"

type Unstamped<L> = L extends unknown ? Omit<L, "at"> : never

/** What was done with the files of a batch, and what is being done. */
export interface BatchJournal {
  /** Which batch this is. */
  readonly batch: string
  /** The last that is known of each file, by its name in the journal. */
  readonly records: ReadonlyMap<string, FileRecord>
  /** Writes a line; it is on the disk when this has ended. */
  readonly append: (line: Unstamped<FileRecord>) => Effect.Effect<void, Failure>
}

const decode = Schema.decodeUnknownEffect(Schema.fromJsonString(JournalLine))
const encode = Schema.encodeSync(Schema.fromJsonString(JournalLine))

/** Bytes up to the last line end: what a kill has cut off behind it was never acted upon. */
const wholeLines = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, bytes.lastIndexOf(10) + 1)

/**
 * Opens the journal of a batch, which this run alone has until the scope ends, or begins it under the id `fresh`. One with
 * lines is taken only to be resumed.
 */
export const openBatchJournal = Effect.fn("openBatchJournal")(function* (
  file: string,
  { fresh, resume }: { readonly fresh: string; readonly resume: boolean }
) {
  const files = yield* FileSystem.FileSystem
  yield* lockJournal(file)
  const exists = yield* Effect.mapError(files.exists(file), (error) => cannotRead(file, error))
  const bytes = exists ? yield* Effect.mapError(files.readFile(file), (error) => cannotRead(file, error)) : undefined
  const whole = wholeLines(bytes ?? new Uint8Array())
  if (whole.length > 0 && !resume) {
    return yield* journalFailure(file, "exists already.", "ya existe.", {
      en: "--resume goes on with that batch; another --journal begins a new one.",
      es: "--resume continúa ese lote; otra --journal comienza uno nuevo."
    })
  }
  const lines = new TextDecoder().decode(whole).split("\n").slice(0, -1)
  const records = new Map<string, FileRecord>()
  let batch: string | undefined
  for (const [index, text] of lines.entries()) {
    const line = yield* Effect.mapError(decode(text), () =>
      journalFailure(file, `is damaged at line ${index + 1}.`, `está dañada en la línea ${index + 1}.`)
    )
    if (line.event === "batch") batch = line.batch
    else records.set(line.file, line)
  }
  if (batch === undefined && lines.length > 0) {
    return yield* journalFailure(file, "is not the journal of a batch.", "no es la bitácora de un lote.")
  }
  const refused = cannotWriteJournal(file)
  if (bytes !== undefined && whole.length < bytes.length) {
    yield* Effect.mapError(files.truncate(file, whole.length), refused)
  }
  const opened = yield* Effect.mapError(files.open(file, { flag: "a", mode: 0o600 }), refused)
  const write = appendSynced(file, opened)
  const append: BatchJournal["append"] = (line) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => write(`${encode({ ...line, at: new Date(now).toISOString() })}\n`))
  if (batch === undefined) {
    const at = new Date(yield* Clock.currentTimeMillis).toISOString()
    yield* write(`${encode({ event: "batch", batch: fresh, at })}\n`)
  }
  const journal: BatchJournal = { batch: batch ?? fresh, records, append }
  return journal
})
