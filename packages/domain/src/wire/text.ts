import { Redacted, Schema } from "effect"
import { probablyMeant } from "../text/misdecoded.ts"
import { InvalidValue, type Notice, TakenValue } from "./Reader.ts"
import { wireLeaf } from "./wireLeaf.ts"
import { type Localized, type Wording, wordingIn } from "../rules/Language.ts"

// characters that XML 1.0 cannot contain: control characters except TAB, LF, CR, and the two noncharacters
// oxlint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/u
const lineEnd = /\r\n?/gu

/**
 * Line ends of XML 1.1. Parsers of XML 1.0 must keep them; `@xmldom/xmldom`, on which verifiers in Node are built,
 * makes them LF, and then finds the digest of the document wrong.
 */
const foreignLineEnd = /[\u0085\u2028]/gu

/**
 * Whether a character is visible ASCII or an accented Latin letter, so that it needs no further check; not Â and Ã,
 * with which texts that were decoded twice begin.
 */
const isOrdinary = (code: number): boolean =>
  (code > 0x20 && code < 0x7f) || (code >= 0xc0 && code < 0x250 && code !== 0xc2 && code !== 0xc3)

/** Whether a text can stay unchanged: the fast path for nearly every text. */
const isPlain = (text: string): boolean => {
  const last = text.length - 1
  if (last < 0 || !isOrdinary(text.charCodeAt(0)) || !isOrdinary(text.charCodeAt(last))) return false
  for (let index = 1; index < last; index++) {
    const code = text.charCodeAt(index)
    if (code !== 0x20 && !isOrdinary(code)) return false
  }
  return true
}

const isBlank = (value: unknown): boolean =>
  typeof value === "string" && (value.length === 0 || (!isOrdinary(value.charCodeAt(0)) && value.trim() === ""))

const textForm = (maximum: number): Localized => ({
  en: `text of 1 to ${maximum} characters`,
  es: `texto de 1 a ${maximum} caracteres`
})

/** Maximum number of characters of a text in a notification. */
const shownCharacters = 200

const shortened = (text: string): string =>
  text.length > shownCharacters ? `${text.slice(0, shownCharacters - 1)}…` : text

const blankTaken: Localized = { en: "a blank in its place", es: "un espacio en su lugar" }

/** A text as it is filed, with notifications of characters that were replaced or are probably wrong. */
const withNotices = (wireText: string, text: string): string | TakenValue => {
  const meant = probablyMeant(wireText)
  const notices: Array<Notice> = [
    ...(wireText.search(foreignLineEnd) >= 0 ? [{ rule: "RAD84", taken: blankTaken }] : []),
    ...(meant === undefined ? [] : [{ rule: "RAD85", taken: shortened(meant) }])
  ]
  const [first, ...more] = notices
  return first === undefined ? text : new TakenValue(text, first, ...more)
}

const readText = (value: unknown, maximum: number, expected: Localized): string | InvalidValue => {
  if (typeof value !== "string") return new InvalidValue(expected, { shows: "text" })
  if (value.length <= maximum && isPlain(value)) return value
  const text = (value.includes("\r") ? value.replace(lineEnd, "\n") : value).replace(foreignLineEnd, " ").trim()
  if (text.length === 0 || text.length > maximum) return new InvalidValue(expected, { shows: "text" })
  if (unprintable.test(text) || !text.isWellFormed()) {
    const printable = {
      en: `${expected.en}, without control characters`,
      es: `${expected.es}, sin caracteres de control`
    }
    return new InvalidValue(printable, { shows: "text" })
  }
  return withNotices(value, text)
}

/**
 * Text of 1 to `maximum` UTF-16 units. Surrounding blanks are dropped, and line ends become LF, because a CR inside
 * signed XML breaks readers (annex FE 1.9; `&#xD;` in the canonical form). U+0085 and U+2028 become a blank, with a
 * notification. A text that was probably decoded twice is notified. Characters that XML cannot contain are refused.
 */
export const text = (maximum: number, description = `Text of at most ${maximum} characters.`) => {
  const expected = textForm(maximum)
  return wireLeaf<string, string>({
    identifier: `Text${maximum}`,
    description,
    expected,
    wire: Schema.String,
    domain: Schema.String,
    decode: (value) => readText(value, maximum, expected),
    encode: (value) => value,
    isAbsent: isBlank
  })
}

/** A pattern that also accepts surrounding blanks, as reading does. */
const amongBlanks = ({ source }: RegExp): RegExp =>
  new RegExp(String.raw`^\s*(?:${source.replace(/^\^/u, "").replace(/\$$/u, "")})\s*$`, "u")

/** Text of one form, given by a pattern and its description: `1 to 4 letters or digits`. */
export const patternText = (options: {
  readonly identifier: string
  readonly pattern: RegExp
  readonly expected: Wording
  readonly description: string
  readonly rule?: string
  /** A fuller expectation for a text that does not have the form; `undefined` where `expected` says all. */
  readonly expectedFor?: (text: string) => Wording | undefined
  /** The pattern in OpenAPI, if it differs: its readers support neither Unicode properties nor lookaround. */
  readonly published?: RegExp
  /** Maximum length, where a pattern would repeat a part more than 1000 times, which RE2 and Go refuse. */
  readonly maximum?: number
}) => {
  const { maximum = Infinity } = options
  const invalid = (expected = options.expected) =>
    new InvalidValue(expected, { shows: "text", ...(options.rule === undefined ? {} : { rule: options.rule }) })
  const formed = Schema.String.check(
    Schema.isPattern(amongBlanks(options.published ?? options.pattern), {
      expected: wordingIn(options.expected, "en")
    })
  )
  return wireLeaf<string, string>({
    identifier: options.identifier,
    description: options.description,
    expected: options.expected,
    wire: options.maximum === undefined ? formed : formed.check(Schema.isMaxLength(options.maximum)),
    domain: Schema.String,
    decode: (value) => {
      if (typeof value !== "string") return invalid()
      const trimmed = value.trim()
      return trimmed.length <= maximum && options.pattern.test(trimmed)
        ? trimmed
        : invalid(options.expectedFor?.(trimmed))
    },
    encode: (value) => value,
    isAbsent: isBlank
  })
}

/** Text that never appears in a log, an error or a stored request. */
export const secretText = (options: {
  readonly identifier: string
  readonly maximum: number
  readonly description: string
  /** Drops surrounding blanks, which a copied key often has. A password keeps them. */
  readonly trim?: boolean
}) => {
  const expected = textForm(options.maximum)
  return wireLeaf<Redacted.Redacted<string>, string>({
    identifier: options.identifier,
    description: options.description,
    expected,
    wire: Schema.String,
    domain: Schema.Redacted(Schema.String),
    decode: (value) => {
      const secret = typeof value === "string" && options.trim === true ? value.trim() : value
      return typeof secret === "string" && secret.length > 0 && secret.length <= options.maximum
        ? Redacted.make(secret)
        : new InvalidValue(expected, { shows: "nothing" })
    },
    encode: Redacted.value
  })
}

// dot-atoms of RFC 5321 §4.1.2 in ASCII: no quotes, comments or display names, so that no header can be injected
const mailbox = "(?=[^@]{1,64}@)[\\w!#$%&'*+/=?^`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^`{|}~-]+)*"
const mailDomain =
  "(?=[^@]{4,255}$)(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\\.)+[a-zA-Z][a-zA-Z0-9-]{0,61}[a-zA-Z0-9]"

/** The form of an e-mail address of a sender or receiver: at most 254 characters (RFC 5321 §4.5.3.1.3). */
export const emailAddressForm = new RegExp(`^(?=.{6,254}$)${mailbox}@${mailDomain}$`, "u")

/** {@link emailAddressForm} in words. */
export const anEmailAddress: Localized = {
  en: "a bare e-mail address in ASCII, such as name@example.com",
  es: "un correo electrónico sin nombre y en ASCII, como nombre@example.com"
}
