import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import { signAsync } from "@radicar/signature/XadesSignature"
import { Clock, Effect } from "effect"
import { randomUUID } from "node:crypto"
import type { PreparedFiling } from "./FilingDocument.ts"
import type { Signer } from "./openCertificate.ts"

/**
 * The signing time that a document claims: now, or the document's own moment when it was issued on an earlier day,
 * because both must lie on the same day (rule FAD09e).
 */
const signingTime = (filing: PreparedFiling, nowMillis: number): string => {
  const now = fromEpochMillis(nowMillis)
  const millis = String(new Date(nowMillis).getUTCMilliseconds()).padStart(3, "0")
  return filing.date.date === now.date ? `${now}.${millis}-05:00` : `${filing.date}.000-05:00`
}

/** Renders and signs a filing. */
export const signFiling = Effect.fn("signFiling")(function* (filing: PreparedFiling, signer: Signer) {
  const now = yield* Clock.currentTimeMillis
  return yield* signAsync(filing.render(), signer.identity, {
    id: randomUUID(),
    signingTime: signingTime(filing, now),
    role: signer.role
  })
})
