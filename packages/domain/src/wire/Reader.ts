import type { Misfit } from "./Misfit.ts"
import type { Wording } from "../rules/Wording.ts"

/** A place in a document: object keys and array positions from the root. */
export type WirePath = ReadonlyArray<string | number>

/** A place in a document as a chain towards the root; cheap to extend while nothing is wrong. `undefined` is the root. */
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

/** Where a reader says what does not fit. */
export interface MisfitSink {
  /** A value that does not fit, with the value. */
  readonly misfit: (location: WireLocation | undefined, misfit: Misfit, actual: unknown) => void
  /** A required field that is absent. */
  readonly missing: (location: WireLocation, expected: Wording) => void
  /** A field that this document does not have. */
  readonly unknown: (location: WireLocation, known: ReadonlyArray<string>) => void
}

/** Turns a value of the wire into a value of the domain. */
export interface Reader<out A> {
  /** What is expected, for a person: `a decimal with at most 6 fraction digits`. */
  readonly expected: Wording
  /**
   * Answers the domain value, or a {@link Misfit} when the value itself does not fit. What does not fit further inside
   * goes into the sink; the answer means something only if nothing was reported.
   */
  readonly read: (value: unknown, location: WireLocation | undefined, sink: MisfitSink) => A | Misfit
  /** True if `read` looks at its location: the others need not be given one of their own. */
  readonly nests: boolean
  /** True for the spellings of "absent" that only this type has: `0001-01-01T00:00:00`. */
  readonly isAbsent?: ((value: unknown) => boolean) | undefined
  /** Of an object: the readers of its fields by their keys on the wire. */
  readonly fields?: ReadonlyMap<string, Reader<unknown>>
  /** Of a list: the reader of its elements. */
  readonly element?: Reader<unknown>
}
