import { Effect, References } from "effect"

/** Keeps log lines out of the test report. */
export const quiet = Effect.provideService(References.MinimumLogLevel, "None")
