import { describe, expect, it } from "@effect/vitest"
import { isPublicAddress } from "../../../src/platform/outbound/isPublicAddress.ts"

// first and last address of each block of the IANA registries (special-purpose IPv4 and IPv6, multicast, reserved) that
// is not globally reachable
const special = [
  ["0.0.0.0", "0.255.255.255"],
  ["10.0.0.0", "10.255.255.255"],
  ["100.64.0.0", "100.127.255.255"],
  ["127.0.0.0", "127.255.255.255"],
  ["169.254.0.0", "169.254.255.255"],
  ["172.16.0.0", "172.31.255.255"],
  ["192.0.0.0", "192.0.0.255"],
  ["192.0.2.0", "192.0.2.255"],
  ["192.88.99.0", "192.88.99.255"],
  ["192.168.0.0", "192.168.255.255"],
  ["198.18.0.0", "198.19.255.255"],
  ["198.51.100.0", "198.51.100.255"],
  ["203.0.113.0", "203.0.113.255"],
  ["224.0.0.0", "239.255.255.255"],
  ["240.0.0.0", "255.255.255.255"],
  ["::", "::1"],
  ["::ffff:0.0.0.0", "::ffff:255.255.255.255"],
  ["::ffff:8.8.8.8", "::ffff:7f00:1"],
  ["64:ff9b:1::", "64:ff9b:1:ffff:ffff:ffff:ffff:ffff"],
  ["100::", "100::ffff:ffff:ffff:ffff"],
  ["100:0:0:1::", "100:0:0:1:ffff:ffff:ffff:ffff"],
  ["2001::", "2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["2001:db8::", "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["2002::", "2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["3fff::", "3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["5f00::", "5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["fc00::", "fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["fe80::", "febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["fec0::", "feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["ff00::", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"]
].flat()

// addresses right next to those blocks, and well-known servers
const open = [
  "1.0.0.0",
  "9.255.255.255",
  "11.0.0.0",
  "100.63.255.255",
  "100.128.0.0",
  "126.255.255.255",
  "128.0.0.0",
  "169.253.255.255",
  "169.255.0.0",
  "172.15.255.255",
  "172.32.0.0",
  "192.0.1.0",
  "192.0.3.0",
  "192.88.98.255",
  "192.88.100.0",
  "192.167.255.255",
  "192.169.0.0",
  "198.17.255.255",
  "198.20.0.0",
  "198.51.99.255",
  "198.51.101.0",
  "203.0.112.255",
  "203.0.114.0",
  "223.255.255.255",
  "8.8.8.8",
  "2001:200::",
  "2001:db7:ffff:ffff:ffff:ffff:ffff:ffff",
  "2001:db9::",
  "2003::",
  "2606:4700:4700::1111",
  "2a00:1450:4001::1"
]

const metadata = ["169.254.169.254", "168.63.129.16", "100.100.100.200", "192.0.0.192", "fd00:ec2::254"]

const noAddress = [
  "",
  "localhost",
  "127.1",
  "0x7f.0.0.1",
  "017700000001",
  "1.2.3",
  "fe80::1%eth0",
  "2606:4700::1%1",
  "::g"
]

describe("an address", () => {
  it.each([...special, ...metadata])("%s is not of the open internet", (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(open)("%s is", (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each(noAddress)("%s is not an address, so it is not called", (text) => {
    expect(isPublicAddress(text)).toBe(false)
  })

  it("of any IPv4 is judged alike translated, and never called mapped", () => {
    for (let step = 0; step < 5000; step++) {
      // a walk over the whole space: the factor is odd, so no address comes twice
      const bits = Math.imul(step, 2_654_435_761) >>> 0
      const address = [bits >>> 24, (bits >>> 16) & 255, (bits >>> 8) & 255, bits & 255].join(".")
      expect([address, isPublicAddress(`64:ff9b::${address}`)]).toEqual([address, isPublicAddress(address)])
      expect([address, isPublicAddress(`::ffff:${address}`)]).toEqual([address, false])
    }
  })

  it("translated by a network's own prefix is judged by its first octets alone", () => {
    expect([isPublicAddress("2a00:1450:64::10.0.0.1"), isPublicAddress("64:ff9b::10.0.0.1")]).toEqual([true, false])
  })

  it("translated by NAT64 is what the IPv4 inside is", () => {
    const isIPv4 = (address: string) => address.includes(".") && !address.includes(":") && /^[\d.]+$/u.test(address)
    const isTranslatedPublic = (address: string) => isPublicAddress(`64:ff9b::${address}`)
    expect([...special, ...metadata].filter(isIPv4).filter(isTranslatedPublic)).toEqual([])
    expect(open.filter(isIPv4).filter(isTranslatedPublic)).toEqual(open.filter(isIPv4))
  })
})
