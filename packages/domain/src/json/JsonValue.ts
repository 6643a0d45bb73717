import type { JsonNumber } from "./JsonNumber.ts"

/** What {@link parseJson} answers: JSON with its numbers as text. */
export type JsonValue = string | boolean | null | JsonNumber | ReadonlyArray<JsonValue> | JsonObject

/** An object of a JSON text. */
export interface JsonObject {
  readonly [key: string]: JsonValue
}

/** Tells an object from arrays, numbers and everything else. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.getPrototypeOf(value) === Object.prototype
