import { open } from "@radicar/signature/Pkcs12"
import { Clock, Effect, type Redacted } from "effect"
import { certificateFailure } from "./certificateFailure.ts"

/** Opens a PKCS#12 file that is to sign now. */
export const openCertificate = Effect.fn("openCertificate")(function* (
  bytes: Uint8Array,
  password: Redacted.Redacted<string>
) {
  const now = new Date(yield* Clock.currentTimeMillis)
  return yield* Effect.mapError(open(bytes, password, now), certificateFailure)
})
