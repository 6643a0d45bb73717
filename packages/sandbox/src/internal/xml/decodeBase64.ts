const alphabet = /^[A-Za-z0-9+/]*={0,2}$/u

/**
 * Decodes base64 with white space between characters, as in xsd:base64Binary. Returns `undefined` if the text is
 * absent, empty or invalid; node's own decoder skips invalid characters.
 */
export const decodeBase64 = (text: string | undefined): Uint8Array | undefined => {
  const compact = text?.replaceAll(/[ \t\r\n]/gu, "")
  if (compact === undefined || compact === "" || compact.length % 4 !== 0 || !alphabet.test(compact)) return undefined
  return Buffer.from(compact, "base64")
}
