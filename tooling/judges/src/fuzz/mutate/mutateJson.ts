import type { Random } from "@radicar/fixtures/random"
import { hostileNumbers, hostileTexts } from "./hostileValues.ts"

/**
 * A JSON text as a value within a tree. It is written unchanged, so that it can contain numbers that JavaScript cannot
 * represent.
 */
class Raw {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const write = (value: unknown): string => {
  if (value instanceof Raw) return value.text
  if (Array.isArray(value)) return `[${value.map(write).join(",")}]`
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null"
  return `{${Object.entries(value)
    .map(([key, held]) => `${JSON.stringify(key)}:${write(held)}`)
    .join(",")}}`
}

interface Place {
  readonly holder: Record<string, unknown> | Array<unknown>
  readonly key: string
}

const placesOf = (value: unknown): ReadonlyArray<Place> => {
  if (typeof value !== "object" || value === null || value instanceof Raw) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesOf(holder[key])])
}

const nested = (depth: number, random: Random): Raw =>
  random.next() < 0.5
    ? new Raw(`${"[".repeat(depth)}1${"]".repeat(depth)}`)
    : new Raw(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`)

/**
 * Maximum length of a repeated list in characters, just above the service's limit for a body; longer bodies would be
 * refused by their length alone.
 */
const longestList = 12 * 1024 * 1024

/** Makes a list that repeats a value. The list is text, so that a later change affects no other copy. */
const listOf = (value: unknown): Raw => {
  const text = write(value)
  return new Raw(`[${Array.from({ length: Math.min(2000, Math.ceil(longestList / (text.length + 1))) }, () => text)}]`)
}

type Change = (value: unknown, random: Random, all: ReadonlyArray<Place>) => unknown

const valueAt = ({ holder, key }: Place): unknown => (holder as Record<string, unknown>)[key]

const changes: ReadonlyArray<Change> = [
  (_, random) => new Raw(random.pick(hostileNumbers)),
  (_, random) => random.pick(hostileTexts),
  (value, random) => `${String(value).slice(0, 200)}${random.pick(hostileTexts)}`,
  (_, random) => random.pick([null, true, false, [], {}, "", 0, [[]], [null], [{}]]),
  (value) => [value],
  (value) => ({ Value: value }),
  (value) => [value, value],
  // converts to text, or a numeric text to a number
  (value) => (typeof value === "string" ? new Raw(/^-?[0-9]+$/u.test(value) ? value : "7") : String(value)),
  (_, random) => nested(random.pick([3, 31, 33, 1000, 20_000]), random),
  (value) => (Array.isArray(value) && value.length > 0 ? listOf(value[0]) : value),
  // the value of another place
  (value, random, all) => {
    const place = all.length === 0 ? undefined : random.pick(all)
    return place === undefined ? value : new Raw(write(valueAt(place)))
  },
  // a duplicate key
  (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value
    const text = write(value)
    const [key] = Object.keys(value)
    return key === undefined ? value : new Raw(`${text.slice(0, -1)},${JSON.stringify(key)}:1}`)
  }
]

/** Changes, removes or renames one to three values of a body, at random places. */
export const mutateJson = (body: unknown, random: Random): string => {
  const root = { body: structuredClone(body) }
  for (let left = random.between(1, 4); left > 0; left--) {
    const all = placesOf(root)
    const { holder, key } = random.pick(all)
    const record = holder as Record<string, unknown>
    const kind = random.next()
    if (kind < 0.15 && holder !== (root as unknown)) {
      if (Array.isArray(holder)) holder.splice(Number(key), 1)
      else delete record[key]
    } else if (kind < 0.2 && !Array.isArray(holder) && holder !== (root as unknown)) {
      record[random.pick(["__proto__x", key.toLowerCase(), ` ${key}`, "constructor", random.pick(hostileTexts)])] =
        record[key]
    } else record[key] = random.pick(changes)(record[key], random, all.slice(0, 200))
  }
  return write(root.body)
}
