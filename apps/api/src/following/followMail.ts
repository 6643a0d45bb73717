import { Clock, Duration, Effect, Option, Schedule } from "effect"
import { Containers } from "../files/Containers.ts"
import { DocumentFiles } from "../files/DocumentFiles.ts"
import { Mailer } from "../mail/Mailer.ts"
import { maximumPackageBytes } from "../mail/maximumPackageBytes.ts"
import type { Mail, MailNews } from "../storage/Mail.ts"
import { Mails } from "../storage/Mails.ts"
import type { Submission } from "../storage/Submission.ts"
import { Submissions } from "../storage/Submissions.ts"

/** What comes of signing the container, beside the answer, is there long before this. */
const SIGNING = Duration.seconds(30)

const notTaken = ({ receivers }: Mail, failure: string, state: "queued" | "failed"): MailNews => ({
  receivers: receivers.map((receiver) =>
    receiver.state === "queued" ? { ...receiver, state, reply: receiver.reply ?? failure } : receiver
  ),
  reply: undefined,
  failure
})

/** Tries a mail once and records what came of it; answers whether it is done. */
export const followMail = Effect.gen(function* () {
  const containers = yield* Containers
  const files = yield* DocumentFiles
  const { configured } = yield* Mailer
  const mails = yield* Mails
  const submissions = yield* Submissions

  const isSigned = Effect.fnUntraced(function* (submission: Submission) {
    const container = yield* containers.get(submission)
    return Option.isSome(container) && container.value.signed
  })

  /** A mail may be asked for the moment the document is accepted. */
  const untilSigned = Effect.fnUntraced(function* (submission: Submission) {
    const answered = submission.answeredAt?.getTime() ?? 0
    if ((yield* Clock.currentTimeMillis) - answered > Duration.toMillis(SIGNING)) return
    yield* Effect.repeat(isSigned(submission), {
      until: (signed) => signed,
      schedule: Schedule.spaced("250 millis").pipe(Schedule.upTo({ duration: SIGNING }))
    })
  })

  const attempt = Effect.fnUntraced(function* (mail: Mail) {
    if (configured === undefined) return notTaken(mail, "SMTP_URL is not set any more", "queued")
    const submission = yield* submissions.get(mail.submissionId)
    yield* untilSigned(submission)
    const packed = yield* files.get(submission, "zip")
    if (Option.isNone(packed)) return notTaken(mail, "The document has no ZIP", "failed")
    const { length } = packed.value.bytes
    if (length > maximumPackageBytes) return notTaken(mail, `The ZIP has ${length} bytes`, "failed")
    return yield* configured.send(mail, packed.value)
  })

  return Effect.fn("followMail")(function* (mailId: string, isLast: boolean) {
    const mail = yield* mails.get(mailId)
    if (mail.state !== "queued") return true
    // what the server takes is recorded, whoever ends the service meanwhile
    return yield* Effect.uninterruptible(
      Effect.gen(function* () {
        const news = yield* attempt(mail)
        const state = isLast ? "failed" : "queued"
        const receivers = news.receivers.map((each) => (each.state === "queued" ? ({ ...each, state } as const) : each))
        yield* mails.tried(mail, { ...news, receivers })
        const done = receivers.every((each) => each.state !== "queued")
        const { failure, reply } = news
        if (failure === undefined) yield* Effect.logInfo("A mail was sent", { mailId, reply })
        else yield* Effect.logWarning("A mail was not taken for everybody", { mailId, failure, done })
        return done
      })
    )
  })
})
