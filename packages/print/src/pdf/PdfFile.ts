const hex = (unit: number): string => unit.toString(16).padStart(4, "0")

/** Encodes a PDF text string outside of pages: UTF-16 with byte order mark, in hexadecimal (ISO 32000-1 §7.9.2.2). */
export const pdfText = (text: string): string => {
  let digits = "feff"
  for (let index = 0; index < text.length; index++) digits += hex(text.charCodeAt(index))
  return `<${digits}>`
}

/** Formats a number with at most two fraction digits and no exponent. */
export const pdfNumber = (value: number): string => {
  const hundredths = Math.round(value * 100)
  return hundredths % 100 === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(2)
}

/** An indirect reference: `7 0 R`. */
export type Reference = string

const latin1 = (text: string, into: Uint8Array, offset: number): void => {
  for (let index = 0; index < text.length; index++) into[offset + index] = text.charCodeAt(index)
}

/** Encodes a text whose characters are at most U+00FF, one byte each. */
export const octetsOf = (text: string): Uint8Array => {
  const octets = new Uint8Array(text.length)
  latin1(text, octets, 0)
  return octets
}

/** Writes the objects of a PDF in sequence, and then the cross-reference table (ISO 32000-1 §7.5). */
export class PdfFile {
  private chunks: Array<string | Uint8Array> = []
  private readonly offsets: Array<number> = []
  private size = 0
  /** Number of octets that {@link take} has returned. */
  private taken = 0

  constructor() {
    // four bytes above 127 mark the file as binary for transfer programs, as PDF/A requires
    this.write("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n")
  }

  private write(chunk: string | Uint8Array): void {
    this.chunks.push(chunk)
    this.size += chunk.length
  }

  /** Reserves a number for an object that is referenced before it is written. */
  reserve(): Reference {
    this.offsets.push(0)
    return `${this.offsets.length} 0 R`
  }

  private begin(reference: Reference): void {
    const number = Number.parseInt(reference, 10)
    this.offsets[number - 1] = this.size
    this.write(`${number} 0 obj\n`)
  }

  /** Writes an indirect object with this content; returns its reference. */
  object(content: string, reference: Reference = this.reserve()): Reference {
    this.begin(reference)
    this.write(`${content}\nendobj\n`)
    return reference
  }

  /** Writes a stream; `entries` are the entries of the stream's dictionary except the length. Returns its reference. */
  stream(entries: string, octets: Uint8Array, reference: Reference = this.reserve()): Reference {
    this.begin(reference)
    this.write(`<<${entries}/Length ${octets.length}>>\nstream\n`)
    this.write(octets)
    this.write("\nendstream\nendobj\n")
    return reference
  }

  /** Returns the octets written since the last call, and no longer holds them. */
  take(): Uint8Array {
    const octets = new Uint8Array(this.size - this.taken)
    let offset = 0
    for (const chunk of this.chunks) {
      if (typeof chunk === "string") latin1(chunk, octets, offset)
      else octets.set(chunk, offset)
      offset += chunk.length
    }
    this.chunks = []
    this.taken = this.size
    return octets
  }

  /**
   * Completes the file and returns the octets that were not taken; `id` has 32 hexadecimal digits and identifies the
   * file.
   */
  finish(root: Reference, info: Reference, id: string): Uint8Array {
    const start = this.size
    const rows = this.offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")
    const count = this.offsets.length + 1
    this.write(`xref\n0 ${count}\n0000000000 65535 f \n${rows}`)
    this.write(`trailer\n<</Size ${count}/Root ${root}/Info ${info}/ID[<${id}><${id}>]>>\nstartxref\n${start}\n%%EOF\n`)
    return this.take()
  }
}
