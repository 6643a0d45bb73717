import { Record, Schema, SchemaAST, type Types } from "effect"
import { JsonObject, type JsonValue } from "../json/JsonValue.ts"
import { fieldFacts } from "../rules/described.ts"
import type { Localized } from "../rules/Language.ts"
import { isNothing, type Nothing } from "./isNothing.ts"
import {
  InvalidValue,
  readerAnnotation,
  readerOf,
  reportInvalid,
  type ProblemSink,
  type Reader,
  type WireLocation
} from "./Reader.ts"
import { anObject } from "../rules/sharedWordings.ts"
import { markUnreadable } from "../rules/unreadable.ts"
import { structSchema } from "./wireSchemas.ts"

/**
 * Spellings of an absent value in the type of a body. For a text or a number, these are `null` and `""`. The service
 * also accepts the other spellings. The type omits them so that readers of settings need not distinguish a text from an
 * empty list.
 */
type NothingFor<E> = [Extract<E, object>] extends [never] ? null | "" : Nothing

/** A field that a body may omit. */
type Omissible<E> = E | NothingFor<E>

/** The fields of a domain struct that a body may omit although they are mandatory. */
type SuppliedKeys<F> = { readonly [K in keyof F]: F[K] extends { readonly "~supplied": true } ? K : never }[keyof F]

type WireKey<K, L> = K extends L ? K : K extends string ? Capitalize<K> : K

type OptionalKeys<E> = { readonly [K in keyof E]-?: Record<never, never> extends Pick<E, K> ? K : never }[keyof E]

/** The type of a domain struct's object in a body: wire names, with fields optional if a body may omit them. */
export type WireObject<F extends Schema.Struct.Fields, L, E = Schema.Struct.Encoded<F>> = Types.Simplify<
  {
    readonly [K in Exclude<keyof E, OptionalKeys<E> | SuppliedKeys<F>> as WireKey<K, L>]: E[K]
  } & {
    readonly [K in Extract<keyof E, OptionalKeys<E> | SuppliedKeys<F>> as WireKey<K, L>]?: Omissible<
      Exclude<E[K], undefined>
    >
  }
>

/** Expected value, in words: an object with all of these fields. */
const anObjectWith = (fields: ReadonlyArray<string>): Localized => {
  const all = (last: string): string => fields.join(", ").replace(/, ([^,]+)$/u, ` ${last} $1`)
  return fields.length === 0
    ? anObject
    : { en: `${anObject.en} with ${all("and")}`, es: `${anObject.es} con ${all("y")}` }
}

const capitalized = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1)

interface Field {
  readonly key: string
  readonly wireKey: string
  readonly optional: boolean
  readonly reader: Reader<unknown>
}

/** Converts a value of a body to the form of its reader, as far as needed to decide whether it is absent. */
const jsonOf = (value: unknown): JsonValue =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? JsonObject.from(Record.map(value as Record<string, unknown>, jsonOf))
    : (value as JsonValue)

/** Whether a field is absent: in a spelling of its type, or for an optional field in any spelling of the wire. */
const isAbsent = (value: JsonValue | undefined, { optional, reader }: Field): boolean => {
  if (value === undefined || value === null || value === "") return true
  if (optional && isNothing(value)) return true
  if (Array.isArray(value)) return value.length === 0
  return reader.isAbsent !== undefined && reader.isAbsent(value)
}

/** Marks values that follow from an unreadable one as unknown, so that only the unreadable one is reported. */
const markUnknown = (unknown: ReadonlyArray<Field | undefined>, result: object): number => {
  const fields = unknown.filter((field) => field !== undefined).filter(({ key }) => !Object.hasOwn(result, key))
  for (const { key } of fields) markUnreadable(result, key)
  return fields.filter(({ optional }) => !optional).length
}

/** The reader of an object with these fields. It reports every invalid value at once. */
const structReader = (plan: ReadonlyArray<Field>): Reader<unknown> => {
  const names = plan.map((field) => field.wireKey)
  const byWireKey = new Map(plan.map((field) => [field.wireKey, field]))
  const required = plan.filter((field) => !field.optional).map((field) => field.wireKey)
  const fieldsOf = (keys: ReadonlyArray<string>): ReadonlyArray<Field | undefined> =>
    keys.map((key) => byWireKey.get(key))

  const reportMissing = (
    value: JsonObject,
    result: Record<string, unknown>,
    location: WireLocation | undefined,
    sink: ProblemSink
  ): void => {
    for (const field of plan) {
      const raw = value.get(field.wireKey)
      if (field.optional || Object.hasOwn(result, field.key) || !isAbsent(raw, field)) continue
      const taken = sink.missing({ parent: location, key: field.wireKey }, field.reader, raw)
      if (taken === undefined) markUnreadable(result, field.key)
      else result[field.key] = taken
    }
  }

  /**
   * Reports an unknown field. If it seems to be a misspelling of an absent field, that field becomes unreadable: its
   * value is unknown, so no rule judges it.
   */
  const reportUnknown = (
    value: JsonObject,
    result: object,
    at: WireLocation,
    raw: JsonValue,
    sink: ProblemSink
  ): void => {
    const meant = byWireKey.get(sink.unknown(at, names, raw) ?? "")
    if (meant !== undefined && isAbsent(value.get(meant.wireKey), meant)) markUnreadable(result, meant.key)
  }

  return {
    expected: anObjectWith(required),
    nests: true,
    fields: new Map(plan.map((field) => [field.wireKey, field.reader])),
    read: (value, location, sink) => {
      if (!(value instanceof JsonObject)) return new InvalidValue(anObject, { shows: "shape" })
      const { keys, values } = value
      const fields = value.ofKeys(plan, fieldsOf)
      const result: Record<string, unknown> = {}
      let requiredCount = 0
      for (let index = 0; index < keys.length; index++) {
        const field = fields[index]
        const key = keys[index] ?? ""
        if (field === undefined) {
          reportUnknown(value, result, { parent: location, key }, values[index] ?? null, sink)
          continue
        }
        const raw = values[index]
        if (isAbsent(raw, field)) continue
        const at = field.reader.nests ? { parent: location, key } : undefined
        const read = field.reader.read(raw, at, sink)
        if (read instanceof InvalidValue) {
          const taken = reportInvalid(read, { parent: location, key }, raw, sink, field.reader)
          if (taken !== undefined) result[field.key] = taken
          else if (!field.optional || sink.omitsInvalid !== true) markUnreadable(result, field.key)
        } else result[field.key] = read
        if (!field.optional) requiredCount++
      }
      if (value.unknown !== undefined) requiredCount += markUnknown(fieldsOf(value.unknown), result)
      if (requiredCount !== required.length) reportMissing(value, result, location, sink)
      return result
    }
  }
}

const withUse = (reader: Reader<unknown>, use: Localized | undefined): Reader<unknown> =>
  use === undefined ? reader : { ...reader, use }

/**
 * Makes a struct schema from domain field names. It is the only place that converts between the wire's PascalCase and
 * the domain's camelCase.
 *
 * `Schema.optionalKey` marks optional fields. In those, every spelling of "absent" on the wire ({@link isNothing}, and
 * those of the type) reads as absent. The schema carries a reader that reports every invalid value of a body at once
 * and decodes ten times as fast as the generic decoder. Both derive from the same list of fields.
 *
 * `lowerCase` names the fields that the wire also writes with a small letter: `code` of a payroll item. `use` describes
 * objects that are not only filed, as for {@link described} fields.
 */
export const wireStruct = <const F extends Schema.Struct.Fields, const L extends keyof F & string = never>(
  identifier: string,
  fields: F,
  options?: { readonly lowerCase?: ReadonlyArray<L>; readonly use?: Localized }
) => {
  const lowerCase = new Set<string>(options?.lowerCase)
  const wireKey = (key: string): string => (lowerCase.has(key) ? key : capitalized(key))
  const plan = Object.entries(fields).map(([key, schema]) => ({
    key,
    schema: schema as Schema.Codec<unknown, unknown>,
    wireKey: wireKey(key),
    optional: SchemaAST.isOptional((schema as Schema.Top).ast),
    reader: withUse(readerOf(schema as Schema.Codec<unknown, unknown>), fieldFacts(schema as Schema.Top).use)
  }))
  const byWireKey = new Map(plan.map((field) => [field.wireKey, field]))
  return structSchema(identifier, fields, new Map(plan.map((field) => [field.key, field.wireKey])), (name, value) => {
    const field = byWireKey.get(name)
    return field !== undefined && isAbsent(jsonOf(value), field)
  }).pipe(Schema.annotate(readerAnnotation(withUse(structReader(plan), options?.use)))) as unknown as Schema.Codec<
    Schema.Struct.Type<F>,
    WireObject<F, L>
  >
}

/** An object with any content, which `readDocument` returns as a `JsonObject` with every digit. */
export const anyObject = Schema.Record(Schema.String, Schema.Unknown).annotate(
  readerAnnotation({
    expected: anObject,
    nests: false,
    read: (value) => (value instanceof JsonObject ? value : new InvalidValue(anObject, { shows: "shape" }))
  })
  // the schema describes the wire; the reader, which makes another value, decides the type
) as unknown as Schema.Codec<JsonObject, Readonly<Record<string, unknown>>>
