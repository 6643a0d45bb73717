import { Dispatcher, layerUndiciNoDispatcher, makeDispatcherOptions } from "@effect/platform-node/NodeHttpClient"
import { Effect, Layer } from "effect"
import type { HttpClient } from "effect/http"
import { markStart } from "./SendTracker.ts"

/** Connecting, TLS handshake included; well below the timeouts, so that it is told apart from a slow answer. */
const CONNECT_TIMEOUT_MILLIS = 10_000

const dispatcherLayer = Layer.effect(
  Dispatcher,
  makeDispatcherOptions({
    allowH2: false,
    pipelining: 1,
    // Explicit, because an environment variable of Node can switch verification off for a whole process.
    connect: { timeout: CONNECT_TIMEOUT_MILLIS, rejectUnauthorized: true, minVersion: "TLSv1.2" }
  }).pipe(Effect.map((agent) => agent.compose(markStart)))
)

/** HTTP client that marks the `SendTracker` of a request; follows no redirect and repeats nothing. */
export const httpClientLayer: Layer.Layer<HttpClient.HttpClient> = layerUndiciNoDispatcher.pipe(
  Layer.provide(dispatcherLayer)
)
