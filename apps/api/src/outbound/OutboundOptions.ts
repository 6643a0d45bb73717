import { lookup } from "node:dns/promises"
import { isPublicAddress } from "./isPublicAddress.ts"

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
export const ordinaryOutbound = (allow: ReadonlySet<string> = new Set()): OutboundOptions => ({
  allow,
  resolve: (hostname) => lookup(hostname, { all: true, order: "verbatim" }),
  mayCall: isPublicAddress
})
