import { Option, Tracer } from "effect"
import { exportedSpan } from "./exportedSpan.ts"
import { PassingSpan } from "./PassingSpan.ts"
import { exportedNames } from "./spanNames.ts"

type SpanOptions = Parameters<Tracer.Tracer["span"]>[0]

/** Effect's client of HTTP makes a span as well, named after the method; the call that it is for has one of its own. */
const isOfHttpClient = ({ name }: SpanOptions): boolean =>
  /^(?:http\.client )?(?:GET|HEAD|POST|PUT|PATCH|DELETE)$/u.test(name)

const isExported = (options: SpanOptions): boolean => {
  const { kind, name, parent } = options
  if (kind === "server" || exportedNames.has(name)) return true
  // statements and calls of the authority: what is below a request or a work of the service
  return kind === "client" && Option.isSome(parent) && !isOfHttpClient(options)
}

/**
 * A tracer that exports what docs/observability.md names: requests, steps, calls, statements and the work of the service.
 * Every other span of the inside stands for its parent, and what has none, such as looking whether there is work, is
 * exported to nobody.
 */
export const shownTracer = (tracer: Tracer.Tracer): Tracer.Tracer =>
  Tracer.make({
    span: (options) =>
      options.sampled && isExported(options) ? exportedSpan(tracer.span(options)) : new PassingSpan(options)
  })
