import type { Mail, MailReceiver } from "../Mail.ts"
import type { NewEvent } from "../NewEvent.ts"

/** What happened to a mail that a server had taken. */
interface CameBack {
  readonly type: "mail.bounced"
  /** From how many receivers it came back so far. */
  readonly bounced: number
}

/** What is told of a mail that is done, or came back: how many, never who. */
export function mailEvent(mail: Mail, cameBack: CameBack): NewEvent
export function mailEvent(mail: Mail): NewEvent | undefined
export function mailEvent(mail: Mail, cameBack?: CameBack): NewEvent | undefined {
  const { companyId, id, providerId, receivers, state, submissionId, tries } = mail
  const type = cameBack?.type ?? (state === "queued" ? undefined : (`mail.${state}` as const))
  if (type === undefined) return undefined
  const count = (wanted: MailReceiver["state"]) => receivers.filter((each) => each.state === wanted).length
  return {
    type,
    companyId,
    data: {
      mailId: id,
      companyId,
      providerId,
      submissionId,
      state,
      tries,
      sent: count("sent"),
      failed: count("failed"),
      ...(cameBack === undefined ? {} : { bounced: cameBack.bounced }),
      links: {
        mail: `/v1/dian/send-mails/${id}?companyId=${companyId}&providerId=${providerId}`,
        submission: `/v1/submissions/${submissionId}`
      }
    }
  }
}
