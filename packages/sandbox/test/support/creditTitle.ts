import { credit } from "./invoiceEdits.ts"
import { insertBefore } from "./edit.ts"
import { type EventChanges, eventText } from "./eventText.ts"
import { invoiceText, keyOf } from "./invoiceText.ts"
import type { EarlierFiling } from "./verdicts.ts"

/** A Thursday. The Monday after it is a holiday, so that the third business day is the Wednesday. */
export const thursday = "2026-01-08"
/** The third business day after the Thursday. */
export const wednesday = "2026-01-14"
/** The fourth business day after the Thursday. */
export const nextDay = "2026-01-15"
/** A signature of the early morning of a day. */
export const signedOn = (date: string) => ({ signingTime: `${date}T06:59:59.000-05:00` })

/** An invoice on credit that is due on a day. */
const creditUntil = (due: string): string =>
  invoiceText({
    issueDate: thursday,
    edit: (text) => insertBefore("</cac:PaymentMeans>", `<cbc:PaymentDueDate>${due}</cbc:PaymentDueDate>`)(credit(text))
  })

/** An accepted invoice on credit, and its events: one made by what it changes, and those that are filed before. */
export const title = (due: string) => {
  const sale = creditUntil(due)
  const security = { number: "SETP990000001", key: keyOf(sale), due }
  const registered = (code: EventChanges["code"], changes: Partial<EventChanges> = {}): string =>
    eventText({ code, about: security, ...changes })
  const earlier = (
    code: EventChanges["code"],
    changes: Partial<EventChanges> = {},
    signature = signedOn(changes.issueDate ?? nextDay)
  ): EarlierFiling => ({ operation: "SendEventUpdateStatus", xml: registered(code, changes), signature })
  const accepted: ReadonlyArray<EarlierFiling> = [
    { operation: "SendBillSync", xml: sale, signature: signedOn(thursday) },
    earlier("030", { issueDate: thursday }),
    earlier("032", { issueDate: thursday }),
    earlier("033", { issueDate: wednesday })
  ]
  return { accepted, earlier, registered, registration: earlier("036") }
}
