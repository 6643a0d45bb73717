import { idempotencyHeader, newIdempotencyKey } from "../retry.ts"
import type { OperationRow } from "./OperationRow.ts"

/** The input of any operation. The client's public types restrict it for each operation. */
export interface AnyRequest {
  readonly params?: object | undefined
  readonly query?: object | undefined
  readonly headers?: object | undefined
  readonly payload?: unknown
}

/** Address of a service, and facts about the caller. */
export interface Caller {
  /** Address of the service, without a slash at its end. */
  readonly base: string
  readonly authorization: string
  readonly language: string | undefined
}

/** A request that can be sent any number of times. */
export interface WireRequest {
  readonly url: string
  readonly init: { readonly method: string; readonly headers: Headers; readonly body: BodyInit | null }
}

const requireText = (place: string, value: unknown): string => {
  if (typeof value === "string" && value.isWellFormed()) return value
  throw new TypeError(`${place} is not a text: pass a string`)
}

/** The values that are not `undefined`, as texts by their names. */
const textsOf = (part: "params" | "query" | "headers", request: AnyRequest): ReadonlyArray<[string, string]> =>
  Object.entries(request[part] ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, requireText(`${part}.${name}`, value)]]
  )

const urlOf = (base: string, path: string, request: AnyRequest): string => {
  const params = new Map(textsOf("params", request))
  const filled = path.replaceAll(/:(\w+)/gu, (_, name: string) => {
    const value = params.get(name) ?? ""
    // an empty or relative segment would name another operation
    if (/^\.{0,2}$/u.test(value)) throw new TypeError(`params.${name} is absent, empty or a relative path`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams([...textsOf("query", request)]).toString()
  return `${base}${filled}${search === "" ? "" : `?${search}`}`
}

/** Sets a header. The error of the platform would show the value, which may be a secret. */
export const setHeader = (headers: Headers, name: string, value: string): void => {
  try {
    headers.set(name, value)
  } catch {
    throw new TypeError(`the header ${name} has characters that no header may have`)
  }
}

/** A body of octets or of text, which is sent unchanged, or of any other value, which is written as JSON. */
const bodyOf = (payload: unknown, takesOctets: boolean): Uint8Array<ArrayBuffer> | string | null => {
  if (payload === undefined) return null
  if (ArrayBuffer.isView(payload)) {
    return new Uint8Array(payload.buffer, payload.byteOffset, payload.byteLength) as Uint8Array<ArrayBuffer>
  }
  if (typeof payload === "string") return payload
  if (takesOctets || payload instanceof ArrayBuffer || payload instanceof Blob) {
    throw new TypeError("payload has a form that the client does not send: pass octets as Uint8Array")
  }
  return JSON.stringify(payload)
}

/** Makes the HTTP request of an operation. Throws a `TypeError` for a parameter that cannot be sent. */
export const wireRequest = (
  { authorization, base, language }: Caller,
  { method, octets, open, path, repeats }: OperationRow,
  request: AnyRequest
): WireRequest => {
  const body = bodyOf(request.payload, octets !== undefined)
  const headers = new Headers()
  if (language !== undefined) headers.set("accept-language", language)
  if (body !== null) headers.set("content-type", octets ?? "application/json")
  for (const [name, value] of textsOf("headers", request)) setHeader(headers, name, value)
  if (open !== true) setHeader(headers, "authorization", authorization)
  if (!headers.has(idempotencyHeader)) {
    const key = newIdempotencyKey(
      repeats ?? "safe",
      typeof body === "string" ? body : new TextDecoder().decode(body ?? undefined)
    )
    if (key !== undefined) headers.set(idempotencyHeader, key)
  }
  return { url: urlOf(base, path, request), init: { method, headers, body } }
}
