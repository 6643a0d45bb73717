import { createHmac } from "node:crypto"

/**
 * The mark of a request in the signature of its document, whose number the service gives: a UUID of version 8 (RFC 9562
 * §5.8). It is derived from company, operation and Idempotency-Key, keyed with the random value of the company's row
 * (a UUID), so that only this service can make it. A document whose claim the database lost is found again by it.
 */
export const requestMark = (
  key: string,
  ...request: readonly [companyId: string, operation: string, idempotencyKey: string]
) => {
  const octets = createHmac("sha256", Buffer.from(key.replaceAll("-", ""), "hex"))
    .update(JSON.stringify(request))
    .digest()
    .subarray(0, 16)
  octets.writeUInt8((octets.readUInt8(6) & 0x0f) | 0x80, 6)
  octets.writeUInt8((octets.readUInt8(8) & 0x3f) | 0x80, 8)
  return octets.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/u, "$1-$2-$3-$4-")
}

const marked = /^xmldsig-([0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})$/u

/** The mark in the `Id` of a signature; `undefined` for a document whose number its request stated. */
export const markIn = (signatureId: string): string | undefined => marked.exec(signatureId)?.[1]

/**
 * Key under which a document without a request is recorded, in the place of the Idempotency-Key that its mark hides. It
 * contains a blank, so it cannot equal an Idempotency-Key from a header.
 */
export const markKey = (mark: string): string => `mark ${mark}`
