import { maximumReceivers, type SendMail } from "@radicar/contract/mail/SendMail"
import { InvalidBody } from "@radicar/contract/problem/InvalidBody"
import type { Localized } from "@radicar/domain/rules/Language"
import { wireRuleMessage } from "@radicar/domain/rules/wireRules"
import { Effect } from "effect"
import { CallerLanguage } from "../language/CallerLanguage.ts"
import type { MailReceiver } from "../storage/Mail.ts"
import type { LearntAddress } from "./learnAddress.ts"

const misfit = Effect.fnUntraced(function* (
  rule: "RAD01" | "RAD02",
  path: string,
  expected: Localized,
  actual: string
) {
  const language = yield* CallerLanguage
  const message = wireRuleMessage(rule)[language]
  const violation = { rule, path, message, expected: expected[language], actual }
  return yield* new InvalidBody({ violations: [violation], detail: message })
})

/** Fails where a body names no document, or two. */
export const requireOneDocument = Effect.fnUntraced(function* ({ id, uuid }: SendMail) {
  if ((id === undefined) !== (uuid === undefined)) return
  const expected = { en: "either Id or Uuid", es: "Id o Uuid, uno de los dos" }
  return yield* misfit(id === undefined ? "RAD01" : "RAD02", "$.Uuid", expected, uuid ?? "")
})

/** Those to whom a mail goes, each once, in the place where it is named first; fails where they are too many. Without `To` it goes to who was learnt. */
export const receiversOf = Effect.fnUntraced(function* (body: SendMail, learnt?: LearntAddress) {
  const { bcc = [], cc = [], to = [] } = body
  const named = Object.entries({ to, cc, bcc } as const) as ReadonlyArray<[MailReceiver["kind"], ReadonlyArray<string>]>
  const receivers = new Map<string, MailReceiver>()
  if (learnt !== undefined) receivers.set(learnt.address.toLowerCase(), { kind: "to", ...learnt, state: "queued" })
  for (const [kind, addresses] of named) {
    for (const address of addresses) {
      const same = address.toLowerCase()
      if (!receivers.has(same)) receivers.set(same, { kind, address, state: "queued", origin: "request" })
    }
  }
  if (receivers.size > maximumReceivers) {
    const expected = {
      en: `at most ${maximumReceivers} addresses in To, Cc and Bcc together`,
      es: `máximo ${maximumReceivers} direcciones entre To, Cc y Bcc`
    }
    return yield* misfit("RAD02", "$.To", expected, String(receivers.size))
  }
  return [...receivers.values()]
})
