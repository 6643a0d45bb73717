/** Characters of Windows-1252 at the octets 0x80 to 0x9f, by their octets; five octets have none. */
const windows: ReadonlyMap<string, number> = new Map(
  [..."€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ"].map((character, at) => [character, 0x80 + at])
)

/** Two octets of UTF-8 that were decoded as ISO 8859-1 or Windows-1252: `Ã±` is ñ. */
const pairs = /[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu

const decoded = ([lead = "", next = ""]: string): string =>
  String.fromCharCode(((lead.charCodeAt(0) & 0x1f) << 6) | ((windows.get(next) ?? next.charCodeAt(0)) & 0x3f))

/** Number of corrections of a text: each program on its way may have decoded it once more. */
const rounds = 3

/**
 * The text that was probably meant, if `text` seems to have been decoded twice: `Peña` for `PeÃ±a`. `undefined` for any
 * other text.
 */
export const probablyMeant = (text: string): string | undefined => {
  let meant = text
  for (let round = 0; round < rounds; round++) meant = meant.replace(pairs, decoded)
  return meant === text ? undefined : meant
}
