import { unzipSync } from "fflate"
import { gunzipSync, inflateRawSync, inflateSync, zstdDecompressSync } from "node:zlib"
import type { Secret } from "./Secret.ts"

const maximumDepth = 4

const attempt = (open: () => ReadonlyArray<Uint8Array>): ReadonlyArray<Uint8Array> => {
  const { stackTraceLimit } = Error
  // most attempts fail, and the stack of an error costs more than to try
  Error.stackTraceLimit = 0
  try {
    return open()
  } catch {
    return []
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** The streams of a PDF, inflated where they are deflated. */
const pdfStreams = (bytes: Buffer): ReadonlyArray<Uint8Array> => {
  const found: Array<Uint8Array> = []
  for (let at = bytes.indexOf("stream"); at >= 0; at = bytes.indexOf("stream", at + 6)) {
    const start = at + (bytes[at + 6] === 0x0d ? 8 : 7)
    const content = bytes.subarray(start)
    found.push(...attempt(() => [inflateSync(content)]))
  }
  return found
}

/** What is written in base64 in a text: long runs only, the others are searched for as they are. */
const base64Runs = (bytes: Buffer): ReadonlyArray<Uint8Array> =>
  (bytes.toString("latin1").match(/[A-Za-z0-9+/]{200,}/gu) ?? []).map((run) => Buffer.from(run, "base64"))

/** Packed against nothing: a mark, no parts, a SHA-256, and then a frame of Zstandard (RFC 8878 §3.1.1). */
const packedAlone = (bytes: Buffer): boolean =>
  bytes.length > 38 && bytes.readUInt16BE(0) === 0x0100 && bytes.readUInt32LE(34) === 0xfd2fb528

/** What octets hold packed: gzip, Zstandard, deflate, the files of a ZIP, the streams of a PDF, base64. */
const contentsOf = (bytes: Buffer): ReadonlyArray<Uint8Array> => {
  if (bytes.length > 2 && bytes.readUInt16BE(0) === 0x1f8b) return attempt(() => [gunzipSync(bytes)])
  if (packedAlone(bytes)) return attempt(() => [zstdDecompressSync(bytes.subarray(34))])
  if (bytes.length > 4 && bytes.readUInt32BE(0) === 0x504b0304) return attempt(() => Object.values(unzipSync(bytes)))
  if (bytes.subarray(0, 5).toString("latin1") === "%PDF-") return [...pdfStreams(bytes), ...base64Runs(bytes)]
  return [
    ...attempt(() => [inflateSync(bytes)]),
    ...(bytes.length < 100_000 ? attempt(() => [inflateRawSync(bytes)]) : []),
    ...base64Runs(bytes)
  ]
}

/** Octets and all that is packed in them. */
const unpacked = (bytes: Buffer, depth = 0): ReadonlyArray<Buffer> =>
  depth === maximumDepth
    ? [bytes]
    : [bytes, ...contentsOf(bytes).flatMap((inner) => unpacked(Buffer.from(inner), depth + 1))]

/** The names of the secrets that are found in what a program left somewhere, packed or not. */
export const findSecrets = (secrets: ReadonlyArray<Secret>, left: string | Uint8Array): ReadonlyArray<string> => {
  const layers = unpacked(Buffer.from(left as Uint8Array))
  return secrets
    .filter(({ forms }) => forms.some((form) => layers.some((layer) => layer.includes(form))))
    .map(({ name }) => name)
}
