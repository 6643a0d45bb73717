import type { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { zlibSync } from "fflate"
import { pdfMoment } from "./metadata.ts"
import { type PdfFile, pdfText, type Reference } from "./PdfFile.ts"

/** A file inside the PDF: the signed XML that the pages represent. */
export interface Attachment {
  /** File name with extension. */
  readonly name: string
  readonly octets: Uint8Array
}

/** Embeds the source of the document as PDF/A-3 requires (ISO 19005-3 §6.8): with type, time and relationship. */
export const attachmentObjects = (file: PdfFile, { name, octets }: Attachment, moment: LocalDateTime): Reference => {
  const embedded = file.stream(
    `/Type/EmbeddedFile/Subtype/text#2Fxml/Filter/FlateDecode/Params<</ModDate${pdfMoment(moment)}/Size ${octets.length}>>`,
    zlibSync(octets, { level: 6 })
  )
  const title = pdfText(name)
  return file.object(
    `<</Type/Filespec/F ${title}/UF ${title}/Desc ${pdfText("XML firmado")}/AFRelationship/Source/EF<</F ${embedded}/UF ${embedded}>>>>`
  )
}
