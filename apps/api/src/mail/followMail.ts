import { bilingual, type Localized, textIn } from "@radicar/domain/inner/rules/Language"
import { Effect, Option, Result } from "effect"
import { DocumentFiles, type ServedFile } from "../documents/files/DocumentFiles.ts"
import { type MissingFile, missingFiles } from "../documents/files/missingFiles.ts"
import type { Submission } from "../documents/submissions/Submission.ts"
import { Submissions } from "../documents/submissions/Submissions.ts"
import type { MailRow, MailNews, ReceiverOutcome } from "./MailRow.ts"
import { Mailer } from "./Mailer.ts"
import { maximumPackageBytes, octetsOf, readAttachments } from "./Mailing.ts"
import { Mails } from "./Mails.ts"
import { mailedDocument } from "./mailText.ts"
import { backgroundShare } from "../access/backgroundShare.ts"
import { filingFactor } from "../access/RequestMemory.ts"
import { FollowUps } from "../platform/jobs/FollowUps.ts"
import { followUpAttempts, type FollowUpStep } from "../platform/jobs/Jobs.ts"
import { runJobs } from "../platform/jobs/runWorkers.ts"
import { backgroundWork } from "../platform/observability/metrics/measurements.ts"
import { logInfo, logWarning } from "../platform/observability/log.ts"

const isOpen = ({ state }: ReceiverOutcome): boolean => state === "queued"

/** The result of an attempt that did not reach the mail server: every open receiver gets `state`. */
const unsent = ({ receivers }: MailRow, why: Localized, state: "queued" | "failed"): MailNews => {
  const failure = bilingual(why)
  return {
    receivers: receivers.map((each) => (isOpen(each) ? { ...each, state, reply: each.reply ?? failure } : each)),
    reply: undefined,
    failure
  }
}

const notConfigured: Localized = {
  en: "The mail server is no longer configured",
  es: "El servidor de correo ya no está configurado"
}

const withoutFiles: Localized = {
  en: "The files of the document are missing",
  es: "Faltan los archivos del documento"
}

const tooLarge = (length: number): Localized => ({
  en: `The files have ${length} bytes; a mail takes ${maximumPackageBytes}`,
  es: `Los archivos tienen ${length} bytes; un correo admite ${maximumPackageBytes}`
})

const givenUp = (news: MailNews): MailNews => ({
  ...news,
  receivers: news.receivers.map((each) => (isOpen(each) ? { ...each, state: "failed" } : each))
})

/**
 * Attempts to send a mail once and records the result. Returns whether no receiver is left to send to, or the delay for
 * postponing the attempt. After the last attempt, the remaining receivers count as failed.
 */
const followMail = Effect.gen(function* () {
  const files = yield* DocumentFiles
  const mailer = yield* Mailer
  const mails = yield* Mails
  const share = yield* backgroundShare
  const submissions = yield* Submissions

  const attempt = Effect.fnUntraced(function* (
    mail: MailRow,
    attachments: Result.Result<ReadonlyArray<ServedFile>, MissingFile>,
    isConfidential: boolean
  ) {
    const configured = yield* Effect.orElseSucceed(mailer.ofCompany(mail.companyId), () => undefined)
    if (configured === undefined) return unsent(mail, notConfigured, "queued")
    if (Result.isFailure(attachments)) {
      const { failure } = attachments
      return failure === "notSigned"
        ? unsent(mail, missingFiles.notSigned, "queued")
        : unsent(mail, withoutFiles, "failed")
    }
    const length = octetsOf(attachments.success)
    return length > maximumPackageBytes
      ? unsent(mail, tooLarge(length), "failed")
      : yield* configured.send({ mail, attachments: attachments.success, isConfidential })
  })

  const tried = Effect.fnUntraced(function* (mail: MailRow, submission: Submission, isLast: boolean) {
    yield* Effect.annotateCurrentSpan("radicar.submission.id", submission.id)
    const mailed = mailedDocument(submission)
    const attachments = yield* readAttachments(files, submission, mailed)
    // uninterruptible, so that an accepted mail is recorded even during shutdown
    const news = yield* attempt(mail, attachments, mailed?.isConfidential ?? true).pipe(
      Effect.map((mailNews) => (isLast ? givenUp(mailNews) : mailNews)),
      Effect.tap((mailNews) => mails.tried(mail, mailNews)),
      Effect.uninterruptible
    )
    const { failure, isAway, receivers, reply } = news
    const done = !receivers.some(isOpen)
    if (failure === undefined)
      yield* logInfo({ en: "A mail was sent", es: "Se envió un correo", mailId: mail.id, reply })
    else if (done || isAway !== true)
      yield* logWarning({
        en: "A mail was not accepted for every receiver",
        es: "Un correo no se aceptó para todos los destinatarios",
        mailId: mail.id,
        failure: textIn(failure, "en"),
        done
      })
    return done
  })

  return Effect.fnUntraced(function* (mailId: string, isLast: boolean) {
    const queuedMail = yield* mails.ofId(mailId)
    if (Option.isNone(queuedMail) || queuedMail.value.state !== "queued") return Result.succeed(true)
    const mail = queuedMail.value
    const submission = yield* submissions.get(mail.submissionId)
    return yield* tried(mail, submission, isLast).pipe(
      share(mail.companyId, submission.signedXml.length * filingFactor)
    )
  })
})

/** Sends every queued mail in background jobs. */
export const followMails = Effect.fnUntraced(function* (concurrency: number, mailSteps: ReadonlyArray<FollowUpStep>) {
  const { mails: followUps } = yield* FollowUps
  const mails = yield* Mails
  const follow = yield* followMail
  const tries = followUpAttempts(mailSteps)

  const keep = Effect.fn("Worker.keepMail")(function* (mailId: string, attempt: number) {
    const done = yield* follow(mailId, attempt >= tries)
    if (Result.isFailure(done)) return yield* followUps.postpone(mailId, attempt, done.failure)
    if (!done.success) yield* followUps.plan(mailId, attempt + 1)
  })

  yield* runJobs(followUps, concurrency, mails.queued, (mailId, attempt) =>
    keep(mailId, attempt).pipe(
      backgroundWork("send mail", { "radicar.mail.id": mailId, "radicar.attempt": attempt }),
      Effect.annotateLogs({ mailId })
    )
  )
})
