import { Effect } from "effect"
import { everyFault } from "../../configuration/everyFault.ts"
import { oneOf } from "../../configuration/forms.ts"

/** What is logged at least, from the most to the least. */
export const logLevels = { debug: "Debug", info: "Info", warning: "Warn", error: "Error" } as const

/** How the log is written. */
export interface LogOptions {
  /** Absent: for a person on a terminal, and for programs elsewhere. */
  readonly format: "json" | "pretty" | undefined
  readonly level: keyof typeof logLevels
}

interface Refusal {
  readonly where: string
  readonly message: string
}

/** How the log is written, as `LOG_FORMAT` and `LOG_LEVEL` say. */
export const readLogOptions = (
  format: string | undefined,
  level: string
): Effect.Effect<LogOptions, ReadonlyArray<Refusal>> => {
  const blaming =
    (where: string) =>
    ({ message }: { readonly message: string }) => [{ where, message }]
  return everyFault({
    format: Effect.mapError(
      format === undefined ? Effect.undefined : oneOf("LOG_FORMAT", format, "json", "pretty"),
      blaming("LOG_FORMAT")
    ),
    level: Effect.mapError(oneOf("LOG_LEVEL", level, "debug", "info", "warning", "error"), blaming("LOG_LEVEL"))
  })
}
