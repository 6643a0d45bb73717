import { pngFile } from "@radicar/fixtures/png"

/**
 * Maximum number of colours of a picture: enough for a page of text with a few colours. More colours make larger files.
 */
const mostColours = 64

/** Squared distance in RGB up to which two colours count as alike. */
const ALIKE = 200

type Colour = readonly [red: number, green: number, blue: number]

const distance = (one: Colour, other: Colour): number =>
  one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0)

/** Chooses the most frequent colours, without colours that look alike. */
const paletteOf = (counts: ReadonlyMap<number, number>): ReadonlyArray<Colour> => {
  const palette: Array<Colour> = []
  for (const [packed] of [...counts].toSorted(([, one], [, other]) => other - one)) {
    const colour: Colour = [packed >> 16, (packed >> 8) & 255, packed & 255]
    if (palette.every((each) => distance(each, colour) > ALIKE)) palette.push(colour)
    if (palette.length === mostColours) break
  }
  return palette
}

/** Converts a picture from PPM (P6, eight bits), as `pdftoppm` writes it, to a PNG with a palette. */
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
  // each row begins with the number of its filter: none
  const row = 1 + width
  const data = Buffer.alloc(row * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      data[y * row + 1 + x] = nearest.get(packedAt(3 * (y * width + x))) ?? 0
    }
  }
  return pngFile({ width, height, depth: 8, colourType: 3, samples: data, palette: Buffer.from(palette.flat()) })
}
