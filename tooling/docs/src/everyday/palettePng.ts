import { crc32, deflateSync } from "node:zlib"

const chunk = (type: string, data: Uint8Array): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([size, typed, sum])
}

/** Enough for a page of text with a few colours; files grow with them. */
const mostColours = 64

/** The square of a distance between colours that nobody sees. */
const ALIKE = 200

type Colour = readonly [red: number, green: number, blue: number]

const distance = (one: Colour, other: Colour): number =>
  one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0)

/** The colours that most points have, no two of them alike. */
const paletteOf = (counts: ReadonlyMap<number, number>): ReadonlyArray<Colour> => {
  const palette: Array<Colour> = []
  for (const [packed] of [...counts].toSorted(([, one], [, other]) => other - one)) {
    const colour: Colour = [packed >> 16, (packed >> 8) & 255, packed & 255]
    if (palette.every((each) => distance(each, colour) > ALIKE)) palette.push(colour)
    if (palette.length === mostColours) break
  }
  return palette
}

/** Writes a picture in PPM (P6, eight bits), as `pdftoppm` makes it, as a PNG with a palette. */
export const palettePng = (ppm: Uint8Array): Buffer => {
  const [header = "", columns, rows] =
    /^P6\s(\d+)\s(\d+)\s255\s/u.exec(Buffer.from(ppm.subarray(0, 64)).toString("latin1")) ?? []
  const width = Number(columns)
  const height = Number(rows)
  const points = ppm.subarray(header.length)
  const packedAt = (at: number) => ((points[at] ?? 0) << 16) | ((points[at + 1] ?? 0) << 8) | (points[at + 2] ?? 0)
  const counts = new Map<number, number>()
  for (let at = 0; at < points.length; at += 3) counts.set(packedAt(at), (counts.get(packedAt(at)) ?? 0) + 1)
  const palette = paletteOf(counts)
  const nearest = new Map<number, number>()
  for (const packed of counts.keys()) {
    const colour: Colour = [packed >> 16, (packed >> 8) & 255, packed & 255]
    const distances = palette.map((each) => distance(each, colour))
    nearest.set(packed, distances.indexOf(Math.min(...distances)))
  }
  // before each row is the number of its filter: none
  const row = 1 + width
  const data = Buffer.alloc(row * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      data[y * row + 1 + x] = nearest.get(packedAt(3 * (y * width + x))) ?? 0
    }
  }
  const ihdr = Buffer.alloc(13)
  ihdr.writeUInt32BE(width, 0)
  ihdr.writeUInt32BE(height, 4)
  ihdr.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", ihdr),
    chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", deflateSync(data, { level: 9 })),
    chunk("IEND", Buffer.alloc(0))
  ])
}
