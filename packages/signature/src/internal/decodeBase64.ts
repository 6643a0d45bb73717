/** Octets of base64 text with any white space in it; undefined when it is no base64. */
export const decodeBase64 = (text: string): Buffer | undefined => {
  const compact = text.replace(/[ \t\r\n]/g, "")
  if (compact.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(compact)) return undefined
  return Buffer.from(compact, "base64")
}
