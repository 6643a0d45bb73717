// Compression of a submission's files, with the parts that they repeat as dictionary.
// The files are stored by platform/blobs/BlobStore.ts.
import { zipDeflated } from "@radicar/zip/inner/zip"
import { Effect, Option } from "effect"
import { hash } from "node:crypto"
import { constants, zstdCompress, zstdCompressSync, zstdDecompressSync } from "node:zlib"
import type { Blob, BlobStore } from "../../platform/blobs/BlobStore.ts"
import { StorageError } from "../../platform/database/StorageError.ts"
import type { Submission } from "./Submission.ts"
import { isFinal } from "./submissionStates.ts"

/**
 * Parts of a submission that its files repeat: the document as this service signed it, its ZIP in base64, and the
 * authority's answer, plain and in base64.
 */
type Part = "document" | "archive" | "answer" | "answerInBase64"

/** Parts that each kind of file repeats. */
export const repeatedBy = {
  request: ["document"],
  container: ["document", "answer"],
  exchange: ["document", "archive", "answerInBase64"]
} as const satisfies Readonly<Record<string, ReadonlyArray<Part>>>

/** The parts of a submission needed to read its files. */
export type Packing = Pick<Submission, "signedXml"> &
  Partial<Pick<Submission, "deflatedXml" | "fileName" | "applicationResponse" | "unsent">>

const base64 = (octets: Uint8Array): Buffer =>
  Buffer.from(Buffer.from(octets.buffer, octets.byteOffset, octets.length).toString("base64"), "latin1")

/** The document as first recorded: files that were packed before it took the authority's bytes repeat these. */
const firstDocument = (packing: Packing) => packing.unsent ?? packing

/** Parts by name. Stored files depend on the bits and on this order: parts are only appended. */
const parts: Readonly<
  Record<Part, { readonly bit: number; readonly read: (packing: Packing) => Uint8Array | undefined }>
> = {
  document: { bit: 1, read: (packing) => firstDocument(packing).signedXml },
  archive: {
    bit: 2,
    read: (packing) => {
      const { deflatedXml, signedXml } = firstDocument(packing)
      const { fileName } = packing
      return deflatedXml && fileName !== undefined ? base64(zipDeflated(fileName, signedXml, deflatedXml)) : undefined
    }
  },
  answer: { bit: 4, read: ({ applicationResponse }) => applicationResponse },
  answerInBase64: { bit: 8, read: ({ applicationResponse }) => applicationResponse && base64(applicationResponse) }
}

const names = Object.keys(parts) as ReadonlyArray<Part>

/** First octet of packed data. */
const MARK = 0x01

const DIGEST_LENGTH = 32
const HEAD_LENGTH = 2 + DIGEST_LENGTH

/** Size in octets up to which compression in place is faster than in the thread pool. */
const FEW = 256 * 1024

/**
 * Base-2 logarithm of the largest compression window, 128 MiB. Decoders need not support a larger one (RFC 8878
 * §3.1.1.1.2).
 */
const MOST_WINDOW_LOG = 27

/** Octets of a dictionary per table entry. */
const OCTETS_PER_PLACE = 6

/**
 * Base-2 logarithm of the number of entries (4 octets each) in the table that finds repetitions of a dictionary:
 * rounded up, an entry for every third to sixth octet.
 *
 * With half as many entries, the body of a document of 12 MB of random lines is stored in 6 % more octets than with an
 * entry for each third octet; with a quarter, the document is not found again. A table of 16 million entries took 64
 * MiB and two to three times the processor time. Several files are compressed at once.
 */
const tableLog = ({ length }: Uint8Array): number => Math.max(17, Math.ceil(Math.log2(length / OCTETS_PER_PLACE)))

const digestOf = (octets: Uint8Array): Buffer => hash("sha256", octets, "buffer")

const maskOf = (some: ReadonlyArray<Part>): number => some.reduce((bits, name) => bits | parts[name].bit, 0)

/** The parts of a mask that exist, joined, and the mask of these. */
const dictionaryOf = (packing: Packing | undefined, mask: number) => {
  const present = names.flatMap((name) => {
    const octets = (mask & parts[name].bit) === 0 ? undefined : packing && parts[name].read(packing)
    return octets === undefined ? [] : [{ name, octets }]
  })
  return {
    dictionary: Buffer.concat(present.map(({ octets }) => octets)),
    mask: maskOf(present.map(({ name }) => name))
  }
}

const optionsFor = (dictionary: Buffer, length: number) => {
  const windowOctets = dictionary.length + length
  const windowLog = Math.min(MOST_WINDOW_LOG, Math.max(10, Math.ceil(Math.log2(windowOctets + 1))))
  return {
    ...(dictionary.length === 0 ? {} : { dictionary }),
    params: {
      [constants.ZSTD_c_compressionLevel]: 1,
      [constants.ZSTD_c_windowLog]: windowLog,
      // a table of the default size forgets most of a large dictionary
      ...(windowOctets > FEW && dictionary.length > 0 ? { [constants.ZSTD_c_hashLog]: tableLog(dictionary) } : {})
    }
  }
}

/**
 * The parts of a submission that can no longer change: without the answer while it is not final, because another may
 * replace it.
 */
export const lastingParts = (submission: Submission): Packing => {
  const { applicationResponse: _, ...unanswered } = submission
  return isFinal(submission.state) ? submission : unanswered
}

/**
 * Compresses octets (RFC 8878) against the parts of the submission that they repeat, so that repeated parts are stored
 * once. The result begins with the SHA-256 by which {@link unpack} checks the octets. The parts must not change any
 * more.
 */
export const pack = (
  octets: Uint8Array,
  packing?: Packing,
  repeated: ReadonlyArray<Part> = []
): Effect.Effect<Uint8Array> => {
  // a part that is missing now may exist when the file is read
  const { dictionary, mask } = dictionaryOf(packing, maskOf(repeated))
  const options = optionsFor(dictionary, octets.length)
  const headed = (compressed: Uint8Array): Uint8Array =>
    Buffer.concat([Buffer.from([MARK, mask]), digestOf(octets), compressed])
  return octets.length + dictionary.length <= FEW
    ? Effect.sync(() => headed(zstdCompressSync(octets, options)))
    : Effect.callback<Uint8Array>((resume) => {
        zstdCompress(octets, options, (error, compressed) =>
          resume(error === null ? Effect.succeed(headed(compressed)) : Effect.die(error))
        )
      })
}

const decompressed = (compressed: Uint8Array, dictionary: Buffer): Buffer | undefined => {
  try {
    return zstdDecompressSync(compressed, dictionary.length === 0 ? {} : { dictionary })
  } catch {
    return undefined
  }
}

/**
 * Restores the octets given to {@link pack}. `packing` may be omitted if the octets repeat no part of a submission.
 * Throws `StorageError` if they are damaged, or if `packing` lacks a part that they repeat.
 */
export const unpack = (kept: Uint8Array, packing?: Packing): Uint8Array => {
  const wanted = (kept[1] ?? 0) & maskOf(names)
  const { dictionary, mask } = dictionaryOf(packing, wanted)
  // it was packed after the submission was read
  if (mask !== wanted) throw StorageError.because("unpack", "the submission has changed meanwhile", true)
  const octets = decompressed(kept.subarray(HEAD_LENGTH), dictionary)
  if (kept[0] === MARK && octets !== undefined && digestOf(octets).equals(kept.subarray(2, HEAD_LENGTH))) return octets
  throw StorageError.because("unpack", "a file is damaged", false)
}

/** A file of a submission, unpacked. */
export const readFile = (
  blobs: BlobStore["Service"],
  key: string,
  packing: Packing
): Effect.Effect<Option.Option<Blob>> =>
  Effect.map(
    blobs.get(key),
    Option.map(({ bytes, name }) => ({ name, bytes: unpack(bytes, packing) }))
  )
