import { Effect } from "effect"
import cluster from "node:cluster"
import { chmodSync, statSync, mkdirSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { createDataDirectory } from "../../platform/database/Database.ts"
import { layerLog } from "../../platform/observability/log.ts"
import { systemLanguage } from "../../platform/systemLanguage.ts"
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

/** Permissions of others than the owner. */
const ofOthers = 0o077

/**
 * Takes a directory and everything in it from everybody but its owner, whoever has created it, and what this process
 * creates from now on as well. Creates the directory if it is not there. Answers the paths where that was not possible.
 */
export const restrictDirectory = (directory: string): ReadonlyArray<string> => {
  process.umask(ofOthers)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const open: Array<string> = []
  const restrict = (path: string): void => {
    const { mode } = statSync(path)
    if ((mode & ofOthers) === 0) return
    try {
      chmodSync(path, mode & ~ofOthers & 0o7777)
    } catch {
      // the next line finds out
    }
    if ((statSync(path).mode & ofOthers) !== 0) open.push(path)
  }
  restrict(directory)
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    // where a link leads is not ours
    if (entry.isFile() || entry.isDirectory()) restrict(join(entry.parentPath, entry.name))
  }
  return open
}

/** A service that keeps nothing in its data directory has none. */
const usesDataDirectory = ({ databaseUrl, environment }: Configuration): boolean =>
  databaseUrl === undefined || environment === "sandbox"

/** Has only the owner read the data directory, and warns where the volume does not let that be. */
const restrictDataDirectory = (directory: string) =>
  Effect.try({
    try: () => restrictDirectory(directory),
    catch: (error) => String((error as NodeJS.ErrnoException).code ?? "unknown")
  }).pipe(
    Effect.flatMap(([first, ...others]) =>
      first === undefined
        ? Effect.void
        : Effect.logWarning("Others on this machine can read the data directory: its permissions cannot be changed", {
            path: first,
            more: others.length
          })
    ),
    // whoever needs it says more
    Effect.catch((reason) => Effect.logWarning("The data directory cannot be read", { directory, reason }))
  )

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
    if (usesDataDirectory(configuration)) {
      yield* createDataDirectory(configuration.dataDirectory)
      yield* restrictDataDirectory(configuration.dataDirectory)
    }
    yield* Effect.forEach(unknown, (each) => Effect.logWarning(unknownText(each)[systemLanguage(process.env)]), {
      discard: true
    })
    return yield* configuration.processes === 1 ? serveHere(configuration) : superviseProcesses(configuration)
  })
  return yield* running.pipe(Effect.provide(layerLog(log)))
})
