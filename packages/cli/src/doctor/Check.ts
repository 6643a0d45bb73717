import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { ExitReason } from "../ExitCode.ts"

/** What is looked at, in this order. */
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

/** What is found: `warn` will become a failure, or is one for some; `skipped`: it could not be looked at. */
export interface Check {
  readonly check: CheckName
  readonly state: "ok" | "warn" | "fail" | "skipped"
  readonly detail: Localized
  /** What to do about it. */
  readonly advice?: Localized
  /** How the command ends where this is the first that fails. */
  readonly reason?: ExitReason
}

/** All is well. */
export const ok = (check: CheckName, detail: Localized): Check => ({ check, state: "ok", detail })

/** Something will go wrong, or does for some. */
export const warn = (check: CheckName, detail: Localized, advice: Localized): Check => ({
  check,
  state: "warn",
  detail,
  advice
})

/** Something is wrong; `reason` gives the exit code. */
export const fail = (check: CheckName, reason: ExitReason, detail: Localized, advice: Localized): Check => ({
  check,
  state: "fail",
  reason,
  detail,
  advice
})

/** It could not be looked at. */
export const skipped = (check: CheckName, detail: Localized, advice?: Localized): Check => ({
  check,
  state: "skipped",
  detail,
  ...(advice === undefined ? {} : { advice })
})
