import { aliasOf } from "../codes/aliases.ts"
import { type CodeList, namesForAdvice } from "../codes/CodeList.ts"
import type { WirePath } from "./Violation.ts"
import { foldText } from "../text/foldText.ts"
import { nearest } from "./nearest.ts"
import type { Report } from "./Rule.ts"
import type { Localized } from "./Language.ts"

/** The maximum length of a list that a refusal enumerates: the means of payment are the longest. */
const maximumListed = 80

/** A code in lower case without leading zeros, to compare mistyped codes. */
const bare = (code: string): string => code.toLowerCase().replace(/^0+(?=.)/u, "")

const displayed = { countries: "region", currencies: "currency" } as const

/** Returns a look-up of the English names of countries or currencies, which their Spanish lists lack. */
const englishNames = (id: string): ((code: string) => string | undefined) => {
  const type = id === "countries" || id === "currencies" ? displayed[id] : undefined
  if (type === undefined) return () => undefined
  const names = new Intl.DisplayNames("en", { type, fallback: "none" })
  // the list has codes that are not in ISO
  return (code) => (/^[A-Z]{2,3}$/u.test(code) ? names.of(code) : undefined)
}

/** The code of a list that a text most probably means, by spelling, alias or name. */
export const suggestCode = (list: CodeList, text: string): string | undefined => {
  const sought = foldText(text.slice(0, 60))
  const alias = aliasOf(list.id, sought)
  if (alias !== undefined && list.has(alias)) return alias
  const codes = list.codes()
  const same = codes.find((code) => bare(code) === bare(sought))
  if (same !== undefined || sought.length < 3) return same
  const english = englishNames(list.id)
  const named = namesForAdvice(list)
  const names = codes.map((code) => ({
    code,
    names: [named?.nameOf(code) ?? "", english(code) ?? ""].map(foldText).filter((each) => each !== "")
  }))
  const called = (fits: (name: string) => boolean) => names.find((each) => each.names.some(fits))?.code
  const alike = (): string | undefined => {
    const name = nearest(
      sought,
      names.flatMap((each) => each.names)
    )
    return name === undefined ? undefined : called((each) => each === name)
  }
  return (
    called((name) => name === sought) ??
    (/^[0-9]+$/u.test(sought) && codes.length <= maximumListed ? undefined : nearest(text, codes)) ??
    called((name) => name.startsWith(`${sought} `)) ??
    called((name) => name.split(/[^\p{L}\p{N}]+/u).includes(sought)) ??
    alike()
  )
}

/** A code with its name, if the program has loaded the names of the list. */
export const codeWithName = (list: CodeList, code: string): string => {
  const name = namesForAdvice(list)?.nameOf(code) ?? ""
  return name === "" || name === code ? code : `${code} ${name}`
}

const expectation = (
  list: CodeList,
  code: string | undefined,
  reason: Localized | undefined,
  codes: ReadonlyArray<string> = list.codes()
): Localized => {
  // a code of another list is not misspelt
  const meant = code === undefined || reason !== undefined ? undefined : suggestCode(list, code)
  const of = (each: string): string => codeWithName(list, each)
  const all =
    codes.length <= maximumListed
      ? { en: `: ${codes.map(of).join("; ")}`, es: `: ${codes.map(of).join("; ")}` }
      : { en: `; all of them: code list ${list.id}`, es: `; todos: lista de códigos ${list.id}` }
  const before = (language: keyof Localized): string => (reason === undefined ? "" : `${reason[language]}; `)
  return {
    en: `${before("en")}a code of the list ${list.name}${meant === undefined ? "" : `, perhaps ${of(meant)}`}${all.en}`,
    es: `${before("es")}un código de la lista ${list.name}${meant === undefined ? "" : `, quizás ${of(meant)}`}${all.es}`
  }
}

/** Expected value, in words: a code that every source has, unlike the stated one. */
const undisputed = (list: CodeList, code: string, doubt: Localized): Localized => ({
  en: `a code of the list ${list.name} that every source has; ${codeWithName(list, code)}: ${doubt.en}`,
  es: `un código de la lista ${list.name} que todas las fuentes tengan; ${codeWithName(list, code)}: ${doubt.es}`
})

/**
 * Reports a code that is not in its list. The report suggests the probable code, and enumerates a short list or names
 * a long one. `reasonOf` returns the reason why a code of another list is refused here. A code on which the sources
 * differ is notified.
 */
export const reportUnlessListed = (
  list: CodeList,
  code: string | undefined,
  path: WirePath,
  report: Report,
  reasonOf?: (code: string) => Localized | undefined
): void => {
  if (code !== undefined && list.has(code)) {
    const doubt = list.doubtOf(code)
    if (doubt !== undefined) report(path, () => undisputed(list, code, doubt), code, "notification")
    return
  }
  report(path, () => expectation(list, code, code === undefined ? undefined : reasonOf?.(code)), code)
}

/** {@link reportUnlessListed} for fields that admit only some codes of the list. */
export const reportUnlessOneOf = (
  list: CodeList,
  codes: ReadonlyArray<string>,
  code: string | undefined,
  path: WirePath,
  report: Report
): void => {
  if (code === undefined || !codes.includes(code))
    report(path, () => expectation(list, undefined, undefined, codes), code)
}

/**
 * Splits codes that are separated by a character other than a semicolon. Returns `undefined` unless there are several
 * and all are in the list.
 */
const misjoined = (list: CodeList, text: string): ReadonlyArray<string> | undefined => {
  const codes = text
    .toUpperCase()
    .split(/[,;/|+]\s*|\s+/u)
    .filter((code) => code !== "")
  return codes.length > 1 && codes.every((code) => list.has(code)) ? [...new Set(codes)] : undefined
}

/** {@link reportUnlessListed} for each code of a text with several codes, separated by semicolons. */
export const reportUnlessAllListed = (
  list: CodeList,
  text: string,
  path: WirePath,
  report: Report,
  reasonOf?: (code: string) => Localized | undefined
): void => {
  const codes = text.split(";").map((code) => code.trim())
  const meant = codes.every((code) => list.has(code)) ? undefined : misjoined(list, text)
  if (meant === undefined) for (const code of codes) reportUnlessListed(list, code, path, report, reasonOf)
  else {
    const joined = meant.join(";")
    const named = meant.map((code) => codeWithName(list, code)).join("; ")
    report(
      path,
      {
        en: `${joined}, with a semicolon between codes of the list ${list.name}: ${named}`,
        es: `${joined}, con punto y coma entre los códigos de la lista ${list.name}: ${named}`
      },
      text
    )
  }
}

/** Explains that a code belongs to another list. */
export const codeOfAnother =
  (other: CodeList, why: Localized) =>
  (code: string): Localized | undefined =>
    other.has(code)
      ? { en: `${codeWithName(other, code)} ${why.en}`, es: `${codeWithName(other, code)} ${why.es}` }
      : undefined
