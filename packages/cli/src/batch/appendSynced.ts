import { Deferred, Effect, type FileSystem, Semaphore } from "effect"
import type { Failure } from "../Failure.ts"
import { cannotWriteJournal } from "./journalFailure.ts"

/**
 * Appends text to an open file and answers when it is on the disk. What several ask for at the same time is written and
 * synced at once, because a sync takes as long as some hundred writes.
 */
export const appendSynced = (file: string, opened: FileSystem.File) => {
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
