import type { Localized } from "@radicar/domain/rules/Language"
import type { Finding } from "@radicar/ubl/verify/Finding"

/** Texts for both outcomes of a check, and what was expected and found where it does not hold. */
interface BundleCheck {
  readonly check: string
  readonly ok: boolean
  readonly holds: Localized
  readonly fails: Localized
  readonly expected?: string | undefined
  readonly actual?: string | undefined
}

/** A check of an evidence bundle. */
export const bundleFinding = ({ actual, check, expected, fails, holds, ok }: BundleCheck): Finding => ({
  section: "bundle",
  check,
  ok,
  detail: ok ? holds : fails,
  ...(ok ? {} : { expected, actual })
})
