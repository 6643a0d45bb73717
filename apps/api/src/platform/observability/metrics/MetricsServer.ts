import { Context, Effect, Layer, Metric, Option, Schema, type Scope } from "effect"
import { PrometheusMetrics } from "effect/observability"
import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { type GaugeName, gauges } from "./gauges.ts"
import { logError } from "../log.ts"

/** Address of the metrics, which need no token: it must be internal to the installation. */
export interface MetricsAddress {
  readonly host: string
  /** Port; 0 chooses a free one. */
  readonly port: number
}

/** The service cannot listen at the address of the metrics. */
class UnusableMetricsAddress extends Schema.TaggedError<UnusableMetricsAddress>()("UnusableMetricsAddress", {
  code: Schema.String,
  message: Schema.String
}) {
  /** The error for an address at which nothing can listen. */
  static because(host: string, port: number, error: unknown): UnusableMetricsAddress {
    const code = String((error as NodeJS.ErrnoException).code ?? "unknown")
    return new UnusableMetricsAddress({
      code,
      message: `METRICS_HOST and METRICS_PORT: nothing can listen at ${host}, port ${port} (${code}).`
    })
  }
}

/** A gauge's current value with its labels. */
export interface Sample {
  readonly name: GaugeName
  readonly value: number
  readonly labels?: Readonly<Record<string, string>>
}

/** The content type of {@link exposition}. */
const expositionType = "text/plain; version=0.0.4; charset=utf-8"

const metricOf = ({ labels = {}, name }: Sample): Metric.Metric<number, unknown> => {
  const description = gauges[name]
  return name.endsWith("_total")
    ? Metric.counter(name, { description, attributes: labels })
    : Metric.gauge(name, { description, attributes: labels })
}

/** Counters and timings of this process, and current samples, in the text format of Prometheus. */
export const exposition = (samples: ReadonlyArray<Sample>): Effect.Effect<string> =>
  Effect.contextWith((context: Context.Context<never>) => {
    // a new registry each time, so that series without a sample disappear
    const now = Context.add(context, Metric.MetricRegistry, new Map())
    for (const sample of samples) metricOf(sample).updateUnsafe(sample.value, now)
    return Effect.succeed(PrometheusMetrics.formatUnsafe(context) + PrometheusMetrics.formatUnsafe(now))
  })

const listening = (
  { host, port }: MetricsAddress,
  answer: (request: IncomingMessage, response: ServerResponse) => void
): Effect.Effect<number, UnusableMetricsAddress, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.tryPromise({
      try: async () => {
        const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, answer)
        server.listen(port, host)
        await once(server, "listening")
        return server
      },
      catch: (error) => UnusableMetricsAddress.because(host, port, error)
    }),
    (server) =>
      Effect.promise(async () => {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      })
  ).pipe(Effect.map((server) => (server.address() as AddressInfo).port))

/** Effect that takes current samples; it runs whenever the metrics are read. */
export type Sampler = Effect.Effect<ReadonlyArray<Sample>>

/** Reads all metrics for an answer of `/metrics`. */
const makeScrape = <E, R>(samplers: Effect.Effect<ReadonlyArray<Sampler>, E, R>) =>
  Effect.map(samplers, (parts) =>
    Effect.flatMap(Effect.all(parts, { concurrency: "unbounded" }), (sampleGroups) => exposition(sampleGroups.flat()))
  )

/** Answers `/metrics` at an address until the scope closes; returns its port. */
export const serveMetrics = Effect.fnUntraced(function* (address: MetricsAddress, scrape: Effect.Effect<string>) {
  const run = Effect.runForkWith(yield* Effect.context())
  const refuse = (response: ServerResponse, status: number): void => {
    response.writeHead(status, status === 405 ? { allow: "GET, HEAD" } : {}).end()
  }
  const answered = (response: ServerResponse) =>
    scrape.pipe(
      Effect.map((text) => void response.writeHead(200, { "content-type": expositionType }).end(text)),
      Effect.catchCause((cause) =>
        Effect.andThen(
          logError({ en: "Measurements cannot be read", es: "No se pueden leer las mediciones" }, cause),
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
 * The metrics server. `/metrics` needs no token, so it has an address of its own that must be internal to the
 * installation. Metrics contain names of companies, ranges and certificates, but no secret.
 */
export class MetricsServer extends Context.Service<
  MetricsServer,
  {
    /** Port of the server; `none` if it is not configured. */
    readonly port: Option.Option<number>
  }
>()("@radicar/api/MetricsServer") {
  /** Listens until the scope closes; each answer adds the samples of `samplers` to this process's counters. */
  static readonly layer = <E, R>(
    address: MetricsAddress | undefined,
    samplers: Effect.Effect<ReadonlyArray<Sampler>, E, R>
  ) =>
    Layer.effect(
      MetricsServer,
      address === undefined
        ? Effect.succeed({ port: Option.none<number>() })
        : Effect.gen(function* () {
            const port = yield* serveMetrics(address, yield* makeScrape(samplers))
            return { port: Option.some(port) }
          })
    )
  /**
   * Listens at no address. At the request of the parent process, `answer` sends it the metrics; the parent serves those
   * of all its processes.
   */
  static readonly layerAsked = <E, R>(
    answer: (scrape: Effect.Effect<string>) => Effect.Effect<void, never, Scope.Scope>,
    samplers: Effect.Effect<ReadonlyArray<Sampler>, E, R>
  ) =>
    Layer.effect(
      MetricsServer,
      Effect.as(Effect.flatMap(makeScrape(samplers), answer), { port: Option.none<number>() })
    )
}
