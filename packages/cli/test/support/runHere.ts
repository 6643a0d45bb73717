import { NodeServices } from "@effect/platform-node"
import { runRadicar } from "../../src/runRadicar.ts"
import { ConfigProvider, Effect, Layer, Sink, Stdio, Stream } from "effect"
import type { Ran, RunOptions } from "./radicarProcess.ts"

/**
 * Runs `radicar` in this process, where a process of its own would add nothing: with the test's clock, and with
 * standard streams that are kept. Not for help and wrong usage, which are written past them.
 */
export const runHere = Effect.fnUntraced(function* (args: ReadonlyArray<string>, options: RunOptions = {}) {
  const kept = { stdout: "", stderr: "" }
  const keep = (name: "stdout" | "stderr") => () =>
    Sink.forEach((chunk: string | Uint8Array) =>
      Effect.sync(() => {
        kept[name] += typeof chunk === "string" ? chunk : new TextDecoder().decode(chunk)
      })
    )
  const code = yield* runRadicar(args).pipe(
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
    Effect.provideService(ConfigProvider.ConfigProvider, ConfigProvider.fromEnv({ env: { ...options.env } }))
  )
  const ran: Ran = { code, ...kept }
  return ran
})
