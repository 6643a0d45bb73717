import { Layer, Logger, References } from "effect"
import { jsonLogger } from "./jsonLogger.ts"
import { type LogOptions, logLevels } from "./LogOptions.ts"

/** Writes the log to standard output, one JSON object a line or, as a rule on a terminal, for a person. */
export const layerLog = ({ format, level }: LogOptions): Layer.Layer<never> => {
  const isForPerson = process.stdout.isTTY && process.env["NODE_ENV"] !== "production"
  const isPretty = format === undefined ? isForPerson : format === "pretty"
  return Layer.merge(
    Logger.layer([isPretty ? Logger.consolePretty() : Logger.withConsoleLog(jsonLogger)]),
    Layer.succeed(References.MinimumLogLevel, logLevels[level])
  )
}
