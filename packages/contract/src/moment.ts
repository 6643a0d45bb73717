import { described } from "@radicar/domain/inner/rules/described"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Schema } from "effect"

/** The description of a moment, followed by its form. */
const withForm = ({ en, es }: Localized): Localized => ({
  en: `${en} ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z.`,
  es: `${es} ISO 8601, UTC, como 2026-01-15T15:00:01.123Z.`
})

/** A field of an answer with a moment. `text` says what happens then; its form is appended. */
export const moment = (text: Localized) => described(Schema.String, withForm(text))

/** A {@link moment} that an answer may omit. */
export const optionalMoment = (text: Localized) => described(Schema.optionalKey(Schema.String), withForm(text))
