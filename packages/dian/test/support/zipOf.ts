import { crc32, deflateRawSync } from "node:zlib"

/** A file to be zipped; `stored` leaves it as it is, `crc`, `flags` and `method` say what they like. */
export interface ZipFile {
  readonly name: string
  readonly bytes: Uint8Array
  readonly stored?: boolean
  readonly crc?: number
  readonly flags?: number
  readonly method?: number
}

/** Writes a ZIP of any number of files (PKWARE APPNOTE 4.3), without the writer that is under test. */
export const zipOf = (...files: ReadonlyArray<ZipFile>): Uint8Array => {
  const parts: Array<Buffer> = []
  const directory: Array<Buffer> = []
  let offset = 0
  for (const file of files) {
    const name = Buffer.from(file.name, "utf8")
    const data = file.stored === true ? Buffer.from(file.bytes) : deflateRawSync(file.bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(file.flags ?? 0, 2)
    common.writeUInt16LE(file.method ?? (file.stored === true ? 0 : 8), 4)
    common.writeUInt32LE(file.crc ?? crc32(file.bytes), 10)
    common.writeUInt32LE(data.byteLength, 14)
    common.writeUInt32LE(file.bytes.byteLength, 18)
    common.writeUInt16LE(name.byteLength, 22)
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), common, name, data])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000", "latin1"), common, tail, name]))
    parts.push(local)
    offset += local.byteLength
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write("PK\u0005\u0006", 0, "latin1")
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(central.byteLength, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, central, end])
}
