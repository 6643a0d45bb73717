import { Cause, Layer, Tracer } from "effect"
import { inspect } from "node:util"

/** What an exporter of traces would send of a span: its name, attributes, events and failure. */
const shown = ({ attributes, events, name, status }: Tracer.NativeSpan): string => {
  const failure = status._tag === "Ended" && status.exit._tag === "Failure" ? status.exit.cause : undefined
  return inspect(
    {
      name,
      attributes,
      events,
      failure: failure === undefined ? undefined : [Cause.pretty(failure), failure]
    },
    { depth: 12, maxStringLength: Infinity, maxArrayLength: Infinity }
  )
}

/** A tracer that keeps every span. */
export const recordedSpans = () => {
  const spans: Array<Tracer.NativeSpan> = []
  return {
    layer: Layer.succeed(
      Tracer.Tracer,
      Tracer.make({
        span: (options) => {
          const span = new Tracer.NativeSpan(options)
          spans.push(span)
          return span
        }
      })
    ),
    texts: (): ReadonlyArray<string> => spans.map(shown)
  }
}
