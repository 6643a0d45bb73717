import { crc32, deflateSync } from "node:zlib"

/** Parts of a PNG: its size in pixels, and its samples. A filter number precedes each row of samples. */
export interface PngParts {
  readonly width: number
  readonly height: number
  /** Bits per sample. */
  readonly depth: number
  /** Colour type: 0 grey, 2 colours, 3 palette. */
  readonly colourType: number
  readonly samples: Uint8Array
  /** Red, green and blue of each palette colour. */
  readonly palette?: Uint8Array
}

const chunk = (type: string, data: Uint8Array): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([size, typed, sum])
}

/** Writes a PNG (second edition, §5 and §11.2). */
export const pngFile = ({ colourType, depth, height, palette, samples, width }: PngParts): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colourType], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    ...(palette === undefined ? [] : [chunk("PLTE", palette)]),
    chunk("IDAT", deflateSync(samples, { level: 9 })),
    chunk("IEND", Buffer.alloc(0))
  ])
}
