import { createHmac } from "node:crypto"

/** What is signed. */
export interface SignedMessage {
  /** Header `webhook-id`. */
  readonly id: string
  /** Header `webhook-timestamp`: seconds since the epoch. */
  readonly timestamp: number
  readonly body: string
}

/**
 * Header `webhook-signature`: one signature for each secret, spaces between. Standard Webhooks 1.0, symmetric: `v1,` and
 * HMAC-SHA256 in base64 of id, timestamp and body with points between.
 */
export const webhookSignature = (secrets: ReadonlyArray<Uint8Array>, { body, id, timestamp }: SignedMessage): string =>
  secrets
    .map((secret) => `v1,${createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64")}`)
    .join(" ")
