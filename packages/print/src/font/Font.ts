import { Result } from "effect"
import * as Base64 from "effect/encoding/Base64"
import { type FontData, regular, regularRare, semiBold, semiBoldRare } from "./fonts.ts"

const decodeBase64 = (text: string): Uint8Array => Result.getOrThrow(Base64.decode(text))

/** Character printed in place of any that a font lacks: U+FFFD, a question mark in a diamond. */
const replacement = 0xfffd

/**
 * A glyph: its number in the font, the same number as two escaped bytes (`code`), and its width in thousandths of an
 * em.
 */
interface Glyph {
  readonly code: string
  readonly number: number
  readonly width: number
}

/** Escapes a byte of a literal string: parentheses, backslash and line ends (ISO 32000-1 §7.3.4.2). */
const escaped = (octet: number): string => {
  const character = String.fromCharCode(octet)
  return octet === 0x0d ? "\\r" : octet === 0x0a ? "\\n" : "()\\".includes(character) ? `\\${character}` : character
}

/** Part of a text whose glyphs are all in one font, as the content of a literal string. */
interface Run {
  readonly font: Font
  readonly codes: string
}

/** A font for measuring and writing texts. */
export class Font {
  readonly data: FontData
  /** Name of the font among the resources of a page. */
  readonly resource: string
  /** Glyphs by character. */
  readonly glyphs: ReadonlyMap<number, Glyph>
  /** Font for characters that this one lacks; embedded only if one of them is written. */
  private readonly rare: Font | undefined
  private readonly missing: Glyph

  constructor(data: FontData, resource: string, rare?: Font) {
    this.data = data
    this.resource = resource
    this.rare = rare
    this.glyphs = new Map(
      data.glyphs.split(";").map((entry) => {
        const [character = 0, number = 0, width = 0] = entry.split(",").map(Number)
        return [character, { code: escaped(number >> 8) + escaped(number & 0xff), number, width }] as const
      })
    )
    this.missing = this.glyphs.get(replacement) ?? { code: "\0\0", number: 0, width: 1000 }
  }

  /** Whether this font or its font of rare characters has a glyph for a character. */
  has(character: number): boolean {
    return this.glyphs.has(character) || this.rare?.glyphs.has(character) === true
  }

  /** Width of a text at a size, in points. */
  width(text: string, size: number): number {
    let width = 0
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index)
      // the second half of a surrogate pair adds nothing: the pair is one missing character
      if (unit < 0xdc00 || unit > 0xdfff) {
        width += (this.glyphs.get(unit) ?? this.rare?.glyphs.get(unit) ?? this.missing).width
      }
    }
    return (width * size) / 1000
  }

  /** Splits a text into runs by the font that has the glyphs; an empty text has no runs. */
  runs(text: string): ReadonlyArray<Run> {
    const runs: Array<Run> = []
    let isRare = false
    let codes = ""
    const end = (): void => {
      if (codes !== "") runs.push({ font: isRare && this.rare !== undefined ? this.rare : this, codes })
      codes = ""
    }
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index)
      if (unit >= 0xdc00 && unit <= 0xdfff) continue
      const own = this.glyphs.get(unit)
      const rare = own === undefined ? this.rare?.glyphs.get(unit) : undefined
      if (isRare !== (rare !== undefined)) {
        end()
        isRare = rare !== undefined
      }
      codes += (own ?? rare ?? this.missing).code
    }
    end()
    return runs
  }

  /** The compressed font program. */
  get program(): Uint8Array {
    return decodeBase64(this.data.program)
  }
}

/** The two fonts of a document. */
export const fonts = {
  regular: /* @__PURE__ */ new Font(regular, "R", /* @__PURE__ */ new Font(regularRare, "S")),
  bold: /* @__PURE__ */ new Font(semiBold, "B", /* @__PURE__ */ new Font(semiBoldRare, "C"))
} as const
