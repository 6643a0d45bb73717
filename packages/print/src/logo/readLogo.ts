import { Result } from "effect"
import type { Logo } from "./Logo.ts"
import { readJpeg } from "./readJpeg.ts"
import { readPng } from "./readPng.ts"
import { UnreadableLogo } from "./UnreadableLogo.ts"

/** Reads a PNG or JPEG file, once for however many documents it stands on. */
export const readLogo = (octets: Uint8Array): Result.Result<Logo, UnreadableLogo> => {
  if (octets[0] === 0x89 && octets[1] === 0x50) return readPng(octets)
  if (octets[0] === 0xff && octets[1] === 0xd8) return readJpeg(octets)
  return Result.fail(new UnreadableLogo({ problem: "format" }))
}
