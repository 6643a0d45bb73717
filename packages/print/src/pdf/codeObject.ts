import { zlibSync } from "fflate"
import { encodeQR } from "qr"
import { octetsOf, type PdfFile, type Reference } from "./PdfFile.ts"

/** Light squares around the code (ISO 18004 §6.3.8). */
const border = 4

/** A QR code (ISO 18004, level M) as black squares on a square of side 1, drawn once for all pages. */
export const codeObject = (file: PdfFile, text: string, colours: string): Reference => {
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
