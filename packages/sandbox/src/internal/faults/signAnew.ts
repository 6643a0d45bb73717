import { signApplicationResponse } from "../authority/signApplicationResponse.ts"
import type { SandboxState } from "../SandboxState.ts"

const signature = /<ds:Signature [\s\S]*<\/ds:Signature>/u

/** Changes the text of a signed ApplicationResponse and signs it again, as the authority would have. */
export const signAnew = (
  bytes: Uint8Array,
  change: (text: string) => string,
  { authority, identifiers }: SandboxState,
  now: number
): Uint8Array => {
  const unsigned = Buffer.from(bytes).toString("utf8").replace(signature, "")
  return Buffer.from(signApplicationResponse(change(unsigned), authority.signer, identifiers.guid(), now), "utf8")
}
