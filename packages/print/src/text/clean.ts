import { namedCountries } from "@radicar/domain/inner/codes/named/countries"
import { fonts } from "../font/Font.ts"
import { signNames } from "../font/signNames.ts"

/**
 * Pattern of characters without a shape: joiners, direction marks, variation selectors, the byte order mark, soft
 * hyphens.
 */
const shapeless = /\p{Default_Ignorable_Code_Point}/gu
const lineEnds = /\r\n?|[\n\u0085\u2028\u2029\v\f]/gu
const blanks = /[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu

/** Pattern of texts whose characters all stay unchanged, as in most texts. */
const harmless = /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u017f]*$/u

/** Composes letters, makes every line end `\n` and every blank a space, and removes characters without a shape. */
const tidy = (text: string): string =>
  text.normalize("NFC").replaceAll(lineEnds, "\n").replaceAll(blanks, " ").replaceAll(shapeless, "")

/** Pattern for splitting a text: a flag (two letters of a country code) counts as one character. */
const characters = /\p{Regional_Indicator}{2}|[\s\S]/gu

/**
 * Pattern of accents that combine with no letter, keycap frames and skin tones. They are not printed, because the
 * letter or sign is clear without them.
 */
const attached = /^(?:\p{Script=Inherited}|\p{Emoji_Modifier})$/u

/** Pattern of values that are not characters; the font shows a replacement glyph for them. */
const unreadable = /^(?:\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point})$/u

const hasGlyph = (character: string): boolean => fonts.regular.has(character.codePointAt(0) ?? 0)

/** Printed form of a character: itself, plain letters (`𝐀`, `ｱ`, `①`) or nothing; `undefined` if it needs a name. */
const printed = (character: string): string | undefined => {
  if (character === "\n" || hasGlyph(character) || unreadable.test(character)) return character
  if (attached.test(character)) return ""
  const plain = Array.from(character.normalize("NFKD")).filter((each) => !attached.test(each))
  return plain.every(hasGlyph) ? plain.join("") : undefined
}

let names: ReadonlyMap<string, string> | undefined

/** Returns the names of signs, by sign. The map is built at first use, because most documents have no such sign. */
const namesOfSigns = (): ReadonlyMap<string, string> =>
  (names ??= new Map(
    signNames.split("|").map((entry) => {
      const [sign = ""] = entry
      return [sign, entry.slice(sign.length)]
    })
  ))

/** Returns the country code of a flag, such as `CO`. The letters of flags are counted from U+1F1E6. */
const countryOf = (flag: string): string =>
  String.fromCharCode(...Array.from(flag, (letter) => 65 + (letter.codePointAt(0) ?? 0) - 0x1f1e6))

/** Name of a character without glyph: in Spanish if the CLDR has one, else its number in Unicode (`U+6F22`). */
const nameOf = (character: string): string => {
  if (/^\p{Regional_Indicator}{2}$/u.test(character)) {
    const code = countryOf(character)
    return `bandera: ${namedCountries.nameOf(code) ?? code}`
  }
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")
  return namesOfSigns().get(character) ?? `U+${number}`
}

/** Replaces characters without glyph by names in brackets: `Café [recibo]`, `[U+6F22 U+5B57]`. */
const withNames = (text: string): string => {
  let result = ""
  let open: Array<string> = []
  const close = (): void => {
    // names may have several words, numbers are one word
    if (open.length > 0) result += `[${open.join(", ").replaceAll(/(U\+[0-9A-F]+), (?=U\+)/gu, "$1 ")}]`
    open = []
  }
  for (const [character] of text.matchAll(characters)) {
    const plain = printed(character)
    if (plain === undefined) open.push(nameOf(character))
    else if (plain !== "") {
      close()
      result += plain
    }
  }
  close()
  return result
}

/**
 * Prepares a text for printing. It is tidied, and characters without glyph become plain letters or names in brackets.
 * Only values that are not characters are left for the replacement glyph.
 */
export const clean = (text: string): string => (harmless.test(text) ? text : withNames(tidy(text)))

const onOneLine = (text: string): string => text.replaceAll("\n", " ").trim()

/** Does the same as {@link clean}, on one line. */
export const cleanLine = (text: string): string => onOneLine(clean(text))

/**
 * Tidies a text and puts it on one line, for the title and author of the file. Letters without a glyph stay, because
 * this text is not printed on pages.
 */
export const tidyLine = (text: string): string => onOneLine(tidy(text))
