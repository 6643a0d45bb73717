import type { AuditPage } from "@radicar/contract/AuditGroup"
import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import type { Layout } from "./Layout.ts"
import { printable } from "./printable.ts"

/** A page of the audit log, an entry a line on Colombian clocks, and how to see the next. */
export const auditText = ({ items, next }: typeof AuditPage.Type, { paint, say }: Layout): string => {
  if (items.length === 0) return say({ en: "Nothing is recorded that fits.", es: "No hay registros que coincidan." })
  const lines = items.map(({ at, companyId = "–", operation, problem, status, subject = "", tokenId }) => {
    const moment = String(fromEpochMillis(Date.parse(at)))
      .slice(0, 19)
      .replace("T", " ")
    const outcome = printable(problem ?? String(status ?? "–")).padEnd(18)
    const coloured = problem === undefined && status !== undefined && status < 400 ? outcome : paint.red(outcome)
    const about = printable(subject.length > 36 ? `${subject.slice(0, 35)}…` : subject)
    return `${moment}  ${companyId.padEnd(4)}  ${printable(operation).padEnd(20)}  ${coloured}  ${about}  ${paint.dim(tokenId)}`
  })
  const more = next === undefined ? [] : [paint.dim(say({ en: `more: --cursor ${next}`, es: `más: --cursor ${next}` }))]
  return [...lines, ...more].join("\n")
}
