import { Effect, Schema, SchemaGetter, SchemaIssue } from "effect"
import { InvalidValue, readerAnnotation, TakenValue } from "./Reader.ts"
import { type Wording, wordingIn } from "../rules/Language.ts"

/**
 * Declares a field type that is one JSON value: its reading, its writing and its documentation.
 *
 * `decode` takes the raw JSON value (numbers as `JsonNumber`) and returns the domain value or an {@link InvalidValue}.
 * If it changes the stated value, for example by rounding, it returns a {@link TakenValue}.
 */
export const wireLeaf = <A, E extends string | number | boolean>(options: {
  readonly identifier: string
  readonly description: string
  /** The expected form, as reports describe it: `a decimal with at most 6 fraction digits`. */
  readonly expected: Wording
  readonly wire: Schema.Codec<E>
  readonly domain: Schema.Schema<A> & Schema.Codec<A>
  readonly decode: (value: unknown) => A | InvalidValue
  readonly encode: (value: A) => E
  readonly isAbsent?: (value: unknown) => boolean
}): Schema.Codec<A, E> =>
  options.wire
    .pipe(
      Schema.decodeTo(options.domain, {
        decode: SchemaGetter.transformEffect((value: E) => {
          const decoded = options.decode(value)
          if (decoded instanceof TakenValue) return Effect.succeed(decoded.value as A)
          return decoded instanceof InvalidValue
            ? Effect.fail(
                new SchemaIssue.InvalidValue({ message: `expected ${wordingIn(decoded.expected, "en")}` }, value)
              )
            : Effect.succeed(decoded)
        }),
        encode: SchemaGetter.transform(options.encode)
      })
    )
    .annotate({
      identifier: options.identifier,
      description: options.description,
      ...readerAnnotation({
        expected: options.expected,
        isAbsent: options.isAbsent,
        nests: false,
        read: options.decode,
        ...((options.domain as Schema.Top) === Schema.String ? { isText: true as const } : {})
      })
    })
