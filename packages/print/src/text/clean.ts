import { countries } from "@radicar/domain/inner/codes/countries"
import { fonts } from "../font/Font.ts"
import { signNames } from "../font/signNames.ts"

/** What has no shape of its own: joiners, direction marks, variation selectors, the byte order mark, soft hyphens. */
const shapeless = /\p{Default_Ignorable_Code_Point}/gu
const lineEnds = /\r\n?|[\n\u0085\u2028\u2029\v\f]/gu
const blanks = /[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu

/** Letters, digits and signs that stay what they are: most texts have nothing else. */
const harmless = /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u017f]*$/u

/** A text with its letters composed, every line end `\n`, every blank a space, and nothing that has no shape. */
const tidy = (text: string): string =>
  text.normalize("NFC").replaceAll(lineEnds, "\n").replaceAll(blanks, " ").replaceAll(shapeless, "")

/** A flag, which is two letters of the code of its country, or any other character. */
const characters = /\p{Regional_Indicator}{2}|[\s\S]/gu

/** Accents that no letter has taken, frames of keycaps, tones of skin: the letter or sign says enough without them. */
const attached = /^(?:\p{Script=Inherited}|\p{Emoji_Modifier})$/u

/** What is no character at all: the font shows its replacement. */
const unreadable = /^(?:\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point})$/u

const hasGlyph = (character: string): boolean => fonts.regular.has(character.codePointAt(0) ?? 0)

/** How a character is printed: as it is, as plain letters (`𝐀`, `ｱ`, `①`), as nothing, or under a name. */
const printed = (character: string): string | undefined => {
  if (character === "\n" || hasGlyph(character) || unreadable.test(character)) return character
  if (attached.test(character)) return ""
  const plain = Array.from(character.normalize("NFKD")).filter((each) => !attached.test(each))
  return plain.every(hasGlyph) ? plain.join("") : undefined
}

let names: ReadonlyMap<string, string> | undefined

/** Names of signs by the sign; made when the first is wanted, because most documents have none. */
const namesOfSigns = (): ReadonlyMap<string, string> =>
  (names ??= new Map(
    signNames.split("|").map((entry) => {
      const [sign = ""] = entry
      return [sign, entry.slice(sign.length)]
    })
  ))

/** `CO` of the flag of Colombia: its letters are counted from U+1F1E6. */
const countryOf = (flag: string): string =>
  String.fromCharCode(...Array.from(flag, (letter) => 65 + (letter.codePointAt(0) ?? 0) - 0x1f1e6))

/** The name of what has no glyph, in Spanish where the CLDR has one; else its number in Unicode: `U+6F22`. */
const nameOf = (character: string): string => {
  if (/^\p{Regional_Indicator}{2}$/u.test(character)) {
    const code = countryOf(character)
    return `bandera: ${countries.nameOf(code) ?? code}`
  }
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")
  return namesOfSigns().get(character) ?? `U+${number}`
}

/** A text with names in brackets for what the fonts have no glyph for: `Café [recibo]`, `[U+6F22 U+5B57]`. */
const withNames = (text: string): string => {
  let result = ""
  let open: Array<string> = []
  const close = (): void => {
    // names may have several words, numbers have one
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
 * A text as it can be set: tidy, with what the fonts have no glyph for as plain letters or under a name in brackets.
 * Only what is no character is left for the replacement of the font.
 */
export const clean = (text: string): string => (harmless.test(text) ? text : withNames(tidy(text)))

const onOneLine = (text: string): string => text.replaceAll("\n", " ").trim()

/** The same on one line. */
export const cleanLine = (text: string): string => onOneLine(clean(text))

/** A text on one line with all of its letters, for what is no page: title and author of the file. */
export const tidyLine = (text: string): string => onOneLine(tidy(text))
