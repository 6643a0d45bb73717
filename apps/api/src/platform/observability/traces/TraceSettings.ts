import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Effect, Redacted } from "effect"
import { InvalidSetting } from "../../settings.ts"

/** Destination of exported spans, and the attributes of the service that sends them. */
export interface TraceSettings {
  /** Address for spans by OTLP over HTTP, with its path. */
  readonly url: string
  /** Headers of every export; they may contain a password. */
  readonly headers: Redacted.Redacted<Readonly<Record<string, string>>>
  readonly protocol: "http/protobuf" | "http/json"
  readonly serviceName: string
  /** Further resource attributes, by OpenTelemetry's names. */
  readonly attributes: Readonly<Record<string, string>>
}

/** Texts of OpenTelemetry's variables. */
interface StatedTraces {
  readonly endpoint: string | undefined
  readonly headers: string | undefined
  readonly serviceName: string
  readonly attributes: string | undefined
}

/** A percent-encoded key and value, as in lists of W3C Baggage. */
const pairOf = (text: string): readonly [string, string] | undefined => {
  const at = text.indexOf("=")
  const key = text.slice(0, Math.max(at, 0)).trim()
  try {
    return key === "" ? undefined : [decodeURIComponent(key), decodeURIComponent(text.slice(at + 1).trim())]
  } catch {
    return undefined
  }
}

const pairsOf = (text: string | undefined): Readonly<Record<string, string>> | undefined => {
  const parts = (text ?? "").split(",").filter((part) => part.trim() !== "")
  const pairs = parts.map(pairOf).filter((pair) => pair !== undefined)
  return pairs.length === parts.length ? Object.fromEntries(pairs) : undefined
}

/** Whether a header's name and value are valid (RFC 9110 §5.1, §5.5). */
const isHeader = ([name, value]: readonly [string, string]): boolean =>
  /^[!#$%&'*+.^_`|~\w-]+$/u.test(name) && /^[\t\x20-\x7e]*$/u.test(value)

const isPlainAddress = ({ hash, password, protocol, search, username }: URL): boolean =>
  /^https?:$/u.test(protocol) && `${username}${password}${search}${hash}` === ""

const listOf = (en: string, es: string): Localized => ({
  en: `${en} as name=value, separated by commas and percent-encoded`,
  es: `${es} como nombre=valor, separados por comas y codificados con %`
})

/** The trace settings; `undefined` without an endpoint. Fails with all problems and never shows a header. */
export const readTraceSettings = ({
  attributes: statedAttributes,
  endpoint,
  headers: statedHeaders,
  serviceName
}: StatedTraces): Effect.Effect<Omit<TraceSettings, "protocol"> | undefined, ReadonlyArray<InvalidSetting>> => {
  const invalid: Array<InvalidSetting> = []
  const refuse = (where: string, expected: Localized) => invalid.push(InvalidSetting.mustBe(where, expected))
  const url = endpoint === undefined ? undefined : URL.parse(endpoint)
  // a name and password would have to be sent as a header, and a query has no place before the path
  if (url === null || (url !== undefined && !isPlainAddress(url)))
    refuse("OTEL_EXPORTER_OTLP_ENDPOINT", {
      en: "an absolute http:// or https:// address without user, password and query",
      es: "una dirección absoluta http:// o https:// sin usuario, contraseña ni consulta"
    })
  const headers = pairsOf(statedHeaders)
  if (headers === undefined || !Object.entries(headers).every(isHeader))
    refuse("OTEL_EXPORTER_OTLP_HEADERS", listOf("headers", "encabezados"))
  const attributes = pairsOf(statedAttributes)
  if (attributes === undefined) refuse("OTEL_RESOURCE_ATTRIBUTES", listOf("attributes", "atributos"))
  if (invalid.length > 0 || url === null) return Effect.fail(invalid)
  if (url === undefined) return Effect.undefined
  return Effect.succeed({
    url: `${url.href.replace(/\/$/u, "")}/v1/traces`,
    headers: Redacted.make(headers ?? {}),
    serviceName,
    attributes: attributes ?? {}
  })
}
