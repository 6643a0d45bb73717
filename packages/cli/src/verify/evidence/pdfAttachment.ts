import { inflateSync } from "node:zlib"

/** Octets of an attached document at most. */
const largest = 20 * 1024 * 1024

/**
 * The file that is embedded in a graphic representation of radicar's (ISO 32000-1 §7.11.4), which has one, compressed with
 * its length stated directly. `undefined` where there is none, or none of this form.
 */
export const pdfAttachment = (pdf: Uint8Array): Uint8Array | undefined => {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString("latin1")
  const found = /<<\/Type\/EmbeddedFile[^]{0,200}?\/Length (\d{1,9})>>\nstream\n/u.exec(text)
  if (found === null) return undefined
  const start = found.index + found[0].length
  try {
    return inflateSync(pdf.subarray(start, start + Number(found[1])), { maxOutputLength: largest })
  } catch {
    return undefined
  }
}
