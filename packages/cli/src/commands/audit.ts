import { type AuditPage, AuditQuery } from "@radicar/contract/AuditGroup"
import { Effect } from "effect"
import { Command, Flag } from "effect/cli"
import { describe, describeCommand } from "../flags/describe.ts"
import { given } from "../flags/given.ts"
import { optionalText, toggle } from "../flags/plainFlags.ts"
import { accessFlags } from "../flags/serviceFlags.ts"
import type { Layout } from "../output/Layout.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { type Column, localMoment, moreText, shortMoment, table } from "../output/table.ts"
import { writePages } from "../output/writePages.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"

const columnsIn = ({ say }: Layout): ReadonlyArray<Column> => [
  { heading: say({ en: "moment", es: "momento" }), shorter: shortMoment },
  { heading: say({ en: "company", es: "compañía" }), optional: true },
  { heading: say({ en: "operation", es: "operación" }), least: 12 },
  { heading: say({ en: "outcome", es: "resultado" }), least: 8 },
  { heading: say({ en: "about", es: "sobre" }), least: 12 },
  { heading: "token", least: 8 }
]

/** A page of the audit log, an entry a line on Colombian clocks, and how to see the next. */
const auditText = ({ items, next }: typeof AuditPage.Type, layout: Layout): string => {
  const { paint, say } = layout
  if (items.length === 0) return say({ en: "Nothing is recorded that fits.", es: "No hay registros que coincidan." })
  const lines = items.map(({ at, companyId = "–", operation, problem, status, subject = "", tokenId }) => {
    const isDone = problem === undefined && status !== undefined && status < 400
    const outcome = [problem ?? String(status ?? "–"), isDone ? paint.green : paint.red] as const
    return [localMoment(at), companyId, operation, outcome, subject, tokenId] as const
  })
  return [table(columnsIn(layout), lines, layout), ...moreText(next, layout)].join("\n")
}

/** `radicar audit`: who did what with which document. */
export const audit = Command.make(
  "audit",
  {
    service: accessFlags,
    company: Flag.String("company-id").pipe(
      Flag.withMetavar("id"),
      describe({ en: "Only of this company", es: "Solo de esta compañía" }),
      Flag.withSchema(AuditQuery.companyId.schema),
      Flag.optional
    ),
    from: optionalText("from", "from", {
      en: "Recorded at or after, such as 2026-01-15",
      es: "Registrado desde, como 2026-01-15"
    }),
    to: optionalText("to", "to", { en: "Recorded before", es: "Registrado antes de" }),
    limit: optionalText("limit", "limit", {
      en: "How many at most: 1 to 200; default 50, as ndjson all",
      es: "Cuántos a lo sumo: 1 a 200; por omisión 50, en ndjson todos"
    }),
    cursor: optionalText("cursor", "cursor", { en: "`next` of the page before", es: "`next` de la página anterior" }),
    all: toggle("all", {
      en: "Everything that fits, a line of JSON for each entry",
      es: "Todo lo que coincida, una línea JSON por registro"
    })
  },
  Effect.fn("audit")(function* ({ all, company, cursor, from, limit, service, to }) {
    const output = yield* Output
    const bounds = given({ companyId: company, from, to })
    const page = (more: { readonly cursor?: string; readonly limit?: string }) =>
      callService(service, (client) => client.audit.list({ query: { ...bounds, ...more } }), resourceFailure)
    yield* writePages(given({ limit, cursor }), page, (shown) => auditText(shown, output), all)
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Read the audit log: who did what with which document",
    es: "Lee la auditoría: quién hizo qué con qué documento",
    examples: [
      { command: "radicar audit --company-id 1 --from 2026-01-15 --token-file admin.token" },
      {
        command: "radicar audit --all --from 2026-01-01 --to 2027-01-01 > audit-2026.ndjson",
        en: "Export a year",
        es: "Exporta un año"
      }
    ]
  })
)
