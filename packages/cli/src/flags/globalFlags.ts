import { Flag, GlobalFlag } from "effect/cli"
import { describe, optionalChoice, optionalText } from "./flags.ts"

/** `--language`: the language of messages. */
export const LanguageFlag = GlobalFlag.Setting("language")({
  flag: optionalChoice("language", ["es", "en"], {
    en: "Language of messages; default from LC_ALL or LANG",
    es: "Idioma de los mensajes y de la ayuda; por omisión el de LC_ALL o LANG"
  })
})

/** `--output`: form of a result. `text` means the same as `table`. */
export const OutputFlag = GlobalFlag.Setting("output")({
  flag: Flag.Literals("output", ["auto", "table", "json", "ndjson", "text"]).pipe(
    describe({
      en: "auto (default): table on a terminal, JSON otherwise; ndjson: one line per item; text: table",
      es: "auto (por omisión): tabla en una terminal, si no JSON; ndjson: una línea por elemento; text: tabla"
    }),
    Flag.withDefault("auto")
  )
})

/**
 * `--profile`: settings that apply if neither a flag nor the environment sets a value. Read before flags are parsed.
 */
export const ProfileFlag = GlobalFlag.Setting("profile")({
  flag: optionalText("profile", "name", {
    en: "Settings of radicar profile (env RADICAR_PROFILE)",
    es: "Configuración de radicar profile (variable RADICAR_PROFILE)"
  })
})
