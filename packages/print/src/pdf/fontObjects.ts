import { zlibSync } from "fflate"
import type { Font } from "../font/Font.ts"
import { octetsOf, type PdfFile, type Reference } from "./PdfFile.ts"

/** Widths of all glyphs in PDF syntax: `7[600]8[600]`. */
const widthsOf = (font: Font): string => {
  const glyphs = Array.from(new Map(Array.from(font.glyphs.values(), ({ number, width }) => [number, width] as const)))
  return glyphs
    .toSorted(([left], [right]) => left - right)
    .map(([number, width]) => `${number}[${width}]`)
    .join("")
}

/** Maps glyphs to characters, so that text can be searched and copied (ISO 32000-1 §9.10.3). */
const toUnicode = (font: Font): string => {
  const byGlyph = new Map<number, number>()
  // of several characters with one glyph the first is used, which is the most common one
  for (const [character, { number }] of font.glyphs) if (!byGlyph.has(number)) byGlyph.set(number, character)
  const hex = (value: number): string => value.toString(16).padStart(4, "0")
  const rows = Array.from(byGlyph, ([glyph, character]) => `<${hex(glyph)}><${hex(character)}>`)
  const blocks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, index) => {
    const block = rows.slice(index * 100, index * 100 + 100)
    return `${block.length} beginbfchar\n${block.join("\n")}\nendbfchar\n`
  })
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def
/CMapName/Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><ffff>
endcodespacerange
${blocks.join("")}endcmap
CMapName currentdict /CMap defineresource pop
end
end
`
}

/** Parts of a font that are the same in every file. */
interface FontParts {
  readonly program: Uint8Array
  readonly widths: string
  readonly toUnicode: Uint8Array
}

const made = new Map<Font, FontParts>()

const partsOf = (font: Font): FontParts => {
  const cached = made.get(font)
  if (cached !== undefined) return cached
  const parts = {
    program: font.program,
    widths: widthsOf(font),
    toUnicode: zlibSync(octetsOf(toUnicode(font)), { level: 9 })
  }
  made.set(font, parts)
  return parts
}

/** Embeds a font as a CID font that uses glyph numbers as codes (ISO 32000-1 §9.7.4). */
export const fontObjects = (file: PdfFile, font: Font): Reference => {
  const { ascent, box, capHeight, descent, length, name, stem } = font.data
  const { program, toUnicode, widths } = partsOf(font)
  // six capital letters before its name mark a subset
  const base = `RADICR+${name}`
  const programFile = file.stream(`/Filter/FlateDecode/Length1 ${length}`, program)
  const descriptor = file.object(
    `<</Type/FontDescriptor/FontName/${base}/Flags 4/FontBBox[${box.join(" ")}]/ItalicAngle 0/Ascent ${ascent}/Descent ${descent}/CapHeight ${capHeight}/StemV ${stem}/FontFile2 ${programFile}>>`
  )
  const descendant = file.object(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${base}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor}/DW 1000/W[${widths}]/CIDToGIDMap/Identity>>`
  )
  const map = file.stream("/Filter/FlateDecode", toUnicode)
  return file.object(
    `<</Type/Font/Subtype/Type0/BaseFont/${base}/Encoding/Identity-H/DescendantFonts[${descendant}]/ToUnicode ${map}>>`
  )
}
