import type { ApplicationResponse } from "@radicar/dian/inner/ApplicationResponse"
import { fileNamePatterns } from "@radicar/dian/inner/FileName"
import { fromEpochMillis, type LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import type { ContainedAnswer } from "@radicar/ubl/inner/container/AttachedDocument"
import { Clock, Context, Effect, Layer, Option } from "effect"
import { randomUUID } from "node:crypto"
import { blobKeys } from "../../platform/blobs/blobKeys.ts"
import { type Blob, BlobStore } from "../../platform/blobs/BlobStore.ts"
import { HeavyWork } from "../../platform/work/HeavyWork.ts"
import { sentIdentity } from "../../platform/work/signXml.ts"
import { pack, readFile, repeatedBy } from "../submissions/packed.ts"
import type { FileSeries } from "../submissions/FileSequences.ts"
import type { Submission } from "../submissions/Submission.ts"
import { containedAnswer, containInPlace, containLarge, readContainedAnswer } from "./containDocument.ts"

/** A file to be kept under the next name of its series. */
export interface CountedFile {
  readonly key: string
  /** Packed. */
  readonly bytes: Uint8Array
  readonly counted: FileSeries
  /** With `*` for its number. */
  readonly pattern: string
}

/** A container, and whether its sender has signed it. */
interface Container extends Blob {
  readonly signed: boolean
}

const answerOf = ({ applicationResponse }: Submission): ContainedAnswer | undefined =>
  applicationResponse && Option.getOrUndefined(readContainedAnswer(applicationResponse))

const make = Effect.gen(function* () {
  const blobs = yield* BlobStore
  const work = yield* HeavyWork

  const moment = Effect.map(Clock.currentTimeMillis, (millis) => fromEpochMillis(millis))

  /** The octets of a container, signed if there is somebody to sign; `undefined` of a document that goes in none. */
  const contain = Effect.fnUntraced(function* (
    { documentKey, documentType, keyScheme, signedXml }: Submission,
    answer: ContainedAnswer | undefined,
    date: LocalDateTime,
    identity?: SigningIdentity
  ) {
    const contained = { signedXml, documentType, answer, key: { value: documentKey, scheme: keyScheme } }
    if (signedXml.length <= containLarge.smallest) return yield* containInPlace(contained, date, identity)
    const signer = identity === undefined ? {} : { signer: { identity: sentIdentity(identity), id: randomUUID() } }
    const moment = { date: date.date, time: date.time }
    // what it holds was written by the service and answered by the authority
    return yield* Effect.orDie(work.run(containLarge, { ...contained, moment, ...signer }, signedXml.length))
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
      pattern: fileNamePatterns({ kind, nit, providerCode: "000", year }).file
    } satisfies CountedFile
  })

  const get = Effect.fnUntraced(function* (submission: Submission) {
    const kept = yield* readFile(blobs, blobKeys.container(submission.id), submission)
    if (Option.isSome(kept)) return Option.some({ ...kept.value, signed: true })
    const bytes = yield* contain(submission, answerOf(submission), yield* moment)
    return bytes === undefined
      ? Option.none<Container>()
      : Option.some({ name: `ad-${submission.fileName}`, bytes, signed: false })
  })

  return Containers.of({ seal, get })
})

/** Containers (AttachedDocument) in which documents are delivered to their receivers. */
export class Containers extends Context.Service<
  Containers,
  {
    /**
     * Makes and signs the container of a document that has been accepted; nothing for payroll, which has none. The
     * answer is read from the submission where it is not given.
     */
    readonly seal: (
      submission: Submission,
      identity: SigningIdentity,
      answer?: ApplicationResponse
    ) => Effect.Effect<CountedFile | undefined>
    /**
     * The container of a document; one that could not be signed when the answer came is made again and unsigned. None
     * of a payroll document.
     */
    readonly get: (submission: Submission) => Effect.Effect<Option.Option<Container>>
  }
>()("@radicar/api/Containers") {
  static readonly layer = Layer.effect(Containers, make)
}
