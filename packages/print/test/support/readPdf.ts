import { createCanvas } from "@napi-rs/canvas"
import jsqr from "jsqr"
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs"

/** A piece of text on a page: points from the left and from the top, `y` of its base line. */
export interface TextPiece {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
}

/** A page as a reader sees it. */
export interface ReadPage {
  /** Left, bottom, right and top edge in points. */
  readonly edges: ReadonlyArray<number>
  readonly pieces: ReadonlyArray<TextPiece>
  /** All of its text, the pieces separated by a space. */
  readonly text: string
}

const height = 792

const open = (octets: Uint8Array) => getDocument({ data: octets.slice(), verbosity: 0 }).promise

/** Reads pages, attachments and metadata with pdf.js, which is not ours. */
export const readPdf = async (octets: Uint8Array) => {
  const document = await open(octets)
  const pages: Array<ReadPage> = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const pieces = items.flatMap((item): ReadonlyArray<TextPiece> => {
      if (!("str" in item) || item.str.trim() === "") return []
      const [, , , size, x, y] = item.transform as ReadonlyArray<number>
      return [{ text: item.str, x: x!, y: height - y!, width: item.width, size: size! }]
    })
    pages.push({ edges: page.view, pieces, text: pieces.map(({ text }) => text).join(" ") })
  }
  const attachments: Record<string, Uint8Array> = {}
  for (const [id, { filename }] of (await document.getAttachments()) ?? []) {
    attachments[filename] = (await document.getAttachmentContent(id)) as Uint8Array
  }
  const metadata = await document.getMetadata()
  await document.loadingTask.destroy()
  return { pages, attachments, metadata, text: pages.map(({ text }) => text).join(" ") }
}

/** A part of a page, in points from its left and its top. */
interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const wholePage: Area = { left: 0, top: 0, width: 612, height }

/** A page, or a part of one, as a picture, `scale` pixels a point. */
export const pictureOf = async (octets: Uint8Array, number = 1, scale = 2, area = wholePage) => {
  const document = await open(octets)
  const page = await document.getPage(number)
  const viewport = page.getViewport({ scale, offsetX: -area.left * scale, offsetY: -area.top * scale })
  const canvas = createCanvas(area.width * scale, area.height * scale)
  const context = canvas.getContext("2d")
  await page.render({ canvas: null, canvasContext: context as never, viewport }).promise
  await document.loadingTask.destroy()
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** The place of the code on a page, with some white around it. */
const code: Area = { left: 24, top: 636, width: 136, height: 136 }

/** The text of the QR code on a page, read off its picture at `scale` × 72 dots an inch. */
export const codeOn = async (octets: Uint8Array, number = 1, scale = 4): Promise<string | undefined> => {
  const { data, height, width } = await pictureOf(octets, number, scale, code)
  // the package is CommonJS: its function is the default of what is imported
  const decode = (jsqr as unknown as { default?: typeof jsqr }).default ?? jsqr
  return (decode as unknown as Decode)(data, width, height)?.data
}

type Decode = (pixels: Uint8ClampedArray, width: number, height: number) => { readonly data: string } | null
