import { Effect } from "effect"

/** Ends with the next Ctrl-C or SIGTERM. */
export const nextSignal = Effect.callback<void>((resume) => {
  const heard = () => resume(Effect.void)
  process.once("SIGINT", heard)
  process.once("SIGTERM", heard)
  return Effect.sync(() => {
    process.removeListener("SIGINT", heard)
    process.removeListener("SIGTERM", heard)
  })
})
