import type { Authority } from "@radicar/dian/inner/Authority"
import type { AuthorityAnswer } from "@radicar/dian/inner/AuthorityAnswer"
import type { AuthorityError } from "@radicar/dian/inner/AuthorityError"
import type { UploadAnswer } from "@radicar/dian/inner/UploadAnswer"
import { zipDeflated } from "@radicar/zip/inner/zip"
import { Duration, Effect } from "effect"
import type { Settlement, Submission } from "../../documents/submissions/Submission.ts"
import type { Submissions } from "../../documents/submissions/Submissions.ts"
import { type Attempt, isRepeated } from "./Attempt.ts"
import { isProven, isVerdict, settlementOf } from "./settlementOf.ts"

/** What uploading takes. */
interface UploadSources {
  readonly authority: Authority["Service"]
  readonly submissions: Submissions["Service"]
  /** Asks about the document itself, by its key. */
  readonly ask: (task: Attempt) => Effect.Effect<AuthorityAnswer, AuthorityError>
  /** For how long an upload whose answer was lost may still be queued, where no question finds it. */
  readonly uploadDoubt: Duration.Input
}

/** The ZIP of a document as it is sent. */
export const zipOf = ({ deflatedXml, fileName, signedXml }: Submission): Effect.Effect<Uint8Array> =>
  Effect.sync(() => zipDeflated(fileName, signedXml, deflatedXml))

/** Where a submission stands whose answer was lost. */
const lost: ReadonlySet<Submission["state"]> = new Set(["unknown", "filing"])

/** The key proves that the ZIP was uploaded and nothing more; without one, the authority says why. */
export const settlementOfUpload = (attempt: Attempt, { problems, zipKey }: UploadAnswer): Settlement => {
  if (zipKey !== undefined) return { state: "processing", origin: "authority", zipKey: zipKey.toLowerCase() }
  const reasons = problems.map(({ message }) => message.replaceAll(/\s+/gu, " ").trim()).filter((text) => text !== "")
  const said = { statusCode: "", statusDescription: reasons.join(" "), errorMessage: reasons.join("\n") }
  // an earlier upload may have been taken, whatever is said of this one
  return { ...said, state: isRepeated(attempt) ? "unknown" : "rejected", origin: "authority" }
}

/**
 * Documents for a test set: uploaded one by one, because a ZIP of several has been seen to get a key and never a
 * verdict, and asked about by the key of their upload.
 */
export const makeUploads = ({ ask, authority, submissions, uploadDoubt }: UploadSources) => {
  const upload = Effect.fnUntraced(function* ({ endpoint, identity, submission }: Attempt, testSetId: string) {
    const content = yield* zipOf(submission)
    return yield* authority.sendTestSetAsync({ fileName: submission.zipName, content, testSetId, identity, endpoint })
  })

  /** What the authority says by now of an uploaded document; nothing while it is still at it. */
  const verdict = Effect.fnUntraced(function* (
    task: Attempt
  ): Effect.fn.Return<Settlement | undefined, AuthorityError> {
    const { endpoint, identity, submission } = task
    const { documentKey, zipKey } = submission
    const [answer] = yield* authority.getStatusZip({ zipKey, documentKey, identity, endpoint })
    if (answer === undefined || answer.verdict === "processing" || answer.verdict === "unknownDocument")
      return undefined
    if (isProven(answer)) return settlementOf(answer)
    // the evidence is missing, or proves nothing, or is that of an earlier upload
    const asked = yield* ask(task)
    return isVerdict(asked) ? settlementOf(asked) : { ...settlementOf(answer), state: "processing" }
  })

  /** Whether a document was uploaded so lately, without an answer, that it may wait for its verdict unseen. */
  const isInDoubt = Effect.fnUntraced(function* ({ id, leaseUntil, state, testSetId }: Submission) {
    if (testSetId === undefined || !lost.has(state)) return false
    const now = yield* submissions.now
    if (state === "filing" && (leaseUntil?.getTime() ?? 0) > now) return false
    const steps = yield* submissions.history(id)
    const sent = steps.findLast(({ to }) => to === "filing")
    return sent !== undefined && now - sent.at.getTime() < Duration.toMillis(Duration.fromInputUnsafe(uploadDoubt))
  })

  return { upload, verdict, isInDoubt }
}
