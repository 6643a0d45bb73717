import { Result } from "effect"
import * as Base64 from "effect/encoding/Base64"
import { type Logo, UnreadableLogo } from "./Logo.ts"
import { readLogo } from "./readLogo.ts"

const form = /^data:[a-z]+\/[a-z+.-]+;base64,/u

/** Decodes the file inside an `ImageUrl`; see {@link embeddedLogo}. */
export const embeddedPicture = (imageUrl: string): Result.Result<Uint8Array, UnreadableLogo> | undefined => {
  const head = form.exec(imageUrl)?.[0]
  if (head === undefined) return undefined
  return Result.mapError(Base64.decode(imageUrl.slice(head.length)), () => new UnreadableLogo({ problem: "damaged" }))
}

/**
 * Reads the picture inside an `ImageUrl` such as `data:image/png;base64,…`. Returns `undefined` for an address: a
 * caller with network access must download it.
 */
export const embeddedLogo = (imageUrl: string): Result.Result<Logo, UnreadableLogo> | undefined => {
  const octets = embeddedPicture(imageUrl)
  return octets && Result.flatMap(octets, readLogo)
}
