#!/usr/bin/env node
import { NodeRuntime, NodeServices } from "@effect/platform-node"
import { Effect } from "effect"
import { runRadicar } from "./runRadicar.ts"

runRadicar(process.argv.slice(2)).pipe(
  Effect.tap((exitCode) => Effect.sync(() => void (process.exitCode = exitCode))),
  Effect.provide(NodeServices.layer),
  NodeRuntime.runMain({ disableErrorReporting: true })
)
