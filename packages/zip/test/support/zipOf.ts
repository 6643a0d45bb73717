import { crc32, deflateRawSync } from "node:zlib"

/** A file to be zipped; `stored` leaves it as it is, the other fields state what is not so. */
export interface ZipFile {
  readonly name: string
  readonly bytes: Uint8Array
  readonly stored?: boolean
  readonly crc?: number
  /** Length once inflated. */
  readonly size?: number
  readonly flags?: number
  readonly method?: number
  /** The name in the local header. */
  readonly localName?: string
  /** Whether lengths and checksum follow the content, in place of the local header. */
  readonly sizesFollow?: boolean
}

/** Writes a ZIP of any number of files (PKWARE APPNOTE 4.3), without the writer that is under test. */
export const zipOf = (files: ReadonlyArray<ZipFile>, comment: Uint8Array = new Uint8Array()): Uint8Array => {
  const parts: Array<Uint8Array> = []
  const directory: Array<Uint8Array> = []
  let offset = 0
  for (const file of files) {
    const name = Buffer.from(file.name, "utf8")
    const localName = Buffer.from(file.localName ?? file.name, "utf8")
    const data = file.stored === true ? Buffer.from(file.bytes) : deflateRawSync(file.bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE((file.flags ?? 0) | (file.sizesFollow === true ? 8 : 0), 2)
    common.writeUInt16LE(file.method ?? (file.stored === true ? 0 : 8), 4)
    common.writeUInt32LE(file.crc ?? crc32(file.bytes), 10)
    common.writeUInt32LE(data.byteLength, 14)
    common.writeUInt32LE(file.size ?? file.bytes.byteLength, 18)
    common.writeUInt16LE(name.byteLength, 22)
    const local = Buffer.from(common)
    local.writeUInt16LE(localName.byteLength, 22)
    if (file.sizesFollow === true) local.fill(0, 10, 22)
    const behind = file.sizesFollow === true ? [Buffer.from("PK\u0007\u0008", "latin1"), common.subarray(10, 22)] : []
    const part = Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), local, localName, data, ...behind])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000", "latin1"), common, tail, name]))
    parts.push(part)
    offset += part.byteLength
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write("PK\u0005\u0006", 0, "latin1")
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(central.byteLength, 12)
  end.writeUInt32LE(offset, 16)
  end.writeUInt16LE(comment.byteLength, 20)
  return Buffer.concat([...parts, central, end, comment])
}
