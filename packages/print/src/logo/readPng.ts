import { Result } from "effect"
import { unzlibSync, zlibSync } from "fflate"
import { type Logo, UnreadableLogo } from "./Logo.ts"

/** What the header of a PNG file says. */
interface PngHeader {
  readonly width: number
  readonly height: number
  /** Bits of a sample. */
  readonly depth: number
  /** 0 grey, 2 colours, 3 palette, 4 grey and alpha, 6 colours and alpha. */
  readonly colourType: number
  readonly interlaced: boolean
}

/** The parts of a PNG file that make the picture. */
interface PngChunks {
  readonly header: PngHeader
  readonly palette: Uint8Array
  /** Alpha of the palette, or the one colour that is transparent (`tRNS`). */
  readonly transparency: Uint8Array | undefined
  /** The compressed samples. */
  readonly data: Uint8Array
}

const joined = (parts: ReadonlyArray<Uint8Array>): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

/** Takes a PNG file apart; `undefined` when it has no header or no picture. */
const pngChunks = (octets: Uint8Array): PngChunks | undefined => {
  const view = new DataView(octets.buffer, octets.byteOffset, octets.byteLength)
  const parts: Array<Uint8Array> = []
  let header: PngHeader | undefined
  let palette = new Uint8Array()
  let transparency: Uint8Array | undefined
  for (let at = 8; at + 12 <= octets.length;) {
    const length = view.getUint32(at)
    const type = String.fromCharCode(...octets.subarray(at + 4, at + 8))
    const content = octets.slice(at + 8, at + 8 + length)
    if (content.length < length) return undefined
    if (type === "IHDR" && length >= 13) {
      header = {
        width: view.getUint32(at + 8),
        height: view.getUint32(at + 12),
        depth: content[8] ?? 0,
        colourType: content[9] ?? 0,
        interlaced: content[12] !== 0
      }
    } else if (type === "PLTE") palette = content
    else if (type === "tRNS") transparency = content
    else if (type === "IDAT") parts.push(content)
    else if (type === "IEND") break
    at += length + 12
  }
  return header === undefined || parts.length === 0 ? undefined : { header, palette, transparency, data: joined(parts) }
}

/** Depths that each colour type may have, with its samples a pixel (ISO 15948 table 11.1). */
const colourTypes: Readonly<Record<number, { readonly channels: number; readonly depths: ReadonlyArray<number> }>> = {
  0: { channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { channels: 3, depths: [8, 16] },
  3: { channels: 1, depths: [1, 2, 4, 8] },
  4: { channels: 2, depths: [8, 16] },
  6: { channels: 4, depths: [8, 16] }
}

/** Samples a pixel, `undefined` for colours that there are not. */
const channelsOf = (colourType: number, depth: number): number | undefined => {
  const found = colourTypes[colourType]
  return found?.depths.includes(depth) === true ? found.channels : undefined
}

const paeth = (left: number, up: number, corner: number): number => {
  const guess = left + up - corner
  const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  return byLeft <= byUp && byLeft <= byCorner ? left : byUp <= byCorner ? up : corner
}

/** Takes the filter off each row (ISO 15948 §9); `step` are the octets of a pixel. */
const unfiltered = (samples: Uint8Array, stride: number, height: number, step: number): Uint8Array => {
  const rows = new Uint8Array(stride * height)
  for (let row = 0; row < height; row++) {
    const filter = samples[row * (stride + 1)]
    const from = row * (stride + 1) + 1
    const to = row * stride
    for (let index = 0; index < stride; index++) {
      const left = index < step ? 0 : (rows[to + index - step] ?? 0)
      const up = row === 0 ? 0 : (rows[to + index - stride] ?? 0)
      const corner = row === 0 || index < step ? 0 : (rows[to + index - stride - step] ?? 0)
      const added =
        filter === 1
          ? left
          : filter === 2
            ? up
            : filter === 3
              ? (left + up) >> 1
              : filter === 4
                ? paeth(left, up, corner)
                : 0
      rows[to + index] = (samples[from + index] ?? 0) + added
    }
  }
  return rows
}

/** Samples of 8 bits without alpha: one a pixel of a grey picture, else three. */
const onWhite = (rows: Uint8Array, stride: number, { header, palette, transparency }: PngChunks): Uint8Array => {
  const { colourType, depth, height, width } = header
  const channels = channelsOf(colourType, depth) ?? 1
  const output = colourType === 0 || colourType === 4 ? 1 : 3
  const whole = 2 ** Math.min(depth, 8) - 1
  const pixels = new Uint8Array(width * height * output)
  const sample = (row: number, index: number): number => {
    // of 16 bits the upper 8 are enough
    if (depth >= 8) return rows[row * stride + index * (depth / 8)] ?? 0
    const bit = index * depth
    return ((rows[row * stride + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & whole
  }
  // the transparent colour is stated in 16 bits a sample
  const clear = (channel: number): number | undefined => transparency?.[channel * 2 + (depth === 16 ? 0 : 1)]
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const first = column * channels
      const values = Array.from({ length: output }, (_, channel) => sample(row, first + channel))
      let alpha = 255
      if (colourType === 3) {
        const entry = sample(row, first)
        alpha = transparency?.[entry] ?? 255
        for (let channel = 0; channel < 3; channel++) values[channel] = palette[entry * 3 + channel] ?? 0
      } else {
        if (colourType >= 4) alpha = sample(row, first + output)
        else if (transparency !== undefined && values.every((value, channel) => value === clear(channel))) alpha = 0
        if (colourType === 0) values[0] = ((values[0] ?? 0) * 255) / whole
      }
      const at = (row * width + column) * output
      values.forEach((value, channel) => {
        pixels[at + channel] = Math.round((value * alpha + 255 * (255 - alpha)) / 255)
      })
    }
  }
  return pixels
}

const maximumPixels = 16_000_000

const failed = (problem: UnreadableLogo["problem"]) => Result.fail(new UnreadableLogo({ problem }))

const inflated = (data: Uint8Array, size: number): Uint8Array | undefined => {
  try {
    // room for exactly what the header announces: a picture that inflates to more is cut off
    const samples = unzlibSync(data, { out: new Uint8Array(size) })
    return samples.length < size ? undefined : samples
  } catch {
    return undefined
  }
}

/**
 * Reads a PNG file (ISO 15948). What is transparent is shown on white: PDF/A-3 allows for less of it than viewers do.
 */
export const readPng = (octets: Uint8Array): Result.Result<Logo, UnreadableLogo> => {
  const chunks = pngChunks(octets)
  if (chunks === undefined) return failed("damaged")
  const { colourType, depth, height, interlaced, width } = chunks.header
  const channels = channelsOf(colourType, depth)
  if (channels === undefined || width === 0 || height === 0) return failed("damaged")
  if (width * height > maximumPixels) return failed("size")
  if (interlaced) return failed("interlaced")
  const stride = Math.ceil((width * channels * depth) / 8)
  const samples = inflated(chunks.data, (stride + 1) * height)
  if (samples === undefined) return failed("damaged")
  const rows = unfiltered(samples, stride, height, Math.max(1, (channels * depth) / 8))
  const grey = colourType === 0 || colourType === 4
  const data = zlibSync(onWhite(rows, stride, chunks), { level: 6 })
  return Result.succeed({ width, height, grey, filter: "FlateDecode", data })
}
