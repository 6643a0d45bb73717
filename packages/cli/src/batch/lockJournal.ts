import { Effect } from "effect"
import { journalFailure } from "./journalFailure.ts"

/**
 * Keeps every other run from a journal while the scope lasts. The lock is one of the operating system on an empty database
 * file beside the journal: it ends with the process, however that ends, so none is ever left behind. The file stays: two
 * runs that disagree on whether it is there would both have a lock.
 */
export const lockJournal = Effect.fn("lockJournal")(function* (journal: string) {
  // Node's only file lock; loaded here, for no other command needs it
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
              en: "Wait until that has ended, or give another --journal.",
              es: "Espere a que termine, o use otra con --journal."
            })
          : journalFailure(file, "cannot be locked.", "no se puede bloquear.")
      }
    }),
    (lock) => Effect.sync(() => lock.close())
  )
})
