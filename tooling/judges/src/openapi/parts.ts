/** A part of an OpenAPI document. */
export type Json = Readonly<Record<string, unknown>>

/** Converts a value to a part; a value that is not an object becomes an empty part. */
export const object = (value: unknown): Json =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {}

/** Lists the members of a part by name, each as a part. */
export const members = (value: unknown): ReadonlyArray<readonly [name: string, part: Json]> =>
  Object.entries(object(value)).map(([name, part]) => [name, object(part)])

/** Resolves a part that may be a reference within its document. */
export const resolved = (value: unknown, document: Json): Json => {
  const part = object(value)
  const { $ref: reference } = part
  if (typeof reference !== "string") return part
  const target = reference
    .replace(/^#\//u, "")
    .split("/")
    .reduce<unknown>((at, key) => object(at)[key.replaceAll("~1", "/").replaceAll("~0", "~")], document)
  return resolved(target, document)
}
