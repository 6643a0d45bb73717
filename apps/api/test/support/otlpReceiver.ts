import { startReceiver } from "@radicar/fixtures/otlp/Receiver"
import { Effect, Redacted } from "effect"
import type { TraceSettings } from "../../src/platform/observability/traces/TraceSettings.ts"

/** A receiver of traces in a process of its own; gone with the scope. */
export const otlpReceiver = Effect.acquireRelease(
  Effect.promise(() => startReceiver()),
  ({ stop }) => Effect.promise(stop)
)

/** Settings that send spans to it. */
export const tracesTo = (endpoint: string, changes: Partial<TraceSettings> = {}): TraceSettings => ({
  url: `${endpoint}/v1/traces`,
  headers: Redacted.make({}),
  protocol: "http/protobuf",
  serviceName: "radicar",
  attributes: {},
  ...changes
})
