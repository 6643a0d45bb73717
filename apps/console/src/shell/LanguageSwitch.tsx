import type { Language } from "@radicar/domain/inner/rules/Language"
import { useLanguage } from "../language/LanguageContext.ts"

const names: Readonly<Record<Language, string>> = { en: "English", es: "Español" }

/** The switch to the other language, named in that language. */
export const LanguageSwitch = ({ choose }: { readonly choose: (language: Language) => void }) => {
  const other: Language = useLanguage() === "es" ? "en" : "es"
  return (
    <button type="button" class="small" lang={other} onClick={() => choose(other)}>
      {names[other]}
    </button>
  )
}
