import { documentFileName } from "@radicar/dian/FileName"
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
import { FileSequences } from "../submissions/FileSequences.ts"
import type { Submission } from "../submissions/Submission.ts"
import { containedAnswer, containerFacts } from "./containerFacts.ts"

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

/** A container, and whether its sender has signed it. */
interface Container extends Blob {
  readonly signed: boolean
}

const containerOf = (submission: Submission, date: LocalDateTime): AttachedDocument | undefined => {
  const facts = containerFacts(submission.signedXml, submission.documentType)
  if (facts === undefined) return undefined
  const { applicationResponse, documentKey: value, keyScheme: scheme, signedXml } = submission
  const { environment, number, receiver, sender } = facts
  const answer =
    applicationResponse === undefined ? undefined : Option.getOrUndefined(containedAnswer(applicationResponse))
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
  const sequences = yield* FileSequences

  const moment = Effect.map(Clock.currentTimeMillis, (millis) => fromEpochMillis(millis))

  const named = Effect.fnUntraced(function* ({ issuerNit }: Submission, date: LocalDateTime, bytes: Uint8Array) {
    const year = Number(date.date.slice(0, 4))
    const sequence = yield* sequences.next(issuerNit, "ad", year)
    return { name: documentFileName({ kind: "ad", nit: issuerNit, providerCode: "000", year, sequence }), bytes }
  })

  const seal = Effect.fnUntraced(function* (submission: Submission, identity: SigningIdentity) {
    const date = yield* moment
    const container = containerOf(submission, date)
    if (container === undefined) return
    const rendered = renderAttachedDocument(container)
    const signed = yield* signAsync(rendered, identity, {
      id: randomUUID(),
      signingTime: `${date}.000-05:00`
    })
    const bytes = withSections(signed.bytes, rendered)
    yield* blobs.put(blobKeys.container(submission.id), yield* named(submission, date, bytes))
  })

  const get = Effect.fnUntraced(function* (submission: Submission) {
    const kept = yield* blobs.get(blobKeys.container(submission.id))
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
     * Makes, signs and keeps the container of a document that has been accepted; nothing for payroll, which has none.
     */
    readonly seal: (submission: Submission, identity: SigningIdentity) => Effect.Effect<void>
    /**
     * The container of a document; one that could not be signed when the answer came is made again and unsigned. None
     * of a payroll document.
     */
    readonly get: (submission: Submission) => Effect.Effect<Option.Option<Container>>
  }
>()("@radicar/api/Containers") {
  static readonly layer = Layer.effect(Containers, make)
}
