import type { Language, Localized } from "@radicar/domain/rules/Language"
import { Context, Effect } from "effect"

/** The language of the request that is being answered, by its `Accept-Language`; English where there is no request. */
export const CallerLanguage = Context.Reference<Language>("@radicar/api/CallerLanguage", { defaultValue: () => "en" })

/** Fails with a problem whose `detail` is a text in the caller's language; `facts` are its other fields. */
export const failWith = <Fields extends { readonly detail?: string }, E>(
  Problem: new (fields: Fields) => E,
  text: Localized,
  ...[facts]: {} extends Omit<Fields, "detail"> ? [facts?: Omit<Fields, "detail">] : [facts: Omit<Fields, "detail">]
): Effect.Effect<never, E> =>
  Effect.flatMap(CallerLanguage, (language) =>
    Effect.fail(new Problem({ ...facts, detail: text[language] } as unknown as Fields))
  )

/** The caller's language by `Accept-Language` (RFC 9110 §12.5.4): the preferred one of those we have, English else. */
export const languageOf = (header: string | undefined): Language => {
  let best: Language = "en"
  let bestQuality = 0
  for (const part of header?.split(",") ?? []) {
    const [tag = "", ...parameters] = part.trim().toLowerCase().split(";")
    const stated = parameters.map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/u.exec(parameter)?.[1]).find(Boolean)
    const quality = stated === undefined ? 1 : Number(stated)
    const primary = tag.trim().split("-")[0]
    if ((primary === "es" || primary === "en") && quality > bestQuality) {
      best = primary
      bestQuality = quality
    }
  }
  return best
}
