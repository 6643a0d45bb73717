/** Parts of a message to sign. */
interface SignedMessage {
  /** Header `webhook-id`: id of the event. */
  readonly id: string
  /** Time of the signature in milliseconds since the epoch. */
  readonly at: number
  readonly body: string
}

/**
 * Makes the headers of a post with an event. `webhook-signature` has one signature per secret, separated by spaces.
 * Standard Webhooks 1.0, symmetric: `v1,` and HMAC-SHA256 in base64 of id, seconds since the epoch and body, joined by
 * dots.
 */
export const webhookHeaders = async (secrets: ReadonlyArray<Uint8Array>, { at, body, id }: SignedMessage) => {
  const timestamp = String(Math.floor(at / 1000))
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  const signatures = secrets.map(async (secret) => {
    const key = await crypto.subtle.importKey(
      "raw",
      Uint8Array.from(secret),
      { name: "HMAC", hash: "SHA-256" },
      false,
      ["sign"]
    )
    const signature = new Uint8Array(await crypto.subtle.sign("HMAC", key, signed))
    return `v1,${btoa(String.fromCharCode(...signature))}`
  })
  return {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": (await Promise.all(signatures)).join(" ")
  }
}
