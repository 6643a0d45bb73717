import type { SigningIdentityCache } from "@radicar/signature/SigningIdentityCache"
import { Clock, Effect, Redacted } from "effect"
import { certificateErrorText } from "./certificateErrorText.ts"
import { unusable, unusableFor } from "./unusable.ts"

/** Opens a PKCS#12 container in base64; what is wrong with it is told in the caller's language. */
export const openContainer = Effect.fnUntraced(function* (
  identities: SigningIdentityCache["Service"],
  content: Redacted.Redacted,
  password: Redacted.Redacted = Redacted.make("")
) {
  const base64 = Redacted.value(content).replaceAll(/\s/gu, "")
  if (!/^[A-Za-z0-9+/]+={0,2}$/u.test(base64)) return yield* unusableFor("MalformedCertificate")
  const now = new Date(yield* Clock.currentTimeMillis)
  return yield* identities
    .open(Buffer.from(base64, "base64"), password, now)
    .pipe(Effect.catch((error) => unusable(error._tag, certificateErrorText(error))))
})
