import { Flag, GlobalFlag } from "effect/cli"
import { describe } from "./describe.ts"

/** `--language`: the language of messages. */
export const LanguageFlag = GlobalFlag.Setting("language")({
  flag: Flag.Literals("language", ["es", "en"]).pipe(
    describe({
      en: "Language of messages; default from LC_ALL or LANG",
      es: "Idioma de los mensajes y de la ayuda; por omisión el de LC_ALL o LANG"
    }),
    Flag.optional
  )
})
