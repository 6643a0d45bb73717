/** What has no shape of its own: joiners, direction marks, variation selectors, the byte order mark, soft hyphens. */
const shapeless = /\p{Default_Ignorable_Code_Point}/gu
const lineEnds = /\r\n?|[\n\u0085\u2028\u2029\v\f]/gu
const blanks = /[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu

/** Letters, digits and signs that stay what they are: most texts have nothing else. */
const harmless = /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u024f]*$/u

/**
 * A text as it can be set: letters composed with their accents, every line end `\n`, every blank a space, nothing that
 * has no shape. What a font lacks is left: it is shown as its replacement.
 */
export const clean = (text: string): string =>
  harmless.test(text)
    ? text
    : text.normalize("NFC").replaceAll(lineEnds, "\n").replaceAll(blanks, " ").replaceAll(shapeless, "")

/** The same on one line. */
export const cleanLine = (text: string): string => clean(text).replaceAll("\n", " ").trim()
