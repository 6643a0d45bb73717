import type { ApplicationResponse } from "@radicar/dian/inner/ApplicationResponse"
import { fileNamePatterns } from "@radicar/dian/inner/FileName"
import { fromEpochMillis, type LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import type { ContainedAnswer } from "@radicar/ubl/inner/container/AttachedDocument"
import { Clock, Context, Effect, Layer, Option } from "effect"
import { randomUUID } from "node:crypto"
import { type Blob, blobKeys, BlobStore } from "../../platform/blobs/BlobStore.ts"
import { HeavyWork } from "../../platform/work/HeavyWork.ts"
import { serializeIdentity } from "../../platform/work/signXml.ts"
import { pack, readFile, repeatedBy } from "../submissions/packed.ts"
import type { FileSeries } from "../submissions/FileSequences.ts"
import type { Submission } from "../submissions/Submission.ts"
import { containedAnswer, containInPlace, containLarge, readContainedAnswer } from "./containDocument.ts"

/** A file to store, whose name gets the next number of a series. */
export interface CountedFile {
  readonly key: string
  /** Content of the file, packed by {@link pack}. */
  readonly bytes: Uint8Array
  readonly counted: FileSeries
  /** Name with `*` in place of its number. */
  readonly pattern: string
}

/** A container, and whether its sender signed it. */
interface Container extends Blob {
  readonly signed: boolean
}

const answerOf = ({ applicationResponse }: Submission): ContainedAnswer | undefined =>
  applicationResponse && Option.getOrUndefined(readContainedAnswer(applicationResponse))

const make = Effect.gen(function* () {
  const blobs = yield* BlobStore
  const work = yield* HeavyWork

  const moment = Effect.map(Clock.currentTimeMillis, (millis) => fromEpochMillis(millis))

  /**
   * Makes the octets of a container, signed if an identity is given; `undefined` for a document without a container.
   */
  const contain = Effect.fnUntraced(function* (
    { documentKey, documentType, keyScheme, signedXml }: Submission,
    answer: ContainedAnswer | undefined,
    date: LocalDateTime,
    identity?: SigningIdentity
  ) {
    const contained = { signedXml, documentType, answer, key: { value: documentKey, scheme: keyScheme } }
    if (signedXml.length <= containLarge.smallest) return yield* containInPlace(contained, date, identity)
    const signer = identity === undefined ? {} : { signer: { identity: serializeIdentity(identity), id: randomUUID() } }
    const moment = { date: date.date, time: date.time }
    // service and authority wrote its contents, so a failure is a defect
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
     * Makes and signs the container of an accepted document; `undefined` for payroll, which has none. Without
     * `answer`, the submission's answer is read.
     */
    readonly seal: (
      submission: Submission,
      identity: SigningIdentity,
      answer?: ApplicationResponse
    ) => Effect.Effect<CountedFile | undefined>
    /**
     * The container of a document; `none` for payroll. If it could not be signed when the answer came, it is made
     * again, unsigned.
     */
    readonly get: (submission: Submission) => Effect.Effect<Option.Option<Container>>
  }
>()("@radicar/api/Containers") {
  static readonly layer = Layer.effect(Containers, make)
}
