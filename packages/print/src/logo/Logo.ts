/** A picture as a PDF holds it. */
export interface Logo {
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly grey: boolean
  /** `DCTDecode` for the octets of a JPEG file, `FlateDecode` for compressed samples of 8 bits. */
  readonly filter: "DCTDecode" | "FlateDecode"
  readonly data: Uint8Array
}
