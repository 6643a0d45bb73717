/**
 * Papers of a graphic representation: Letter, and the rolls of till printers, 80 and 58 mm wide. Not every document may
 * be printed on a roll.
 */
export const papers = ["letter", "roll80", "roll58"] as const

/** A value of {@link papers}. */
export type Paper = (typeof papers)[number]

/**
 * Templates of a graphic representation. `classic` fills the heads of tables and the total with colour; `plain` draws
 * lines instead, for printers that should save ink.
 */
export const printTemplates = ["classic", "plain"] as const

/** A value of {@link printTemplates}. */
export type PrintTemplate = (typeof printTemplates)[number]

/** Sides of a Letter page on which the logo may be: to the left of the issuer, or to the right. */
export const logoPlaces = ["left", "right"] as const

/** A value of {@link logoPlaces}. */
export type LogoPlace = (typeof logoPlaces)[number]

/** Red, green and blue of a colour, from 0 to 1. */
type Shares = readonly [red: number, green: number, blue: number]

/** Reads a colour such as `#12355f`; `undefined` for any other text. */
export const colourShares = (colour: string): Shares | undefined => {
  if (!/^#[0-9a-f]{6}$/iu.test(colour)) return undefined
  const share = (from: number): number => Number.parseInt(colour.slice(from, from + 2), 16) / 255
  return [share(1), share(3), share(5)]
}

/** Light of a share of sRGB, linear (WCAG 2.2, relative luminance). */
const linear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)

/** Contrast of white letters on a colour, from 1 to 21 (WCAG 2.2, contrast ratio). */
export const contrastOfWhite = ([red, green, blue]: Shares): number =>
  1.05 / (0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05)

/** Smallest contrast with which white letters of body size can be read (WCAG 2.2, success criterion 1.4.3). */
export const leastContrast = 4.5

/** Whether white letters can be read on a colour such as `#12355f`; `false` for a text that is no colour. */
export const carriesWhite = (colour: string): boolean => {
  const shares = colourShares(colour)
  return shares !== undefined && contrastOfWhite(shares) >= leastContrast
}
