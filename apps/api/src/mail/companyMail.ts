import { JsonObject } from "@radicar/domain/json/JsonObject"
import { type MailSettings, mailServerOf } from "./MailSettings.ts"

const textAt = (object: JsonObject, key: string): string | undefined => {
  const value = object.get(key)
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined
}

/** How mails of a company are sent: as its settings say, and as those of the whole installation do where they do not. */
export const companyMail = (
  settings: JsonObject | undefined,
  usual: MailSettings | undefined
): MailSettings | undefined => {
  const stated = settings?.get("Mail")
  if (!(stated instanceof JsonObject)) return usual
  const url = textAt(stated, "SmtpUrl")
  const address = textAt(stated, "From")
  const server = url === undefined ? usual : mailServerOf(url)
  const from = address === undefined ? usual?.from : { name: textAt(stated, "FromName") ?? "", address }
  if (server === undefined || from === undefined) return undefined
  const { host, login, port, tls } = server
  const replyTo = textAt(stated, "ReplyTo")
  // a server of the company's own need not take a sender of another domain
  const bounceAddress = url === undefined ? usual?.bounceAddress : undefined
  return {
    host,
    login,
    port,
    tls,
    from,
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(bounceAddress === undefined ? {} : { bounceAddress })
  }
}
