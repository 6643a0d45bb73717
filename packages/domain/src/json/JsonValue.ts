import type { JsonNumber } from "./JsonNumber.ts"
import type { JsonObject } from "./JsonObject.ts"

/** What `parseJson` answers: JSON with its numbers as text and its objects in the order in which they were written. */
export type JsonValue = string | boolean | null | JsonNumber | ReadonlyArray<JsonValue> | JsonObject
