import { Schema, SchemaAST } from "effect"
import { isJsonObject } from "../json/JsonValue.ts"
import { Misfit } from "./Misfit.ts"
import { readerAnnotation, readerOf } from "./readerOf.ts"
import type { Reader } from "./Reader.ts"

type WireKeys<F extends Schema.Struct.Fields> = {
  readonly [K in keyof F]: K extends string ? Capitalize<K> : K
}

const wireKey = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1)

interface Field {
  readonly key: string
  readonly wireKey: string
  readonly optional: boolean
  readonly reader: Reader<unknown>
}

const isAbsent = (value: unknown, reader: Reader<unknown>): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (reader.isAbsent !== undefined && reader.isAbsent(value))

/**
 * The one place where the wire's PascalCase meets the domain's camelCase: a struct schema from domain field names.
 *
 * `Schema.optionalKey` marks optional fields; for those, every spelling of "absent" that the wire has (missing, `null`,
 * `""`, `[]`, the type's own) reads as absent. The schema carries a reader that reports every misfit of a body at once
 * and decodes an order of magnitude faster than the generic decoder; both follow from the same field list.
 */
export const wireStruct = <const F extends Schema.Struct.Fields>(identifier: string, fields: F) => {
  const struct = Schema.Struct(fields)
  const mapping = Object.fromEntries(Object.keys(fields).map((key) => [key, wireKey(key)])) as unknown as WireKeys<F>
  const plan: ReadonlyArray<Field> = Object.entries(fields).map(([key, schema]) => ({
    key,
    wireKey: wireKey(key),
    optional: SchemaAST.isOptional((schema as Schema.Top).ast),
    reader: readerOf(schema as Schema.Codec<unknown, unknown>)
  }))
  const known = plan.map((field) => field.wireKey)
  const knownSet = new Set(known)
  const expected = "an object"

  const reader: Reader<unknown> = {
    expected,
    nests: true,
    read: (value, location, sink) => {
      if (!isJsonObject(value)) return new Misfit(expected)
      const result: Record<string, unknown> = {}
      let seen = 0
      for (const field of plan) {
        const raw = Object.hasOwn(value, field.wireKey) ? value[field.wireKey] : undefined
        if (raw !== undefined) seen++
        if (isAbsent(raw, field.reader)) {
          if (!field.optional) sink.missing({ parent: location, key: field.wireKey }, field.reader.expected)
          continue
        }
        const at = field.reader.nests ? { parent: location, key: field.wireKey } : undefined
        const read = field.reader.read(raw, at, sink)
        if (read instanceof Misfit) sink.misfit({ parent: location, key: field.wireKey }, read, raw)
        else result[field.key] = read
      }
      const keys = Object.keys(value)
      if (keys.length !== seen) {
        for (const key of keys) if (!knownSet.has(key)) sink.unknown({ parent: location, key }, known)
      }
      return result
    }
  }
  return struct.pipe(Schema.encodeKeys(mapping)).annotate({ identifier, ...readerAnnotation(reader) })
}
