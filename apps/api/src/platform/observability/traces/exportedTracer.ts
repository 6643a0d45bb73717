import { Cause, Context, Exit, Option, Tracer } from "effect"
import { exportedNames } from "../metrics/measurements.ts"

type SpanOptions = Parameters<Tracer.Tracer["span"]>[0]

const noLinks: ReadonlyArray<Tracer.SpanLink> = []
const noAttributes: ReadonlyMap<string, unknown> = new Map()

/**
 * A span that is not exported. It has the ids of its parent, so its children and attributes are attached to the parent.
 */
class PassingSpan implements Tracer.Span {
  readonly _tag = "Span"
  readonly name: string
  readonly parent: Option.Option<Tracer.AnySpan>
  readonly annotations: Context.Context<never>
  readonly kind: Tracer.SpanKind
  readonly sampled: boolean
  readonly links = noLinks
  readonly attributes = noAttributes
  readonly status: Tracer.SpanStatus
  readonly #stoodFor: Tracer.AnySpan | undefined

  constructor({ annotations, kind, name, parent, sampled, startTime }: SpanOptions) {
    this.name = name
    this.parent = parent
    this.annotations = annotations
    this.kind = kind
    this.#stoodFor = Option.getOrUndefined(parent)
    // without an exported ancestor, nothing is exported
    this.sampled = this.#stoodFor !== undefined && sampled
    this.status = { _tag: "Started", startTime }
  }

  get traceId(): string {
    return this.#stoodFor?.traceId ?? ""
  }

  get spanId(): string {
    return this.#stoodFor?.spanId ?? ""
  }

  attribute(key: string, value: unknown): void {
    if (this.#stoodFor?._tag === "Span") this.#stoodFor.attribute(key, value)
  }

  end(): void {}
  event(): void {}
  addLinks(): void {}
}

/**
 * Standard attributes that are exported. Attributes with the prefix `radicar.` are exported too, because the service
 * chooses their values for export.
 */
const openAttributes: ReadonlySet<string> = new Set([
  "http.request.method",
  "http.response.status_code",
  "http.route",
  "db.system.name"
])

/**
 * The first word of an SQL statement. The rest is omitted, because it is long and the job queue writes values into it.
 */
const statementName = (text: unknown): string =>
  (typeof text === "string" ? /^[\s(]*(\w+)/u.exec(text)?.[1] : undefined)?.toUpperCase() ?? "STATEMENT"

const tagOf = (error: unknown): string => {
  const tag: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "_tag") : undefined
  if (typeof tag === "string") return tag
  return error instanceof Error ? error.name : "Unknown"
}

/** Name of a failure; messages and stacks are omitted because they repeat what was sent. */
const nameOfFailure = (cause: Cause.Cause<unknown>): string | undefined => {
  if (Cause.hasInterruptsOnly(cause)) return undefined
  const failure = Cause.findErrorOption(cause)
  if (Option.isSome(failure)) return tagOf(failure.value)
  return tagOf(cause.reasons.find(Cause.isDieReason)?.defect)
}

const named = (name: string): Error => {
  const error = new Error(name)
  error.name = name
  error.stack = name
  return error
}

/** Limits an exported span to allowed attributes and the name of a failure. */
const exportedSpan = (span: Tracer.Span): Tracer.Span => {
  const attribute = span.attribute.bind(span)
  const end = span.end.bind(span)
  const rename = (name: string) => void Reflect.set(span, "name", name)
  let method = ""
  return Object.assign(span, {
    attribute: (key: string, value: unknown): void => {
      if (key === "http.request.method") method = String(value)
      if (key === "db.query.text") {
        attribute("db.operation.name", statementName(value))
        rename(statementName(value))
      } else if (openAttributes.has(key) || key.startsWith("radicar.")) attribute(key, value)
    },
    // drops exceptions with their texts
    event: (): void => {},
    end: (endTime: bigint, exit: Exit.Exit<unknown, unknown>): void => {
      const route = span.attributes.get("http.route")
      if (span.kind === "server") rename(typeof route === "string" ? `${method} ${route}` : method)
      const failure = Exit.isFailure(exit) ? nameOfFailure(exit.cause) : undefined
      if (failure === undefined) return end(endTime, exit)
      attribute("error.type", failure)
      end(endTime, Exit.fail(named(failure)))
    }
  })
}

/**
 * Whether a span was made by Effect's HTTP client, which names its spans after the method. Such spans are not exported,
 * because every call already has one.
 */
const isOfHttpClient = ({ name }: SpanOptions): boolean =>
  /^(?:http\.client )?(?:GET|HEAD|POST|PUT|PATCH|DELETE)$/u.test(name)

const isExported = (options: SpanOptions): boolean => {
  const { kind, name, parent } = options
  if (kind === "server" || exportedNames.has(name)) return true
  // statements and calls to the authority below a request or background work
  return kind === "client" && Option.isSome(parent) && !isOfHttpClient(options)
}

/**
 * A tracer that exports only spans named in docs/operating/observability.md: requests, steps, calls, statements and
 * background work. Every other span passes its children and attributes to its parent. Spans without an exported parent,
 * such as polling, are not exported.
 */
export const redactingTracer = (tracer: Tracer.Tracer): Tracer.Tracer =>
  Tracer.make({
    span: (options) =>
      options.sampled && isExported(options) ? exportedSpan(tracer.span(options)) : new PassingSpan(options)
  })
