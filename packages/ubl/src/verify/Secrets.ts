import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { Redacted } from "effect"

/** A secret that document keys are computed with. */
export interface GivenSecret {
  readonly value: Redacted.Redacted<string>
  /**
   * Whether the secret is assumed: nobody supplied it, so it is the public one of the sandbox or of the authority's
   * test range.
   */
  readonly assumed: boolean
}

/** The secrets given to the verifier to recompute keys; they are never shown. */
export interface Secrets {
  readonly technicalKey: Redacted.Redacted<string> | undefined
  readonly softwarePin: Redacted.Redacted<string> | undefined
  /** Id of the software that the pin belongs to. The pin is not tried on documents of other software. */
  readonly softwareId: string | undefined
  /**
   * Instructions for supplying a missing secret, quoted in the report's note that the key was not recomputed; absent if
   * nobody can supply one.
   */
  readonly howToGive?: { readonly technicalKey: Localized; readonly softwarePin: Localized }
}
