import { BlockList, isIP } from "node:net"

/**
 * IPv4 networks outside of the public internet: IANA IPv4 Special-Purpose Address Registry (RFC 6890), multicast (RFC
 * 5771), reserved (RFC 1112). Also the address at which Azure serves secrets to its machines, although it is
 * registered as public.
 */
const special4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4]
] as const

/**
 * Networks in IANA's allocated IPv6 unicast (2000::/3) outside of the public internet: IANA IPv6 Special-Purpose
 * Address Registry. 2001::/23 contains Teredo; 6to4 (2002::/16) embeds any IPv4.
 */
const special6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20]
] as const

// a list per family, because a list with ::ffff:0:0/96 would match IPv4 addresses
const refused4 = new BlockList()
for (const [network, prefix] of special4) refused4.addSubnet(network, prefix, "ipv4")

const allocated6 = new BlockList()
allocated6.addSubnet("2000::", 3, "ipv6")
const refused6 = new BlockList()
for (const [network, prefix] of special6) refused6.addSubnet(network, prefix, "ipv6")

/** The NAT64 network 64:ff9b::/96 (RFC 6052), whose addresses contain an IPv4 address in the last 32 bits. */
const translated = new BlockList()
translated.addSubnet("64:ff9b::", 96, "ipv6")
const refusedTranslated = new BlockList()
for (const [network, prefix] of special4) refusedTranslated.addSubnet(`64:ff9b::${network}`, 96 + prefix, "ipv6")

const isPublic6 = (address: string): boolean =>
  translated.check(address, "ipv6")
    ? !refusedTranslated.check(address, "ipv6")
    : allocated6.check(address, "ipv6") && !refused6.check(address, "ipv6")

/**
 * Whether an IP address, without brackets, is on the public internet. False for an invalid address, for one with a
 * zone, and for IPv4 mapped into IPv6 (::ffff:0:0/96).
 */
export const isPublicAddress = (address: string): boolean => {
  const family = address.includes("%") ? 0 : isIP(address)
  if (family === 4) return !refused4.check(address, "ipv4")
  return family === 6 && isPublic6(address)
}
