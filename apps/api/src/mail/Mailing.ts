import type { SendMail } from "@radicar/contract/inner/mail/SendMail"
import {
  type CertificateUnusable,
  IdempotencyConflict,
  type InvalidBody,
  MailNotConfigured,
  MailRefused,
  NotFound,
  type ServiceUnavailable
} from "@radicar/contract/inner/problem/problems"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Context, Duration, Effect, Layer, Option, Result } from "effect"
import { randomUUIDv7 } from "node:crypto"
import { DocumentFiles, type ServedFile } from "../documents/files/DocumentFiles.ts"
import type { MissingFile } from "../documents/files/missingFiles.ts"
import { contentDigest } from "../documents/submissions/contentDigest.ts"
import type { Submission } from "../documents/submissions/Submission.ts"
import { Submissions } from "../documents/submissions/Submissions.ts"
import { failWith } from "../http/language.ts"
import type { FilingEnvironment } from "../platform/AuthorityEndpoints.ts"
import { FollowUps } from "../platform/jobs/FollowUps.ts"
import type { SentCertificate } from "../tenants/certificates/QueryCertificates.ts"
import type { MailRow } from "./MailRow.ts"
import { Mailer } from "./Mailer.ts"
import { Mails } from "./Mails.ts"
import { mailedDocument, type MailedDocument } from "./mailText.ts"
import { lookUpAddress, receiversOf, requireOneDocument } from "./receivers.ts"

/**
 * Maximum size of the files sent by mail in octets: 2 MB (annex FE 1.9, on delivery by e-mail), read as two million.
 * Larger files are not mailed, because receivers refuse mails without a PDF.
 */
export const maximumPackageBytes = 2_000_000

/** Total size of files in octets. */
export const octetsOf = (files: ReadonlyArray<ServedFile>): number =>
  files.reduce((sum, { bytes }) => sum + bytes.length, 0)

/** Reads the files to attach to a mail, or the reason why one of them is missing. */
export const readAttachments = Effect.fnUntraced(function* (
  files: DocumentFiles["Service"],
  submission: Submission,
  mailed: MailedDocument | undefined
) {
  const attachments = yield* Effect.forEach(mailed?.files ?? [], (file) => files.get(submission, file))
  return mailed === undefined ? Result.fail<MissingFile>("noFile") : Result.all(attachments)
})

const noWorkerAddress = failWith(
  MailRefused,
  {
    en: "A payroll document has no e-mail address of the worker: state To.",
    es: "Un documento de nómina no tiene el correo del trabajador: indique To."
  },
  { reason: "noAddress" }
)

/** A request to send a document by mail. */
interface MailRequest {
  readonly companyId: string
  readonly providerId: string
  /** Environment of the document. */
  readonly environment: FilingEnvironment
  readonly idempotencyKey: string | undefined
  readonly body: SendMail
  /** Certificate to sign the query for the receiver's address, if the body contains none. */
  readonly certificate: SentCertificate
}

const refused = (reason: MailRefused["reason"], text: Localized) => failWith(MailRefused, text, { reason })

const notConfigured = failWith(MailNotConfigured, {
  en: "Nothing was sent, because no mail server is set up. Ask whoever administers radicar to set one up for everyone (SMTP_URL and MAIL_FROM) or for your company (Mail of PUT /v1/companies). Until then, download the ZIP of the document and send it from your own mail.",
  es: "No se envió nada, porque no hay un servidor de correo configurado. Pida a quien administra radicar que configure uno para todos (SMTP_URL y MAIL_FROM) o para su compañía (Mail de PUT /v1/companies). Mientras tanto, descargue el ZIP del documento y envíelo desde su propio correo."
})

const notEncrypted = failWith(
  MailRefused,
  {
    en: "The mail server offers no TLS, and a payroll states a salary: it is not sent. Ask whoever administers the server to enable STARTTLS.",
    es: "El servidor de correo no ofrece TLS, y una nómina dice un salario: no se envía. Pida a quien administra el servidor que active STARTTLS."
  },
  { reason: "notEncrypted" }
)

const noContainer = refused("noContainer", {
  en: "The parts of the document's files are not stored.",
  es: "No se conserva con qué se hicieron los archivos del documento."
})

const noDocument = failWith(NotFound, {
  en: "The company has no such document.",
  es: "La compañía no tiene ese documento."
})

const otherRequest = failWith(IdempotencyConflict, {
  en: "This Idempotency-Key was already used with another mail.",
  es: "Esta Idempotency-Key ya se usó con otro correo."
})

const namedBy = (submissions: Submissions["Service"], { body, companyId }: MailRequest) =>
  body.uuid === undefined
    ? submissions.ofNumber(companyId, body.id ?? "")
    : submissions.ofDocumentKey(body.uuid.toLowerCase())

/** The accepted document that a request names. */
const documentOf = Effect.fnUntraced(function* (submissions: Submissions["Service"], request: MailRequest) {
  const ownDocuments = (yield* namedBy(submissions, request)).filter(
    ({ companyId, environment }) => companyId === request.companyId && environment === request.environment
  )
  const [accepted, ...others] = ownDocuments.filter(({ state }) => state === "accepted")
  if (others.length > 0) {
    return yield* refused("ambiguous", {
      en: "Several documents have this number: name one by its Uuid.",
      es: "Varios documentos tienen este número: indique uno por su Uuid."
    })
  }
  if (accepted !== undefined) return accepted
  if (ownDocuments.length === 0) return yield* noDocument
  return yield* refused("notAccepted", {
    en: "The authority has not accepted the document: it must not be delivered.",
    es: "La DIAN no ha aceptado el documento: no se debe entregar."
  })
})

/** Makes the function that refuses a document with missing or too large files. Each attempt makes the files again. */
const packages = Effect.gen(function* () {
  const files = yield* DocumentFiles
  return Effect.fnUntraced(function* (submission: Submission) {
    const mailed = mailedDocument(submission)
    const attachments = yield* readAttachments(files, submission, mailed)
    if (mailed === undefined || (Result.isFailure(attachments) && attachments.failure !== "notSigned")) {
      return yield* noContainer
    }
    // the mail waits until the container is signed
    const size = Result.match(attachments, { onFailure: () => 0, onSuccess: octetsOf })
    if (size > maximumPackageBytes) {
      return yield* refused("tooLarge", {
        en: `The files have ${size} bytes, a mail may have ${maximumPackageBytes}: send a link (fileUrlGetItem).`,
        es: `Los archivos tienen ${size} bytes, un correo admite ${maximumPackageBytes}: envíe un enlace (fileUrlGetItem).`
      })
    }
    return mailed
  })
})

const make = Effect.gen(function* () {
  const requirePackage = yield* packages
  const followUps = yield* FollowUps
  const mailer = yield* Mailer
  const mails = yield* Mails
  const submissions = yield* Submissions
  const findAddress = yield* lookUpAddress

  const receiverAddress = (
    { addressee }: MailedDocument,
    { body, certificate, environment }: Pick<MailRequest, "body" | "certificate" | "environment">
  ) => {
    if (body.to !== undefined) return Effect.undefined
    return addressee === undefined ? noWorkerAddress : findAddress(addressee, environment, certificate)
  }

  const mailerOf = Effect.fnUntraced(function* (companyId: string) {
    const configured = yield* mailer.ofCompany(companyId)
    return configured === undefined ? yield* notConfigured : configured
  })

  /** The document that a request names, as it is mailed; fails if it cannot be mailed. */
  const prepare = Effect.fnUntraced(function* (request: MailRequest) {
    yield* requireOneDocument(request.body)
    // checked before any search and before the authority is queried
    yield* receiversOf(request.body)
    return yield* documentOf(submissions, request)
  })

  return Mailing.of({
    addresses: Effect.fnUntraced(function* (request: MailRequest) {
      yield* mailerOf(request.companyId)
      const mailed = mailedDocument(yield* prepare(request))
      if (mailed === undefined) return yield* noContainer
      const receivers = yield* receiversOf(request.body, yield* receiverAddress(mailed, request))
      return receivers.map(({ address }) => address)
    }),
    requireEncryption: Effect.fnUntraced(function* (companyId: string) {
      const { takesConfidential } = yield* mailerOf(companyId)
      if (!(yield* takesConfidential)) return yield* notEncrypted
    }),
    queue: Effect.fnUntraced(function* (request: MailRequest) {
      const { body, companyId, idempotencyKey, providerId } = request
      const configured = yield* mailerOf(companyId)
      const submission = yield* prepare(request)
      const mailed = yield* requirePackage(submission)
      const receivers = yield* receiversOf(body, yield* receiverAddress(mailed, request))
      if (mailed.isConfidential && !(yield* configured.takesConfidential)) return yield* notEncrypted
      const { id: submissionId } = submission
      const id = randomUUIDv7()
      const requestDigest = contentDigest({ ...body, id: submissionId, uuid: undefined })
      const mail = yield* mails.queue(
        {
          id,
          companyId,
          providerId,
          submissionId,
          idempotencyKey,
          requestDigest,
          subject: body.subject ?? mailed.subject,
          message: body.message ?? mailed.message,
          messageId: `<${id}@${configured.from.address.replace(/^.*@/u, "")}>`,
          receivers
        },
        followUps.mails.plan(id, 1, Duration.zero)
      )
      return mail.requestDigest === requestDigest ? mail : yield* otherRequest
    }),
    find: Effect.fnUntraced(function* (companyId: string, id: string) {
      const mail = yield* mails.find(companyId, id)
      if (Option.isSome(mail)) return mail.value
      return yield* failWith(NotFound, { en: "The company has no such mail.", es: "La compañía no tiene ese correo." })
    })
  })
})

/** Mails with documents: queued in the database and sent in the background. */
export class Mailing extends Context.Service<
  Mailing,
  {
    /** Fails unless the company's mail server can take mails that state a salary. */
    readonly requireEncryption: (
      companyId: string
    ) => Effect.Effect<void, MailRefused | MailNotConfigured | ServiceUnavailable>
    /** The addresses that a mail would go to; queues nothing. */
    readonly addresses: (
      request: MailRequest
    ) => Effect.Effect<
      ReadonlyArray<string>,
      InvalidBody | NotFound | MailRefused | MailNotConfigured | CertificateUnusable | ServiceUnavailable
    >
    /** Queues a mail. A repeated request with the same Idempotency-Key returns the existing mail. */
    readonly queue: (
      request: MailRequest
    ) => Effect.Effect<
      MailRow,
      | InvalidBody
      | NotFound
      | IdempotencyConflict
      | MailRefused
      | MailNotConfigured
      | CertificateUnusable
      | ServiceUnavailable
    >
    /** The company's mail with an id. */
    readonly find: (companyId: string, id: string) => Effect.Effect<MailRow, NotFound>
  }
>()("@radicar/api/Mailing") {
  static readonly layer = Layer.effect(Mailing, make)
}
