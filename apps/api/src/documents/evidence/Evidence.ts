import type { SoapExchange } from "@radicar/dian/inner/SoapExchange"
import { Context, Effect, Layer, Option, Result, Schedule } from "effect"
import { blobKeys } from "../../platform/blobs/blobKeys.ts"
import { BlobStore } from "../../platform/blobs/BlobStore.ts"
import { HeavyWork } from "../../platform/work/HeavyWork.ts"
import { version } from "../../version.ts"
import { Containers } from "../files/Containers.ts"
import { DocumentFiles, type ServedFile } from "../files/DocumentFiles.ts"
import type { MissingContainer } from "../files/missingFiles.ts"
import { recordedProof, wireStep } from "../submissions/submissionResult.ts"
import { documentId, type Submission, type SubmissionTransition } from "../submissions/Submission.ts"
import { readFile } from "../submissions/packed.ts"
import { Submissions } from "../submissions/Submissions.ts"
import { isFinal } from "../submissions/submissionStates.ts"
import { Exchanges } from "./Exchanges.ts"
import {
  bundledOctets,
  type BundleParts,
  type EvidenceContent,
  type EvidenceSubject,
  writeBundle
} from "./writeBundle.ts"

const start = Buffer.from("<ds:Signature ")
const end = Buffer.from("</ds:Signature>")

/**
 * Removes the signature from a document that this service signed, which gives exactly the rendered octets. No text can
 * look like the signature, because canonical XML escapes `<` in texts. Returns `undefined` for a document without a
 * signature.
 */
const unsignedXml = (signed: Uint8Array): Uint8Array | undefined => {
  const octets = Buffer.from(signed.buffer, signed.byteOffset, signed.byteLength)
  const [from, to] = [octets.indexOf(start), octets.indexOf(end)]
  return from < 0 || to < from ? undefined : Buffer.concat([octets.subarray(0, from), octets.subarray(to + end.length)])
}

interface Recorded {
  readonly submission: Submission
  readonly steps: ReadonlyArray<SubmissionTransition>
}

type StoredExchanges = Effect.Success<ReturnType<Exchanges["Service"]["get"]>>

/**
 * Whether submission and history show the same state. They are read one after the other, so the state may change in
 * between.
 */
const isOneMoment = ({ steps, submission }: Recorded): boolean => steps.at(-1)?.to === submission.state

const subjectOf = ({ steps, submission }: Recorded): EvidenceSubject => ({
  software: `radicar ${version}`,
  created: (steps.at(-1)?.at ?? submission.createdAt).toISOString(),
  submission: {
    submissionId: submission.id,
    state: submission.state,
    operation: submission.operation,
    environment: submission.environment,
    issuerNit: submission.issuerNit,
    documentType: submission.documentType,
    number: documentId(submission),
    documentKey: submission.documentKey,
    keyScheme: submission.keyScheme,
    recorded: submission.createdAt.toISOString(),
    ...(submission.answeredAt === undefined ? {} : { answered: submission.answeredAt.toISOString() }),
    ...(submission.proof === undefined ? {} : { proof: recordedProof(submission.proof) })
  }
})

/** States of a submission that never reached the authority, even after attempts to send it. */
const unsent: ReadonlySet<string> = new Set(["signed", "contingency"])

/** Whether an exchange's answer contains the evidence of the verdict; true for any answer if there is no evidence. */
const carries = ({ answer }: SoapExchange, evidence: Uint8Array | undefined): boolean =>
  answer !== undefined &&
  (evidence === undefined ||
    Buffer.from(answer.body)
      .toString("latin1")
      .replaceAll(/&#x[da];|\s/giu, "")
      .includes(Buffer.from(evidence).toString("base64")))

const exchangesOf = ({ applicationResponse, state }: Submission, { settled, submit }: StoredExchanges) => {
  const noSubmit = unsent.has(state) ? "not-sent" : "not-kept"
  const bySubmit = submit !== undefined && carries(submit, applicationResponse)
  const noSettled = !isFinal(state) ? "open" : bySubmit ? "settled-by-submit" : "not-kept"
  return {
    "soap/submit.request.xml": submit === undefined ? noSubmit : { bytes: submit.request },
    "soap/submit.response.xml":
      submit === undefined ? noSubmit : submit.answer === undefined ? "no-answer" : { bytes: submit.answer.body },
    "soap/settled.request.xml": settled === undefined ? noSettled : { bytes: settled.request },
    "soap/settled.response.xml": settled?.answer === undefined ? noSettled : { bytes: settled.answer.body }
  } as const satisfies Readonly<Record<string, EvidenceContent>>
}

/** Reasons of the manifest for a missing container. */
const missingContainers = {
  noContainer: "no-container",
  notSigned: "not-signed",
  notAccepted: "not-accepted",
  open: "open"
} as const satisfies Readonly<Record<MissingContainer, EvidenceContent>>

const make = Effect.gen(function* () {
  const blobs = yield* BlobStore
  const containers = yield* Containers
  const exchanges = yield* Exchanges
  const files = yield* DocumentFiles
  const submissions = yield* Submissions
  const work = yield* HeavyWork

  const recorded = (id: string) =>
    Effect.all({ submission: submissions.get(id), steps: submissions.history(id) }).pipe(
      Effect.repeat({ until: isOneMoment, schedule: Schedule.recurs(10).pipe(Schedule.passthrough) })
    )

  const blob = (key: string, submission: Submission, missing: EvidenceContent) =>
    Effect.map(
      readFile(blobs, key, submission),
      Option.match({
        onNone: () => missing,
        onSome: ({ bytes, name }): EvidenceContent => ({ bytes, fileName: name })
      })
    )

  const get = Effect.fnUntraced(function* (submissionId: string) {
    const recordedSubmission = yield* recorded(submissionId)
    const { steps, submission } = recordedSubmission
    const { applicationResponse, fileName, id, signedXml, state, unsent } = submission
    const unsigned = unsignedXml(signedXml)
    const request = yield* blob(blobKeys.request(id), submission, "not-kept")
    const pdf = Result.getOrUndefined(yield* files.get(submission, "pdf"))
    const container = yield* containers.get(submission)
    const history = { submissionId: id, history: steps.map((step) => wireStep(step, "en")) }
    const contents: BundleParts["contents"] = {
      "request.json": typeof request === "string" ? request : { bytes: request.bytes },
      "unsigned.xml": unsigned === undefined ? "not-kept" : { bytes: unsigned },
      "signed.xml": { bytes: signedXml, fileName },
      "unsent.xml": unsent && { bytes: unsent.signedXml, fileName },
      ...exchangesOf(submission, yield* exchanges.get(submission)),
      "ApplicationResponse.xml":
        applicationResponse === undefined ? (isFinal(state) ? "no-proof" : "open") : { bytes: applicationResponse },
      "AttachedDocument.xml": Result.isSuccess(container)
        ? { bytes: container.success.bytes, fileName: container.success.name }
        : missingContainers[container.failure],
      "document.pdf":
        pdf === undefined
          ? typeof request === "string"
            ? "not-kept"
            : "not-printable"
          : { bytes: pdf.bytes, fileName: pdf.name },
      "history.json": { bytes: Buffer.from(`${JSON.stringify(history, undefined, 2)}\n`) }
    }
    const parts = { subject: subjectOf(recordedSubmission), contents }
    const bytes = yield* Effect.orDie(work.run(writeBundle, parts, bundledOctets(parts)))
    const name = `${fileName.replace(/\.xml$/u, "")}-evidencia.zip`
    const served: ServedFile = { name, bytes, contentType: "application/zip" }
    return served
  })

  return Evidence.of({ get })
})

/** Evidence bundles: all records of a submission in one ZIP with a manifest. */
export class Evidence extends Context.Service<
  Evidence,
  {
    /** The bundle of an existing submission. Its octets stay the same until something happens to the submission. */
    readonly get: (submissionId: string) => Effect.Effect<ServedFile>
  }
>()("@radicar/api/Evidence") {
  static readonly layer = Layer.effect(Evidence, make)
}
