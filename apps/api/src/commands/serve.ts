import { Effect, Layer, Logger } from "effect"
import { announce } from "../announce.ts"
import { readConfiguration } from "../configuration/readConfiguration.ts"
import { unknownText } from "../configuration/unknownVariables.ts"
import { serviceLayer } from "../Service.ts"
import { surviveClosedOutput } from "../surviveClosedOutput.ts"

/** `radicar-api` without a command: runs the service until it is told to end. */
export const serve = Effect.fnUntraced(
  function* () {
    surviveClosedOutput()
    const { configuration, unknown } = yield* readConfiguration(process.env)
    yield* Effect.forEach(unknown, (each) => Effect.logWarning(unknownText(each)), { discard: true })
    return yield* Layer.launch(announce(configuration).pipe(Layer.provideMerge(serviceLayer(configuration))))
  },
  Effect.provide(Logger.layer([process.stdout.isTTY ? Logger.consolePretty() : Logger.consoleJson]))
)
