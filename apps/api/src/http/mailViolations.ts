import { JsonObject } from "@radicar/domain/json/JsonObject"
import type { Language, Localized } from "@radicar/domain/rules/Language"
import type { Violation } from "@radicar/domain/rules/Violation"
import { wireRuleMessage } from "@radicar/domain/rules/wireRules"
import { mailServerOf } from "../mail/MailSettings.ts"

const serverForm: Localized = {
  en: "smtp://user:password@host:587 (STARTTLS) or smtps://user:password@host:465, user and password percent-encoded",
  es: "smtp://usuario:clave@servidor:587 (STARTTLS) o smtps://usuario:clave@servidor:465, con codificación porcentual"
}

const hidden: Localized = { en: "(hidden)", es: "(oculto)" }

/** What is wrong with a company's mail server beyond its form; the URL itself is not shown, it has a password in it. */
export const mailViolations = (settings: JsonObject, language: Language): ReadonlyArray<Violation> => {
  const mail = settings.get("Mail")
  const url = mail instanceof JsonObject ? mail.get("SmtpUrl") : undefined
  if (typeof url !== "string" || url.trim() === "" || mailServerOf(url.trim()) !== undefined) return []
  return [
    {
      rule: "RAD02",
      path: "$.Mail.SmtpUrl",
      message: wireRuleMessage("RAD02")[language],
      expected: serverForm[language],
      actual: hidden[language]
    }
  ]
}
