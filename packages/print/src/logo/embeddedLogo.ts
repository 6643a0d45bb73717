import { Result, Schema } from "effect"
import { type Logo, UnreadableLogo } from "./Logo.ts"
import { readLogo } from "./readLogo.ts"

const decodeBase64 = /* @__PURE__ */ Schema.decodeResult(Schema.Uint8ArrayFromBase64)
const form = /^data:[a-z]+\/[a-z+.-]+;base64,/u

/** The file that an `ImageUrl` holds itself; see {@link embeddedLogo}. */
export const embeddedPicture = (imageUrl: string): Result.Result<Uint8Array, UnreadableLogo> | undefined => {
  const head = form.exec(imageUrl)?.[0]
  if (head === undefined) return undefined
  return Result.mapError(decodeBase64(imageUrl.slice(head.length)), () => new UnreadableLogo({ problem: "damaged" }))
}

/**
 * The picture that an `ImageUrl` holds itself, as `data:image/png;base64,…`; `undefined` of one that names a place,
 * which somebody with access to it must fetch.
 */
export const embeddedLogo = (imageUrl: string): Result.Result<Logo, UnreadableLogo> | undefined => {
  const octets = embeddedPicture(imageUrl)
  return octets && Result.flatMap(octets, readLogo)
}
