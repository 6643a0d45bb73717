import { Result, Schema } from "effect"
import { type Logo, UnreadableLogo } from "./Logo.ts"
import { readLogo } from "./readLogo.ts"

const decodeBase64 = /* @__PURE__ */ Schema.decodeResult(Schema.Uint8ArrayFromBase64)
const form = /^data:[a-z]+\/[a-z+.-]+;base64,/u

/**
 * The picture that an `ImageUrl` holds itself, as `data:image/png;base64,…`; `undefined` of one that names a place,
 * which somebody with access to it must fetch.
 */
export const embeddedLogo = (imageUrl: string): Result.Result<Logo, UnreadableLogo> | undefined => {
  const head = form.exec(imageUrl)?.[0]
  if (head === undefined) return undefined
  const octets = decodeBase64(imageUrl.slice(head.length))
  return Result.isFailure(octets) ? Result.fail(new UnreadableLogo({ problem: "damaged" })) : readLogo(octets.success)
}
