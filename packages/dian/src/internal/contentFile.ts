/** The parameter that carries a ZIP, in base64. */
export const contentFile = ({ buffer, byteLength, byteOffset }: Uint8Array): readonly [name: string, value: string] => [
  "contentFile",
  Buffer.from(buffer, byteOffset, byteLength).toString("base64")
]
