import { Effect } from "effect"
import { lookup } from "node:dns/promises"
import { InvalidSetting } from "../settings.ts"
import { isPublicAddress } from "./isPublicAddress.ts"

const invalidAllow = new InvalidSetting({
  where: "RADICAR_OUTBOUND_ALLOW",
  message:
    "RADICAR_OUTBOUND_ALLOW must list origins with commas between: http://127.0.0.1:9000,https://hooks.example.internal. " +
    "Anyone who may register a webhook can make the service call them, so name only receivers."
})

const originOf = (text: string): string | undefined => {
  const url = URL.parse(text.trim())
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) return undefined
  return url.href === `${url.origin}/` ? url.origin : undefined
}

/** The origins that `RADICAR_OUTBOUND_ALLOW` lists; none without it. */
export const readOutboundAllow = (text: string | undefined): Effect.Effect<ReadonlySet<string>, InvalidSetting> => {
  const parts = (text ?? "").split(",").filter((part) => part.trim() !== "")
  const origins = parts.map(originOf).filter((origin) => origin !== undefined)
  return origins.length === parts.length ? Effect.succeed(new Set(origins)) : Effect.fail(invalidAllow)
}

/** An IP address of a host. */
export interface HostAddress {
  readonly address: string
  readonly family: number
}

/** Where the service may call on behalf of its callers. */
export interface OutboundOptions {
  /** Origins that are called whatever their scheme and address. */
  readonly allow: ReadonlySet<string>
  /** All addresses of a name; asked once for each request. */
  readonly resolve: (hostname: string) => Promise<ReadonlyArray<HostAddress>>
  /** Whether an address may be called. */
  readonly mayCall: (address: string) => boolean
}

/** The open internet by the system's names, and the origins of `allow`. */
export const defaultOutbound = (allow: ReadonlySet<string> = new Set()): OutboundOptions => ({
  allow,
  resolve: (hostname) => lookup(hostname, { all: true, order: "verbatim" }),
  mayCall: isPublicAddress
})
