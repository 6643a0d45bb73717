import { buffer } from "node:stream/consumers"
import { crc32 } from "node:zlib"
import { Effect } from "effect"
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl"

/** A file of the ZIP: its name as stored and its bytes. */
export interface ZipEntry {
  readonly name: string
  readonly bytes: Uint8Array
}

/** What may come out of a ZIP at most. */
export interface ZipLimits {
  /** XML files. */
  readonly entries: number
  /** Bytes of one file once inflated. */
  readonly size: number
  /** Bytes of all files once inflated. */
  readonly total: number
}

/** Why a file was not accepted as a ZIP. */
export type ZipProblem = "not-a-zip" | "damaged" | "too-many-entries" | "entry-too-large" | "encrypted"

const localHeader = Buffer.from("PK\u0003\u0004", "latin1")

/** Whether bytes start like a ZIP with at least one entry. */
const looksLikeZip = (bytes: Uint8Array): boolean => localHeader.equals(bytes.subarray(0, 4))

/**
 * Reads the `.xml` files of a ZIP. Names are judged, never used as paths; `__MACOSX` entries are ignored; declared
 * sizes are refused before inflating and enforced while inflating; CRCs are checked.
 */
export const readXmlEntries = (
  bytes: Uint8Array,
  limits: ZipLimits
): Effect.Effect<ReadonlyArray<ZipEntry>, ZipProblem> =>
  looksLikeZip(bytes)
    ? Effect.tryPromise({
        try: () => read(Buffer.from(bytes), limits),
        catch: (error) => (error instanceof ZipRefusal ? error.problem : "damaged")
      })
    : Effect.fail("not-a-zip")

class ZipRefusal extends Error {
  readonly problem: ZipProblem
  constructor(problem: ZipProblem) {
    super(problem)
    this.problem = problem
  }
}

const read = async (bytes: Buffer, limits: ZipLimits): Promise<ReadonlyArray<ZipEntry>> => {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true })
  // The Mac archiver adds a file to every file, and some add folders.
  if (zip.entryCount > limits.entries * 3) throw new ZipRefusal("too-many-entries")
  const found: Array<ZipEntry> = []
  let total = 0
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.endsWith(".xml") || entry.fileName.startsWith("__MACOSX/")) continue
    if (found.length === limits.entries) throw new ZipRefusal("too-many-entries")
    total += entry.uncompressedSize
    if (total > limits.total) throw new ZipRefusal("entry-too-large")
    found.push({ name: entry.fileName, bytes: await readEntry(zip, entry, limits) })
  }
  return found
}

const readEntry = async (zip: ZipFile, entry: Entry, limits: ZipLimits): Promise<Uint8Array> => {
  if (entry.isEncrypted()) throw new ZipRefusal("encrypted")
  if (entry.uncompressedSize > limits.size) throw new ZipRefusal("entry-too-large")
  const content = await buffer(await zip.openReadStreamPromise(entry))
  if (crc32(content) !== entry.crc32) throw new ZipRefusal("damaged")
  return content
}

/** Bit 11 of the flags: names are UTF-8. */
const utf8 = 0x0800

/** Writes files as a ZIP (PKWARE APPNOTE 4.3), stored as they are: the little there is need not be small. */
export const writeZip = (files: ReadonlyArray<ZipEntry>): Uint8Array => {
  const locals: Array<Buffer> = []
  const directory: Array<Buffer> = []
  let offset = 0
  for (const { name, bytes } of files) {
    const encoded = Buffer.from(name, "utf8")
    const header = Buffer.alloc(26)
    header.writeUInt16LE(20, 0)
    header.writeUInt16LE(utf8, 2)
    // Method 0 and no time: 1980-01-01, the first day the format knows.
    header.writeUInt16LE(0x0021, 8)
    header.writeUInt32LE(crc32(bytes), 10)
    header.writeUInt32LE(bytes.byteLength, 14)
    header.writeUInt32LE(bytes.byteLength, 18)
    header.writeUInt16LE(encoded.byteLength, 22)
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), header, encoded, bytes])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000", "latin1"), header, place, encoded]))
    locals.push(local)
    offset += local.byteLength
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write("PK\u0005\u0006", 0, "latin1")
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(central.byteLength, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, central, end])
}
