import { billingKinds } from "./billing/billingKinds.ts"
import { rulesOf } from "./billing/rulesOf.ts"
import { eventRules } from "./event/eventRules.ts"
import { payrollRules } from "./payroll/payrollRules.ts"
import { relabel } from "./Rule.ts"

const bare = ({ code, kind, text }: { code: string; kind: "rejection" | "notification"; text: string }) => ({
  code,
  kind,
  text
})

/** Codes of all rules, with the letters of each kind of document. */
export const ruleCodes = (): ReadonlySet<string> =>
  new Set(
    [
      ...billingKinds.flatMap((kind) => relabel(rulesOf(kind).map(bare), kind.rules)),
      ...relabel(eventRules.map(bare), "A"),
      ...payrollRules.flatMap((rule) => [bare(rule), { ...bare(rule), code: rule.code.replace("NIE", "NIAE") }])
    ].map(({ code }) => code)
  )
