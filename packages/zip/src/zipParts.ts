import { constants, crc32, deflateRawSync } from "node:zlib"
import { ZipError } from "./ZipError.ts"

const UTF8_NAME = 0x0800
const SIZES_FOLLOW = 8
const DEFLATED = 8
const VERSION_NEEDED = 20
/** 1980-01-01 00:00, the earliest possible time. */
const EARLIEST = 0x00210000
/** Largest size and offset without ZIP64. */
const LARGEST = 0xfffffffe

/** Checksum and size in bytes of what a file holds so far. */
export interface FileSoFar {
  readonly crc: number
  readonly length: number
}

/** A file that holds nothing yet. */
export const emptyFile: FileSoFar = { crc: 0, length: 0 }

/** The next part of a file, compressed. */
export interface FilePart {
  /** Complete blocks of raw DEFLATE; the parts of a file are joined in their order. */
  readonly deflated: Uint8Array
  /** The file with this part. */
  readonly file: FileSoFar
}

/**
 * Compresses the next part of a file. Parts do not share a state other than checksum and size, so each may be
 * compressed in another thread.
 */
export const deflatePart = (bytes: Uint8Array, { crc, length }: FileSoFar): FilePart => ({
  deflated: deflateRawSync(bytes, { level: 3, finishFlush: constants.Z_SYNC_FLUSH }),
  file: { crc: crc32(bytes, crc), length: length + bytes.length }
})

/** An empty last block of raw DEFLATE. */
const lastBlock = Buffer.from([3, 0])

const uint32 = (...values: ReadonlyArray<number>): Buffer => {
  const octets = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => octets.writeUInt32LE(value, index * 4))
  return octets
}

/** Fields that the local header and the directory share, up to the checksum. */
const commonFields = (): Buffer => {
  const common = Buffer.alloc(10)
  common.writeUInt16LE(VERSION_NEEDED, 0)
  common.writeUInt16LE(UTF8_NAME | SIZES_FOLLOW, 2)
  common.writeUInt16LE(DEFLATED, 4)
  common.writeUInt32LE(EARLIEST, 6)
  return common
}

const nameLengths = (name: Buffer): Buffer => {
  const lengths = Buffer.alloc(4)
  lengths.writeUInt16LE(name.length, 0)
  return lengths
}

interface OpenFile {
  readonly name: Buffer
  readonly offset: number
  packed: number
}

interface WrittenFile extends FileSoFar {
  readonly name: Buffer
  readonly packed: number
  readonly offset: number
}

/** Writes a ZIP file by file and part by part, without holding any of it. Each method returns the bytes to append. */
export class ZipParts {
  readonly #files: Array<WrittenFile> = []
  #open: OpenFile | undefined
  #offset = 0

  #append(...octets: ReadonlyArray<Uint8Array>): Uint8Array {
    const all = Buffer.concat(octets)
    this.#offset += all.length
    if (this.#offset > LARGEST) throw new ZipError({ reason: "too-large", message: "it is larger than 4 GiB" })
    return all
  }

  /** Begins a file. */
  begin(path: string): Uint8Array {
    const name = Buffer.from(path, "utf8")
    this.#open = { name, offset: this.#offset, packed: 0 }
    // checksum and sizes follow the content
    return this.#append(Buffer.from("PK\x03\x04", "latin1"), commonFields(), uint32(0, 0, 0), nameLengths(name), name)
  }

  /** Adds a part to the file that was begun last. */
  add(deflated: Uint8Array): Uint8Array {
    if (this.#open === undefined) throw new TypeError("no file was begun")
    this.#open.packed += deflated.length
    return this.#append(deflated)
  }

  /** Ends the file; `file` is what its last part returned. Throws a `ZipError` above 4 GiB. */
  end(file: FileSoFar): Uint8Array {
    const last = this.add(lastBlock)
    if (this.#open === undefined) throw new TypeError("no file was begun")
    const { name, offset, packed } = this.#open
    if (file.length > LARGEST) {
      throw new ZipError({ reason: "file-too-large", message: "a file is too large", file: name.toString() })
    }
    this.#open = undefined
    this.#files.push({ name, offset, packed, ...file })
    const sizes = this.#append(Buffer.from("PK\x07\x08", "latin1"), uint32(file.crc, packed, file.length))
    return Buffer.concat([last, sizes])
  }

  /** Adds a complete file. */
  file(path: string, content: string): Uint8Array {
    const { deflated, file } = deflatePart(Buffer.from(content, "utf8"), emptyFile)
    return Buffer.concat([this.begin(path), this.add(deflated), this.end(file)])
  }

  /** Writes the directory, with which the ZIP is complete. */
  finish(): Uint8Array {
    const start = this.#offset
    const directory = Buffer.concat(
      this.#files.flatMap(({ crc, length, name, offset, packed }) => [
        Buffer.from("PK\x01\x02\x14\x00", "latin1"),
        commonFields(),
        uint32(crc, packed, length),
        nameLengths(name),
        // comment length, disk number and internal attributes; external attributes; offset of the local header
        Buffer.alloc(6),
        uint32(0, offset),
        name
      ])
    )
    const counts = Buffer.alloc(8)
    counts.writeUInt16LE(this.#files.length, 4)
    counts.writeUInt16LE(this.#files.length, 6)
    return this.#append(
      directory,
      Buffer.from("PK\x05\x06", "latin1"),
      counts,
      uint32(directory.length, start),
      Buffer.alloc(2)
    )
  }
}
