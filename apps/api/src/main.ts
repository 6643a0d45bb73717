import { NodeRuntime } from "@effect/platform-node"
import { Effect, Layer, Logger } from "effect"
import { announce } from "./announce.ts"
import { configuration } from "./Configuration.ts"
import { serviceLayer } from "./Service.ts"
import { surviveClosedOutput } from "./surviveClosedOutput.ts"

surviveClosedOutput()

const service = Layer.unwrap(
  Effect.map(configuration, (settings) => announce(settings).pipe(Layer.provideMerge(serviceLayer(settings))))
)

Layer.launch(service).pipe(
  Effect.provide(Logger.layer([process.stdout.isTTY ? Logger.consolePretty() : Logger.consoleJson])),
  NodeRuntime.runMain
)
