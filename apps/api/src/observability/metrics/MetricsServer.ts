import { Context, Effect, Layer, Option, type Scope } from "effect"
import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { databaseSamples } from "./databaseSamples.ts"
import { exposition, expositionType } from "./exposition.ts"
import type { MetricsAddress } from "./MetricsAddress.ts"
import { MetricsAddressRefused } from "./MetricsAddressRefused.ts"
import { ownSamples } from "./ownSamples.ts"
import { processSamples } from "./processSamples.ts"

const listening = (
  { host, port }: MetricsAddress,
  answer: (request: IncomingMessage, response: ServerResponse) => void
): Effect.Effect<number, MetricsAddressRefused, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.tryPromise({
      try: async () => {
        const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, answer)
        server.listen(port, host)
        await once(server, "listening")
        return server
      },
      catch: (error) => MetricsAddressRefused.because(host, port, error)
    }),
    (server) =>
      Effect.promise(async () => {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      })
  ).pipe(Effect.map((server) => (server.address() as AddressInfo).port))

const make = Effect.fnUntraced(function* (address: MetricsAddress) {
  const parts = [yield* ownSamples, yield* databaseSamples, yield* processSamples]
  const scrape = Effect.flatMap(Effect.all(parts, { concurrency: "unbounded" }), (samples) =>
    exposition(samples.flat())
  )
  const run = Effect.runForkWith(yield* Effect.context())
  const refuse = (response: ServerResponse, status: number): void => {
    response.writeHead(status, status === 405 ? { allow: "GET, HEAD" } : {}).end()
  }
  const answered = (response: ServerResponse) =>
    scrape.pipe(
      Effect.map((text) => void response.writeHead(200, { "content-type": expositionType }).end(text)),
      Effect.catchCause((cause) =>
        Effect.andThen(
          Effect.logError("Measurements can not be told", cause),
          Effect.sync(() => refuse(response, 500))
        )
      )
    )
  return yield* listening(address, ({ method, url }, response) => {
    if (url?.split("?")[0] !== "/metrics") refuse(response, 404)
    else if (method !== "GET" && method !== "HEAD") refuse(response, 405)
    else run(answered(response))
  })
})

/**
 * `/metrics`, without a token and so at an address of its own, which nobody outside the installation reaches. It has names
 * of companies, ranges and certificates in it, and no secret.
 */
export class MetricsServer extends Context.Service<
  MetricsServer,
  {
    /** Where it listens; nothing where it is not configured. */
    readonly port: Option.Option<number>
  }
>()("@radicar/api/MetricsServer") {
  /** Listens until the scope closes. */
  static readonly layer = (address: MetricsAddress | undefined) =>
    Layer.effect(
      MetricsServer,
      address === undefined
        ? Effect.succeed({ port: Option.none<number>() })
        : Effect.map(make(address), (port) => ({ port: Option.some(port) }))
    )
}
