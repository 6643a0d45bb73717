import { zlibSync } from "fflate"
import { encodeQR } from "qr"
import { fonts } from "../font/Font.ts"
import type { Logo } from "../logo/Logo.ts"
import { type Attachment, attachmentObjects } from "./Attachment.ts"
import { type Canvas, page } from "./Canvas.ts"
import { fontObjects } from "./fontObjects.ts"
import { information, type Metadata, xmpPacket } from "./metadata.ts"
import { outputIntent } from "./outputIntent.ts"
import { octetsOf, PdfFile, pdfText, type Reference } from "./PdfFile.ts"

/** Width of the quiet zone around a QR code, in modules (ISO 18004 §6.3.8). */
const border = 4

/** Draws a QR code (ISO 18004, level M) as black squares on a square of side 1, once for all pages. */
const codeObject = (file: PdfFile, text: string, colours: string): Reference => {
  const modules = encodeQR(text, "raw", { ecc: "medium", border })
  const size = modules.length
  const runs: Array<string> = []
  modules.forEach((row, index) => {
    for (let start = 0; start < size; start++) {
      if (row[start] !== true) continue
      let end = start + 1
      while (row[end] === true) end++
      runs.push(`${start} ${size - 1 - index} ${end - start} 1 re`)
      start = end
    }
  })
  const unit = (1 / size).toFixed(8)
  return file.stream(
    `/Type/XObject/Subtype/Form/BBox[0 0 ${size} ${size}]/Matrix[${unit} 0 0 ${unit} 0 0]/Resources<</ColorSpace<</C ${colours}>>>>/Filter/FlateDecode`,
    zlibSync(octetsOf(`/C cs 0 0 0 sc\n${runs.join("\n")} f`), { level: 2 })
  )
}

/** Content of a PDF file. */
export interface Assembly {
  readonly pages: ReadonlyArray<Canvas>
  readonly metadata: Metadata
  /** Content of the QR code on the pages. */
  readonly code: string
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
  const pictures = `/XObject<</Q ${codeObject(file, code, colours)}${picture}>>`
  const resources = file.object(`<</Font<<${fontEntries.join("")}>>/ColorSpace<</C ${colours}>>${pictures}>>`)
  const leaves = pages.map((canvas) => {
    const content = file.stream("/Filter/FlateDecode", zlibSync(octetsOf(canvas.content), { level: 2 }))
    return file.object(
      `<</Type/Page/Parent ${tree}/MediaBox[0 0 ${page.width} ${page.height}]/Resources ${resources}/Contents ${content}>>`
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
