import type { JsonValue } from "../json/JsonObject.ts"
import type { WirePath } from "../rules/Violation.ts"
import type { Wording } from "../rules/Language.ts"
import { Schema } from "effect"

/**
 * A value of the wire that a field cannot take.
 *
 * `rule` is the authority's rule code where one speaks of exactly this, otherwise absent. `shows` says what a report
 * shows of the value: of a secret nothing, of one that should have been an object or a list only its type, of others
 * the value, with its type where it may be taken for another type. Where a `text` is expected, a text shows no type.
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
 * A notification about a value that a reader took otherwise than stated: the code of a rule of severity `notification`,
 * and the value taken.
 */
export interface Notice {
  readonly rule: string
  readonly taken: Wording
}

/** A value of the wire that a field takes, but not as it is stated: with `value` in its place. */
export class TakenValue extends InvalidValue {
  readonly value: unknown
  readonly notice: Notice

  constructor(value: unknown, notice: Notice) {
    super(notice.taken)
    this.value = value
    this.notice = notice
  }
}

/**
 * A place in a document as a chain towards the root; cheap to extend while nothing is wrong. `undefined` is the root.
 */
export interface WireLocation {
  readonly parent: WireLocation | undefined
  readonly key: string | number
}

/** The path from the root to a location. */
export const pathOf = (location: WireLocation | undefined): WirePath => {
  const path: Array<string | number> = []
  for (let at = location; at !== undefined; at = at.parent) path.push(at.key)
  return path.toReversed()
}

/** A sink for the problems that readers report. */
export interface ProblemSink {
  /** A value that does not fit, with the value. */
  readonly invalid: (location: WireLocation | undefined, invalid: InvalidValue, actual: unknown) => void
  /** A required field that is absent. */
  readonly missing: (location: WireLocation, expected: Wording) => void
  /** A field that this document does not have; answers the one of `known` that it probably means, if it is refused. */
  readonly unknown: (location: WireLocation, known: ReadonlyArray<string>, value: JsonValue) => string | undefined
  /** A value that is taken, but not as it is stated: something that whoever states it should know. */
  readonly notice: (location: WireLocation | undefined, notice: Notice, actual: unknown) => void
}

/** Reports what a reader answered in place of a value. Answers the value that it takes all the same, if any. */
export const reportInvalid = (
  read: InvalidValue,
  location: WireLocation | undefined,
  actual: unknown,
  sink: ProblemSink
): unknown => {
  if (!(read instanceof TakenValue)) return sink.invalid(location, read, actual)
  sink.notice(location, read.notice, actual)
  return read.value
}

/** Turns a value of the wire into a value of the domain. */
export interface Reader<out A> {
  /** The expected form, in words: `a decimal with at most 6 fraction digits`. */
  readonly expected: Wording
  /**
   * Answers the domain value, or a {@link InvalidValue} when the value itself does not fit. What does not fit further
   * inside goes into the sink and leaves a hole in the answer, see `rules/hole.ts`.
   */
  readonly read: (value: unknown, location: WireLocation | undefined, sink: ProblemSink) => A | InvalidValue
  /** True if `read` looks at its location: the others need not be given one of their own. */
  readonly nests: boolean
  /** True for the spellings of "absent" that only this type has: `0001-01-01T00:00:00`. */
  readonly isAbsent?: ((value: unknown) => boolean) | undefined
  /** For objects: the readers of the fields by their keys on the wire. */
  readonly fields?: ReadonlyMap<string, Reader<unknown>>
  /** For lists: the reader of the elements. */
  readonly element?: Reader<unknown>
  /** The use of the value in addition to filing it, or instead of it, for the documentation; see {@link used}. */
  readonly use?: string
}

const key = "radicar/reader"

/** The annotation that carries a schema's {@link Reader}. */
export const readerAnnotation = (reader: Reader<unknown>): { readonly [key]: Reader<unknown> } => ({ [key]: reader })

/**
 * The reader of a schema made by `wireLeaf`, `wireList` or `wireStruct`; a schema made otherwise has none and throws.
 */
export const readerOf = <A>(schema: Schema.Codec<A, unknown>): Reader<A> => {
  const reader = Schema.resolveAnnotations(schema)?.[key]
  if (reader === undefined) throw new TypeError("the schema has no wire reader: build it with the helpers of wire/")
  return reader as Reader<A>
}

/** The use of a field that no document of the operation files, see `rulebook/unplaced`. */
export const dryRunUse = "not filed; dry runs notify of it (RAD61)"

/** The use of the issuer's picture. */
export const imageUse = "printed, not filed; what is no picture is notified (RAD64)"

/**
 * A schema whose value is not filed, or does more than that: it is printed, decides something, signs. The tables of
 * `@radicar/ubl` say where a value goes in XML; what they cannot know stands here, and the documentation shows both.
 */
export const used = <S extends Schema.Codec<unknown, unknown>>(schema: S, use: string): S["Rebuild"] =>
  schema.annotate(readerAnnotation({ ...readerOf(schema), use }))
