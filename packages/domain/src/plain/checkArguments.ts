import { type Operation, operations } from "../documentRegistry.ts"

const kindOf = (value: unknown): string => {
  if (value === null) return "null"
  if (Array.isArray(value)) return "a list"
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return "octets"
  return value === undefined ? "undefined" : `a ${typeof value}`
}

/** Throws a `TypeError` unless the value is an object other than a list. `name` is its name for the caller. */
export function requireObject(name: string, value: unknown, advice: string): asserts value is object {
  if (typeof value === "object" && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value)) return
  throw new TypeError(`${name} is ${kindOf(value)}: ${advice}`)
}

/** Throws a `TypeError` unless the value is one of a list. An absent value is none. */
export const requireOneOf = (name: string, value: unknown, values: ReadonlyArray<unknown>): void => {
  if (values.includes(value)) return
  const stated = typeof value === "string" ? JSON.stringify(value) : kindOf(value)
  throw new TypeError(`${name} is ${stated}: state one of ${values.map((each) => JSON.stringify(each)).join(", ")}`)
}

/** Throws a `TypeError` unless the value is a text. */
export function requireText(name: string, value: unknown, advice: string): asserts value is string {
  if (typeof value !== "string") throw new TypeError(`${name} is ${kindOf(value)}: ${advice}`)
}

/** Throws a `TypeError` unless the value is the name of an operation. */
export function requireOperation(name: string, value: unknown): asserts value is Operation {
  requireOneOf(name, value, operations)
}

/** The maximum depth of a value; a deeper one contains itself or is refused as JSON text. */
const maximumDepth = 40

/** Throws a `TypeError` for a value that `JSON.stringify` refuses, or writes as another one without saying so. */
const requireJson = (value: unknown, path: string, depth: number): void => {
  const refuse = (what: string): never => {
    throw new TypeError(`${path} ${what}`)
  }
  if (typeof value === "bigint") refuse('is a bigint: state it as a string, such as "1500.00"')
  if (typeof value === "number" && !Number.isFinite(value)) refuse(`is ${value}: state an amount as a string`)
  if (typeof value === "function" || typeof value === "symbol") refuse(`is ${kindOf(value)}, which JSON cannot state`)
  if (typeof value !== "object" || value === null || "toJSON" in value) return
  if (ArrayBuffer.isView(value)) refuse("is octets: state a text")
  if (depth > maximumDepth) refuse("is nested too deeply, or contains itself")
  for (const [key, each] of Object.entries(value)) {
    requireJson(each, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`, depth + 1)
  }
}

/**
 * The JSON text of a body: a text unchanged, an object as JSON. Throws a `TypeError` that names the place of a value
 * that JSON cannot state.
 */
export const jsonTextOf = (name: string, body: unknown): string => {
  if (typeof body === "string") return body
  if (ArrayBuffer.isView(body)) {
    throw new TypeError(`${name} is octets: decode them first, new TextDecoder().decode(octets)`)
  }
  requireObject(name, body, "pass JSON text or an object")
  requireJson(body, "$", 0)
  return JSON.stringify(body)
}
