import type { Localized } from "@radicar/domain/rules/Language"
import { Effect } from "effect"
import { CallerLanguage } from "./CallerLanguage.ts"

/** Fails with what `problem` makes of a text in the caller's language. */
export const failLocalized = <E>(text: Localized, problem: (detail: string) => E): Effect.Effect<never, E> =>
  Effect.flatMap(CallerLanguage, (language) => Effect.fail(problem(text[language])))
