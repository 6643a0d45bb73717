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

/** Whether octets may be deflated with a header of zlib (RFC 1950 §2.2): most are not, and a trial costs more. */
const mayBeZlib = (bytes: Buffer): boolean =>
  bytes.length > 2 && (bytes[0]! & 0x0f) === 8 && bytes.readUInt16BE(0) % 31 === 0

/** What octets hold packed: gzip, Zstandard, deflate, the files of a ZIP, the streams of a PDF, base64. */
const contentsOf = (bytes: Buffer): ReadonlyArray<Uint8Array> => {
  if (bytes.length > 2 && bytes.readUInt16BE(0) === 0x1f8b) return attempt(() => [gunzipSync(bytes)])
  if (packedAlone(bytes)) return attempt(() => [zstdDecompressSync(bytes.subarray(34))])
  if (bytes.length > 4 && bytes.readUInt32BE(0) === 0x504b0304) return attempt(() => Object.values(unzipSync(bytes)))
  if (bytes.subarray(0, 5).toString("latin1") === "%PDF-") return [...pdfStreams(bytes), ...base64Runs(bytes)]
  return [
    ...(mayBeZlib(bytes) ? attempt(() => [inflateSync(bytes)]) : []),
    ...(bytes.length < 100_000 ? attempt(() => [inflateRawSync(bytes)]) : []),
    ...base64Runs(bytes)
  ]
}

/** Octets and all that is packed in them. */
const unpacked = (bytes: Buffer, depth = 0): ReadonlyArray<Buffer> =>
  depth === maximumDepth
    ? [bytes]
    : [bytes, ...contentsOf(bytes).flatMap((inner) => unpacked(Buffer.from(inner), depth + 1))]

/** The forms of secrets by their first four octets: there are thousands, and what is searched is read once for all. */
interface Heads {
  readonly count: number
  readonly forms: ReadonlyMap<number, ReadonlyArray<readonly [name: string, form: Buffer]>>
  /** Whether a form may begin with four octets, by a hash of these. */
  readonly begins: Uint8Array
}

const heads = new WeakMap<ReadonlyArray<Secret>, Heads>()

const hashOf = (four: number): number => Math.imul(four, 0x9e3779b1) >>> 12

const headsOf = (secrets: ReadonlyArray<Secret>): Heads => {
  const known = heads.get(secrets)
  if (known?.count === secrets.length) return known
  const forms = new Map<number, Array<readonly [string, Buffer]>>()
  const begins = new Uint8Array(2 ** 20)
  for (const secret of secrets) {
    for (const form of secret.forms) {
      const four = form.readInt32BE(0)
      forms.set(four, [...(forms.get(four) ?? []), [secret.name, form]])
      begins[hashOf(four)] = 1
    }
  }
  const made = { count: secrets.length, forms, begins }
  heads.set(secrets, made)
  return made
}

const searchIn = (layer: Buffer, { begins, forms }: Heads, found: Set<string>): void => {
  let four = 0
  for (let end = 0; end < layer.length; end++) {
    four = (four << 8) | layer[end]!
    if (begins[hashOf(four)] === 0) continue
    for (const [name, form] of forms.get(four) ?? []) {
      const from = end - 3
      if (from >= 0 && !found.has(name) && layer.subarray(from, from + form.length).equals(form)) found.add(name)
    }
  }
}

/** The names of the secrets that are found in what a program left somewhere, packed or not. */
export const findSecrets = (secrets: ReadonlyArray<Secret>, left: string | Uint8Array): ReadonlyArray<string> => {
  const found = new Set<string>()
  const index = headsOf(secrets)
  for (const layer of unpacked(Buffer.from(left as Uint8Array))) searchIn(layer, index, found)
  return secrets.filter(({ name }) => found.has(name)).map(({ name }) => name)
}
