import { parseJson } from "@radicar/domain/inner/json/parseJson"
import type { Findings } from "@radicar/domain/inner/rules/Violation"
import { signingMoment } from "@radicar/domain/inner/rulebook/sameDay"
import { validationOf } from "@radicar/domain/inner/validate"
import type { Judge } from "@radicar/sandbox/inner/Judge"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Result } from "effect"
import { at, configuration } from "./configuration.ts"
import type { Body } from "./Mutation.ts"
import { signed } from "./signed.ts"
import type { Subject } from "./subjects.ts"
import { writeWithoutRules } from "./writeWithoutRules.ts"

/**
 * Comparison of two verdicts on one body: the rules that `packages/domain` and the sandbox report, and whether they
 * agree.
 */
export interface Comparison {
  /**
   * Result of the comparison. `unwritable`: the body's faults prevent writing an XML document for the sandbox to judge.
   */
  readonly outcome: "accepted" | "rejected" | "unwritable" | "disagreement"
  readonly domain: ReadonlyArray<string>
  readonly sandbox: ReadonlyArray<string>
}

const codesOf = (violations: Findings["violations"]): ReadonlyArray<string> => [
  ...new Set(violations.map(({ rule }) => rule))
]

/**
 * Pattern of rules of `packages/domain` that are left out of the comparison. They concern facts outside of the XML, or
 * are stricter than the sandbox, which lacks facts: docs/concepts/open-questions.md.
 */
const excludedRules = /^RAD|AX01$|^NIE033$|^NIAE(?:033|248)$|^[DN]SAJ25$|^DEPD11$/u

/**
 * Pattern of rules about derived values: document totals, taxes and discounts, net pay, a currency's rate, taxes of a
 * purchase. Domain reports the wrong value and derives the others from right values. The sandbox derives them from the
 * stated values, so it reports the disagreement.
 */
const derivedValueRules = /A(?:U\d\d|[ST]07|Q0[67]|R01|Y13)$|^NIA?E(?:18[789]|200)$/u

/** Rules that only the authority's register decides: the payroll that a note replaces or deletes. */
const registryRules: ReadonlySet<string> = new Set(["NIAE191a", "NIAE216a"])

/** Rules at which the sandbox stops, before it checks any other. */
const stoppingRules = new Set(["ZB01", "ZB05"])

/**
 * Pattern of rules of the health ministry, which judges a document after the authority. Domain and sandbox both notify
 * of violations in advance.
 */
const ministryRules = /^(?:FED|CND|DND|RVG|VFE)\d/u

const ministryCodes = (codes: ReadonlyArray<string>): string =>
  [...new Set(codes.filter((code) => ministryRules.test(code)))].toSorted().join(" ")

/**
 * Finds the rules that one side reports and the other side knows but does not report. Rules about derived values do not
 * count if the other side reports any rule.
 */
const unreportedRules = (
  named: ReadonlyArray<string>,
  knows: (code: string) => boolean,
  other: ReadonlyArray<string>
) => named.filter((code) => knows(code) && !other.includes(code) && !(other.length > 0 && derivedValueRules.test(code)))

/** Chooses the signing time of a document: now or, for a valid document issued in contingency, the time of issue. */
const issuedAt = (identified: ReturnType<(typeof documentTypes)["InvoiceCreate"]["identify"]>) =>
  Result.isSuccess(identified) ? signingMoment(identified.success.date, at).epochMillis : at

/**
 * Compares the verdict of `packages/domain` on a body with the sandbox's verdict on the XML of that body, which is
 * written without checking rules.
 */
export const compareVerdicts = (judge: Judge, operation: Subject["operation"], body: Body): Comparison => {
  const type = documentTypes[operation]
  const json = Result.getOrThrow(parseJson(JSON.stringify(body)))
  const identified = type.identify(json, configuration, { language: "en" })
  const { valid, violations } = validationOf(identified)
  const domain = codesOf(violations)
  const written = Result.try(() => writeWithoutRules(operation, json)).pipe(Result.flatMap((answer) => answer))
  if (Result.isFailure(written)) {
    if (domain.length === 0) throw new Error(`nothing is wrong with what cannot be written: ${String(written.failure)}`)
    return { outcome: "unwritable", domain, sandbox: [] }
  }
  const verdict = judge.judge(signed(written.success, type, valid ? issuedAt(identified) : at), at)
  const rejections = verdict.findings.filter(({ kind }) => kind === "rejection").map(({ code }) => code)
  const sandbox = rejections.filter((code) => !registryRules.has(code))
  const accepted = verdict.accepted || (rejections.length > 0 && sandbox.length === 0)
  const domainNotices = Result.isSuccess(identified) ? identified.success.notifications.map(({ rule }) => rule) : []
  const sandboxNotices = verdict.findings.filter(({ kind }) => kind === "notification").map(({ code }) => code)
  const agreesOnMinistry = !valid || ministryCodes(domainNotices) === ministryCodes(sandboxNotices)
  const ruleCodes = new Set(type.rules.map(({ code }) => code))
  const visible = domain.filter((code) => !excludedRules.test(code))
  const named = visible.filter((code) => judge.codes.has(code))
  const agrees =
    agreesOnMinistry &&
    (valid === accepted || (accepted && visible.length === 0)) &&
    (sandbox.some((code) => stoppingRules.has(code)) ||
      unreportedRules(visible, (code) => judge.codes.has(code), sandbox).length === 0) &&
    unreportedRules(sandbox, (code) => ruleCodes.has(code), domain).length === 0 &&
    (sandbox.length === 0 || named.length === 0 || named.some((code) => sandbox.includes(code)))
  return {
    outcome: !agrees ? "disagreement" : accepted ? "accepted" : "rejected",
    domain: agreesOnMinistry ? domain : [...domain, ...domainNotices],
    sandbox: agreesOnMinistry ? sandbox : [...sandbox, ...sandboxNotices]
  }
}
