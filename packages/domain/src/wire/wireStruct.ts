import { Schema, SchemaAST } from "effect"
import { JsonObject, type JsonValue } from "../json/JsonObject.ts"
import { isNothing } from "./isNothing.ts"
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
import { digHole } from "../rules/hole.ts"

type WireKeys<F extends Schema.Struct.Fields, L extends keyof F> = {
  readonly [K in keyof F]: K extends L ? K : K extends string ? Capitalize<K> : K
}

const capitalized = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1)

interface Field {
  readonly key: string
  readonly wireKey: string
  readonly optional: boolean
  readonly reader: Reader<unknown>
}

/**
 * Absent in a way of the field's own, or of the wire's; what an optional object without anything in it says is nothing.
 */
const isAbsent = (value: JsonValue | undefined, { optional, reader }: Field): boolean => {
  if (value === undefined || value === null || value === "") return true
  if (Array.isArray(value)) return value.length === 0
  if (value instanceof JsonObject) return optional && isNothing(value)
  return reader.isAbsent !== undefined && reader.isAbsent(value)
}

/**
 * The one place where the wire's PascalCase meets the domain's camelCase: a struct schema from domain field names.
 *
 * `Schema.optionalKey` marks optional fields; for those, every spelling of "absent" that the wire has (missing, `null`,
 * `""`, `[]`, the type's own) reads as absent. The schema carries a reader that reports every invalid value of a body
 * at once and decodes an order of magnitude faster than the generic decoder; both follow from the same field list.
 *
 * `lowerCase` names the fields that the wire writes with a small letter too: `code` of a payroll item.
 */
export const wireStruct = <const F extends Schema.Struct.Fields, const L extends keyof F & string = never>(
  identifier: string,
  fields: F,
  options?: { readonly lowerCase: ReadonlyArray<L> }
) => {
  const struct = Schema.Struct(fields)
  const lowerCase = new Set<string>(options?.lowerCase)
  const wireKey = (key: string): string => (lowerCase.has(key) ? key : capitalized(key))
  const mapping = Object.fromEntries(Object.keys(fields).map((key) => [key, wireKey(key)])) as unknown as WireKeys<F, L>
  const plan: ReadonlyArray<Field> = Object.entries(fields).map(([key, schema]) => ({
    key,
    wireKey: wireKey(key),
    optional: SchemaAST.isOptional((schema as Schema.Top).ast),
    reader: readerOf(schema as Schema.Codec<unknown, unknown>)
  }))
  const known = plan.map((field) => field.wireKey)
  const byWireKey = new Map(plan.map((field) => [field.wireKey, field]))
  const requiredCount = plan.filter((field) => !field.optional).length
  const fieldsOf = (keys: ReadonlyArray<string>): ReadonlyArray<Field | undefined> =>
    keys.map((key) => byWireKey.get(key))

  const reportMissing = (
    value: JsonObject,
    result: object,
    location: WireLocation | undefined,
    sink: ProblemSink
  ): void => {
    for (const field of plan) {
      if (field.optional || Object.hasOwn(result, field.key) || !isAbsent(value.get(field.wireKey), field)) continue
      sink.missing({ parent: location, key: field.wireKey }, field.reader.expected)
      digHole(result, field.key)
    }
  }

  /** What a misspelt field states is not known, so nothing is said of the field that it means. */
  const reportUnknown = (
    value: JsonObject,
    result: object,
    at: WireLocation,
    raw: JsonValue,
    sink: ProblemSink
  ): void => {
    const meant = byWireKey.get(sink.unknown(at, known, raw) ?? "")
    if (meant !== undefined && isAbsent(value.get(meant.wireKey), meant)) digHole(result, meant.key)
  }

  /** What follows from a value that cannot be read is not known; only that value is reported. */
  const markUnknown = (unknown: ReadonlyArray<string>, result: object): number => {
    const fields = unknown.flatMap((key) => byWireKey.get(key) ?? []).filter(({ key }) => !Object.hasOwn(result, key))
    for (const { key } of fields) digHole(result, key)
    return fields.filter(({ optional }) => !optional).length
  }

  const reader: Reader<unknown> = {
    expected: anObject,
    nests: true,
    fields: new Map(plan.map((field) => [field.wireKey, field.reader])),
    read: (value, location, sink) => {
      if (!(value instanceof JsonObject)) return new InvalidValue(anObject, { shows: "shape" })
      const { keys, values } = value
      const fields = value.ofKeys(plan, fieldsOf)
      const result: Record<string, unknown> = {}
      let found = 0
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
          const taken = reportInvalid(read, { parent: location, key }, raw, sink)
          if (taken === undefined) digHole(result, field.key)
          else result[field.key] = taken
        } else result[field.key] = read
        if (!field.optional) found++
      }
      if (value.unknown !== undefined) found += markUnknown(value.unknown, result)
      if (found !== requiredCount) reportMissing(value, result, location, sink)
      return result
    }
  }
  return struct.pipe(Schema.encodeKeys(mapping)).annotate({ identifier, ...readerAnnotation(reader) })
}
