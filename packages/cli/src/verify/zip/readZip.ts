import type { Localized } from "@radicar/domain/rules/Language"
import { Result } from "effect"
import { crc32, inflateRawSync } from "node:zlib"

/** A file of a ZIP. */
export interface ZipEntry {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Octets of one file and of all together once inflated, and number of files, that are read at most. */
const largest = 20 * 1024 * 1024
const largestTogether = 64 * 1024 * 1024
const mostEntries = 1000

const endSignature = 0x06054b50
const centralSignature = 0x02014b50
const localSignature = 0x04034b50

/** Whether octets start as a ZIP with at least one file does. */
export const looksLikeZip = (bytes: Uint8Array): boolean =>
  bytes.length > 4 && Buffer.from(bytes.buffer, bytes.byteOffset, 4).readUInt32LE() === localSignature

class Refusal extends Error {
  readonly text: Localized
  constructor(en: string, es: string) {
    super(en)
    this.text = { en, es }
  }
}

const damaged = () => new Refusal("The ZIP is damaged.", "El ZIP está dañado.")

const findEnd = (zip: Buffer): number => {
  // a comment of up to 65535 octets may stand behind the end record
  for (let at = zip.length - 22; at >= 0 && at >= zip.length - 22 - 0xffff; at--) {
    if (zip.readUInt32LE(at) === endSignature) return at
  }
  throw damaged()
}

const inflate = (zip: Buffer, central: number, name: string): Uint8Array => {
  if ((zip.readUInt16LE(central + 8) & 1) !== 0) throw new Refusal(`${name} is encrypted.`, `${name} está cifrado.`)
  const method = zip.readUInt16LE(central + 10)
  const packed = zip.readUInt32LE(central + 20)
  const local = zip.readUInt32LE(central + 42)
  if (zip.readUInt32LE(local) !== localSignature) throw damaged()
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const content = zip.subarray(start, start + packed)
  const tooLarge = new Refusal(`${name} is larger than 20 MiB.`, `${name} pesa más de 20 MiB.`)
  // what the ZIP claims is refused before, what it really holds while inflating
  if (zip.readUInt32LE(central + 24) > largest) throw tooLarge
  if (method !== 0 && method !== 8)
    throw new Refusal(`${name} is compressed in another way.`, `${name} está comprimido de otra forma.`)
  const bytes = method === 0 ? content : inflateAtMost(content, tooLarge)
  if (content.length !== packed || crc32(bytes) !== zip.readUInt32LE(central + 16)) throw damaged()
  return bytes
}

const inflateAtMost = (content: Uint8Array, tooLarge: Refusal): Uint8Array => {
  try {
    return inflateRawSync(content, { maxOutputLength: largest })
  } catch (error) {
    throw error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE" ? tooLarge : damaged()
  }
}

/** A file as the directory of a ZIP lists it; nothing is inflated before it is asked for. */
interface ListedEntry {
  readonly name: string
  readonly inflated: () => Uint8Array
}

const list = (zip: Buffer): ReadonlyArray<ListedEntry> => {
  const end = findEnd(zip)
  const count = zip.readUInt16LE(end + 10)
  if (count > mostEntries) throw new Refusal("The ZIP holds too many files.", "El ZIP tiene demasiados archivos.")
  const found: Array<ListedEntry> = []
  let at = zip.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (zip.readUInt32LE(at) !== centralSignature) throw damaged()
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset))
    const [central, text] = [at, zip.toString("utf8", at + 46, at + 46 + (name ?? 0))]
    found.push({ name: text, inflated: () => inflate(zip, central, text) })
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return found
}

const reading = <A>(
  bytes: Uint8Array,
  read: (entries: ReadonlyArray<ListedEntry>) => A
): Result.Result<A, Localized> => {
  try {
    return Result.succeed(read(list(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))))
  } catch (error) {
    // an offset that leads out of the file is as damaged as a wrong signature
    return Result.fail((error instanceof Refusal ? error : damaged()).text)
  }
}

/**
 * The `.xml` files of a ZIP, stored or deflated, each of at most 20 MiB and together at most 64 MiB; their checksums are
 * verified. Names are never used as paths. Fails with a text for a person.
 */
export const readXmlEntries = (bytes: Uint8Array): Result.Result<ReadonlyArray<ZipEntry>, Localized> =>
  reading(bytes, (entries) => {
    let together = 0
    return entries
      .filter(({ name }) => /\.xml$/iu.test(name) && !name.startsWith("__MACOSX/"))
      .map(({ inflated, name }) => {
        const entry = { name, bytes: inflated() }
        together += entry.bytes.length
        if (together > largestTogether) {
          throw new Refusal("The ZIP holds more than 64 MiB of XML.", "El ZIP tiene más de 64 MiB de XML.")
        }
        return entry
      })
  })

/** The files of a ZIP that somebody knows, by name, and the names of the others; a name may stand there once. */
export interface KnownEntries {
  readonly known: ReadonlyMap<string, Uint8Array>
  readonly others: ReadonlyArray<string>
}

/** Reads the files of these names as {@link readXmlEntries} would, and no other. Folders are passed over. */
export const readKnownEntries = (
  bytes: Uint8Array,
  names: ReadonlySet<string>
): Result.Result<KnownEntries, Localized> =>
  reading(bytes, (entries) => {
    const known = new Map<string, Uint8Array>()
    const others: Array<string> = []
    for (const { inflated, name } of entries) {
      if (name.endsWith("/")) continue
      if (known.has(name)) throw new Refusal(`${name} is there twice.`, `${name} está dos veces.`)
      if (names.has(name)) known.set(name, inflated())
      else others.push(name)
    }
    return { known, others }
  })
