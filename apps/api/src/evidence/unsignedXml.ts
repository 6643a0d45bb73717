const start = Buffer.from("<ds:Signature ")
const end = Buffer.from("</ds:Signature>")

/**
 * A document that this service has signed, without its signature: the very octets that were rendered. Text can not be taken
 * for the signature, because canonical XML has no `<` in texts. `undefined` of a document without one.
 */
export const unsignedXml = (signed: Uint8Array): Uint8Array | undefined => {
  const octets = Buffer.from(signed.buffer, signed.byteOffset, signed.byteLength)
  const [from, to] = [octets.indexOf(start), octets.indexOf(end)]
  return from < 0 || to < from ? undefined : Buffer.concat([octets.subarray(0, from), octets.subarray(to + end.length)])
}
