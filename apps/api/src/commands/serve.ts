import { Effect, Layer } from "effect"
import { announce } from "../announce.ts"
import { readConfiguration } from "../configuration/readConfiguration.ts"
import { unknownText } from "../configuration/unknownVariables.ts"
import { layerLog } from "../observability/logs/layerLog.ts"
import { serviceLayer } from "../Service.ts"
import { surviveClosedOutput } from "../surviveClosedOutput.ts"

/** `radicar-api` without a command: runs the service until it is told to end. */
export const serve = Effect.fnUntraced(function* () {
  surviveClosedOutput()
  const { configuration, log, unknown } = yield* readConfiguration(process.env)
  const running = Effect.andThen(
    Effect.forEach(unknown, (each) => Effect.logWarning(unknownText(each)), { discard: true }),
    Layer.launch(announce(configuration).pipe(Layer.provideMerge(serviceLayer(configuration))))
  )
  return yield* running.pipe(Effect.provide(layerLog(log)))
})
