import { LocalDateTime, parseLocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { find, parse, textOf, type XmlElement } from "@radicar/signature/inner/XmlTree"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { readXml } from "@radicar/ubl/inner/read/readXml"
import { Result } from "effect"
import type { Task } from "../../platform/work/HeavyWork.ts"
import { withoutUndefined } from "../../platform/withoutUndefined.ts"
import type { RecordedFacts } from "../submissions/Submission.ts"

/** A recorded document whose facts are to be read. */
interface RecordedXml {
  readonly bytes: Uint8Array
  /** Time of issue as the document states it. */
  readonly documentDate: string
}

/** Maximum number of elements of a document: the service accepts 20 000 lines. */
export const xmlLimits = { maximumElements: 2_000_000 }

/** Serial number of the certificate that signed a document: the first in its SigningCertificate. */
const certificateOf = (root: XmlElement): string | undefined => {
  const serial = find(root, "http://www.w3.org/2000/09/xmldsig#", "X509SerialNumber")
  const digits = serial === undefined ? "" : textOf(serial).trim()
  return /^[0-9]{1,50}$/u.test(digits) ? digits : undefined
}

/** The facts of a document by its XML; `undefined` if it cannot be read. */
export const factsIn = (root: XmlElement, documentDate: string): RecordedFacts | undefined => {
  const document = readXml(root)
  const now = parseLocalDateTime(documentDate)
  if (document === undefined || !(now instanceof LocalDateTime)) return undefined
  // neither environment nor software is part of the facts
  const facts = documentTypes[document.operation].readFacts(
    document.body,
    { environment: "2", now },
    { language: "en", unknownFields: "ignore" }
  )
  return facts && { ...facts, ...withoutUndefined({ certificate: certificateOf(root) }) }
}

const read = ({ bytes, documentDate }: RecordedXml): RecordedFacts | undefined => {
  const parsed = parse(bytes, xmlLimits)
  return Result.isFailure(parsed) ? undefined : factsIn(parsed.success.root, documentDate)
}

/** Reads the facts of a recorded document from its XML; `undefined` if it cannot be read. */
export const readFacts: Task<RecordedXml, RecordedFacts | undefined> = {
  name: "readFacts",
  run: read,
  smallest: 16 * 1024
}
