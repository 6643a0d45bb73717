import type { AuditPage } from "@radicar/contract/AuditGroup"
import type { Layout } from "./Layout.ts"
import { localMoment, shortMoment } from "./localMoment.ts"
import { moreText } from "./moreText.ts"
import { type Column, table } from "./table.ts"

const columnsIn = ({ say }: Layout): ReadonlyArray<Column> => [
  { heading: say({ en: "moment", es: "momento" }), shorter: shortMoment },
  { heading: say({ en: "company", es: "compañía" }), optional: true },
  { heading: say({ en: "operation", es: "operación" }), least: 12 },
  { heading: say({ en: "outcome", es: "resultado" }), least: 8 },
  { heading: say({ en: "about", es: "sobre" }), least: 12 },
  { heading: "token", least: 8 }
]

/** A page of the audit log, an entry a line on Colombian clocks, and how to see the next. */
export const auditText = ({ items, next }: typeof AuditPage.Type, layout: Layout): string => {
  const { paint, say } = layout
  if (items.length === 0) return say({ en: "Nothing is recorded that fits.", es: "No hay registros que coincidan." })
  const lines = items.map(({ at, companyId = "–", operation, problem, status, subject = "", tokenId }) => {
    const isDone = problem === undefined && status !== undefined && status < 400
    const outcome = [problem ?? String(status ?? "–"), isDone ? paint.green : paint.red] as const
    return [localMoment(at), companyId, operation, outcome, subject, tokenId] as const
  })
  return [table(columnsIn(layout), lines, layout), ...moreText(next, layout)].join("\n")
}
