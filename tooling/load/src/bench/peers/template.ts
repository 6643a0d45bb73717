/** Turns a document that our code signed into a template, with empty digests and an empty signature value. */
export const templateOf = (signed: string): string =>
  signed
    .replaceAll(/(<ds:Reference [^]*?<ds:DigestValue>)[^<]*/gu, "$1")
    .replace(/(<ds:SignatureValue[^>]*>)[^<]*/u, "$1")
