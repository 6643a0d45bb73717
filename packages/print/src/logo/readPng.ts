import { Result } from "effect"
import { unzlibSync, zlibSync } from "fflate"
import type { Logo } from "./Logo.ts"
import { pngChunks } from "./pngChunks.ts"
import { channelsOf, onWhite, unfiltered } from "./pngSamples.ts"
import { UnreadableLogo } from "./UnreadableLogo.ts"

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

/** Reads a PNG file (ISO 15948). What is transparent is shown on white: PDF/A-3 allows for less of it than viewers do. */
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
