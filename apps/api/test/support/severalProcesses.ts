import { serviceFile } from "@radicar/build/bundle/service"
import { freePort } from "@radicar/fixtures/postgres/freePort"
import { Effect, type Scope } from "effect"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { eventually } from "./eventually.ts"
import { migratedDatabase } from "./storage/migrated.ts"

/** A line of the log. */
export type LogLine = Readonly<Record<string, unknown>> & { readonly message: string }

/** A service of several processes, started by one command. */
export interface SeveralProcesses {
  readonly url: string
  readonly metricsUrl: string
  readonly databaseUrl: string
  /** Of the parent. */
  readonly pid: number
  readonly lines: ReadonlyArray<LogLine>
  /** Waits for a line of the log. */
  readonly line: (isWanted: (line: LogLine) => boolean) => Effect.Effect<LogLine>
  /** Process ids of the processes that are ready, by their numbers. */
  readonly pids: () => ReadonlyMap<number, number>
  /** Ends the parent by a signal and waits; answers its exit code. */
  readonly end: (signal: "SIGTERM" | "SIGKILL") => Effect.Effect<number | null>
}

/** Starts it as it is shipped, on a new Postgres and with its own sandbox, and waits until all processes are ready. */
export const severalProcesses = (
  processes: number,
  variables: Readonly<Record<string, string>> = {}
): Effect.Effect<SeveralProcesses, never, Scope.Scope> =>
  Effect.gen(function* () {
    const databaseUrl = yield* migratedDatabase
    const [port, metricsPort] = [yield* Effect.promise(freePort), yield* Effect.promise(freePort)]
    const folder = mkdtempSync(join(tmpdir(), "several-processes-"))
    const lines: Array<LogLine> = []
    const child = spawn(process.execPath, [serviceFile], {
      env: {
        PATH: process.env["PATH"],
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        DATABASE_URL: databaseUrl,
        RADICAR_DATA_DIR: folder,
        RADICAR_PROCESSES: String(processes),
        LOG_FORMAT: "json",
        ...variables
      },
      stdio: ["ignore", "pipe", "inherit"]
    })
    createInterface({ input: child.stdout }).on("line", (line) => lines.push(JSON.parse(line)))
    const ended = once(child, "exit")
    const end = (signal: NodeJS.Signals) =>
      Effect.promise(async () => {
        child.kill(signal)
        return (await ended)[0] as number | null
      })
    yield* Effect.addFinalizer(() =>
      Effect.andThen(
        end("SIGTERM"),
        Effect.sync(() => rmSync(folder, { recursive: true, force: true }))
      )
    )
    const pids = () =>
      new Map(
        lines
          .filter(({ message }) => message === "A process of the service is ready")
          .map(({ pid, process: number }) => [number as number, pid as number])
      )
    yield* eventually(Effect.sync(pids), ({ size }) => size === processes || child.exitCode !== null)
    if (child.exitCode !== null) return yield* Effect.die(new Error(`the service ended: ${JSON.stringify(lines)}`))
    return {
      url: `http://127.0.0.1:${port}`,
      metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
      databaseUrl,
      pid: child.pid ?? 0,
      lines,
      line: (isWanted) =>
        Effect.map(
          eventually(
            Effect.sync(() => lines.find(isWanted)),
            (found) => found !== undefined
          ),
          (found) => found ?? { message: "" }
        ),
      pids,
      end
    }
  })
