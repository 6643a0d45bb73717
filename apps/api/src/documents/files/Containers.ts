import type { ApplicationResponse } from "@radicar/dian/inner/ApplicationResponse"
import { fileNamePatterns, ownSoftware } from "@radicar/dian/inner/FileName"
import { fromEpochMillis, type LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { Clock, Context, Effect, Layer, Option, Result, Schedule } from "effect"
import { randomUUID } from "node:crypto"
import { blobKeys } from "../../platform/blobs/blobKeys.ts"
import { type Blob, BlobStore } from "../../platform/blobs/BlobStore.ts"
import { HeavyWork } from "../../platform/work/HeavyWork.ts"
import { serializeIdentity } from "../../platform/work/signXml.ts"
import { pack, readFile, repeatedBy } from "../submissions/packed.ts"
import type { FileSeries } from "../submissions/FileSequences.ts"
import type { Submission } from "../submissions/Submission.ts"
import { isFinal } from "../submissions/submissionStates.ts"
import {
  type AnswerOctets,
  containedAnswer,
  containerFacts,
  containInPlace,
  containLarge,
  readContainedAnswer
} from "./containDocument.ts"
import type { MissingContainer } from "./missingFiles.ts"
import { UnsignedContainers } from "./UnsignedContainers.ts"

/** A file to store, whose name gets the next number of a series. */
export interface CountedFile {
  readonly key: string
  /** Content of the file, packed by {@link pack}. */
  readonly bytes: Uint8Array
  readonly counted: FileSeries
  /** Name with `*` in place of its number. */
  readonly pattern: string
}

/** Milliseconds after the authority's answer within which background work signs the container, with a large margin. */
const signingMillis = 30_000

/** Patience of a reader with background work that is signing the container. */
const patience = Schedule.spaced("50 millis").pipe(Schedule.upTo({ duration: "3 seconds" }), Schedule.passthrough)

const answerOf = ({ applicationResponse }: Submission): AnswerOctets | undefined =>
  applicationResponse && Option.getOrUndefined(readContainedAnswer(applicationResponse))

/** The reason why a document whose container is not stored has none. */
const missingContainer = ({ documentType, signedXml, state }: Submission): MissingContainer => {
  if (containerFacts(signedXml, documentType) === undefined) return "noContainer"
  if (state === "accepted") return "notSigned"
  return isFinal(state) ? "notAccepted" : "open"
}

const make = Effect.gen(function* () {
  const blobs = yield* BlobStore
  const unsigned = yield* UnsignedContainers
  const work = yield* HeavyWork

  const moment = Effect.map(Clock.currentTimeMillis, (millis) => fromEpochMillis(millis))

  /** Makes and signs the octets of a container; `undefined` for a document without a container. */
  const contain = Effect.fnUntraced(function* (
    { documentKey, documentType, keyScheme, signedXml }: Submission,
    answer: AnswerOctets | undefined,
    date: LocalDateTime,
    identity: SigningIdentity
  ) {
    const contained = { signedXml, documentType, answer, key: { value: documentKey, scheme: keyScheme } }
    // in place, the identity need not be serialized
    if (signedXml.length <= containLarge.smallest) return yield* containInPlace(contained, date, identity)
    const signer = { identity: serializeIdentity(identity), id: randomUUID() }
    const moment = { date: date.date, time: date.time }
    // service and authority wrote its contents, so a failure is a defect
    return yield* Effect.orDie(work.run(containLarge, { ...contained, moment, signer }, signedXml.length))
  })

  const seal = Effect.fnUntraced(function* (
    submission: Submission,
    identity: SigningIdentity,
    answer?: ApplicationResponse
  ) {
    const date = yield* moment
    const read = answer === undefined ? answerOf(submission) : containedAnswer(answer)
    const bytes = yield* contain(submission, read, date, identity)
    if (bytes === undefined) return undefined
    const kind = "ad"
    const { issuerNit: nit } = submission
    const year = Number(date.date.slice(0, 4))
    return {
      key: blobKeys.container(submission.id),
      bytes: yield* pack(bytes, submission, repeatedBy.container),
      counted: { issuerNit: nit, kind, year },
      pattern: fileNamePatterns({ kind, nit, providerCode: ownSoftware, year }).file
    } satisfies CountedFile
  })

  const note = Effect.fnUntraced(function* (submission: Submission) {
    if (submission.state === "accepted" && missingContainer(submission) === "notSigned")
      yield* unsigned.note(submission)
  })

  const get = Effect.fnUntraced(function* (submission: Submission) {
    const stored = readFile(blobs, blobKeys.container(submission.id), submission)
    const first = yield* stored
    if (Option.isSome(first)) return Result.succeed(first.value)
    const missing = missingContainer(submission)
    if (missing !== "notSigned") return Result.fail(missing)
    const answered = submission.answeredAt?.getTime() ?? 0
    if ((yield* Clock.currentTimeMillis) - answered <= signingMillis) {
      const signed = yield* Effect.repeat(stored, { until: Option.isSome, schedule: patience })
      return Result.fromOption(signed, () => missing)
    }
    // the service may have stopped before it could sign
    yield* unsigned.note(submission)
    return Result.fail(missing)
  })

  return Containers.of({ seal, get, note })
})

/** Containers (AttachedDocument) in which documents are delivered to their receivers. */
export class Containers extends Context.Service<
  Containers,
  {
    /**
     * Makes and signs the container of an accepted document; `undefined` for payroll, which has none. Without
     * `answer`, the submission's answer is read.
     */
    readonly seal: (
      submission: Submission,
      identity: SigningIdentity,
      answer?: ApplicationResponse
    ) => Effect.Effect<CountedFile | undefined>
    /**
     * The signed container of an accepted document, or the reason why there is none. Waits three seconds at most while
     * it may still be signed, and notes one that stayed unsigned.
     */
    readonly get: (submission: Submission) => Effect.Effect<Result.Result<Blob, MissingContainer>>
    /** Notes that the container of an accepted document is unsigned. The next certificate for its issuer signs it. */
    readonly note: (submission: Submission) => Effect.Effect<void>
  }
>()("@radicar/api/Containers") {
  static readonly layer = Layer.effect(Containers, make)
}
