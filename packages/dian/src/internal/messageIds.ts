import { randomUUID } from "node:crypto"

/** Makes identifiers for the parts of one message: unique and without meaning. */
export const messageIds = () => {
  const suffix = randomUUID()
  return {
    timestamp: `TS-${suffix}`,
    token: `X509-${suffix}`,
    signature: `SIG-${suffix}`,
    to: `TO-${suffix}`,
    keyInfo: `KI-${suffix}`,
    reference: `STR-${suffix}`
  }
}

/** Maximum size of a message to the service's wsHttpBinding, in bytes, base64 included. */
export const MAXIMUM_MESSAGE_BYTES = 10_485_760
