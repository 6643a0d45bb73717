import { ConfigProvider, Duration, Effect, Layer, Redacted, References, Semaphore, Tracer } from "effect"
import { FetchHttpClient, HttpClient, type HttpClientRequest, HttpClientResponse } from "effect/http"
import { OtlpExporter, OtlpSerialization, OtlpTracer } from "effect/observability"
import { randomUUID } from "node:crypto"
import { version } from "../../../version.ts"
import type { FilingEnvironment } from "../../AuthorityEndpoints.ts"
import { redactingTracer } from "./exportedTracer.ts"
import type { TraceSettings } from "./TraceSettings.ts"

/** Time limit for the answer of a span receiver, to the last byte. */
const patience = Duration.seconds(10)

/** Maximum concurrent exports; further ones are dropped with their spans. */
const atOnce = 4

/** Ends an export without a retry; the exporter then drops its spans and pauses for a minute. */
const giveUp = (why: string) => Effect.die(new Error(why))

/** The answer without its body, which is read completely here, within the time limit. */
const received = (request: HttpClientRequest.HttpClientRequest, answer: HttpClientResponse.HttpClientResponse) =>
  Effect.as(
    Effect.ignore(answer.arrayBuffer),
    HttpClientResponse.fromWeb(request, new Response(null, { status: answer.status, headers: answer.headers }))
  )

/**
 * The client for exports. A hanging receiver costs at most four requests of a thousand spans each, and nothing waits
 * for it.
 */
export const exporterClient: Layer.Layer<HttpClient.HttpClient> = Layer.effect(
  HttpClient.HttpClient,
  Effect.gen(function* () {
    const client = yield* HttpClient.HttpClient
    const places = yield* Semaphore.make(atOnce)
    return HttpClient.transform(client, (answer, request) =>
      answer.pipe(
        Effect.flatMap((answered) => received(request, answered)),
        Effect.timeoutOrElse({ duration: patience, orElse: () => giveUp("The receiver of spans does not answer") }),
        places.withPermitsIfAvailable(1),
        Effect.flatMap((answered) =>
          answered._tag === "Some" ? Effect.succeed(answered.value) : giveUp("Too many exports are under way")
        )
      )
    )
  })
).pipe(Layer.provide(FetchHttpClient.layer))

const serializations = {
  "http/protobuf": OtlpSerialization.layerProtobuf,
  "http/json": OtlpSerialization.layerJson
} as const

/**
 * Exports spans every second, and the rest within three seconds of shutdown. Without settings no span is created.
 * Nothing waits for an export, and a failed one is dropped.
 */
export const layerTraces = (
  settings: TraceSettings | undefined,
  environment: FilingEnvironment
): Layer.Layer<never> => {
  if (settings === undefined) return Layer.succeed(References.TracerEnabled, false)
  const { attributes, headers, protocol, serviceName, url } = settings
  const tracer = OtlpTracer.make({
    url,
    headers: Redacted.value(headers),
    resource: {
      serviceName,
      serviceVersion: version,
      attributes: {
        "service.instance.id": randomUUID(),
        "deployment.environment.name": environment,
        ...attributes
      }
    },
    exportInterval: "1 second",
    maxBatchSize: 1000,
    shutdownTimeout: "3 seconds"
  }).pipe(Effect.map(redactingTracer))
  return Layer.effect(Tracer.Tracer, tracer).pipe(
    Layer.provide([OtlpExporter.layerFlusher, serializations[protocol], exporterClient]),
    // the settings were read and checked before
    Layer.provide(ConfigProvider.layer(ConfigProvider.fromUnknown({})))
  )
}
