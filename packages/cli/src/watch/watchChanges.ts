import type { SubmissionItem } from "@radicar/contract/inner/SubmissionsGroup"
import { Clock, Duration, Effect } from "effect"
import type { Failure } from "../Failure.ts"
import type { Sighting, SubmissionSource } from "./submissionSources.ts"

/** A change of a submission. `isFirst`: the first query found it, so no earlier state was known. */
export interface WatchedChange {
  readonly sighting: Sighting
  readonly isFirst: boolean
}

interface Watch {
  readonly ask: SubmissionSource
  readonly onChange: (change: WatchedChange) => Effect.Effect<void>
  /** Called once each time the service stops answering. */
  readonly onSilence: (failure: Failure) => Effect.Effect<void>
  readonly isDone: (submissions: ReadonlyMap<string, SubmissionItem>) => boolean
  /** Time without news after which to end; if absent, never. */
  readonly patience?: Duration.Duration | undefined
}

/** Pauses between queries in milliseconds: the shortest after news, then each 1.5 times the last, up to the longest. */
const shortest = 1000
const longest = 15_000
const slower = 1.5

const isPassing = ({ reason }: Failure): boolean => reason === "network" || reason === "unavailable"

/**
 * Queries repeatedly and reports each change until `isDone`; returns the last known states. If the service does not
 * answer, the queries continue until it does.
 */
export const watchChanges = Effect.fn("watchChanges")(function* (watch: Watch) {
  const { ask, isDone, onChange, onSilence, patience } = watch
  let lastSeen: ReadonlyMap<string, SubmissionItem> | undefined
  let pause = shortest
  let isSilent = false
  let newsAt = yield* Clock.currentTimeMillis
  while (true) {
    const items = yield* ask(lastSeen).pipe(
      Effect.catch((failure) => {
        if (!isPassing(failure)) return Effect.fail(failure)
        const tell = isSilent ? Effect.void : onSilence(failure)
        isSilent = true
        return Effect.as(tell, undefined)
      })
    )
    const now = yield* Clock.currentTimeMillis
    const before = pause
    pause = Math.min(longest, pause * slower)
    if (items !== undefined) isSilent = false
    for (const item of items ?? []) {
      const from = lastSeen?.get(item.submissionId)?.state
      if (from === item.state) continue
      pause = shortest
      newsAt = now
      yield* onChange({ sighting: { item, from }, isFirst: lastSeen === undefined })
    }
    if (items !== undefined) {
      lastSeen = new Map(items.map((item) => [item.submissionId, item]))
      if (isDone(lastSeen)) return lastSeen
    }
    if (patience !== undefined && now - newsAt >= Duration.toMillis(patience)) return lastSeen ?? new Map()
    yield* Effect.sleep(items === undefined ? before : pause)
  }
})
