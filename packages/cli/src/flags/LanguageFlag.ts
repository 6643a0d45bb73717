import { Flag, GlobalFlag } from "effect/cli"

/** `--language`: the language of messages. */
export const LanguageFlag = GlobalFlag.Setting("language")({
  flag: Flag.Literals("language", ["es", "en"]).pipe(
    Flag.withDescription("Language of messages; default from LC_ALL or LANG"),
    Flag.optional
  )
})
