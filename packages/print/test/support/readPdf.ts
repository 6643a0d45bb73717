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
    const { items } = await (await document.getPage(number)).getTextContent()
    const pieces = items.flatMap((item): ReadonlyArray<TextPiece> => {
      if (!("str" in item) || item.str.trim() === "") return []
      const [, , , size, x, y] = item.transform as ReadonlyArray<number>
      return [{ text: item.str, x: x!, y: height - y!, width: item.width, size: size! }]
    })
    pages.push({ pieces, text: pieces.map(({ text }) => text).join(" ") })
  }
  const attachments: Record<string, Uint8Array> = {}
  for (const [id, { filename }] of (await document.getAttachments()) ?? []) {
    attachments[filename] = (await document.getAttachmentContent(id)) as Uint8Array
  }
  const metadata = await document.getMetadata()
  await document.loadingTask.destroy()
  return { pages, attachments, metadata, text: pages.map(({ text }) => text).join(" ") }
}

/** A page as a picture, `scale` pixels a point. */
export const pictureOf = async (octets: Uint8Array, number = 1, scale = 2) => {
  const document = await open(octets)
  const page = await document.getPage(number)
  const viewport = page.getViewport({ scale })
  const canvas = createCanvas(viewport.width, viewport.height)
  const context = canvas.getContext("2d")
  await page.render({ canvas: null, canvasContext: context as never, viewport }).promise
  await document.loadingTask.destroy()
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** The place of the code on a page, with some white around it. */
const code = { left: 24, top: 648, side: 118 } as const

/** The text of the QR code on a page, read off its picture at `scale` × 72 dots an inch. */
export const codeOn = async (octets: Uint8Array, number = 1, scale = 4): Promise<string | undefined> => {
  const { data, width } = await pictureOf(octets, number, scale)
  const side = code.side * scale
  const pixels = new Uint8ClampedArray(side * side * 4)
  for (let row = 0; row < side; row++) {
    const start = ((code.top * scale + row) * width + code.left * scale) * 4
    pixels.set(data.subarray(start, start + side * 4), row * side * 4)
  }
  // the package is CommonJS: its function is the default of what is imported
  const decode = (jsqr as unknown as { default?: typeof jsqr }).default ?? jsqr
  return (decode as unknown as Decode)(pixels, side, side)?.data
}

type Decode = (pixels: Uint8ClampedArray, width: number, height: number) => { readonly data: string } | null
