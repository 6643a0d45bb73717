/** Our signature as a template, with empty digests and an empty value. */
export const templateOf = (signed: string): string =>
  signed
    .replaceAll(/(<ds:Reference [^]*?<ds:DigestValue>)[^<]*/gu, "$1")
    .replace(/(<ds:SignatureValue[^>]*>)[^<]*/u, "$1")
