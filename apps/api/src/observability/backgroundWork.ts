import { Effect } from "effect"
import type { BackgroundWork } from "./traces/spanNames.ts"

/** Makes what the service does by itself a trace of its own; what it is about leads to the others of the same. */
export const backgroundWork =
  (name: BackgroundWork, attributes: Readonly<Record<string, string | number>>) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    work.pipe(Effect.withSpan(name, { root: true, kind: "consumer", attributes }, { captureStackTrace: false }))
