import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import type { Endpoint } from "./Endpoint.ts"

/** What every call to the authority needs besides its own parameters. */
export interface Call {
  /** Who asks: signs the security header. Its NIT must be the issuer's or an authorised provider's. */
  readonly identity: SigningIdentity
  /** Where to; the endpoint of the layer if left out. */
  readonly endpoint?: Endpoint
}
