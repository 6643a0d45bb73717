import { Effect } from "effect"
import { crc32, deflateRaw, deflateRawSync } from "node:zlib"
import type { ZipEntry } from "./ZipEntry.ts"

const UTF8_NAME = 0x0800
const DEFLATED = 8
const VERSION_NEEDED = 20

/** Compression level that takes half the time of zlib's default, for a twelfth more bytes. */
const COMPRESSION = { level: 3 }

/** A file with its compressed content. */
interface Packed extends ZipEntry {
  readonly compressed: Uint8Array
}

/** Date and time in the format's encoding, local time. Default: 1980-01-01 00:00, the earliest possible. */
const dosTime = (modified: Date = new Date(1980, 0, 1)): number =>
  (((modified.getFullYear() - 1980) << 25) |
    ((modified.getMonth() + 1) << 21) |
    (modified.getDate() << 16) |
    (modified.getHours() << 11) |
    (modified.getMinutes() << 5) |
    (modified.getSeconds() >> 1)) >>>
  0

const end = (count: number, directoryLength: number, directoryStart: number): Buffer => {
  const record = Buffer.alloc(22)
  record.write("PK\x05\x06", 0, "latin1")
  record.writeUInt16LE(count, 8)
  record.writeUInt16LE(count, 10)
  record.writeUInt32LE(directoryLength, 12)
  record.writeUInt32LE(directoryStart, 16)
  return record
}

/** Builds the ZIP of compressed files (APPNOTE 6.3, 4.3 and 4.4). */
const assemble = (files: ReadonlyArray<Packed>, modified?: Date): Uint8Array => {
  const contents: Array<Uint8Array> = []
  const directory: Array<Uint8Array> = []
  let offset = 0
  for (const { bytes, compressed, name } of files) {
    const encoded = Buffer.from(name, "utf8")
    // Fields that the local header and the directory share.
    const common = Buffer.alloc(26)
    common.writeUInt16LE(VERSION_NEEDED, 0)
    common.writeUInt16LE(UTF8_NAME, 2)
    common.writeUInt16LE(DEFLATED, 4)
    common.writeUInt32LE(dosTime(modified), 6)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(compressed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(encoded.length, 22)
    // Comment length, disk number, internal and external attributes: all zero; then the offset of the local header.
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    contents.push(Buffer.from("PK\x03\x04", "latin1"), common, encoded, compressed)
    directory.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), common, tail, encoded)
    offset += 30 + encoded.length + compressed.length
  }
  const central = Buffer.concat(directory)
  return Buffer.concat([...contents, central, end(files.length, central.length, offset)])
}

/**
 * Builds a ZIP with the single file `name` from bytes that {@link deflate} has compressed, to avoid compressing them
 * again.
 */
export const zipDeflated = (name: string, bytes: Uint8Array, deflated: Uint8Array): Uint8Array =>
  assemble([{ name, bytes, compressed: deflated }])

/** Does the same as {@link zip} in the calling thread. */
export const zipSync = (name: string, bytes: Uint8Array): Uint8Array =>
  zipDeflated(name, bytes, deflateRawSync(bytes, COMPRESSION))

/** Size in bytes up to which compressing is faster than a round trip through the thread pool. */
const FEW = 256 * 1024

/** Compresses bytes as a ZIP stores them: raw DEFLATE (RFC 1951). Large inputs are compressed on the thread pool. */
export const deflate = (bytes: Uint8Array): Effect.Effect<Uint8Array> =>
  bytes.length <= FEW
    ? Effect.sync(() => deflateRawSync(bytes, COMPRESSION))
    : Effect.callback<Uint8Array>((resume) => {
        deflateRaw(bytes, COMPRESSION, (error, compressed) =>
          resume(error === null ? Effect.succeed(compressed) : Effect.die(error))
        )
      })

/**
 * Builds a ZIP with the single file `name`, deflated; the same input always gives the same bytes. Large files are
 * compressed on the thread pool.
 *
 * @example
 * ```ts
 * const program = zip("fv09003731150002600000001.xml", signedXml)
 * ```
 */
export const zip = (name: string, bytes: Uint8Array): Effect.Effect<Uint8Array> =>
  Effect.map(deflate(bytes), (deflated) => zipDeflated(name, bytes, deflated))

/** Builds a ZIP with several files in their order, deflated, all with the same modification time. */
export const zipFiles = (files: ReadonlyArray<ZipEntry>, modified?: Date): Uint8Array =>
  assemble(
    files.map((file) => ({ ...file, compressed: deflateRawSync(file.bytes) })),
    modified
  )
