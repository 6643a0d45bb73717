/** A TrueType font as its tables (OpenType 1.9, "Organization of an OpenType Font"). */
export class Sfnt {
  private readonly bytes: Uint8Array
  private readonly tables: ReadonlyMap<string, { readonly offset: number; readonly length: number }>

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const count = view.getUint16(4)
    this.tables = new Map(
      Array.from({ length: count }, (_, index) => {
        const at = 12 + index * 16
        const tag = String.fromCharCode(...bytes.subarray(at, at + 4))
        return [tag, { offset: view.getUint32(at + 8), length: view.getUint32(at + 12) }] as const
      })
    )
  }

  private table(tag: string): DataView {
    const found = this.tables.get(tag)
    if (found === undefined) throw new Error(`the font has no table ${tag}`)
    return new DataView(this.bytes.buffer, this.bytes.byteOffset + found.offset, found.length)
  }

  /** Measures of the whole font, in units of which `unitsPerEm` make an em. */
  metrics() {
    const head = this.table("head")
    const hhea = this.table("hhea")
    const os2 = this.table("OS/2")
    return {
      unitsPerEm: head.getUint16(18),
      box: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
      ascent: hhea.getInt16(4),
      descent: hhea.getInt16(6),
      capHeight: os2.getInt16(88)
    }
  }

  /** Advance width of a glyph. */
  advance(glyph: number): number {
    const count = this.table("hhea").getUint16(34)
    return this.table("hmtx").getUint16(Math.min(glyph, count - 1) * 4)
  }

  /** Glyph of every character of the Basic Multilingual Plane: subtable format 4 of `cmap`. */
  glyphs(): ReadonlyMap<number, number> {
    const cmap = this.table("cmap")
    const starts = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(4 + index * 8 + 4))
    const start = starts.find((at) => cmap.getUint16(at) === 4)
    if (start === undefined) throw new Error("the font has no cmap of format 4")
    const doubled = cmap.getUint16(start + 6)
    const glyphs = new Map<number, number>()
    for (let at = 0; at < doubled; at += 2) {
      const end = cmap.getUint16(start + 14 + at)
      const first = cmap.getUint16(start + 16 + doubled + at)
      const delta = cmap.getInt16(start + 16 + 2 * doubled + at)
      const rangeAt = start + 16 + 3 * doubled + at
      const range = cmap.getUint16(rangeAt)
      for (let character = first; character <= end && character < 0xffff; character++) {
        const stored = range === 0 ? character : cmap.getUint16(rangeAt + range + (character - first) * 2)
        const glyph = stored === 0 ? 0 : (stored + delta) & 0xffff
        if (glyph !== 0) glyphs.set(character, glyph)
      }
    }
    return glyphs
  }

  /** The same font with only the named tables. */
  only(tags: ReadonlyArray<string>): Uint8Array {
    const kept = tags.filter((tag) => this.tables.has(tag)).sort()
    const padded = (length: number): number => (length + 3) & ~3
    const size = kept.reduce((sum, tag) => sum + padded(this.tables.get(tag)!.length), 12 + kept.length * 16)
    const bytes = new Uint8Array(size)
    const view = new DataView(bytes.buffer)
    const power = Math.floor(Math.log2(kept.length))
    view.setUint32(0, 0x00010000)
    view.setUint16(4, kept.length)
    view.setUint16(6, 16 * 2 ** power)
    view.setUint16(8, power)
    view.setUint16(10, 16 * (kept.length - 2 ** power))
    let offset = 12 + kept.length * 16
    kept.forEach((tag, index) => {
      const source = this.tables.get(tag)!
      const at = 12 + index * 16
      bytes.set(
        Array.from(tag, (letter) => letter.charCodeAt(0)),
        at
      )
      bytes.set(this.bytes.subarray(source.offset, source.offset + source.length), offset)
      let checksum = 0
      for (let word = 0; word < padded(source.length); word += 4) {
        checksum = (checksum + view.getUint32(offset + word)) >>> 0
      }
      view.setUint32(at + 4, checksum)
      view.setUint32(at + 8, offset)
      view.setUint32(at + 12, source.length)
      offset += padded(source.length)
    })
    return bytes
  }
}
