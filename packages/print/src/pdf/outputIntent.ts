import { zlibSync } from "fflate"
import { octetsOf, type PdfFile, type Reference } from "./PdfFile.ts"

const u16 = (value: number): string => String.fromCharCode((value >> 8) & 0xff, value & 0xff)

const u32 = (value: number): string => u16(value >>> 16) + u16(value)

/** A number with sixteen binary fraction digits (s15Fixed16Number). */
const fixed = (...values: ReadonlyArray<number>): string =>
  values.map((value) => u32(Math.round(value * 0x1_0000))).join("")

const xyz = (...values: readonly [x: number, y: number, z: number]): string => `XYZ ${u32(0)}${fixed(...values)}`

/** A text in American English (multiLocalizedUnicodeType), of an even number of characters. */
const words = (text: string): string => {
  const utf16 = Array.from(text, (character) => `\u0000${character}`).join("")
  return `mluc${u32(0)}${u32(1)}${u32(12)}enUS${u32(utf16.length)}${u32(28)}${utf16}`
}

const d50 = [0.9642, 1, 0.8249] as const

/** Transfer function of sRGB (IEC 61966-2-1): a parametric curve of type 3. */
const curve = `para${u32(0)}${u16(3)}${u16(0)}${fixed(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)}`

/**
 * Tags of the profile. The primaries of sRGB are adapted to D50 by the Bradford transformation, as in the profile that
 * the ICC publishes (sRGB2014.icc).
 */
const tags: ReadonlyArray<readonly [signature: string, data: string]> = [
  ["desc", words("sRGB")],
  ["cprt", words("No copyright")],
  ["wtpt", xyz(...d50)],
  ["chad", `sf32${u32(0)}${fixed(1.04788, 0.02292, -0.0502, 0.02959, 0.99048, -0.01707, -0.00925, 0.01508, 0.75168)}`],
  ["rXYZ", xyz(0.43607, 0.22249, 0.01392)],
  ["gXYZ", xyz(0.38515, 0.71687, 0.09708)],
  ["bXYZ", xyz(0.14307, 0.06061, 0.7141)],
  ["rTRC", curve],
  ["gTRC", curve],
  ["bTRC", curve]
]

/** An ICC profile of sRGB for displays (ICC.1:2004-10, version 4.2). */
const profile = ((): string => {
  const start = 128 + 4 + tags.length * 12
  const parts = new Map<string, number>()
  let body = ""
  const rows = tags.map(([signature, data]) => {
    const offset = parts.get(data) ?? start + body.length
    if (!parts.has(data)) body += data
    parts.set(data, offset)
    return signature + u32(offset) + u32(data.length)
  })
  const created = [2026, 1, 1, 0, 0, 0].map(u16).join("")
  const head = `${u32(start + body.length)}${u32(0)}${u32(0x0420_0000)}mntrRGB XYZ ${created}acsp`
  return `${`${head}${u32(0).repeat(7)}${fixed(...d50)}`.padEnd(128, "\u0000")}${u32(tags.length)}${rows.join("")}${body}`
})()

const compressed = zlibSync(octetsOf(profile))

/**
 * Writes the output intent of a PDF/A file: sRGB. Our own colours do not need it. With it, a stamp in device colours,
 * which other programs add, is allowed too (ISO 19005-3 §6.2.4.3). Returns the entry of the catalogue.
 */
export const outputIntent = (file: PdfFile): string => {
  const stream: Reference = file.stream("/N 3/Filter/FlateDecode", compressed)
  return `/OutputIntents[<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(sRGB)/Info(sRGB IEC61966-2.1)/DestOutputProfile ${stream}>>]`
}
