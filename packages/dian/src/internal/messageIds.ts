import { Effect, Random } from "effect"

const word = Effect.map(Random.nextIntBetween(0, 0x1_0000_0000), (value) => value.toString(16).padStart(8, "0"))

/** Identifiers of the parts of one message: unique within it, telling nothing. */
export const messageIds = Effect.map(Effect.all([word, word, word, word]), (words) => {
  const suffix = words.join("")
  return {
    timestamp: `TS-${suffix}`,
    token: `X509-${suffix}`,
    signature: `SIG-${suffix}`,
    to: `TO-${suffix}`,
    keyInfo: `KI-${suffix}`,
    reference: `STR-${suffix}`
  }
})
