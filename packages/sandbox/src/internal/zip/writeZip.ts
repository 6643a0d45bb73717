import { crc32 } from "node:zlib"
import type { ZipEntry } from "./readZip.ts"

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
