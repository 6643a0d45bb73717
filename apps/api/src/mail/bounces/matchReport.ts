import type { MailReceiver } from "../../storage/Mail.ts"
import type { NewMailBounce } from "../../storage/MailBounces.ts"
import type { RecipientReport } from "./DeliveryReport.ts"

const isOf = ({ addresses }: RecipientReport, { address }: MailReceiver): boolean =>
  addresses.some((each) => each.toLowerCase() === address.toLowerCase())

/** The worst that is said: a mailbox may stand for several, and a report be about all of them. */
const worstOf = (reports: ReadonlyArray<RecipientReport>): RecipientReport | undefined =>
  reports.find(({ outcome }) => outcome === "bounced") ??
  reports.find(({ outcome }) => outcome === "delayed") ??
  reports[0]

const bounceOf = (receiver: number, report: RecipientReport | undefined): ReadonlyArray<NewMailBounce> => {
  if (report === undefined || report.outcome === "passed") return []
  const { diagnostic, outcome, status } = report
  return [{ receiver, state: outcome, status, diagnostic }]
}

/**
 * What a report says of the receivers of a mail; `undefined` where it is about none of them. `named` is the place of the
 * receiver whose token it bears: what it says is about that one, under whatever address the mail was passed on to. Without a token
 * it counts under the receiver's own address only, unless the mail has but one.
 */
export const matchReport = (
  reports: ReadonlyArray<RecipientReport>,
  receivers: ReadonlyArray<MailReceiver>,
  named: number | undefined
): ReadonlyArray<NewMailBounce> | undefined => {
  const only = named ?? (receivers.length === 1 ? 0 : undefined)
  if (only !== undefined) {
    const receiver = receivers[only]
    if (receiver === undefined) return undefined
    const own = reports.filter((report) => isOf(report, receiver))
    return bounceOf(only, worstOf(own.length === 0 ? reports : own))
  }
  const matched = receivers.flatMap((receiver, place) => {
    const own = reports.filter((report) => isOf(report, receiver))
    return own.length === 0 ? [] : [{ place, report: worstOf(own) }]
  })
  return matched.length === 0 ? undefined : matched.flatMap(({ place, report }) => bounceOf(place, report))
}
