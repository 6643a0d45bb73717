import { Result } from "effect"
import { intakeOf } from "../operations/intakes.ts"
import type { BatchEntry } from "../state/BatchStore.ts"
import { parseXml } from "../xml/parseXml.ts"
import type { ZipEntry } from "../zip/readZip.ts"

/** Reads of a document that waits what is asked about it before it is judged; nothing of what is no XML. */
export const readBatchEntry = (file: ZipEntry): BatchEntry => {
  const parsed = parseXml(file.bytes)
  if (Result.isFailure(parsed)) return { file, issuer: undefined, softwareId: undefined, documentKey: undefined }
  using document = parsed.success
  const header = intakeOf(document.root).readHeader(document.root)
  return {
    file,
    issuer: stated(header.issuer.nit),
    softwareId: stated(header.softwareId),
    documentKey: stated(header.documentKey)
  }
}

const stated = (text: string): string | undefined => (text === "" ? undefined : text)
