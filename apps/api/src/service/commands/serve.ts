import { Effect } from "effect"
import cluster from "node:cluster"
import { chmodSync, statSync, mkdirSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { createDataDirectory } from "../../platform/database/Database.ts"
import { storageOutageOf } from "../../platform/database/StorageError.ts"
import { layerLog, logWarning } from "../../platform/observability/log.ts"
import type { Configuration } from "../Configuration.ts"
import { readConfiguration } from "../configuration/readConfiguration.ts"
import { unknownText } from "../configuration/readVariables.ts"
import { superviseProcesses } from "../processes/superviseProcesses.ts"

/**
 * Keeps the process alive when the reader of its output closes, because filing must not depend on the log. Output is
 * then dropped.
 */
const ignoreClosedOutput = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {})
}

/** Permission bits of all but the owner. */
const othersPermissions = 0o077

/**
 * Restricts a directory and everything in it to its owner, and also new files of this process. Creates the directory
 * if it is missing. Returns the paths that could not be restricted.
 */
export const restrictDirectory = (directory: string): ReadonlyArray<string> => {
  process.umask(othersPermissions)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const open: Array<string> = []
  const restrict = (path: string): void => {
    const { mode } = statSync(path)
    if ((mode & othersPermissions) === 0) return
    try {
      chmodSync(path, mode & ~othersPermissions & 0o7777)
    } catch {
      // the next line checks the result
    }
    if ((statSync(path).mode & othersPermissions) !== 0) open.push(path)
  }
  restrict(directory)
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    // links are not followed
    if (entry.isFile() || entry.isDirectory()) restrict(join(entry.parentPath, entry.name))
  }
  return open
}

/** Whether the service stores anything in its data directory. */
const usesDataDirectory = ({ databaseUrl, environment }: Configuration): boolean =>
  databaseUrl === undefined || environment === "sandbox"

/** Restricts the data directory to its owner, and warns if the volume does not allow it. */
const restrictDataDirectory = (directory: string) =>
  Effect.try({
    try: () => restrictDirectory(directory),
    catch: (error) => String((error as NodeJS.ErrnoException).code ?? "unknown")
  }).pipe(
    Effect.flatMap(([first, ...others]) =>
      first === undefined
        ? Effect.void
        : logWarning({
            en: "Others on this machine can read the data directory: its permissions cannot be changed",
            es: "Otros en esta máquina pueden leer la carpeta de datos: no se pueden cambiar sus permisos",
            path: first,
            more: others.length
          })
    ),
    // a later use of the directory reports more
    Effect.catch((reason) =>
      logWarning({
        en: "The data directory cannot be read",
        es: "No se puede leer la carpeta de datos",
        directory,
        reason
      })
    )
  )

/**
 * Serves in this process. The service is loaded on demand, because it is large and a parent of several processes does
 * not need it.
 */
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
    yield* Effect.forEach(unknown, (each) => logWarning(unknownText(each)), {
      discard: true
    })
    return yield* configuration.processes === 1 ? serveHere(configuration) : superviseProcesses(configuration)
  })
  return yield* running.pipe(Effect.provide(layerLog(log, storageOutageOf)))
})
