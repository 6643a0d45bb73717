import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { ExitReason } from "../ExitCode.ts"

/** Names of the checks, in order. */
export type CheckName =
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

/**
 * Result of a check. `warn`: the problem is a failure in some cases, or will become one. `skipped`: the check was not
 * possible.
 */
export interface Check {
  readonly check: CheckName
  readonly state: "ok" | "warn" | "fail" | "skipped"
  readonly detail: Localized
  /** Advice on fixing the problem. */
  readonly advice?: Localized
  /** Exit reason of the command if this is the first failed check. */
  readonly reason?: ExitReason
}

/** Makes the result of a passed check. */
export const ok = (check: CheckName, detail: Localized): Check => ({ check, state: "ok", detail })

/** Makes a warning: a future failure, or a failure in some cases. */
export const warn = (check: CheckName, detail: Localized, advice: Localized): Check => ({
  check,
  state: "warn",
  detail,
  advice
})

/** Makes a failure; `reason` determines the exit code. */
export const fail = (check: CheckName, reason: ExitReason, detail: Localized, advice: Localized): Check => ({
  check,
  state: "fail",
  reason,
  detail,
  advice
})

/** Makes the result of a check that was not possible. */
export const skipped = (check: CheckName, detail: Localized, advice?: Localized): Check => ({
  check,
  state: "skipped",
  detail,
  ...(advice === undefined ? {} : { advice })
})
