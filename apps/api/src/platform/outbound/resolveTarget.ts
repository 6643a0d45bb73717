import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Effect, Schema, Struct } from "effect"
import { isIP, type LookupFunction } from "node:net"
import { withoutUndefined } from "../withoutUndefined.ts"
import { type HostAddress, originOf, type OutboundOptions } from "./OutboundOptions.ts"

/** Texts for a call to an outside address without an answer, by reason. */
const texts = {
  InvalidUrl: { en: "It is not a URL of this kind of server", es: "No es una URL de un servidor de esa clase" },
  NotHttps: { en: "The URL must begin with https://", es: "La URL debe comenzar por https://" },
  HasCredentials: {
    en: "The URL must not contain a user or a password",
    es: "La URL no debe llevar usuario ni contraseña"
  },
  UnusualPort: {
    en: "The port is not one that such servers use",
    es: "El puerto no es de los que usan esos servidores"
  },
  NotPublic: {
    en: "The host has an address that is not public",
    es: "El servidor tiene una dirección que no es pública"
  },
  NameNotResolved: { en: "The name of the host has no address", es: "El nombre del servidor no tiene dirección" },
  TooManyRedirects: { en: "The server redirects to another address", es: "El servidor redirige a otra dirección" },
  TimedOut: { en: "The answer did not arrive in time", es: "La respuesta no llegó a tiempo" },
  ConnectionFailed: { en: "The connection failed", es: "La conexión falló" },
  TooLarge: { en: "The answer is too large", es: "La respuesta es demasiado grande" }
} as const satisfies Readonly<Record<string, Localized>>

/** An outside address was not called or did not answer. The message contains neither the address nor the request. */
export class OutboundError extends Schema.TaggedError<OutboundError>()("OutboundError", {
  reason: Schema.Literals(Struct.keys(texts)),
  /** Code of the system, such as ECONNREFUSED, if there is one. */
  detail: Schema.optionalKey(Schema.String)
}) {
  /** The error for a reason, with the system's code if there is one. */
  static because(reason: keyof typeof texts, detail?: string): OutboundError {
    return new OutboundError({ reason, ...withoutUndefined({ detail }) })
  }

  /** Text for the user that named the address. */
  get text(): Localized {
    const { detail, reason } = this
    const { en, es } = texts[reason]
    return detail === undefined ? { en, es } : { en: `${en}: ${detail}`, es: `${es}: ${detail}` }
  }

  override get message(): string {
    return this.text.en
  }
}

/** A URL that may be called, and its checked addresses. */
export interface OutboundTarget {
  readonly url: URL
  readonly addresses: ReadonlyArray<HostAddress>
}

/**
 * Kind of server that a caller may name: its schemes, its scheme without TLS, and the ports that are allowed without an
 * entry in `allow`.
 */
export interface OutboundKind {
  readonly schemes: ReadonlyArray<string>
  /** Scheme that is allowed only for origins in `allow`. */
  readonly plain: string | undefined
  readonly ports: ReadonlySet<number>
}

/** A web server: a webhook, a picture, an OpenID issuer, a bucket. */
export const webServer: OutboundKind = {
  schemes: ["https:", "http:"],
  plain: "http:",
  ports: new Set([443, 8443])
}

/** A mail server: ports of relays, of submission with and without immediate TLS, and of some providers. */
export const smtpServer: OutboundKind = {
  schemes: ["smtp:", "smtps:"],
  plain: undefined,
  ports: new Set([25, 465, 587, 2525])
}

type Refusal = "InvalidUrl" | "NotHttps" | "HasCredentials" | "UnusualPort" | "NotPublic" | "NameNotResolved"

const refuse = (reason: Refusal) => Effect.fail(OutboundError.because(reason))

/** The host of a URL; an IPv6 address has no brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/u, "$1")

const addressesOf = (
  url: URL,
  { resolve }: OutboundOptions
): Effect.Effect<ReadonlyArray<HostAddress>, OutboundError> => {
  const host = hostOf(url)
  const family = isIP(host)
  if (family !== 0) return Effect.succeed([{ address: host, family }])
  return Effect.tryPromise({ try: () => resolve(host), catch: () => OutboundError.because("NameNotResolved") }).pipe(
    Effect.timeoutOrElse({ duration: "5 seconds", orElse: () => refuse("NameNotResolved") })
  )
}

/**
 * Checks a URL and resolves its host, once. Fails with {@link OutboundError} if the URL has a scheme outside of `kind`,
 * credentials, or a port that is not allowed. Also fails if any address of the host is not public. Origins in `allow`
 * may have any port and address.
 *
 * Spellings such as `0x7f.1` and `2130706433` are converted to addresses by the URL standard or the resolver; the check
 * applies to the address.
 */
export const resolveTarget = Effect.fnUntraced(function* (
  text: string,
  kind: OutboundKind,
  options: OutboundOptions
): Effect.fn.Return<OutboundTarget, OutboundError> {
  const url = URL.parse(text)
  const origin = url === null ? undefined : originOf(url)
  if (url === null || origin === undefined || !kind.schemes.includes(url.protocol)) return yield* refuse("InvalidUrl")
  const isAllowed = options.allow.has(origin.text)
  if (url.protocol === kind.plain && !isAllowed) return yield* refuse("NotHttps")
  if (url.username !== "" || url.password !== "") return yield* refuse("HasCredentials")
  if (!isAllowed && !options.mayUsePort(origin.port, kind.ports)) return yield* refuse("UnusualPort")
  const addresses = yield* addressesOf(url, options)
  if (addresses.length === 0) return yield* refuse("NameNotResolved")
  if (!isAllowed && !addresses.every(({ address }) => options.mayCall(address))) return yield* refuse("NotPublic")
  return { url, addresses }
})

/** A lookup that returns the checked addresses without resolving the name again. */
export const pinned =
  ({ addresses }: OutboundTarget): LookupFunction =>
  (_hostname, { all }, callback) => {
    const [first] = addresses
    if (first === undefined) callback(new Error("no address"), "")
    else if (all === true) callback(null, [...addresses])
    else callback(null, first.address, first.family)
  }
