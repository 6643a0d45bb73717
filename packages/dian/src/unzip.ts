import { Result } from "effect"
import { crc32, inflateRawSync } from "node:zlib"

/** A file of a ZIP. */
export interface ZipEntry {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Octets of all files together once inflated, and number of files, that are read at most where nothing else is said. */
const LARGEST = 64 * 1024 * 1024
const MOST_ENTRIES = 1000

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const STORED = 0
const DEFLATED = 8

/** What of a ZIP is read. */
export interface UnzipOptions {
  /** Octets of all files together once inflated; 64 MiB when absent. */
  readonly maximumLength?: number
  /** Whether a file is wanted, by its name; what is not is not inflated. All are when absent. */
  readonly isWanted?: (name: string) => boolean
}

class Damaged extends Error {}

/** Whether octets start as a ZIP with at least one file does. */
export const looksLikeZip = (bytes: Uint8Array): boolean =>
  bytes.length > 4 && Buffer.from(bytes.buffer, bytes.byteOffset, 4).readUInt32LE() === LOCAL

/** Where the end record is; a comment of up to 65535 octets may stand behind it (APPNOTE 4.3.16). */
const endOf = (file: Buffer): number => {
  const at = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (at < 0 || file.readUInt32LE(at) !== END) throw new Damaged("it has no end")
  return at
}

const contentOf = (file: Buffer, central: number, room: number): Uint8Array => {
  if ((file.readUInt16LE(central + 8) & 1) !== 0) throw new Damaged("a file is encrypted")
  const method = file.readUInt16LE(central + 10)
  const packed = file.readUInt32LE(central + 20)
  const local = file.readUInt32LE(central + 42)
  if (file.readUInt32LE(local) !== LOCAL) throw new Damaged("a file has no header")
  const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
  const content = file.subarray(start, start + packed)
  if (method !== STORED && method !== DEFLATED) throw new Damaged("a file is compressed in another way")
  const bytes = method === STORED ? content : inflateRawSync(content, { maxOutputLength: room })
  if (bytes.length > room || crc32(bytes) !== file.readUInt32LE(central + 16)) throw new Damaged("a file is damaged")
  return new Uint8Array(bytes)
}

const read = (
  file: Buffer,
  { isWanted = () => true, maximumLength = LARGEST }: UnzipOptions
): ReadonlyArray<ZipEntry> => {
  const end = endOf(file)
  const count = file.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) throw new Damaged("it holds too many files")
  const found: Array<ZipEntry> = []
  let at = file.readUInt32LE(end + 16)
  let room = maximumLength
  for (let index = 0; index < count; index++) {
    if (file.readUInt32LE(at) !== CENTRAL) throw new Damaged("its directory is damaged")
    const nameLength = file.readUInt16LE(at + 28)
    const name = file.toString("utf8", at + 46, at + 46 + nameLength)
    if (!name.endsWith("/") && isWanted(name)) {
      const bytes = contentOf(file, at, room)
      room -= bytes.length
      if (room <= 0) throw new Damaged("it is too large")
      found.push({ name, bytes })
    }
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return found
}

/**
 * The files of a ZIP, stored or deflated, their checksums verified; at most 1000 and, unless told otherwise, 64 MiB.
 * Names are told, never used as paths. Anything else is no ZIP to rely on: fails in a few words.
 */
export const unzip = (
  bytes: Uint8Array,
  options: UnzipOptions = {}
): Result.Result<ReadonlyArray<ZipEntry>, string> => {
  try {
    return Result.succeed(read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), options))
  } catch (error) {
    // an offset that leads out of the file, and data that do not inflate, are damage as well
    return Result.fail(error instanceof Damaged ? error.message : "it is damaged")
  }
}
