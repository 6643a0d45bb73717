import { zlibSync } from "fflate"
import { fonts } from "../font/Font.ts"
import type { Logo } from "../logo/Logo.ts"
import { type Attachment, attachmentObjects } from "./Attachment.ts"
import type { Canvas } from "./Canvas.ts"
import { fontObjects } from "./fontObjects.ts"
import { information, type Metadata, xmpPacket } from "./metadata.ts"
import { outputIntent } from "./outputIntent.ts"
import { octetsOf, PdfFile, pdfNumber, pdfText, type Reference } from "./PdfFile.ts"
import type { QrCode } from "./QrCode.ts"

/** Content of a PDF file. */
export interface Assembly {
  readonly pages: ReadonlyArray<Canvas>
  readonly metadata: Metadata
  /** The QR code on the pages. */
  readonly code: QrCode
  /** File identifier: 32 hexadecimal digits. */
  readonly id: string
  readonly logo: Logo | undefined
  readonly attachment: Attachment | undefined
}

const whitePoint = "/WhitePoint[0.9505 1 1.089]/Gamma"

/**
 * Colour space of all pages: sRGB defined by its primaries and a gamma of 2.2. These colours do not depend on a device
 * (ISO 19005-3 §6.2.4.2).
 */
export const colours = `[/CalRGB<<${whitePoint}[2.2 2.2 2.2]/Matrix[0.4124 0.2126 0.0193 0.3576 0.7152 0.1192 0.1805 0.0722 0.9505]>>]`

const greys = `[/CalGray<<${whitePoint} 2.2>>]`

const logoObject = (file: PdfFile, { data, filter, grey, height, width }: Logo): Reference =>
  file.stream(
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace${grey ? greys : colours}/Filter/${filter}`,
    data
  )

/** Writes pages as a PDF/A-3b file (ISO 19005-3). The same pages give the same bytes. */
export const assemble = ({ attachment, code, id, logo, metadata, pages }: Assembly): Uint8Array => {
  const file = new PdfFile()
  const tree = file.reserve()
  const used = new Set([...Object.values(fonts), ...pages.flatMap((canvas) => Array.from(canvas.fonts))])
  const fontEntries = Array.from(used, (font) => `/${font.resource} ${fontObjects(file, font)}`)
  const picture = logo === undefined ? "" : `/L ${logoObject(file, logo)}`
  const pictures = `/XObject<</Q ${code.object(file, colours)}${picture}>>`
  const resources = file.object(`<</Font<<${fontEntries.join("")}>>/ColorSpace<</C ${colours}>>${pictures}>>`)
  const leaves = pages.map((canvas) => {
    const { height, width } = canvas.size
    const content = file.stream("/Filter/FlateDecode", zlibSync(octetsOf(canvas.content), { level: 2 }))
    return file.object(
      `<</Type/Page/Parent ${tree}/MediaBox[0 0 ${pdfNumber(width)} ${pdfNumber(height)}]/Resources ${resources}/Contents ${content}>>`
    )
  })
  file.object(`<</Type/Pages/Count ${leaves.length}/Kids[${leaves.join(" ")}]>>`, tree)
  const xmp = file.stream("/Type/Metadata/Subtype/XML", octetsOf(xmpPacket(metadata)))
  const source = attachment === undefined ? undefined : attachmentObjects(file, attachment, metadata.moment)
  const attached =
    attachment === undefined || source === undefined
      ? ""
      : `/AF[${source}]/Names<</EmbeddedFiles<</Names[${pdfText(attachment.name)} ${source}]>>>>`
  const root = file.object(
    `<</Type/Catalog/Pages ${tree}/Metadata ${xmp}/Lang(es-CO)/ViewerPreferences<</DisplayDocTitle true>>${outputIntent(file)}${attached}>>`
  )
  return file.finish(root, file.object(information(metadata)), id)
}
