import type { Redacted } from "effect"
import type { FilingConfiguration } from "../FilingConfiguration.ts"
import type { SoftwareProvider } from "./SoftwareProvider.ts"

/** The software that a document names: what it says itself, else what the service is configured with. */
export interface Software {
  readonly id: string | undefined
  readonly pin: Redacted.Redacted<string> | undefined
  /** NIT of the owner, as written. */
  readonly ownerNit: string
}

/** The software of a document; nobody named as its owner, it is the issuer's own. */
export const resolveSoftware = (
  stated: SoftwareProvider | undefined,
  { software: known }: FilingConfiguration,
  issuerNit: string
): Software => {
  // an id without its own pin must not be paired with the pin of another software
  const sameSoftware = stated?.id === undefined || stated.id === known?.id
  return {
    id: stated?.id ?? known?.id,
    pin: stated?.pin ?? (sameSoftware ? known?.pin : undefined),
    ownerNit: stated?.providerId ?? (sameSoftware ? known?.ownerNit : undefined) ?? issuerNit
  }
}
