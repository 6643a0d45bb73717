import { Context, Option, type Tracer } from "effect"

type SpanOptions = Parameters<Tracer.Tracer["span"]>[0]

const noLinks: ReadonlyArray<Tracer.SpanLink> = []
const noAttributes: ReadonlyMap<string, unknown> = new Map()

/**
 * A span that is not exported and stands for its parent: what is below it is below the parent, and what is said of it is
 * said of the parent.
 */
export class PassingSpan implements Tracer.Span {
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
    // nothing below what nobody asked for is exported
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
