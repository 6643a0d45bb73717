import { Effect } from "effect"
import { lookup } from "node:dns/promises"
import { InvalidSetting } from "../settings.ts"
import { isPublicAddress } from "./isPublicAddress.ts"

const invalidAllow = new InvalidSetting({
  where: "RADICAR_OUTBOUND_ALLOW",
  text: {
    en:
      "RADICAR_OUTBOUND_ALLOW must list origins separated by commas: " +
      "http://127.0.0.1:9000,https://hooks.example.internal,smtp://relay.example.internal:25. " +
      "Anyone who may register a webhook or configure a company can make the service call them, so name only receivers.",
    es:
      "RADICAR_OUTBOUND_ALLOW debe listar orígenes separados por comas: " +
      "http://127.0.0.1:9000,https://hooks.example.internal,smtp://relay.example.internal:25. " +
      "Quien puede registrar un webhook o configurar una compañía hace que el servicio los llame: indique solo receptores."
  }
})

const defaultPorts: ReadonlyMap<string, number> = new Map([
  ["http:", 80],
  ["https:", 443],
  ["smtp:", 587],
  ["smtps:", 465]
])

/**
 * Normalised origin (scheme, host and port) of a URL, and its port; `undefined` without a host or for an unsupported
 * scheme.
 */
export const originOf = ({ hostname, port: statedPort, protocol }: URL) => {
  const byDefault = defaultPorts.get(protocol)
  if (byDefault === undefined || hostname === "") return undefined
  const port = statedPort === "" ? byDefault : Number(statedPort)
  return { text: `${protocol}//${hostname.toLowerCase()}:${port}`, port }
}

const allowedOrigin = (text: string): string | undefined => {
  const url = URL.parse(text.trim())
  if (url === null) return undefined
  const extra = url.username + url.password + url.search + url.hash
  return extra === "" && /^\/?$/u.test(url.pathname) ? originOf(url)?.text : undefined
}

/** The origins in `RADICAR_OUTBOUND_ALLOW`, normalised by {@link originOf}; none without it. */
export const readOutboundAllow = (text: string | undefined): Effect.Effect<ReadonlySet<string>, InvalidSetting> => {
  const parts = (text ?? "").split(",").filter((part) => part.trim() !== "")
  const origins = parts.map(allowedOrigin).filter((origin) => origin !== undefined)
  return origins.length === parts.length ? Effect.succeed(new Set(origins)) : Effect.fail(invalidAllow)
}

/** An IP address of a host. */
export interface HostAddress {
  readonly address: string
  readonly family: number
}

/** Rules for calls to addresses from callers. */
export interface OutboundOptions {
  /** Origins that are always allowed, normalised by {@link originOf}. */
  readonly allow: ReadonlySet<string>
  /** Resolves all addresses of a name, once per request. */
  readonly resolve: (hostname: string) => Promise<ReadonlyArray<HostAddress>>
  /** Whether an address is allowed. */
  readonly mayCall: (address: string) => boolean
  /** Whether a port is allowed, given the known ports of such servers. */
  readonly mayUsePort: (port: number, allowedPorts: ReadonlySet<number>) => boolean
}

/** Allows public addresses from the system's resolver at known ports, and the origins of `allow`. */
export const defaultOutbound = (allow: Iterable<string> = []): OutboundOptions => ({
  allow: new Set([...allow].flatMap((origin) => allowedOrigin(origin) ?? [])),
  resolve: (hostname) => lookup(hostname, { all: true, order: "verbatim" }),
  mayCall: isPublicAddress,
  mayUsePort: (port, allowedPorts) => allowedPorts.has(port)
})
