import { strFromU8, zlibSync } from "fflate"
import { fonts } from "./font/Font.ts"
import { frame, leading, styles } from "./layout/style.ts"
import { wrap } from "./text/wrap.ts"
import { colours } from "./pdf/assemble.ts"
import { Canvas, letter } from "./pdf/Canvas.ts"
import { fontObjects } from "./pdf/fontObjects.ts"
import { information, type Metadata, xmpPacket } from "./pdf/metadata.ts"
import { outputIntent } from "./pdf/outputIntent.ts"
import { octetsOf, PdfFile, type Reference } from "./pdf/PdfFile.ts"

/** An object of a printed file: a dictionary or an array, and the octets of a stream. */
interface PrintedObject {
  readonly content: string
  readonly octets: Uint8Array | undefined
}

/**
 * Reader of PDF files that this package has printed. It relies on their form: a table of references at the end, one
 * page tree without levels, and no object within another.
 */
class PrintedPdf {
  private readonly octets: Uint8Array
  /** The file as text, one character for each octet; used to read everything except the content of streams. */
  private readonly text: string
  private readonly offsets: ReadonlyArray<number>

  constructor(octets: Uint8Array) {
    this.octets = octets
    this.text = strFromU8(octets, true)
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/u.exec(this.text.slice(-64))?.[1])
    const rows = this.text.slice(start).matchAll(/^(\d{10}) 00000 n $/gmu)
    this.offsets = Array.from(rows, ([, offset]) => Number(offset))
  }

  /** Returns the object with this number. */
  object(number: number): PrintedObject {
    const begin = this.text.indexOf("\n", this.offsets[number - 1]) + 1
    const end = this.text.indexOf("\nendobj\n", begin)
    const stream = this.text.indexOf("\nstream\n", begin)
    if (stream === -1 || stream > end) return { content: this.text.slice(begin, end), octets: undefined }
    const content = this.text.slice(begin, stream)
    const from = stream + "\nstream\n".length
    const length = Number(/\/Length (\d+)>>$/u.exec(content)?.[1])
    return { content, octets: this.octets.subarray(from, from + length) }
  }

  private numberIn(content: string, key: string): number {
    // linear: the key is a literal
    return Number(new RegExp(String.raw`/${key} (\d+) 0 R`, "u").exec(content)?.[1])
  }

  /** Object number of the page tree. */
  get tree(): number {
    const root = this.numberIn(this.text.slice(this.text.lastIndexOf("trailer")), "Root")
    return this.numberIn(this.object(root).content, "Pages")
  }

  /** Object numbers of the pages, in page order. */
  get pages(): ReadonlyArray<number> {
    const kids = /\/Kids\[([^[\]]*)\]/u.exec(this.object(this.tree).content)?.[1] ?? ""
    return Array.from(kids.matchAll(/(\d{1,10}) 0 R/gu), ([, number]) => Number(number))
  }
}

/** Content that completes a joined file. */
interface JoinedFile {
  readonly metadata: Metadata
  /** File identifier: 32 hexadecimal digits. */
  readonly id: string
  /**
   * Heading and lines of additional pages at the end, such as the list of documents without a PDF. Without lines no
   * page is added.
   */
  readonly heading: string
  readonly lines: ReadonlyArray<string>
}

/**
 * Joins printed documents to one PDF/A-3b file, the pages of each after the pages of the previous one. The file can be
 * sent while it is made: only the positions of objects, the fonts and the last logo stay in memory. Attached XML files
 * are left out.
 */
export class JoinedPdf {
  private readonly file = new PdfFile()
  private readonly tree = this.file.reserve()
  private readonly pages: Array<Reference> = []
  /** References of the fonts written so far, by content. Fonts are the same in every document. */
  private readonly fonts = new Map<string, Reference>()
  /** The logo of the last document, which the next document probably uses too. */
  private logo: { readonly key: string; readonly reference: Reference } | undefined

  /** Adds the pages of a document that this package has printed; returns the next octets of the file. */
  add(printed: Uint8Array): Uint8Array {
    const source = new PrintedPdf(printed)
    const copied = new Map<number, Reference>([[source.tree, this.tree]])
    for (const number of source.pages) this.pages.push(this.copy(source, copied, number))
    return this.file.take()
  }

  /** Adds the pages with `lines` and completes the file; returns its last octets. */
  finish({ heading, id, lines, metadata }: JoinedFile): Uint8Array {
    this.addLines(heading, lines)
    const { file, pages, tree } = this
    file.object(`<</Type/Pages/Count ${pages.length}/Kids[${pages.join(" ")}]>>`, tree)
    const xmp = file.stream("/Type/Metadata/Subtype/XML", octetsOf(xmpPacket(metadata)))
    const root = file.object(
      `<</Type/Catalog/Pages ${tree}/Metadata ${xmp}/Lang(es-CO)/ViewerPreferences<</DisplayDocTitle true>>${outputIntent(file)}>>`
    )
    return file.finish(root, file.object(information(metadata)), id)
  }

  private copy(source: PrintedPdf, copied: Map<number, Reference>, number: number): Reference {
    const copiedReference = copied.get(number)
    if (copiedReference !== undefined) return copiedReference
    const reference = this.write(this.renumbered(source, copied, number))
    copied.set(number, reference)
    return reference
  }

  /**
   * Reads an object and replaces the references of its source file with references of the joined file, copying the
   * objects they point to.
   */
  private renumbered(source: PrintedPdf, copied: Map<number, Reference>, number: number): PrintedObject {
    const { content, octets } = source.object(number)
    const own = (text: string, copy: (number: number) => Reference) =>
      text.replaceAll(/(\d{1,10}) 0 R/gu, (_, referred: string) => copy(Number(referred)))
    const renumbered = content.replaceAll(/\/Font<<[^<>]*>>|\/L \d{1,10} 0 R|\d{1,10} 0 R/gu, (text) => {
      if (text.startsWith("/Font")) return own(text, (referred) => this.copyFont(source, referred))
      if (text.startsWith("/L")) return own(text, (referred) => this.copyLogo(source, referred))
      return own(text, (referred) => this.copy(source, copied, referred))
    })
    return { content: renumbered, octets }
  }

  private write({ content, octets }: PrintedObject): Reference {
    return octets === undefined
      ? this.file.object(content)
      : this.file.stream(content.slice(2).replace(/\/Length \d+>>$/u, ""), octets)
  }

  private copyFont(source: PrintedPdf, number: number): Reference {
    const { content, octets } = source.object(number)
    const referred = content.replaceAll(/(\d{1,10}) 0 R/gu, (_, part: string) => this.copyFont(source, Number(part)))
    const key = keyOf({ content: referred, octets })
    const reference = this.fonts.get(key) ?? this.write({ content: referred, octets })
    this.fonts.set(key, reference)
    return reference
  }

  private copyLogo(source: PrintedPdf, number: number): Reference {
    const object = source.object(number)
    const key = keyOf(object)
    if (this.logo?.key !== key) this.logo = { key, reference: this.write(object) }
    return this.logo.reference
  }

  private addLines(heading: string, lines: ReadonlyArray<string>): void {
    const { left, top, bottom, width } = frame
    const step = leading(styles.value)
    const perPage = Math.floor((bottom - top) / step) - 2
    const wrapped = lines.flatMap((line) => wrap(line, width, styles.value))
    if (wrapped.length === 0) return
    const entries = Object.values(fonts).map((font) => `/${font.resource} ${fontObjects(this.file, font)}`)
    const resources = this.file.object(`<</Font<<${entries.join("")}>>/ColorSpace<</C ${colours}>>>>`)
    for (let first = 0; first < wrapped.length; first += perPage) {
      const canvas = new Canvas()
      canvas.text(left, top + step, heading, styles.title)
      wrapped.slice(first, first + perPage).forEach((line, index) => {
        canvas.text(left, top + (index + 3) * step, line, styles.value)
      })
      const content = this.file.stream("/Filter/FlateDecode", zlibSync(octetsOf(canvas.content), { level: 2 }))
      this.pages.push(
        this.file.object(
          `<</Type/Page/Parent ${this.tree}/MediaBox[0 0 ${letter.width} ${letter.height}]/Resources ${resources}/Contents ${content}>>`
        )
      )
    }
  }
}

/** Makes a key from an object's content, by which equal objects are recognised. */
const keyOf = ({ content, octets = new Uint8Array() }: PrintedObject): string => `${content}${strFromU8(octets, true)}`
