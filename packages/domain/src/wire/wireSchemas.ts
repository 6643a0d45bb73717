import { Effect, Schema, SchemaGetter, SchemaIssue } from "effect"
import { fieldFacts } from "../rules/described.ts"
import { wordingIn } from "../rules/Language.ts"
import { Nothing } from "./isNothing.ts"
import { InvalidValue, TakenValue } from "./Reader.ts"

// The schemas of bodies, for whoever uses Effect: OpenAPI, the HTTP contract, `Schema.decode`. Documents are read by
// readers alone, so the packages that need no Effect are packed with `plain/wireSchemas.ts` in place of this module.

/** Decodes one JSON value as a schema does, with the first fault as a message; notices are for readers alone. */
const decodeBy = <A, E>(decode: (value: unknown) => A | InvalidValue) =>
  SchemaGetter.transformEffect((value: E) => {
    const decoded = decode(value)
    if (decoded instanceof TakenValue) return Effect.succeed(decoded.value as A)
    if (!(decoded instanceof InvalidValue)) return Effect.succeed(decoded)
    const message = `expected ${wordingIn(decoded.expected, "en")}`
    return Effect.fail(new SchemaIssue.InvalidValue({ message }, value))
  })

/** Makes the schema of one JSON value. */
export const leafSchema = <A, E>(options: {
  readonly wire: Schema.Codec<E>
  readonly domain: Schema.Codec<A>
  readonly decode: (value: unknown) => A | InvalidValue
  readonly encode: (value: A) => E
}): Schema.Codec<A, E> => {
  const { decode, domain, encode, wire } = options
  return wire.pipe(Schema.decodeTo(domain, { decode: decodeBy<A, E>(decode), encode: SchemaGetter.transform(encode) }))
}

/** Makes the schema of a list that the wire may also write as its only element. */
export const oneOrMoreSchema = <A extends object, E extends object>(
  element: Schema.Codec<A, E>,
  maximum: number,
  encode: (list: ReadonlyArray<A>) => A | ReadonlyArray<A>
): Schema.Codec<ReadonlyArray<A>, E | ReadonlyArray<E>> => {
  const wire = maximum === 1 ? element : Schema.Union([element, Schema.Array(element)])
  return (wire as Schema.Codec<A | ReadonlyArray<A>, E | ReadonlyArray<E>>).pipe(
    Schema.decodeTo(Schema.Array(Schema.toType(element)), {
      decode: SchemaGetter.transform((value: A | ReadonlyArray<A>): ReadonlyArray<A> =>
        Array.isArray(value) ? value : [value as A]
      ),
      encode: SchemaGetter.transform(encode)
    })
  )
}

/** The schema of a field on the wire. A field that a body may omit also accepts every spelling of "absent". */
const wireField = (schema: Schema.Codec<unknown, unknown>): Schema.Codec<unknown, unknown> => {
  const { description, isOptional } = fieldFacts(schema)
  const annotations = description === undefined ? {} : { description }
  const wire = Schema.toEncoded(schema)
  if (!isOptional) return wire.annotateKey(annotations)
  return Schema.optionalKey(Schema.Union([wire, Nothing])).annotateKey(annotations)
}

/** Makes the schema of an object: `keys` are the names of its fields on the wire, by their names in the domain. */
export const structSchema = <F extends Schema.Struct.Fields>(
  identifier: string,
  fields: F,
  keys: ReadonlyMap<string, string>,
  isAbsent: (wireKey: string, value: unknown) => boolean
) => {
  const names = new Map(Array.from(keys, ([key, wireKey]) => [wireKey, key]))
  const wire = Object.entries(fields).map(
    ([key, schema]) => [keys.get(key) ?? key, wireField(schema as Schema.Codec<unknown, unknown>)] as const
  )
  const object: Schema.Codec<Readonly<Record<string, unknown>>> = Schema.Struct(Object.fromEntries(wire)).annotate({
    identifier
  })
  // Both casts: the fields are known by name only at run time, and their types only to the compiler.
  return object.pipe(
    Schema.decodeTo(
      Schema.Struct(fields) as unknown as Schema.Codec<Schema.Struct.Type<F>, Readonly<Record<string, unknown>>>,
      {
        decode: SchemaGetter.transform((body) => {
          const entries = Object.entries(body).flatMap(([wireKey, value]) => {
            const key = names.get(wireKey)
            return key === undefined || isAbsent(wireKey, value) ? [] : [[key, value] as const]
          })
          return Object.fromEntries(entries)
        }),
        encode: SchemaGetter.transform((document) =>
          Object.fromEntries(Object.entries(document).map(([key, value]) => [keys.get(key) ?? key, value]))
        )
      }
    )
  )
}
