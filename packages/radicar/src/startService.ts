import { failure } from "@radicar/cli/Failure"
import { Effect, type Scope } from "effect"
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { closeSync, openSync, readFileSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { DevFolder } from "./DevFolder.ts"

/** Returns the path of a file of the bundle, whose files are all next to this one. */
const bundled = (name: string): string => join(import.meta.dirname, name)

/** Loopback address, because only this machine may reach a service with a public token. */
const host = "127.0.0.1"

const busy = (port: number, code: string) =>
  failure(
    "configuration",
    code === "EADDRINUSE"
      ? { en: `Port ${port} is in use by another program.`, es: `Otro programa usa el puerto ${port}.` }
      : { en: `Port ${port} cannot be opened (${code}).`, es: `No se puede abrir el puerto ${port} (${code}).` },
    {
      en: `Stop that program, or choose another port: --port ${port < 65_535 && port > 1023 ? port + 1 : 8081}.`,
      es: `Detenga ese programa o elija otro puerto: --port ${port < 65_535 && port > 1023 ? port + 1 : 8081}.`
    }
  )

/** Checks that the service can listen on the port, before anything is written. Fails if it cannot. */
export const requireFreePort = (port: number) =>
  Effect.tryPromise({
    try: async () => {
      const server = createServer()
      server.listen(port, host)
      await once(server, "listening")
      server.close()
      await once(server, "close")
    },
    catch: (error) => busy(port, error instanceof Error && "code" in error ? String(error.code) : "unknown error")
  })

/**
 * Environment variables that the service inherits. No `RADICAR_*` variable is among them, so the service files with the
 * sandbox.
 */
const inherited = ["PATH", "HOME", "TMPDIR", "TEMP", "TMP", "LANG", "LC_ALL", "SystemRoot", "NODE_COMPILE_CACHE"]

const environment = (port: number, { adminToken, data }: DevFolder): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
  PORT: String(port),
  RADICAR_DATA_DIR: data,
  RADICAR_ADMIN_TOKEN: adminToken,
  LOG_FORMAT: "json",
  // Same values as in the container image; only glibc reads them.
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "262144"
})

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** Stops the service after its open requests; kills it after 25 seconds. */
const stop = (service: ChildProcess) =>
  Effect.promise(async () => {
    if (hasEnded(service)) return
    const ended = once(service, "exit")
    const hung = setTimeout(() => service.kill("SIGKILL"), 25_000)
    service.kill("SIGTERM")
    await ended
    clearTimeout(hung)
  })

/** Last lines of a log, to explain a failure. */
const lastLines = (log: string): string =>
  readFileSync(log, "utf8")
    .trimEnd()
    .split("\n")
    .slice(-5)
    .map((line) => (line.length > 300 ? `${line.slice(0, 300)}…` : line))
    .join("\n")

const died = ({ log }: DevFolder) =>
  failure(
    "unexpected",
    { en: `The service ended: ${lastLines(log)}`, es: `El servicio terminó: ${lastLines(log)}` },
    { en: `All of its log is in ${log}.`, es: `Todo su registro está en ${log}.` }
  )

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false
  )

/** A running service. */
export interface DevService {
  readonly url: string
  /** Fails when the service ends. */
  readonly ended: Effect.Effect<never, ReturnType<typeof died>>
}

/** Starts the service as a separate process and waits until it answers requests. The end of the scope stops it. */
export const startService = Effect.fn("startService")(function* (
  port: number,
  folder: DevFolder
): Effect.fn.Return<DevService, ReturnType<typeof died>, Scope.Scope> {
  const url = `http://${host}:${port}`
  const service = yield* Effect.acquireRelease(
    Effect.sync(() => {
      const log = openSync(folder.log, "a", 0o600)
      const endWithParent = pathToFileURL(bundled("endWithParent.js")).href
      const words = ["--max-semi-space-size=16", "--import", endWithParent, bundled("service.js")]
      const child = spawn(process.execPath, words, {
        env: environment(port, folder),
        stdio: ["ignore", log, log, "ipc"],
        // Ctrl-C reaches only this process, which then stops the service.
        detached: true,
        windowsHide: true
      })
      closeSync(log)
      return child
    }),
    stop
  )
  const ended = Effect.callback<never, ReturnType<typeof died>>((resume) => {
    const fail = () => resume(Effect.fail(died(folder)))
    if (hasEnded(service)) return fail()
    service.once("exit", fail)
    return Effect.sync(() => service.off("exit", fail))
  })
  const ready = Effect.gen(function* () {
    while (!(yield* Effect.promise(() => isReady(url)))) yield* Effect.sleep("25 millis")
  })
  yield* Effect.raceFirst(ready, ended)
  return { url, ended }
})
