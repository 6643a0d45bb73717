/** What the header of a PNG file says. */
export interface PngHeader {
  readonly width: number
  readonly height: number
  /** Bits of a sample. */
  readonly depth: number
  /** 0 grey, 2 colours, 3 palette, 4 grey and alpha, 6 colours and alpha. */
  readonly colourType: number
  readonly interlaced: boolean
}

/** The parts of a PNG file that make the picture. */
export interface PngChunks {
  readonly header: PngHeader
  readonly palette: Uint8Array
  /** Alpha of the palette, or the one colour that is transparent (`tRNS`). */
  readonly transparency: Uint8Array | undefined
  /** The compressed samples. */
  readonly data: Uint8Array
}

const joined = (parts: ReadonlyArray<Uint8Array>): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

/** Takes a PNG file apart; `undefined` when it has no header or no picture. */
export const pngChunks = (octets: Uint8Array): PngChunks | undefined => {
  const view = new DataView(octets.buffer, octets.byteOffset, octets.byteLength)
  const parts: Array<Uint8Array> = []
  let header: PngHeader | undefined
  let palette = new Uint8Array()
  let transparency: Uint8Array | undefined
  for (let at = 8; at + 12 <= octets.length;) {
    const length = view.getUint32(at)
    const type = String.fromCharCode(...octets.subarray(at + 4, at + 8))
    const content = octets.slice(at + 8, at + 8 + length)
    if (content.length < length) return undefined
    if (type === "IHDR" && length >= 13) {
      header = {
        width: view.getUint32(at + 8),
        height: view.getUint32(at + 12),
        depth: content[8] ?? 0,
        colourType: content[9] ?? 0,
        interlaced: content[12] !== 0
      }
    } else if (type === "PLTE") palette = content
    else if (type === "tRNS") transparency = content
    else if (type === "IDAT") parts.push(content)
    else if (type === "IEND") break
    at += length + 12
  }
  return header === undefined || parts.length === 0 ? undefined : { header, palette, transparency, data: joined(parts) }
}
