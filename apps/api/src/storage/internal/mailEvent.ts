import type { Mail, MailReceiver } from "../Mail.ts"
import type { NewEvent } from "../NewEvent.ts"

/** What is told of a mail that is done: how many took it, never who. */
export const mailEvent = ({
  companyId,
  id,
  providerId,
  receivers,
  state,
  submissionId,
  tries
}: Mail): NewEvent | undefined => {
  if (state === "queued") return undefined
  const count = (wanted: MailReceiver["state"]) => receivers.filter((each) => each.state === wanted).length
  return {
    type: `mail.${state}`,
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
      links: {
        mail: `/v1/dian/send-mails/${id}?companyId=${companyId}&providerId=${providerId}`,
        submission: `/v1/submissions/${submissionId}`
      }
    }
  }
}
