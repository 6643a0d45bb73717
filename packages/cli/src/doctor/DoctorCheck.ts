import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { ExitReason } from "../ExitCode.ts"

/** Names of the checks, in order. */
export type DoctorCheckName =
  | "node"
  | "profile"
  | "service"
  | "database"
  | "service-clock"
  | "token"
  | "authority"
  | "authority-direct"
  | "authority-clock"
  | "certificate"
  | "range"

/** Result of a check. `warn`: it will become a failure, or is one in some cases; `skipped`: it could not be checked. */
export interface DoctorCheck {
  readonly check: DoctorCheckName
  readonly state: "ok" | "warn" | "fail" | "skipped"
  readonly detail: Localized
  /** Advice on fixing it. */
  readonly advice?: Localized
  /** Exit reason of the command if this is the first failed check. */
  readonly reason?: ExitReason
}

/** Makes the result of a passed check. */
export const ok = (check: DoctorCheckName, detail: Localized): DoctorCheck => ({ check, state: "ok", detail })

/** Makes a warning: a future failure, or a failure in some cases. */
export const warn = (check: DoctorCheckName, detail: Localized, advice: Localized): DoctorCheck => ({
  check,
  state: "warn",
  detail,
  advice
})

/** Makes a failure; `reason` determines the exit code. */
export const fail = (
  check: DoctorCheckName,
  reason: ExitReason,
  detail: Localized,
  advice: Localized
): DoctorCheck => ({
  check,
  state: "fail",
  reason,
  detail,
  advice
})

/** Makes the result of a check that was not possible. */
export const skipped = (check: DoctorCheckName, detail: Localized, advice?: Localized): DoctorCheck => ({
  check,
  state: "skipped",
  detail,
  ...(advice === undefined ? {} : { advice })
})
