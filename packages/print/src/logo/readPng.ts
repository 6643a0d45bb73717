import { isPictureTooLarge } from "@radicar/domain/inner/document/Party"
import { Result } from "effect"
import { Unzlib, zlibSync } from "fflate"
import { type Logo, UnreadableLogo } from "./Logo.ts"

/** Fields of a PNG header. */
interface PngHeader {
  readonly width: number
  readonly height: number
  /** Bits per sample. */
  readonly depth: number
  /** Colour type: 0 grey, 2 colours, 3 palette, 4 grey and alpha, 6 colours and alpha. */
  readonly colourType: number
  readonly interlaced: boolean
}

/** Parts of a PNG file that define the picture. */
interface PngChunks {
  readonly header: PngHeader
  readonly palette: Uint8Array
  /** Alpha values of the palette, or the single transparent colour (`tRNS`). */
  readonly transparency: Uint8Array | undefined
  /** The compressed samples. */
  readonly data: Uint8Array
}

const joined = (parts: ReadonlyArray<Uint8Array>): Uint8Array => {
  const joinedBytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let offset = 0
  for (const part of parts) {
    joinedBytes.set(part, offset)
    offset += part.length
  }
  return joinedBytes
}

/** Number of bytes of the signature of a PNG file, and of length, type and checksum of a chunk. */
const signatureOctets = 8
const frameOctets = 12

const typeOf = (octets: Uint8Array, at: number): string => String.fromCharCode(...octets.subarray(at + 4, at + 8))

/** Reads the header of a PNG file, its first chunk; `undefined` if there is none. */
const pngHeader = (octets: Uint8Array): PngHeader | undefined => {
  const at = signatureOctets
  if (octets.length < at + frameOctets + 13 || typeOf(octets, at) !== "IHDR") return undefined
  const view = new DataView(octets.buffer, octets.byteOffset, octets.byteLength)
  return {
    width: view.getUint32(at + 8),
    height: view.getUint32(at + 12),
    depth: octets[at + 16] ?? 0,
    colourType: octets[at + 17] ?? 0,
    interlaced: octets[at + 20] !== 0
  }
}

/** Splits a PNG file into its parts; `undefined` if a chunk is cut off, or if it has no picture or a second header. */
const pngChunks = (octets: Uint8Array, header: PngHeader): PngChunks | undefined => {
  const view = new DataView(octets.buffer, octets.byteOffset, octets.byteLength)
  const parts: Array<Uint8Array> = []
  let palette = new Uint8Array()
  let transparency: Uint8Array | undefined
  for (let at = signatureOctets; at + frameOctets <= octets.length;) {
    const length = view.getUint32(at)
    const type = typeOf(octets, at)
    const content = octets.subarray(at + 8, at + 8 + length)
    // a second header could state another size than the one that was checked
    if (content.length < length || (type === "IHDR" && at > signatureOctets)) return undefined
    if (type === "PLTE") palette = new Uint8Array(content)
    else if (type === "tRNS") transparency = content
    else if (type === "IDAT") parts.push(content)
    else if (type === "IEND") break
    at += length + frameOctets
  }
  return parts.length === 0 ? undefined : { header, palette, transparency, data: joined(parts) }
}

/** Allowed depths of each colour type, with its samples per pixel (ISO 15948 table 11.1). */
const colourTypes: Readonly<Record<number, { readonly channels: number; readonly depths: ReadonlyArray<number> }>> = {
  0: { channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { channels: 3, depths: [8, 16] },
  3: { channels: 1, depths: [1, 2, 4, 8] },
  4: { channels: 2, depths: [8, 16] },
  6: { channels: 4, depths: [8, 16] }
}

/** Number of samples per pixel of a colour type; `undefined` if the colour type does not allow the depth. */
const channelsOf = (colourType: number, depth: number): number | undefined => {
  const definition = colourTypes[colourType]
  return definition?.depths.includes(depth) === true ? definition.channels : undefined
}

const paeth = (left: number, up: number, corner: number): number => {
  const guess = left + up - corner
  const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  return byLeft <= byUp && byLeft <= byCorner ? left : byUp <= byCorner ? up : corner
}

/** Removes the filter from a row in place (ISO 15948 §9); `step` is the number of bytes per pixel. */
const unfilter = (row: Uint8Array, above: Uint8Array, filter: number, step: number): void => {
  const { length } = row
  const octet = (from: Uint8Array, index: number): number => (index < 0 ? 0 : (from[index] ?? 0))
  if (filter === 1) {
    for (let index = step; index < length; index++) row[index] = (row[index] ?? 0) + (row[index - step] ?? 0)
  } else if (filter === 2) {
    for (let index = 0; index < length; index++) row[index] = (row[index] ?? 0) + (above[index] ?? 0)
  } else if (filter === 3) {
    for (let index = 0; index < length; index++) {
      row[index] = (row[index] ?? 0) + ((octet(row, index - step) + (above[index] ?? 0)) >> 1)
    }
  } else if (filter === 4) {
    for (let index = 0; index < length; index++) {
      const added = paeth(octet(row, index - step), above[index] ?? 0, octet(above, index - step))
      row[index] = (row[index] ?? 0) + added
    }
  }
}

const isGrey = ({ colourType }: PngHeader): boolean => colourType === 0 || colourType === 4

const onPaper = (value: number, alpha: number): number => Math.round((value * alpha + 255 * (255 - alpha)) / 255)

/** Writes a row as 8-bit samples on white: one per pixel of a grey picture, else three. */
type Flatten = (row: Uint8Array, line: Uint8Array) => void

/** Flattens pixels of at most 8 bits, by a look-up table with the printed colour of each value. */
const flattenNumbers = ({ header, palette, transparency }: PngChunks): Flatten => {
  const { colourType, depth, width } = header
  const maximum = 2 ** depth - 1
  const output = colourType === 0 ? 1 : 3
  const looks = new Uint8Array((maximum + 1) * output)
  for (let number = 0; number <= maximum; number++) {
    if (colourType === 0) {
      // the transparent grey is stated in 16 bits
      looks[number] = transparency?.[1] === number ? 255 : Math.round((number * 255) / maximum)
    } else {
      const alpha = transparency?.[number] ?? 255
      for (let channel = 0; channel < 3; channel++) {
        looks[number * 3 + channel] = onPaper(palette[number * 3 + channel] ?? 0, alpha)
      }
    }
  }
  return (row, line) => {
    for (let column = 0; column < width; column++) {
      const bit = column * depth
      const look = (((row[bit >>> 3] ?? 0) >> (8 - depth - (bit & 7))) & maximum) * output
      for (let channel = 0; channel < output; channel++) {
        line[column * output + channel] = looks[look + channel] ?? 0
      }
    }
  }
}

/** Flattens pixels with several samples or one of 16 bits; the upper 8 bits are used. */
const flattenSamples = ({ header, transparency }: PngChunks): Flatten => {
  const { colourType, depth, width } = header
  const sampleOctets = depth / 8
  const step = sampleOctets * (channelsOf(colourType, depth) ?? 1)
  const output = isGrey(header) ? 1 : 3
  const hasAlpha = colourType >= 4
  // the transparent colour is stated in 16 bits per sample; the 8 bits that are printed are compared
  const clear = transparency && Array.from({ length: output }, (_, each) => transparency[each * 2 + 2 - sampleOctets])
  const isClear = (row: Uint8Array, first: number): boolean =>
    clear !== undefined && clear.every((value, channel) => row[first + channel * sampleOctets] === value)
  return (row, line) => {
    for (let column = 0; column < width; column++) {
      const first = column * step
      const alpha = hasAlpha ? (row[first + output * sampleOctets] ?? 0) : isClear(row, first) ? 0 : 255
      for (let channel = 0; channel < output; channel++) {
        const value = row[first + channel * sampleOctets] ?? 0
        line[column * output + channel] = alpha === 255 ? value : onPaper(value, alpha)
      }
    }
  }
}

/** Maximum size of a PNG in pixels after reading; that size fills the box of a logo at 600 pixels per inch. */
const printedSize = { width: 800, height: 500 } as const

/**
 * Makes a function that reduces a picture line by line to at most {@link printedSize}; each pixel is the mean of the
 * pixels that it replaces.
 */
const shrinkLines = ({ height, width }: PngHeader, channels: number) => {
  const scale = Math.min(1, printedSize.width / width, printedSize.height / height)
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const pixels = new Uint8Array(size.width * size.height * channels)
  const sums = new Uint32Array(size.width * channels)
  const columnAfter = (column: number): number => Math.ceil(((column + 1) * width) / size.width)
  const rowAfter = (row: number): number => Math.ceil(((row + 1) * height) / size.height)
  let target = 0
  let added = 0
  let start = 0
  const finishRow = (): void => {
    let from = 0
    for (let column = 0; column < size.width; column++) {
      const to = columnAfter(column)
      for (let channel = 0; channel < channels; channel++) {
        const at = column * channels + channel
        pixels[target * size.width * channels + at] = Math.round((sums[at] ?? 0) / ((to - from) * (added - start)))
      }
      from = to
    }
    sums.fill(0)
    start = added
    target++
  }
  const add = (line: Uint8Array): void => {
    let from = 0
    for (let column = 0; column < size.width; column++) {
      const to = columnAfter(column)
      for (let channel = 0; channel < channels; channel++) {
        let sum = 0
        for (let index = from * channels + channel; index < to * channels; index += channels) sum += line[index] ?? 0
        sums[column * channels + channel] = (sums[column * channels + channel] ?? 0) + sum
      }
      from = to
    }
    added++
    if (added === rowAfter(target)) finishRow()
  }
  return { ...size, pixels, add }
}

/** Number of compressed bytes per step, so that the inflated picture is never in memory as a whole. */
const pieceOctets = 4096

/** Inflates rows one after the other; returns whether there are as many as the header states. */
const inflateRows = ({ data, header }: PngChunks, stride: number, take: (row: Uint8Array, filter: number) => void) => {
  const row = new Uint8Array(stride + 1)
  let filled = 0
  let rows = 0
  const stream = new Unzlib((octets) => {
    for (let at = 0; at < octets.length && rows < header.height;) {
      const some = octets.subarray(at, at + row.length - filled)
      row.set(some, filled)
      at += some.length
      filled += some.length
      if (filled < row.length) continue
      take(row.subarray(1), row[0] ?? 0)
      filled = 0
      rows++
    }
  })
  try {
    // data after the last row is not even inflated
    for (let at = 0; at < data.length && rows < header.height; at += pieceOctets) {
      stream.push(data.subarray(at, at + pieceOctets), at + pieceOctets >= data.length)
    }
  } catch {
    // cut off or damaged: the rows so far count
  }
  return rows === header.height
}

const failed = (problem: UnreadableLogo["problem"]) => Result.fail(new UnreadableLogo({ problem }))

/** Reads the header of a PNG file; fails if the file cannot be read. Takes negligible time. */
const readableHeader = (octets: Uint8Array): Result.Result<PngHeader, UnreadableLogo> => {
  const header = pngHeader(octets)
  if (header === undefined) return failed("damaged")
  const { colourType, depth, height, interlaced, width } = header
  if (channelsOf(colourType, depth) === undefined || width === 0 || height === 0) return failed("damaged")
  if (isPictureTooLarge(header)) return failed("size")
  return interlaced ? failed("interlaced") : Result.succeed(header)
}

/** Bytes of a row without its filter byte. */
const strideOf = ({ colourType, depth, width }: PngHeader): number =>
  Math.ceil((width * (channelsOf(colourType, depth) ?? 1) * depth) / 8)

/**
 * Estimates the work of reading a PNG file: its pixels, the bytes that it inflates to, and its own bytes. A file of 2
 * kB may hold 16 million pixels. Zero for a file that its header disqualifies, and for other formats, whose bytes are
 * printed unchanged.
 */
export const pngWork = (octets: Uint8Array): number => {
  if (!isPng(octets)) return 0
  const header = readableHeader(octets)
  if (Result.isFailure(header)) return 0
  const { height, width } = header.success
  return width * height + strideOf(header.success) * height + octets.length
}

/** Whether bytes begin like a PNG file. */
export const isPng = (octets: Uint8Array): boolean => octets[0] === 0x89 && octets[1] === 0x50

/**
 * Reads a PNG file (ISO 15948). Transparent pixels are put on white: PDF/A-3 restricts transparency more than viewers
 * do. A picture larger than printed is reduced.
 */
export const readPng = (octets: Uint8Array): Result.Result<Logo, UnreadableLogo> => {
  const read = readableHeader(octets)
  if (Result.isFailure(read)) return Result.fail(read.failure)
  const header = read.success
  const chunks = pngChunks(octets, header)
  if (chunks === undefined) return failed("damaged")
  const { colourType, depth, width } = header
  const stride = strideOf(header)
  const step = Math.max(1, ((channelsOf(colourType, depth) ?? 1) * depth) / 8)
  const grey = isGrey(header)
  const channels = grey ? 1 : 3
  const flatten = colourType === 3 || (colourType === 0 && depth <= 8) ? flattenNumbers(chunks) : flattenSamples(chunks)
  const line = new Uint8Array(width * channels)
  const above = new Uint8Array(stride)
  const shrunk = shrinkLines(header, channels)
  const isWhole = inflateRows(chunks, stride, (row, filter) => {
    unfilter(row, above, filter, step)
    above.set(row)
    flatten(row, line)
    shrunk.add(line)
  })
  if (!isWhole) return failed("damaged")
  const data = zlibSync(shrunk.pixels, { level: 6 })
  return Result.succeed({ width: shrunk.width, height: shrunk.height, grey, filter: "FlateDecode", data })
}
