import type { ReadPage, TextPiece } from "./readPdf.ts"

const margin = { left: 36, right: 612 - 36, top: 30, bottom: 792 - 28 }

const told = ({ text, x, y }: TextPiece): string => `${text.slice(0, 30)} @ ${x.toFixed(1)}, ${y.toFixed(1)}`

/** Letters reach above the base line by most of their size, and below it by a quarter. */
const overlap = (one: TextPiece, other: TextPiece): boolean =>
  one.x + one.width > other.x + 0.3 &&
  other.x + other.width > one.x + 0.3 &&
  Math.abs(one.y - other.y) < 0.8 * Math.min(one.size, other.size)

/** Texts of a Letter page that exceed its margins, cross the border of the footer, or overlap. */
export const misplaced = ({ pieces }: ReadPage): ReadonlyArray<string> => {
  // the footer begins above the name of the key, to the right of the QR code
  const footer = Math.max(...pieces.filter(({ text }) => /^CU[FDN][ES] – /u.test(text)).map(({ size, y }) => y - size))
  const outside = pieces.filter(
    ({ size, width, x, y }) =>
      x < margin.left - 0.5 || x + width > margin.right + 0.5 || y - size < margin.top - 2 || y > margin.bottom
  )
  // nothing crosses it
  const crossing = pieces.filter(({ size, y }) => y + 0.25 * size > footer && y - 0.7 * size < footer)
  const sorted = pieces.toSorted((one, other) => one.y - other.y)
  const overlapping = sorted.flatMap((piece, index) => {
    const clashes: Array<string> = []
    for (let next = index + 1; next < sorted.length && sorted[next]!.y - piece.y < 12; next++) {
      if (overlap(piece, sorted[next]!)) clashes.push(`${told(piece)} and ${told(sorted[next]!)}`)
    }
    return clashes
  })
  return [...outside.map(told), ...crossing.map(told), ...overlapping]
}
