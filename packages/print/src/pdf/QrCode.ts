import { zlibSync } from "fflate"
import { encodeQR } from "qr"
import { octetsOf, type PdfFile, type Reference } from "./PdfFile.ts"

/** Points of a millimetre. */
export const millimetre = 72 / 25.4

/** Width of the quiet zone around a QR code, in modules (ISO 18004 §6.3.8). */
export const quietZone = 4

/** A QR code (ISO 18004, level M) of one text, drawn by itself or measured for a layout. */
export class QrCode {
  private readonly rows: ReadonlyArray<ReadonlyArray<boolean>>

  constructor(text: string) {
    this.rows = encodeQR(text, "raw", { ecc: "medium", border: quietZone })
  }

  /** Modules along a side, with the quiet zone. */
  get modules(): number {
    return this.rows.length
  }

  /** Writes the code as black runs on a square of side 1, once for all pages. */
  object(file: PdfFile, colours: string): Reference {
    const size = this.modules
    const runs: Array<string> = []
    this.rows.forEach((row, index) => {
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
}
