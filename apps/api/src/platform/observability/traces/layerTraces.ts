import { ConfigProvider, Duration, Effect, Layer, Redacted, References, Semaphore, Tracer } from "effect"
import { FetchHttpClient, HttpClient, type HttpClientRequest, HttpClientResponse } from "effect/http"
import { OtlpExporter, OtlpSerialization, OtlpTracer } from "effect/observability"
import { randomUUID } from "node:crypto"
import { version } from "../../../version.ts"
import type { FilingEnvironment } from "../../FilingEnvironment.ts"
import { redactingTracer } from "./exportedTracer.ts"
import type { TraceSettings } from "./TraceSettings.ts"

/** How long a receiver of spans may take to answer, to the last byte. */
const patience = Duration.seconds(10)

/** Requests to it that are under way; what is more is dropped with its spans. */
const atOnce = 4

/** Ends an export without a repetition; the exporter then drops its spans and rests for a minute. */
const giveUp = (why: string) => Effect.die(new Error(why))

/** The answer without its body, which is read to its end here, where that has a limit. */
const received = (request: HttpClientRequest.HttpClientRequest, answer: HttpClientResponse.HttpClientResponse) =>
  Effect.as(
    Effect.ignore(answer.arrayBuffer),
    HttpClientResponse.fromWeb(request, new Response(null, { status: answer.status, headers: answer.headers }))
  )

/**
 * The client that spans are sent with. A receiver that hangs costs four requests of a thousand spans each at most, and
 * nobody waits for it.
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
 * Exports spans every second, and what is left when the service ends, for three seconds. Without settings no span is
 * made at all. Nothing waits for an export, and one that fails is dropped.
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
    // the settings are read and checked already
    Layer.provide(ConfigProvider.layer(ConfigProvider.fromUnknown({})))
  )
}
