import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { Effect, Layer } from "effect"
import { HttpEffect, HttpServer } from "effect/http"
import { createServer } from "node:http"
import { failure, type Failure } from "../Failure.ts"

/** Serves a web handler on a port of this machine until the command ends; `announce` runs once the port listens. */
export const overHttp = (
  handler: (request: Request) => Promise<Response>,
  port: number,
  announce: Effect.Effect<void>
): Effect.Effect<never, Failure> =>
  Layer.effectDiscard(announce).pipe(
    Layer.provide(HttpServer.serve(Effect.orDie(HttpEffect.fromWebHandler(handler)))),
    Layer.provide(NodeHttpServer.layer(createServer, { host: "127.0.0.1", port })),
    Layer.launch,
    Effect.mapError(({ cause }) =>
      failure("network", {
        en: `The server cannot listen on port ${port}: ${String(cause)}`,
        es: `El servidor no puede escuchar en el puerto ${port}: ${String(cause)}`
      })
    )
  )
