import { Effect } from "effect"
import { constants, crc32, deflateRaw, deflateRawSync } from "node:zlib"
import type { ZipEntry } from "./ZipEntry.ts"
import { ZipError } from "./ZipError.ts"

const UTF8_NAME = 0x0800
/** Flag: checksum and sizes follow the content. */
const SIZES_FOLLOW = 8
const DEFLATED = 8
const VERSION_NEEDED = 20

/** Number of byte sequences that each file has in the directory. */
const PARTS = 4

/** Compression level that takes half the time of zlib's default, for a twelfth more bytes. */
const COMPRESSION = { level: 3 }

/** A file with its compressed content. */
interface Packed extends ZipEntry {
  readonly compressed: Uint8Array
}

/** Encodes a local date and time in the ZIP format. Default: 1980-01-01 00:00, the earliest possible. */
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

/** Largest offset and size that a ZIP without ZIP64 can state. */
const MOST = 0xffff_ffff

/** Checksum and size in bytes of the parts of a file that were compressed so far. */
export interface FileSoFar {
  readonly crc: number
  readonly length: number
}

/** State of a file before its first part. */
export const emptyFile: FileSoFar = { crc: 0, length: 0 }

/** A compressed part of a file. */
export interface FilePart {
  /** Complete blocks of raw DEFLATE; the parts of a file are joined in their order. */
  readonly deflated: Uint8Array
  /** State of the file including this part. */
  readonly file: FileSoFar
}

/**
 * Compresses the next part of a file. Parts share no state other than checksum and size, so each may be compressed in
 * another thread.
 */
export const deflatePart = (bytes: Uint8Array, { crc, length }: FileSoFar): FilePart => ({
  deflated: deflateRawSync(bytes, { ...COMPRESSION, finishFlush: constants.Z_SYNC_FLUSH }),
  file: { crc: crc32(bytes, crc), length: length + bytes.length }
})

/** An empty last block of raw DEFLATE. */
const lastBlock = Buffer.from([3, 0])

/** Encodes checksum and sizes of a file in the order of the ZIP format. */
const sizes = ({ crc, length }: FileSoFar, packed: number): Buffer => {
  const fields = Buffer.alloc(12)
  fields.writeUInt32LE(crc, 0)
  fields.writeUInt32LE(packed, 4)
  fields.writeUInt32LE(length, 8)
  return fields
}

/**
 * Writes a ZIP file by file, so that it can be sent before its last file is made (APPNOTE 6.3, 4.3 and 4.4). A large
 * file is written in parts. Only the directory stays in memory, some 100 bytes per file.
 */
export class ZipWriter {
  private readonly time: number
  private readonly directory: Array<Uint8Array> = []
  private offset = 0
  private open: { readonly name: Buffer; readonly offset: number; packed: number } | undefined

  /** `modified` is the modification time of all files; by default 1980-01-01. */
  constructor(modified?: Date) {
    this.time = dosTime(modified)
  }

  /** Whether a file of `length` bytes fits: a ZIP of this writer has less than 4 GiB and 65 535 files. */
  hasRoomFor(length: number): boolean {
    // deflated bytes and headers may exceed the content a little; the directory follows
    return this.directory.length / PARTS < 0xfffe && this.offset + length + length / 1000 + 0x100_0000 < MOST
  }

  /** Fields that the local header and the directory share. */
  private common(name: Buffer, flags: number, checked: Uint8Array): Buffer {
    const common = Buffer.alloc(26)
    common.writeUInt16LE(VERSION_NEEDED, 0)
    common.writeUInt16LE(UTF8_NAME | flags, 2)
    common.writeUInt16LE(DEFLATED, 4)
    common.writeUInt32LE(this.time, 6)
    common.set(checked, 10)
    common.writeUInt16LE(name.length, 22)
    return common
  }

  private list(name: Buffer, common: Uint8Array, offset: number): void {
    // Comment length, disk number, internal and external attributes: all zero; then the offset of the local header.
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    this.directory.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), common, tail, name)
  }

  /**
   * Writes a file and returns its bytes with the header; `compressed` is the content as {@link deflate} compresses it.
   */
  file({ bytes, name }: ZipEntry, compressed: Uint8Array): ReadonlyArray<Uint8Array> {
    const encoded = Buffer.from(name, "utf8")
    const file = { crc: crc32(bytes), length: bytes.length }
    const common = this.common(encoded, 0, sizes(file, compressed.length))
    this.list(encoded, common, this.offset)
    this.offset += 30 + encoded.length + compressed.length
    return [Buffer.from("PK\x03\x04", "latin1"), common, encoded, compressed]
  }

  /** Begins a file whose parts follow through {@link ZipWriter.add}; returns its header. */
  begin(name: string): ReadonlyArray<Uint8Array> {
    const encoded = Buffer.from(name, "utf8")
    this.open = { name: encoded, offset: this.offset, packed: 0 }
    this.offset += 30 + encoded.length
    return [Buffer.from("PK\x03\x04", "latin1"), this.common(encoded, SIZES_FOLLOW, sizes(emptyFile, 0)), encoded]
  }

  /** Adds a compressed part to the begun file; returns the bytes to append. */
  add(deflated: Uint8Array): Uint8Array {
    if (this.open === undefined) throw new TypeError("no file was begun")
    this.open.packed += deflated.length
    this.offset += deflated.length
    return deflated
  }

  /**
   * Completes the begun file; returns the bytes behind its last part. `file` is the state that {@link deflatePart}
   * returned with that part. Throws a `ZipError` above 4 GiB.
   */
  close(file: FileSoFar): ReadonlyArray<Uint8Array> {
    const last = this.add(lastBlock)
    if (this.open === undefined) throw new TypeError("no file was begun")
    const { name, offset, packed } = this.open
    if (file.length > MOST || this.offset > MOST) {
      throw new ZipError({ reason: "file-too-large", message: "a file is too large", file: name.toString() })
    }
    this.open = undefined
    const checked = sizes(file, packed)
    this.list(name, this.common(name, SIZES_FOLLOW, checked), offset)
    this.offset += 16
    return [last, Buffer.from("PK\x07\x08", "latin1"), checked]
  }

  /** Completes the ZIP; returns the bytes behind the last file. */
  end(): ReadonlyArray<Uint8Array> {
    const central = Buffer.concat(this.directory)
    return [central, end(this.directory.length / PARTS, central.length, this.offset)]
  }
}

/** Builds the ZIP of compressed files. */
const assemble = (files: ReadonlyArray<Packed>, modified?: Date): Uint8Array => {
  const writer = new ZipWriter(modified)
  const contents = files.flatMap(({ compressed, ...file }) => writer.file(file, compressed))
  return Buffer.concat([...contents, ...writer.end()])
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
