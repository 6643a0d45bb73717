/** The signature as ours has it, its digests and its value still to be made. */
export const templateOf = (signed: string): string =>
  signed
    .replaceAll(/(<ds:Reference [^]*?<ds:DigestValue>)[^<]*/gu, "$1")
    .replace(/(<ds:SignatureValue[^>]*>)[^<]*/u, "$1")
