import { Clock, Deferred, Effect, FileSystem, type PlatformError, Schema, Semaphore } from "effect"
import { type Failure, failure } from "../Failure.ts"
import { cannotRead } from "../input/readInput.ts"
import { type FileRecord, JournalLine } from "./JournalLine.ts"

/** Makes the failure of an unusable batch journal. `en` and `es` follow the file name in its message. */
export const journalFailure = (file: string, en: string, es: string, hint?: Failure["hint"]): Failure =>
  failure("configuration", { en: `${file} ${en}`, es: `${file} ${es}` }, hint)

/** Failure of writing to a journal. */
export const cannotWriteJournal =
  (file: string) =>
  ({ reason: { _tag } }: PlatformError.PlatformError): Failure =>
    journalFailure(file, `cannot be written (${_tag}).`, `no se puede escribir (${_tag}).`)

/**
 * Appends text to an open file and returns when it is on the disk. Concurrent requests are written and synced together,
 * because one sync takes as long as some hundred writes.
 */
const appendSynced = (file: string, opened: FileSystem.File) => {
  const waiting: Array<{ readonly text: string; readonly done: Deferred.Deferred<void, Failure> }> = []
  const one = Semaphore.makeUnsafe(1)
  const flush = Effect.suspend(() => {
    const batch = waiting.splice(0)
    if (batch.length === 0) return Effect.void
    const written = Effect.gen(function* () {
      yield* opened.writeAll(new TextEncoder().encode(batch.map(({ text }) => text).join("")))
      yield* opened.sync
    })
    return written.pipe(
      Effect.mapError(cannotWriteJournal(file)),
      Effect.exit,
      Effect.flatMap((exit) => Effect.forEach(batch, ({ done }) => Deferred.done(done, exit), { discard: true })),
      Effect.uninterruptible
    )
  })
  return (text: string): Effect.Effect<void, Failure> =>
    Effect.gen(function* () {
      const done = yield* Deferred.make<void, Failure>()
      waiting.push({ text, done })
      yield* one.withPermit(flush)
      yield* Deferred.await(done)
    })
}

/**
 * Locks a journal against other runs while the scope lasts. The lock is an exclusive SQLite transaction on an empty
 * file next to the journal. The operating system ends it with the process, even after a crash. The lock file is never
 * deleted: otherwise one run could lock the old file while another creates and locks a new one.
 */
const lockJournal = Effect.fn("lockJournal")(function* (journal: string) {
  // Node's only file lock; loaded here because no other command needs it
  const { DatabaseSync } = yield* Effect.promise(() => import("node:sqlite"))
  const file = `${journal}.lock`
  yield* Effect.acquireRelease(
    Effect.try({
      try: () => {
        const lock = new DatabaseSync(file)
        try {
          lock.exec("BEGIN EXCLUSIVE")
        } catch (error) {
          lock.close()
          throw error
        }
        return lock
      },
      catch: (error) => {
        // SQLITE_BUSY
        const isBusy = error instanceof Error && "errcode" in error && error.errcode === 5
        return isBusy
          ? journalFailure(journal, "is in use by another run.", "está en uso por otra corrida.", {
              en: "Wait until it ends, or use another --journal.",
              es: "Espere a que termine, o use otra con --journal."
            })
          : journalFailure(file, "cannot be locked.", "no se puede bloquear.")
      }
    }),
    (lock) => Effect.sync(() => lock.close())
  )
})

type Unstamped<L> = L extends unknown ? Omit<L, "at"> : never

/** Journal of a batch: finished files and files in progress. */
export interface BatchJournal {
  /** Id of the batch. */
  readonly batch: string
  /** Latest record of each file, by its name in the journal. */
  readonly records: ReadonlyMap<string, FileRecord>
  /** Writes a line and returns when it is on the disk. */
  readonly append: (line: Unstamped<FileRecord>) => Effect.Effect<void, Failure>
}

const decode = Schema.decodeUnknownEffect(Schema.fromJsonString(JournalLine))
const encode = Schema.encodeSync(Schema.fromJsonString(JournalLine))

/**
 * Returns the complete lines of a journal. A killed process may leave a partial last line, but it acts on a line only
 * after that line is completely on the disk.
 */
const wholeLines = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, bytes.lastIndexOf(10) + 1)

/**
 * Opens the journal of a batch, or starts one with the batch id `fresh`. No other run can open it until the scope ends.
 * Fails if the journal has lines and `resume` is false.
 */
export const openBatchJournal = Effect.fn("openBatchJournal")(function* (
  file: string,
  { fresh, resume }: { readonly fresh: string; readonly resume: boolean }
) {
  const files = yield* FileSystem.FileSystem
  yield* lockJournal(file)
  const exists = yield* Effect.mapError(files.exists(file), (error) => cannotRead(file, error))
  const bytes = exists ? yield* Effect.mapError(files.readFile(file), (error) => cannotRead(file, error)) : undefined
  const completeLines = wholeLines(bytes ?? new Uint8Array())
  if (completeLines.length > 0 && !resume) {
    return yield* journalFailure(file, "exists already.", "ya existe.", {
      en: "--resume continues that batch; another --journal starts a new one.",
      es: "--resume continúa ese lote; otra --journal comienza uno nuevo."
    })
  }
  const lines = new TextDecoder().decode(completeLines).split("\n").slice(0, -1)
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
  if (bytes !== undefined && completeLines.length < bytes.length) {
    yield* Effect.mapError(files.truncate(file, completeLines.length), refused)
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
