import type { Language } from "@radicar/domain/rules/Language"
import { Config, Effect, Option } from "effect"

const variable = (name: string) => Config.String(name).pipe(Config.withDefault(""))
const locale = Config.all([variable("LC_ALL"), variable("LC_MESSAGES"), variable("LANG")])

/** The language asked for, else that of the locale (LC_ALL before LC_MESSAGES before LANG), else English. */
export const languageOf = (requested: Option.Option<Language>): Effect.Effect<Language> =>
  Option.match(requested, {
    onSome: Effect.succeed,
    onNone: () =>
      Effect.map(Effect.orDie(locale), (values) =>
        /^es(?:[_.@-]|$)/iu.test(values.find((value) => value !== "") ?? "") ? "es" : "en"
      )
  })
