/**
 * A number of a JSON text, kept as it was written: `10.50`, `123456789012345.678901`. A binary float would lose digits,
 * so the field that reads the number decides how to parse it.
 */
export class JsonNumber {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString(): string {
    return this.text
  }

  toJSON(): number {
    return Number(this.text)
  }
}

/** The result of `parseJson`: JSON with its numbers as text and its objects in the order of the text. */
export type JsonValue = string | boolean | null | JsonNumber | ReadonlyArray<JsonValue> | JsonObject

/**
 * A cache of one value derived from a list of keys. It holds the value of the last `user` (any object that identifies
 * the derivation), and derives it again for another one. The cache lives as long as the keys.
 */
export class KeyMemo {
  private user: object | undefined
  private derived: unknown

  get<A>(user: object, keys: ReadonlyArray<string>, derive: (keys: ReadonlyArray<string>) => A): A {
    if (this.user !== user) {
      this.derived = derive(keys)
      this.user = user
    }
    return this.derived as A
  }
}

/**
 * An object of a JSON text: its keys, each once and in the order of the text, and their values. It has two lists
 * instead of properties, because making properties is the largest cost of parsing JSON. It also gives no key a special
 * meaning, not even `__proto__`.
 */
export class JsonObject {
  readonly keys: ReadonlyArray<string>
  readonly values: ReadonlyArray<JsonValue>
  /**
   * Keys of values that cannot be derived, because they follow from unreadable ones. They are absent, but the caller
   * has not omitted them.
   */
  readonly unknown: ReadonlyArray<string> | undefined
  readonly #memo: KeyMemo

  /** Creates an object. `memo` must come from an object with the same list of keys. */
  constructor(
    keys: ReadonlyArray<string>,
    values: ReadonlyArray<JsonValue>,
    memo: KeyMemo = new KeyMemo(),
    unknown?: ReadonlyArray<string>
  ) {
    this.keys = keys
    this.values = values
    this.unknown = unknown
    this.#memo = memo
  }

  /**
   * Derives a value from the keys and caches it for `user`, see {@link KeyMemo}. Objects of a text with equal keys
   * share the value.
   */
  ofKeys<A>(user: object, derive: (keys: ReadonlyArray<string>) => A): A {
    return this.#memo.get(user, this.keys, derive)
  }

  /** The object with the properties of a record. */
  static from(record: Readonly<Record<string, JsonValue>>): JsonObject {
    return new JsonObject(Object.keys(record), Object.values(record))
  }

  /** The value of a key; `undefined` if there is no such key. */
  get(key: string): JsonValue | undefined {
    return this.values[this.keys.indexOf(key)]
  }

  /** This object with a key set: at its present place, or after all others. */
  with(key: string, value: JsonValue): JsonObject {
    const index = this.keys.indexOf(key)
    return index < 0
      ? new JsonObject([...this.keys, key], [...this.values, value], undefined, this.unknown)
      : new JsonObject(this.keys, this.values.with(index, value), undefined, this.unknown)
  }

  toJSON(): unknown {
    return Object.fromEntries(this.keys.map((key, index) => [key, this.values[index]]))
  }
}

const labelled = {}

/** The text before each value of an object with these keys. */
const labelsOf = (keys: ReadonlyArray<string>): ReadonlyArray<string> =>
  keys.map((key, index) => `${index === 0 ? "" : ","}${JSON.stringify(key)}:`)

/** Receives JSON in pieces. */
export interface JsonSink {
  /** Takes a piece of JSON. */
  readonly raw: (text: string) => void
  /** Takes a text, to be written as a JSON string. */
  readonly string: (text: string) => void
}

/** Writes JSON compactly to a sink: numbers with the digits that were read, keys in their order. */
export const writeJsonTo = (value: JsonValue, sink: JsonSink): void => {
  if (typeof value === "string") sink.string(value)
  else if (value instanceof JsonNumber) sink.raw(value.text)
  else if (value instanceof JsonObject) {
    const labels = value.ofKeys(labelled, labelsOf)
    sink.raw("{")
    for (let index = 0; index < labels.length; index++) {
      sink.raw(labels[index] ?? "")
      writeJsonTo(value.values[index] ?? null, sink)
    }
    sink.raw("}")
  } else if (Array.isArray(value)) {
    sink.raw("[")
    for (let index = 0; index < value.length; index++) {
      if (index > 0) sink.raw(",")
      writeJsonTo(value[index], sink)
    }
    sink.raw("]")
  } else sink.raw(String(value))
}

/** A sink that collects text. V8 joins a text fastest if it only grows at its end. */
class TextSink implements JsonSink {
  text = ""

  raw(text: string): void {
    this.text += text
  }

  string(text: string): void {
    this.text += JSON.stringify(text)
  }
}

/** Writes JSON as {@link writeJsonTo} does, as a text. */
export const writeJson = (value: JsonValue): string => {
  const sink = new TextSink()
  writeJsonTo(value, sink)
  return sink.text
}
