import { Dispatcher, layerUndiciNoDispatcher, makeDispatcherOptions } from "@effect/platform-node/NodeHttpClient"
import { Duration, Effect, Layer } from "effect"
import type { HttpClient } from "effect/http"
import { markStart } from "./SendTracker.ts"

/** Well below the other timeouts, to distinguish it from a slow answer. */
const CONNECT_TIMEOUT = "10 seconds"

const dispatcherLayer = (connect: Duration.Input) =>
  Layer.effect(
    Dispatcher,
    makeDispatcherOptions({
      allowH2: false,
      pipelining: 1,
      // Explicit, because an environment variable of Node can switch verification off for a whole process.
      connect: { timeout: Duration.toMillis(connect), rejectUnauthorized: true, minVersion: "TLSv1.2" }
    }).pipe(Effect.map((agent) => agent.compose(markStart)))
  )

/**
 * HTTP client that marks the `SendTracker` of a request; follows no redirect and repeats nothing. `connect` is the time
 * allowed for connecting, TLS handshake included.
 */
export const httpClientLayer = (connect: Duration.Input = CONNECT_TIMEOUT): Layer.Layer<HttpClient.HttpClient> =>
  layerUndiciNoDispatcher.pipe(Layer.provide(dispatcherLayer(connect)))
