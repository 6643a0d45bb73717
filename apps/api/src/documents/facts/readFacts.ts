import type { DocumentFacts } from "@radicar/domain/inner/document/DocumentFacts"
import { LocalDateTime, parseLocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { parse } from "@radicar/signature/inner/XmlTree"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { readXml } from "@radicar/ubl/inner/read/readXml"
import { Result } from "effect"
import type { Task } from "../../platform/work/HeavyWork.ts"

/** A recorded document whose facts are wanted. */
interface RecordedXml {
  readonly bytes: Uint8Array
  /** Time of issue as the document states it. */
  readonly documentDate: string
}

/** Maximum number of elements of a document: the service accepts 20 000 lines. */
const xmlLimits = { maximumElements: 2_000_000 }

const read = ({ bytes, documentDate }: RecordedXml): DocumentFacts | undefined => {
  const parsed = parse(bytes, xmlLimits)
  const document = Result.isFailure(parsed) ? undefined : readXml(parsed.success.root)
  const now = parseLocalDateTime(documentDate)
  if (document === undefined || !(now instanceof LocalDateTime)) return undefined
  // neither environment nor software is part of the facts
  return documentTypes[document.operation].readFacts(
    document.body,
    { environment: "2", now },
    { language: "en", unknownFields: "ignore" }
  )
}

/** Reads the facts of a recorded document from its XML; `undefined` if it cannot be read. */
export const readFacts: Task<RecordedXml, DocumentFacts | undefined> = {
  name: "readFacts",
  run: read,
  smallest: 16 * 1024,
  millisPerMiB: 10_000
}
