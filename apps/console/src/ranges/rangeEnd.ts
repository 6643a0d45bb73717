import type { GrantedNumberingRange } from "@radicar/contract/inner/NumberingRangesGroup"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { colombianDay, dateText } from "../language/moments.ts"
import type { Tone } from "../parts/Notice.tsx"

/** Days before the end of a range from which a person should request another. */
const soon = 30

/** The end of a range in words: used up, expired, the forecast of its last number, or its last day. */
export const rangeEnd = ({
  DaysToExpiry,
  EndDate,
  Left,
  UsedUpOn
}: Pick<GrantedNumberingRange, "DaysToExpiry" | "EndDate" | "Left" | "UsedUpOn">): {
  readonly tone: Tone
  readonly text: (language: Language) => string
} => {
  const text = (en: string, es: string) => (language: Language) => (language === "es" ? es : en)
  if (Left === 0) return { tone: "danger", text: text("used up", "agotado") }
  if (DaysToExpiry < 0) return { tone: "danger", text: text("expired", "vencido") }
  if (UsedUpOn !== undefined) {
    const isSoon = UsedUpOn <= colombianDay(Date.now(), -soon)
    return {
      tone: isSoon ? "warning" : "neutral",
      text: (language) => `${language === "es" ? "se agota hacia el" : "used up about"} ${dateText(UsedUpOn, language)}`
    }
  }
  return {
    tone: DaysToExpiry <= soon ? "warning" : "neutral",
    text: (language) => `${language === "es" ? "vence el" : "expires on"} ${dateText(EndDate, language)}`
  }
}
