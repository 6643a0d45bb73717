/** A font as it is embedded. Measures are in thousandths of an em. */
export interface FontData {
  /** PostScript name. */
  readonly name: string
  readonly box: readonly [left: number, bottom: number, right: number, top: number]
  readonly ascent: number
  readonly descent: number
  readonly capHeight: number
  /** Width of a vertical stem. */
  readonly stem: number
  /** `character,glyph,width` of each character, separated by `;`. */
  readonly glyphs: string
  /** Octets of the font program before compression. */
  readonly length: number
  /** The font program (TrueType), zlib-compressed, as base64. */
  readonly program: string
}
