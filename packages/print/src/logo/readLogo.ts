import { Result } from "effect"
import { type Logo, UnreadableLogo } from "./Logo.ts"
import { isPng, readPng } from "./readPng.ts"

/** Whether a JPEG marker begins a frame that PDF supports: baseline, extended and progressive. */
const isFrame = (marker: number): boolean => marker === 0xc0 || marker === 0xc1 || marker === 0xc2

/** Reads size and colours of a JPEG file (ITU T.81 annex B); its bytes go into the PDF unchanged. */
const readJpeg = (octets: Uint8Array): Result.Result<Logo, UnreadableLogo> => {
  const word = (at: number): number => ((octets[at] ?? 0) << 8) | (octets[at + 1] ?? 0)
  const damaged = Result.fail(new UnreadableLogo({ problem: "damaged" }))
  let at = 2
  while (at + 9 < octets.length) {
    if (octets[at] !== 0xff) return damaged
    const marker = octets[at + 1] ?? 0
    if (marker === 0xff) at++
    else if (isFrame(marker)) {
      const height = word(at + 5)
      const width = word(at + 7)
      const components = octets[at + 9]
      if (width === 0 || height === 0) return damaged
      if (components !== 1 && components !== 3) return Result.fail(new UnreadableLogo({ problem: "colours" }))
      return Result.succeed({ width, height, grey: components === 1, filter: "DCTDecode", data: octets })
    } else {
      const length = word(at + 2)
      if (length < 2) return damaged
      at += 2 + length
    }
  }
  return damaged
}

/** Reads a PNG or JPEG file. Read it once for all the documents that print it. */
export const readLogo = (octets: Uint8Array): Result.Result<Logo, UnreadableLogo> => {
  if (isPng(octets)) return readPng(octets)
  if (octets[0] === 0xff && octets[1] === 0xd8) return readJpeg(octets)
  return Result.fail(new UnreadableLogo({ problem: "format" }))
}
