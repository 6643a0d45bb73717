import { Cause, Exit, Option, type Tracer } from "effect"

/** What spans may say; every name that begins with `radicar.` is ours, and its value was chosen to be shown. */
const openAttributes: ReadonlySet<string> = new Set([
  "http.request.method",
  "http.response.status_code",
  "http.route",
  "db.system.name"
])

/** The first word of a statement; its text is long, and the queue writes values into it. */
const statementName = (text: unknown): string =>
  (typeof text === "string" ? /^[\s(]*(\w+)/u.exec(text)?.[1] : undefined)?.toUpperCase() ?? "STATEMENT"

const tagOf = (error: unknown): string => {
  const tag: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "_tag") : undefined
  if (typeof tag === "string") return tag
  return error instanceof Error ? error.name : "Unknown"
}

/** A failure by its name alone: messages and stacks repeat what was sent. */
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

/** A span as it is exported: of its attributes those that are meant to be shown, of a failure its name. */
export const exportedSpan = (span: Tracer.Span): Tracer.Span => {
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
    // exceptions with their texts, for which there is no place
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
