import { ConfigProvider, Effect, Layer, Redacted, References, Tracer } from "effect"
import { OtlpExporter, OtlpSerialization, OtlpTracer } from "effect/observability"
import { randomUUID } from "node:crypto"
import type { FilingEnvironment } from "../../authority/FilingEnvironment.ts"
import { version } from "../../version.ts"
import { exporterClient } from "./exporterClient.ts"
import { shownTracer } from "./shownTracer.ts"
import type { TraceSettings } from "./TraceSettings.ts"

const serializations = {
  "http/protobuf": OtlpSerialization.layerProtobuf,
  "http/json": OtlpSerialization.layerJson
} as const

/**
 * Exports spans every second, and what is left when the service ends, for three seconds. Without settings no span is made
 * at all. Nothing waits for an export, and one that fails is dropped.
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
  }).pipe(Effect.map(shownTracer))
  return Layer.effect(Tracer.Tracer, tracer).pipe(
    Layer.provide([OtlpExporter.layerFlusher, serializations[protocol], exporterClient]),
    // the settings are read and checked already
    Layer.provide(ConfigProvider.layer(ConfigProvider.fromUnknown({})))
  )
}
