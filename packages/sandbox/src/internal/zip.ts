import { buffer } from "node:stream/consumers"
import { crc32 } from "node:zlib"
import { Effect } from "effect"
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl"

/** A file of the ZIP: its name as stored and its bytes. */
export interface ZipEntry {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Maximum content of a ZIP. */
export interface ZipLimits {
  /** Number of XML files. */
  readonly entries: number
  /** Bytes of one file once inflated. */
  readonly size: number
  /** Bytes of all files once inflated. */
  readonly total: number
}

/** Reasons for refusing a ZIP. */
export type ZipProblem = "not-a-zip" | "damaged" | "too-many-entries" | "entry-too-large" | "encrypted"

const localHeader = Buffer.from("PK\u0003\u0004", "latin1")

/** Whether bytes start like a ZIP with at least one entry. */
const looksLikeZip = (bytes: Uint8Array): boolean => localHeader.equals(bytes.subarray(0, 4))

/**
 * Reads the `.xml` files of a ZIP. Names are never used as paths; `__MACOSX` entries are ignored. Declared sizes are
 * checked before inflating and enforced during it; CRCs are checked.
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
  // The Mac archiver adds a file for every file, and some programs add folders.
  if (zip.entryCount > limits.entries * 3) throw new ZipRefusal("too-many-entries")
  const entries: Array<ZipEntry> = []
  let total = 0
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.endsWith(".xml") || entry.fileName.startsWith("__MACOSX/")) continue
    if (entries.length === limits.entries) throw new ZipRefusal("too-many-entries")
    total += entry.uncompressedSize
    if (total > limits.total) throw new ZipRefusal("entry-too-large")
    entries.push({ name: entry.fileName, bytes: await readEntry(zip, entry, limits) })
  }
  return entries
}

const readEntry = async (zip: ZipFile, entry: Entry, limits: ZipLimits): Promise<Uint8Array> => {
  if (entry.isEncrypted()) throw new ZipRefusal("encrypted")
  if (entry.uncompressedSize > limits.size) throw new ZipRefusal("entry-too-large")
  const content = await buffer(await zip.openReadStreamPromise(entry))
  if (crc32(content) !== entry.crc32) throw new ZipRefusal("damaged")
  return content
}
