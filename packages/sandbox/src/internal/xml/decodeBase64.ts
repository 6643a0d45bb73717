const alphabet = /^[A-Za-z0-9+/]*={0,2}$/u

/**
 * Decodes base64, white space allowed between characters as xsd:base64Binary does. `undefined` when the text is
 * absent, empty or not base64: node's own decoder skips what it does not know.
 */
export const decodeBase64 = (text: string | undefined): Uint8Array | undefined => {
  const compact = text?.replaceAll(/[ \t\r\n]/gu, "")
  if (compact === undefined || compact === "" || compact.length % 4 !== 0 || !alphabet.test(compact)) return undefined
  return Buffer.from(compact, "base64")
}
