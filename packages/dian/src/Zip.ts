import { Effect } from "effect"
import { crc32, deflateRaw, deflateRawSync } from "node:zlib"

/** 1980-01-01 00:00, the earliest time of the format: equal documents give equal bytes. */
const DOS_TIME = 0
const DOS_DATE = 0x0021

const UTF8_NAME = 0x0800
const DEFLATED = 8

/** Half the time of zlib's own choice, for a twelfth more octets: what is hashed and signed of the message hardly grows. */
const COMPRESSION = { level: 3 }

const VERSION_NEEDED = 20

/** The fields that the local header and the central directory repeat (APPNOTE 6.3, 4.4.2 to 4.4.11). */
const commonFields = (name: Buffer, content: Uint8Array, compressed: Uint8Array): Buffer => {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(VERSION_NEEDED, 0)
  fields.writeUInt16LE(UTF8_NAME, 2)
  fields.writeUInt16LE(DEFLATED, 4)
  fields.writeUInt16LE(DOS_TIME, 6)
  fields.writeUInt16LE(DOS_DATE, 8)
  fields.writeUInt32LE(crc32(content), 10)
  fields.writeUInt32LE(compressed.length, 14)
  fields.writeUInt32LE(content.length, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

const assemble = (entryName: string, content: Uint8Array, compressed: Uint8Array): Uint8Array => {
  const name = Buffer.from(entryName, "utf8")
  const common = commonFields(name, content, compressed)
  const localHeader = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), common, name])
  const versionMadeBy = Buffer.from([VERSION_NEEDED, 0])
  // Comment length, disk number, internal and external attributes, offset of the local header: all zero.
  const directoryTail = Buffer.alloc(14)
  const directory = Buffer.concat([Buffer.from("PK\x01\x02", "latin1"), versionMadeBy, common, directoryTail, name])
  const end = Buffer.alloc(22)
  end.write("PK\x05\x06", 0, "latin1")
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(localHeader.length + compressed.length, 16)
  return Buffer.concat([localHeader, compressed, directory, end])
}

/**
 * ZIP file with the single entry `entryName`, deflated; the same input always gives the same bytes.
 *
 * The name must be a bare file name: the authority takes no folders. Compresses on the thread pool.
 */
export const zip = (entryName: string, content: Uint8Array): Effect.Effect<Uint8Array> =>
  Effect.callback<Uint8Array>((resume) => {
    deflateRaw(content, COMPRESSION, (error, compressed) =>
      resume(error === null ? Effect.sync(() => assemble(entryName, content, compressed)) : Effect.die(error))
    )
  })

/** {@link zip}, in the calling thread. */
export const zipSync = (entryName: string, content: Uint8Array): Uint8Array =>
  assemble(entryName, content, deflateRawSync(content, COMPRESSION))
