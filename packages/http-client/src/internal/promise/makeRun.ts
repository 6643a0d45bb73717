import { Effect, Exit } from "effect"
import type { CallOptions } from "../../promise/ClientOptions.ts"
import { failureOf } from "./failureOf.ts"

/** Runs what a call is as a promise, until its signal or its time ends it. */
export type Run = <A>(effect: Effect.Effect<A, unknown>, options?: CallOptions) => Promise<A>

/** Runs calls that may last so many milliseconds where they say nothing else. */
export const makeRun =
  (defaultTimeout: number | undefined): Run =>
  async (effect, { signal, timeout = defaultTimeout } = {}) => {
    const ends = AbortSignal.any([
      ...(signal === undefined ? [] : [signal]),
      ...(timeout === undefined ? [] : [AbortSignal.timeout(timeout)])
    ])
    ends.throwIfAborted()
    const exit = await Effect.runPromiseExit(effect, { signal: ends })
    if (Exit.isSuccess(exit)) return exit.value
    throw ends.aborted && Exit.hasInterrupts(exit) ? ends.reason : failureOf(exit.cause)
  }
