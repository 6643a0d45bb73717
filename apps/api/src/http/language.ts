import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { Context, Effect } from "effect"

/** The language of the current request by its `Accept-Language`; English outside of a request. */
export const CallerLanguage = Context.Reference<Language>("@radicar/api/CallerLanguage", { defaultValue: () => "en" })

interface Detail {
  readonly detail: string
}

/** Fails with a problem whose `detail` is a text in the caller's language; `facts` are its other fields. */
export function failWith<E>(Problem: new (fields: Detail) => E, text: Localized): Effect.Effect<never, E>
export function failWith<Facts extends object, E>(
  Problem: new (fields: Facts & Detail) => E,
  text: Localized,
  facts: Omit<Facts, "detail">
): Effect.Effect<never, E>
export function failWith<E>(Problem: new (fields: Detail) => E, text: Localized, facts?: object) {
  return Effect.flatMap(CallerLanguage, (language) => Effect.fail(new Problem({ ...facts, detail: text[language] })))
}

/** A language range of `Accept-Language` with its weight (RFC 9110 §12.4.2), 1 by default. */
const readRange = (part: string): { readonly primary: string; readonly quality: number } => {
  const [tag = "", ...parameters] = part.trim().toLowerCase().split(";")
  const statedQuality = parameters
    .map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/u.exec(parameter)?.[1])
    .find(Boolean)
  return { primary: tag.trim().split("-")[0] ?? "", quality: statedQuality === undefined ? 1 : Number(statedQuality) }
}

/**
 * The caller's preferred language by `Accept-Language` (RFC 9110 §12.5.4): English or Spanish. Of equal preferences,
 * the first one wins. `*` stands for every language that is not named. English without a preference.
 */
export const languageOf = (header: string | undefined): Language => {
  const ranges = (header ?? "").split(",").map(readRange)
  const named = ranges.filter((range) => range.primary === "es" || range.primary === "en")
  const quality = (language: Language): number => {
    const matching = named.filter(({ primary }) => primary === language)
    const counted = matching.length > 0 ? matching : ranges.filter(({ primary }) => primary === "*")
    return Math.max(0, ...counted.map((range) => range.quality))
  }
  const [en, es] = [quality("en"), quality("es")]
  return es > en || (es === en && es > 0 && named[0]?.primary === "es") ? "es" : "en"
}
