import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import type { Endpoint } from "./Endpoint.ts"

/** Parameters common to all calls to the authority. */
export interface Call {
  /**
   * The caller's key and certificate, which sign the security header. The NIT must be the issuer's or an authorised
   * provider's.
   */
  readonly identity: SigningIdentity
  /** Target; the layer's endpoint if left out. */
  readonly endpoint?: Endpoint
}
