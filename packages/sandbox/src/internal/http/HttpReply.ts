import { STATUS_CODES } from "node:http"
import type { Duration } from "effect"

/** An HTTP answer with its kind of delivery. */
export interface HttpReply {
  readonly status: number
  readonly contentType: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
  /**
   * `truncated`: half of the body; `dropped`: the connection is cut without an answer; `reset`: the same by a TCP
   * reset; `tls-alert`: bytes of a TLS alert instead of HTTP.
   */
  readonly delivery?: "truncated" | "dropped" | "reset" | "tls-alert"
  readonly delay?: Duration.Duration
}

/** Makes a SOAP 1.2 answer. */
export const soapReply = (status: number, body: string): HttpReply => ({
  status,
  contentType: "application/soap+xml; charset=utf-8",
  body
})

/** Makes an HTML page that shows an HTTP status, like those of web servers without SOAP. */
export const htmlReply = (status: number, headers?: Readonly<Record<string, string>>): HttpReply => ({
  status,
  contentType: "text/html; charset=utf-8",
  body: `<!DOCTYPE html><html><head><title>${STATUS_CODES[status]}</title></head><body><h2>${status} - ${STATUS_CODES[status]}</h2></body></html>`,
  ...(headers === undefined ? {} : { headers })
})

/** Makes a JSON answer. */
export const jsonReply = (status: number, value: unknown): HttpReply => ({
  status,
  contentType: "application/json; charset=utf-8",
  body: JSON.stringify(value)
})
