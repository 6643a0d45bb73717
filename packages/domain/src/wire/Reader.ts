import type { JsonValue } from "../json/JsonValue.ts"
import type { WirePath } from "../rules/Violation.ts"
import type { Localized, Wording } from "../rules/Language.ts"
import { Schema } from "effect"

/**
 * A value of the wire that a field rejects.
 *
 * `rule` is the authority's rule code if it has a rule for exactly this fault. `shows` selects what a report shows of
 * the value:
 * - `value`: the value, with its type if it may be mistaken for a value of another type.
 * - `text`: the same, but a text is shown without its type.
 * - `shape`: only the type, for a value in place of an object or a list.
 * - `nothing`: for secrets.
 */
export class InvalidValue {
  readonly expected: Wording
  readonly rule: string | undefined
  readonly shows: "value" | "text" | "shape" | "nothing"

  constructor(
    expected: Wording,
    options?: { readonly rule?: string; readonly shows?: "value" | "text" | "shape" | "nothing" }
  ) {
    this.expected = expected
    this.rule = options?.rule
    this.shows = options?.shows ?? "value"
  }
}

/**
 * A notification about a value that a reader changed or doubts: the code of a rule of severity `notification`, and the
 * value that is used instead, or the one that is probably meant.
 */
export interface Notice {
  readonly rule: string
  readonly taken: Wording
}

/** A value of the wire that a field accepts as `value`, with at least one notification. */
export class TakenValue extends InvalidValue {
  readonly value: unknown
  readonly notices: readonly [Notice, ...ReadonlyArray<Notice>]

  constructor(value: unknown, ...notices: readonly [Notice, ...ReadonlyArray<Notice>]) {
    super(notices[0].taken)
    this.value = value
    this.notices = notices
  }
}

/**
 * A place in a document as a linked list towards the root, which is `undefined`. It is cheap to extend, and becomes a
 * path only if there is a fault to report.
 */
export interface WireLocation {
  readonly parent: WireLocation | undefined
  readonly key: string | number
}

/** The path from the root to a location. */
export const wirePathOf = (location: WireLocation | undefined): WirePath => {
  const path: Array<string | number> = []
  for (let at = location; at !== undefined; at = at.parent) path.push(at.key)
  return path.toReversed()
}

/** A sink for the problems that readers report. */
export interface ProblemSink {
  /**
   * Whether an optional field that does not fit counts as absent. Otherwise it becomes unreadable, so that no rule
   * judges it.
   */
  readonly omitsInvalid?: true
  /**
   * Reports a value that does not fit, with the value and its reader. Returns what is read in its place; `undefined`
   * for nothing.
   */
  readonly invalid: (
    location: WireLocation | undefined,
    invalid: InvalidValue,
    actual: unknown,
    reader: Reader<unknown>
  ) => unknown
  /**
   * Reports a required field that is absent, with its reader and the value that spells it: nothing, `null`, an empty
   * list. Returns what is read in its place; `undefined` for nothing.
   */
  readonly missing: (location: WireLocation, reader: Reader<unknown>, spelling: JsonValue | undefined) => unknown
  /**
   * Reports a field that this document does not have. If the field is refused, returns the name in `names` that the
   * caller probably meant.
   */
  readonly unknown: (location: WireLocation, names: ReadonlyArray<string>, value: JsonValue) => string | undefined
  /** Reports a value that is read differently than stated, or is probably wrong. */
  readonly notice: (location: WireLocation | undefined, notice: Notice, actual: unknown) => void
}

/**
 * Reports the fault that a reader returned in place of a value. If the fault is a {@link TakenValue}, reports its
 * notifications instead and returns its value.
 */
export const reportInvalid = (
  read: InvalidValue,
  location: WireLocation | undefined,
  actual: unknown,
  sink: ProblemSink,
  reader: Reader<unknown>
): unknown => {
  if (!(read instanceof TakenValue)) return sink.invalid(location, read, actual, reader)
  for (const notice of read.notices) sink.notice(location, notice, actual)
  return read.value
}

/** Turns a value of the wire into a value of the domain. */
export interface Reader<out A> {
  /** The expected form, in words: `a decimal with at most 6 fraction digits`. */
  readonly expected: Wording
  /**
   * Returns the domain value, or an {@link InvalidValue} if the value itself does not fit. Faults further inside go
   * into the sink and mark their fields as unreadable in the returned value, see `rules/unreadable.ts`.
   */
  readonly read: (value: unknown, location: WireLocation | undefined, sink: ProblemSink) => A | InvalidValue
  /** Whether `read` uses its location. For other readers, callers need not make one. */
  readonly nests: boolean
  /** Recognizes spellings of "absent" that only this type has: `0001-01-01T00:00:00`. */
  readonly isAbsent?: ((value: unknown) => boolean) | undefined
  /** For objects: the readers of the fields by their keys on the wire. */
  readonly fields?: ReadonlyMap<string, Reader<unknown>>
  /** For lists: the reader of the elements. */
  readonly element?: Reader<unknown>
  /** Set if the domain value is a text, so that any text can be printed in its place. */
  readonly isText?: true
  /** Text for the documentation: the use of a value that is not filed, or not only filed; see `described`. */
  readonly use?: Localized
}

const key = "radicar/reader"

/** The annotation that carries a schema's {@link Reader}. */
export const readerAnnotation = (reader: Reader<unknown>): { readonly [key]: Reader<unknown> } => ({ [key]: reader })

/** The reader of a schema made by `wireLeaf`, `wireList` or `wireStruct`. Throws for any other schema. */
export const readerOf = <A>(schema: Schema.Schema<A>): Reader<A> => {
  const reader = Schema.resolveAnnotations(schema)?.[key]
  if (reader === undefined) throw new TypeError("the schema has no wire reader: build it with the helpers of wire/")
  return reader as Reader<A>
}

/** The use of a field that no document of the operation files, see `rulebook/unplaced`. */
export const dryRunUse: Localized = {
  en: "not filed; dry runs notify of it (RAD61)",
  es: "no se transmite; los ensayos lo notifican (RAD61)"
}

/** The use of a field that is only printed. */
export const printedUse: Localized = { en: "printed, not filed", es: "se imprime, no se transmite" }

/** The use of the issuer's picture (`ImageUrl`). */
export const imageUse: Localized = {
  en: "printed, not filed; what is no picture is notified (RAD64)",
  es: "se imprime, no se transmite; lo que no es una imagen se notifica (RAD64)"
}
