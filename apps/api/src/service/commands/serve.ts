import { Effect } from "effect"
import cluster from "node:cluster"
import { layerLog } from "../../platform/observability/log.ts"
import type { Configuration } from "../Configuration.ts"
import { readConfiguration } from "../configuration/readConfiguration.ts"
import { unknownText } from "../configuration/readVariables.ts"
import { superviseProcesses } from "../processes/superviseProcesses.ts"

/**
 * Keeps the process alive when the reader of its output closes: filing must not stop because a log cannot be
 * written. What cannot be written is dropped.
 */
const ignoreClosedOutput = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {})
}

/** Serves in this process. The service is large, and a parent of several processes does not need it. */
const serveHere = (configuration: Configuration) =>
  Effect.flatMap(
    Effect.promise(() => import("../processes/serveProcess.ts")),
    ({ serveProcess }) => serveProcess(configuration)
  )

/** `radicar-api` without a command: runs the service until it is stopped. */
export const serve = Effect.fnUntraced(function* () {
  ignoreClosedOutput()
  const { configuration, log, unknown } = yield* readConfiguration(process.env)
  const running = Effect.gen(function* () {
    if (cluster.isWorker) return yield* serveHere(configuration)
    yield* Effect.forEach(unknown, (each) => Effect.logWarning(unknownText(each)), { discard: true })
    return yield* configuration.processes === 1 ? serveHere(configuration) : superviseProcesses(configuration)
  })
  return yield* running.pipe(Effect.provide(layerLog(log)))
})
