import { Result } from "effect"
import { crc32, createInflateRaw, inflateRawSync } from "node:zlib"
import type { ZipEntry } from "./ZipEntry.ts"
import { ZipError } from "./ZipError.ts"

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
/**
 * ZIP64: signatures of its end record and its locator, id of its extra field, and the value that refers to that field.
 */
const END64 = 0x06064b50
const LOCATOR64 = 0x07064b50
const EXTRA64 = 1
const IN_EXTRA = 0xffffffff
const STORED = 0
const DEFLATED = 8
/** Flags: the file or its header is encrypted; lengths and checksum follow the content. */
const ENCRYPTED = 0x2041
const SIZES_FOLLOW = 8

const MEBIBYTE = 1024 * 1024
const LONGEST_COMMENT = 0xffff

/** Selection and limits for reading a ZIP. */
export interface UnzipOptions {
  /** Selects files by name; other files are not inflated. Default: all files. */
  readonly isWanted?: (name: string) => boolean
  /** Maximum number of files in the ZIP, selected or not. Default: 1000. */
  readonly maximumFiles?: number
  /** Maximum size of one selected file once inflated, in bytes. Default: `maximumLength`. */
  readonly maximumFileLength?: number
  /** Maximum size of all selected files once inflated, in bytes. Default: 64 MiB. */
  readonly maximumLength?: number
  /** Refuses a ZIP if the path of a file leaves its folder; by default, the name is made safe. */
  readonly refusesUnsafeNames?: boolean
}

/** A file of a ZIP as the ZIP's directory describes it. */
interface Listed {
  readonly name: string
  /**
   * Bytes of the name, which distinguish names that are not UTF-8. If the name was changed, the bytes of the new name.
   */
  readonly rawName: string
  readonly isFolder: boolean
  /** Whether the stated path is absolute, or has a part `..`. */
  readonly leavesFolder: boolean
  readonly method: number
  readonly isEncrypted: boolean
  readonly crc: number
  /** Size of the content in bytes: as stored, and once inflated. */
  readonly packed: number
  readonly length: number
  /** Offsets of the local header, of the start of the content and of its end. */
  readonly local: number
  readonly start: number
  readonly stop: number
}

const damaged = (message = "it is damaged") => new ZipError({ reason: "damaged", message })

/** Whether octets begin like a ZIP with at least one file. */
export const looksLikeZip = (bytes: Uint8Array): boolean =>
  bytes.length > 4 && Buffer.from(bytes.buffer, bytes.byteOffset, 4).readUInt32LE() === LOCAL

/**
 * Offset of the end of the directory whose end record is at `end`: that record, or the ZIP64 records before it (APPNOTE
 * 4.3.14 and 4.3.15). Tools that write to a stream add ZIP64 records to ZIPs of any size.
 */
const directoryEnd = (file: Buffer, end: number): number => {
  const locator = end - 20
  if (locator < 0 || file.readUInt32LE(locator) !== LOCATOR64) return end
  const record = Number(file.readBigUInt64LE(locator + 8))
  const isWhole =
    record + 56 <= locator &&
    file.readUInt32LE(record) === END64 &&
    record + 12 + Number(file.readBigUInt64LE(record + 4)) === locator &&
    Number(file.readBigUInt64LE(record + 32)) === file.readUInt16LE(end + 10) &&
    Number(file.readBigUInt64LE(record + 48)) === file.readUInt32LE(end + 16)
  return isWhole ? record : end
}

/**
 * Reads inflated and packed size from a header, whose packed size is at `at` and followed by the inflated one. ZIP64
 * states the sizes in an extra field (APPNOTE 4.5.3).
 */
const lengthsOf = (
  file: Buffer,
  at: number,
  extra: number,
  stop: number
): readonly [length: number, packed: number] => {
  const [length, packed] = [file.readUInt32LE(at + 4), file.readUInt32LE(at)]
  if (length !== IN_EXTRA && packed !== IN_EXTRA) return [length, packed]
  for (let field = extra; field + 4 <= stop; field += 4 + file.readUInt16LE(field + 2)) {
    if (file.readUInt16LE(field) !== EXTRA64) continue
    let next = field + 4
    const large = (value: number): number => {
      if (value !== IN_EXTRA) return value
      next += 8
      return Number(file.readBigUInt64LE(next - 8))
    }
    return [large(length), large(packed)]
  }
  return [length, packed]
}

/**
 * Finds the offset of the end record (APPNOTE 4.3.16). The record's comment must end with the file, and the directory
 * must end where the record begins. A comment may contain the signature of an end record, so a ZIP with two possible
 * end records is refused.
 */
const endOf = (file: Buffer): number => {
  const positions: Array<number> = []
  for (let at = file.length - 22; at >= Math.max(0, file.length - 22 - LONGEST_COMMENT); at--) {
    const isEnd =
      file.readUInt32LE(at) === END &&
      at + 22 + file.readUInt16LE(at + 20) === file.length &&
      file.readUInt32LE(at + 12) + file.readUInt32LE(at + 16) === directoryEnd(file, at)
    if (isEnd) positions.push(at)
  }
  const [only, ...others] = positions
  if (only === undefined) throw damaged("it has no end")
  if (others.length > 0) throw damaged("it has two ends")
  return only
}

/** Maximum number of characters of a returned name; real names are much shorter. */
const LONGEST_NAME = 255

/**
 * Makes a name safe to show, log and compare. Removes parts that leave the folder, drives, and characters that control
 * a terminal or change the direction of a text, and limits the length.
 */
const safeName = (text: string): string => {
  const parts = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, "\u{fffd}")
    .replace(/^[A-Za-z]:/u, "")
    .split(/[/\\]/u)
    .filter((part) => part !== "" && part !== "." && part !== "..")
  return parts.length === 0 ? "unnamed" : parts.join("/").slice(0, LONGEST_NAME).toWellFormed()
}

/** Reads an entry of the directory and checks that its local header agrees. */
const listed = (file: Buffer, at: number, directory: number): Listed => {
  if (file.readUInt32LE(at) !== CENTRAL) throw damaged("its directory is damaged")
  const rawName = file.subarray(at + 46, at + 46 + file.readUInt16LE(at + 28))
  const decodedName = rawName.toString("utf8")
  const name = safeName(decodedName)
  const extra = at + 46 + rawName.length
  const local = file.readUInt32LE(at + 42)
  if (file.readUInt16LE(at + 34) !== 0 || local >= directory || file.readUInt32LE(local) !== LOCAL) {
    throw damaged("a file has no header")
  }
  const nameStop = local + 30 + file.readUInt16LE(local + 26)
  if (!rawName.equals(file.subarray(local + 30, nameStop))) {
    throw new ZipError({ reason: "name-mismatch", message: "a file has two names", file: name })
  }
  const start = nameStop + file.readUInt16LE(local + 28)
  const [length, packed] = lengthsOf(file, at + 20, extra, extra + file.readUInt16LE(at + 30))
  const [localLength, localPacked] = lengthsOf(file, local + 18, nameStop, start)
  const localFlags = file.readUInt16LE(local + 6)
  // In the directory the same fields are two octets further: the method, then the checksum.
  const isSame = (from: number, to: number) =>
    file.subarray(at + 2 + from, at + 2 + to).equals(file.subarray(local + from, local + to))
  const isStated = isSame(14, 18) && localLength === length && localPacked === packed
  if (!isSame(8, 10) || ((localFlags & SIZES_FOLLOW) === 0 && !isStated) || start + packed > directory) {
    throw damaged("a file is damaged")
  }
  return {
    name,
    // A changed name may now equal the name of another file.
    rawName: name === decodedName ? rawName.toString("latin1") : Buffer.from(name).toString("latin1"),
    isFolder: /[/\\]$/u.test(decodedName),
    leavesFolder: /^(?:[/\\]|[A-Za-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)/u.test(decodedName),
    method: file.readUInt16LE(at + 10),
    isEncrypted: ((localFlags | file.readUInt16LE(at + 8)) & ENCRYPTED) !== 0,
    crc: file.readUInt32LE(at + 16),
    packed,
    length,
    local,
    start,
    stop: start + packed
  }
}

/** Reads all entries of the directory; no two may have the same name or overlap. */
const list = (file: Buffer, maximumFiles = 1000): ReadonlyArray<Listed> => {
  const end = endOf(file)
  const count = file.readUInt16LE(end + 10)
  if (file.readUInt32LE(end + 4) !== 0 || file.readUInt16LE(end + 8) !== count) throw damaged("it has several parts")
  if (count > maximumFiles) throw new ZipError({ reason: "too-many-files", message: "it holds too many files" })
  const directory = file.readUInt32LE(end + 16)
  const entries: Array<Listed> = []
  const names = new Set<string>()
  let at = directory
  for (let index = 0; index < count; index++) {
    const entry = listed(file, at, directory)
    if (names.has(entry.rawName)) {
      throw new ZipError({ reason: "duplicate-name", message: "two files have the same name", file: entry.name })
    }
    names.add(entry.rawName)
    entries.push(entry)
    at += 46 + [28, 30, 32].reduce((length, field) => length + file.readUInt16LE(at + field), 0)
  }
  if (at !== directoryEnd(file, end)) throw damaged("its directory is damaged")
  let free = 0
  for (const { local, stop } of entries.toSorted((left, right) => left.local - right.local)) {
    if (local < free) throw damaged("two files share their content")
    free = stop
  }
  return entries
}

interface Inflated {
  readonly buffer: Uint8Array
  readonly engine: { readonly bytesWritten: number }
}

/** Whether a result has the form of the option `info`, which Node's declarations lack. */
const isInflated = (result: object): result is Inflated => "engine" in result

/** Code of an error of Node; empty for other errors. */
const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "")

const tooLarge = (file: string) => new ZipError({ reason: "file-too-large", message: "a file is too large", file })

/** Inflates a file up to the limit. All bytes of the content must be used. */
const inflated = (content: Uint8Array, { length, name }: Listed, limit: number): Uint8Array => {
  // One chunk of the stated size is fastest. The stated size may be wrong, so no chunk exceeds a mebibyte.
  const chunkSize = Math.min(Math.max(length, 64), MEBIBYTE)
  const options = { maxOutputLength: limit, chunkSize, info: true }
  try {
    const result: object = inflateRawSync(content, options)
    if (!isInflated(result) || result.engine.bytesWritten !== content.length) throw damaged("a file is damaged")
    return result.buffer
  } catch (error) {
    throw codeOf(error) === "ERR_BUFFER_TOO_LARGE" ? tooLarge(name) : error
  }
}

const checkReadable = ({ isEncrypted, method, name }: Listed): void => {
  if (isEncrypted) {
    throw new ZipError({ reason: "encrypted", message: "a file is encrypted", file: name })
  }
  if (method !== STORED && method !== DEFLATED) {
    throw new ZipError({ reason: "unknown-method", message: "a file is compressed in another way", file: name })
  }
}

const contentOf = (file: Buffer, entry: Listed, limit: number): Uint8Array => {
  const { crc, length, method, start, stop } = entry
  checkReadable(entry)
  const content = file.subarray(start, stop)
  const bytes = method === STORED ? content : inflated(content, entry, limit)
  if (bytes.length !== length || crc32(bytes) !== crc) throw damaged("a file is damaged")
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)
}

const reading = <A>(bytes: Uint8Array, read: (file: Buffer) => A): Result.Result<A, ZipError> => {
  try {
    return Result.succeed(read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
  } catch (error) {
    if (error instanceof ZipError) return Result.fail(error)
    // An offset outside of the file and content that does not inflate are damage as well.
    if (/^(?:Z_|ERR_OUT_OF_RANGE$|ERR_BUFFER_OUT_OF_BOUNDS$)/u.test(codeOf(error))) return Result.fail(damaged())
    throw error
  }
}

/** Lists the selected files of the directory; throws if their stated sizes exceed the limits. */
const listWanted = (
  file: Buffer,
  {
    isWanted = () => true,
    maximumFiles,
    maximumLength = 64 * MEBIBYTE,
    maximumFileLength = maximumLength,
    refusesUnsafeNames = false
  }: UnzipOptions
): ReadonlyArray<Listed> => {
  const all = list(file, maximumFiles)
  const unsafe = refusesUnsafeNames ? all.find(({ leavesFolder }) => leavesFolder) : undefined
  if (unsafe !== undefined) {
    throw new ZipError({ reason: "unsafe-name", message: "the path of a file leaves its folder", file: unsafe.name })
  }
  const wanted = all.filter(({ isFolder, name }) => !isFolder && isWanted(name))
  let together = 0
  for (const { length, name } of wanted) {
    if (length > maximumFileLength) throw tooLarge(name)
    together += length
    if (together > maximumLength) throw new ZipError({ reason: "too-large", message: "it is too large" })
  }
  return wanted
}

/**
 * Reads the stored and deflated files of a ZIP. Stated sizes are checked before anything is inflated; then checksums
 * and real sizes are verified, and the directory is compared with the local headers. Names are never used as paths and
 * are made safe; folders are skipped.
 */
export const unzip = (
  bytes: Uint8Array,
  options: UnzipOptions = {}
): Result.Result<ReadonlyArray<ZipEntry>, ZipError> =>
  reading(bytes, (file) => {
    const { maximumLength = 64 * MEBIBYTE, maximumFileLength = maximumLength } = options
    return listWanted(file, options).map((entry) => ({
      name: entry.name,
      bytes: contentOf(file, entry, maximumFileLength)
    }))
  })

/** Octets of the shortest content that inflates to nothing. */
const EMPTY_CONTENT = 2

/** Lists the selected files; throws if their stated sizes exceed the limits or cannot be true. */
const checkedFiles = (file: Buffer, options: UnzipOptions): ReadonlyArray<Listed> => {
  const wanted = listWanted(file, options)
  const wrong = wanted.find(
    ({ length, method, packed }) => (length === 0 && packed > EMPTY_CONTENT) || (method === STORED && packed !== length)
  )
  if (wrong !== undefined) throw damaged("a file is damaged")
  return wanted
}

/**
 * Checks directory, headers and stated sizes of a ZIP as {@link unzip} does, but inflates nothing. Use it before
 * another reader reads the ZIP, if that reader inflates no file beyond its stated size.
 */
export const checkZip = (bytes: Uint8Array, options: UnzipOptions = {}): Result.Result<void, ZipError> =>
  reading(bytes, (file) => {
    checkedFiles(file, options)
  })

/** A file of a ZIP that is inflated piece by piece. */
export interface ZipStream {
  /** Name as in {@link ZipEntry}. */
  readonly name: string
  /** Size in octets once inflated, as the ZIP states it; the chunks have no more. */
  readonly length: number
  /**
   * Inflates the file and yields chunks of at most 256 KiB, in order. Throws a {@link ZipError} as soon as the content
   * exceeds the stated size, and at its end if size or checksum are wrong.
   */
  readonly chunks: () => AsyncGenerator<Uint8Array, void>
}

const CHUNK = 256 * 1024

async function* chunksOf(file: Buffer, { crc, length, method, start, stop }: Listed): AsyncGenerator<Uint8Array, void> {
  const content = file.subarray(start, stop)
  const inflater = method === STORED ? undefined : createInflateRaw({ chunkSize: CHUNK })
  inflater?.end(content)
  let read = 0
  let sum = 0
  try {
    for await (const chunk of (inflater ?? [content]) as AsyncIterable<Buffer>) {
      read += chunk.length
      if (read > length) break
      sum = crc32(chunk, sum)
      yield chunk
    }
  } catch (error) {
    throw codeOf(error).startsWith("Z_") ? damaged("a file is damaged") : error
  }
  if (read !== length || sum !== crc || (inflater !== undefined && inflater.bytesWritten !== content.length)) {
    throw damaged("a file is damaged")
  }
}

const streamOf = (file: Buffer, entry: Listed): ZipStream => {
  checkReadable(entry)
  return { name: entry.name, length: entry.length, chunks: () => chunksOf(file, entry) }
}

/**
 * Opens the selected files of a ZIP for reading piece by piece, so that a file need not fit in memory. Directory,
 * headers and stated sizes are checked as by {@link checkZip}; nothing is inflated yet.
 */
export const streamZip = (
  bytes: Uint8Array,
  options: UnzipOptions = {}
): Result.Result<ReadonlyArray<ZipStream>, ZipError> =>
  reading(bytes, (file) => checkedFiles(file, options).map((entry) => streamOf(file, entry)))

/** Lists the names of the files in a ZIP, without folders; inflates nothing. */
export const listZip = (bytes: Uint8Array): Result.Result<ReadonlyArray<string>, ZipError> =>
  reading(bytes, (file) =>
    list(file)
      .filter(({ isFolder }) => !isFolder)
      .map(({ name }) => name)
  )
