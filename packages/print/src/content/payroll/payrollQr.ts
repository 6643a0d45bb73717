import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import { publicPage } from "@radicar/domain/key/publicPage"
import { toFixed } from "@radicar/domain/number/Decimal"
import type { AnyPayroll } from "./payrollIssuer.ts"

const nothing = { earned: "0.00", deducted: "0.00", net: "0.00", worker: "0" }

const amountsOf = (checked: AnyPayroll) =>
  "totals" in checked
    ? {
        earned: toFixed(checked.totals.earned.amount, 2),
        deducted: toFixed(checked.totals.deducted.amount, 2),
        net: toFixed(checked.totals.net.amount, 2),
        worker: checked.worker.number
      }
    : nothing

/**
 * What the code of a payroll document holds (payroll annex 1.0 §8). A note that deletes states no amounts and no worker:
 * it has the zeros that its CUNE is made of.
 */
export const payrollQr = (checked: AnyPayroll, key: DocumentKey): string => {
  const { deducted, earned, net, worker } = amountsOf(checked)
  const { date } = checked.document
  return [
    `NumNIE: ${checked.id}`,
    `FecNIE: ${date.date}`,
    `HorNIE: ${date.timeWithOffset}`,
    `NitNIE: ${checked.employer.number}`,
    `DocEmp: ${worker}`,
    `ValDev: ${earned}`,
    `ValDed: ${deducted}`,
    `ValTol: ${net}`,
    `CUNE: ${key.value}`,
    publicPage(checked.environment, key.value)
  ].join("\n")
}
