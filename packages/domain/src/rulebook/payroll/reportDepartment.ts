import { departments } from "../../codes/departments.ts"
import { municipalities } from "../../codes/municipalities.ts"
import type { ResolvedAddress } from "../../document/Party.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import type { Report } from "../../rules/Rule.ts"
import { departmentOf } from "../../rules/sharedWordings.ts"
import type { WirePath } from "../../rules/Violation.ts"

/** Reports the department of an address in Colombia that is not in the list, or not that of the municipality. */
export const reportDepartment = (
  { cityCode, subentityCode }: Pick<ResolvedAddress, "cityCode" | "subentityCode">,
  path: WirePath,
  report: Report
): void => {
  reportUnlessListed(departments, subentityCode, path, report)
  const department = cityCode !== undefined && municipalities.has(cityCode) ? cityCode.slice(0, 2) : undefined
  if (department !== undefined && departments.has(subentityCode ?? "") && department !== subentityCode) {
    report(path, departmentOf(department, cityCode), subentityCode)
  }
}
