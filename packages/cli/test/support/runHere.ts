import { NodeServices } from "@effect/platform-node"
import { runRadicar } from "../../src/runRadicar.ts"
import { ConfigProvider, Console, Effect, Layer, Sink, Stdio, Stream } from "effect"
import { format } from "node:util"
import type { Ran, RunOptions } from "./radicarProcess.ts"
import { testTrust } from "./testTrust.ts"

/**
 * Runs `radicar` in this process, where a process of its own would add nothing: with the test's clock, and with
 * standard streams that are kept.
 */
export const runHere = Effect.fnUntraced(function* (args: ReadonlyArray<string>, options: RunOptions = {}) {
  const kept = { stdout: "", stderr: "" }
  const keep = (name: "stdout" | "stderr") => () =>
    Sink.forEach((chunk: string | Uint8Array) =>
      Effect.sync(() => {
        kept[name] += typeof chunk === "string" ? chunk : new TextDecoder().decode(chunk)
      })
    )
  // help and wrong usage go to the console
  const print =
    (name: "stdout" | "stderr") =>
    (...values: ReadonlyArray<unknown>) =>
      void (kept[name] += `${format(...values)}\n`)
  const code = yield* runRadicar(args, {}).pipe(
    Effect.provide(
      Layer.mergeAll(
        NodeServices.layer,
        Stdio.layerTest({
          stdout: keep("stdout"),
          stderr: keep("stderr"),
          stdin: Stream.succeed(new TextEncoder().encode(options.stdin ?? ""))
        })
      )
    ),
    Effect.provideService(Console.Console, { ...globalThis.console, log: print("stdout"), error: print("stderr") }),
    Effect.provideService(
      ConfigProvider.ConfigProvider,
      ConfigProvider.fromEnv({ env: { ...(options.trusting === false ? {} : testTrust), ...options.env } })
    )
  )
  const ran: Ran = { code, ...kept }
  return ran
})

/**
 * Runs `radicar` in this process with the clock of the machine. For tests of what a command does: a `radicarProcess`
 * differs only in how it starts and ends, which takes longer than most commands.
 */
export const radicarHere = (args: ReadonlyArray<string>, options: RunOptions = {}): Promise<Ran> =>
  Effect.runPromise(runHere(args, options))
