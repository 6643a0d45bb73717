import type { ApplicationResponse } from "@radicar/dian/ApplicationResponse"
import { fileNamePatterns } from "@radicar/dian/FileName"
import { fromEpochMillis, LocalDateTime } from "@radicar/domain/time/LocalDateTime"
import type { SigningIdentity } from "@radicar/signature/SigningIdentity"
import { signAsync } from "@radicar/signature/XadesSignature"
import { unsignedText } from "@radicar/ubl/CanonicalXml"
import type { AttachedDocument } from "@radicar/ubl/container/AttachedDocument"
import { renderAttachedDocument, type RenderedContainer } from "@radicar/ubl/container/renderAttachedDocument"
import { Clock, Context, Effect, Layer, Option } from "effect"
import { randomUUID } from "node:crypto"
import { blobKeys } from "../../platform/blobs/blobKeys.ts"
import { type Blob, BlobStore } from "../../platform/blobs/BlobStore.ts"
import { pack, readFile, repeatedBy } from "../submissions/packed.ts"
import type { FileSeries } from "../submissions/FileSequences.ts"
import type { Submission } from "../submissions/Submission.ts"
import { containedAnswer, containerFacts, readContainedAnswer } from "./containerFacts.ts"

/** Behind the signature number, key and parties come first: what tells one container from another. */
const compared = 1024

/**
 * The file of a container, of its signed octets: what follows the signature, with the documents inside as
 * CDATA sections instead of escaped. Throws a TypeError where what was signed does not end as the container does.
 */
export const withSections = (signed: Uint8Array, { sectionedTail, tail }: RenderedContainer): Uint8Array => {
  const octets = Buffer.from(signed.buffer, signed.byteOffset, signed.byteLength)
  const escaped = Buffer.from(tail)
  const start = octets.length - escaped.length
  const end = Math.min(compared, escaped.length)
  if (start < 0 || octets.compare(escaped, 0, end, start, start + end) !== 0) {
    throw new TypeError("what was signed does not end as the container does")
  }
  return Buffer.concat([octets.subarray(0, start), Buffer.from(sectionedTail)])
}

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

const containerOf = (
  submission: Submission,
  date: LocalDateTime,
  read?: ApplicationResponse
): AttachedDocument | undefined => {
  const facts = containerFacts(submission.signedXml, submission.documentType)
  if (facts === undefined) return undefined
  const { applicationResponse, documentKey: value, keyScheme: scheme, signedXml } = submission
  const { environment, number, receiver, sender } = facts
  const answer =
    read !== undefined
      ? containedAnswer(read)
      : applicationResponse && Option.getOrUndefined(readContainedAnswer(applicationResponse))
  return {
    environment,
    number,
    sender,
    receiver,
    date,
    key: { value, scheme },
    document: Buffer.from(signedXml.buffer, signedXml.byteOffset, signedXml.byteLength).toString("utf8"),
    ...(answer === undefined ? {} : { answer })
  }
}

const make = Effect.gen(function* () {
  const blobs = yield* BlobStore

  const moment = Effect.map(Clock.currentTimeMillis, (millis) => fromEpochMillis(millis))

  const seal = Effect.fnUntraced(function* (
    submission: Submission,
    identity: SigningIdentity,
    answer?: ApplicationResponse
  ) {
    const date = yield* moment
    const container = containerOf(submission, date, answer)
    if (container === undefined) return undefined
    const rendered = renderAttachedDocument(container)
    const signed = yield* signAsync(rendered, identity, {
      id: randomUUID(),
      signingTime: `${date}.000-05:00`
    })
    const kind = "ad"
    const { issuerNit: nit } = submission
    const year = Number(date.date.slice(0, 4))
    return {
      key: blobKeys.container(submission.id),
      bytes: yield* pack(withSections(signed.bytes, rendered), submission, repeatedBy.container),
      counted: { issuerNit: nit, kind, year },
      pattern: fileNamePatterns({ kind, nit, providerCode: "000", year }).file
    } satisfies CountedFile
  })

  const get = Effect.fnUntraced(function* (submission: Submission) {
    const kept = yield* readFile(blobs, blobKeys.container(submission.id), submission)
    if (Option.isSome(kept)) return Option.some({ ...kept.value, signed: true })
    const date = yield* moment
    const container = containerOf(submission, date)
    if (container === undefined) return Option.none<Container>()
    const rendered = renderAttachedDocument(container)
    const bytes = Buffer.from(unsignedText({ ...rendered, tail: rendered.sectionedTail }))
    return Option.some({ name: `ad-${submission.fileName}`, bytes, signed: false })
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
