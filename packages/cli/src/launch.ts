import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import * as NodeServices from "@effect/platform-node/NodeServices"
import { Effect } from "effect"
import { runRadicar } from "./runRadicar.ts"

/** Runs the command line as this process, whose exit code it sets. Ctrl-C and SIGTERM end it with 130. */
export const launch = (args: ReadonlyArray<string>): void =>
  runRadicar(args).pipe(
    Effect.tap((exitCode) => Effect.sync(() => void (process.exitCode = exitCode))),
    Effect.provide(NodeServices.layer),
    NodeRuntime.runMain({ disableErrorReporting: true })
  )
