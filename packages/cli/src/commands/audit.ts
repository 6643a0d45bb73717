import { type AuditItem, AuditQuery } from "@radicar/contract/inner/AuditGroup"
import { Effect } from "effect"
import { Command } from "effect/cli"
import { describeCommand, flagsOf, optionalText, pageFlags, periodFlags, toggle } from "../flags/flags.ts"
import { accessFlags } from "../flags/serviceFlags.ts"
import { localMoment, pageText, shortMoment } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { writePages } from "../output/write.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"

/** A page of the audit log, one entry per line in Colombian time, with the command for the next page. */
const auditText = pageText<typeof AuditItem.Type>(
  { en: "No entry matches.", es: "No hay registros que coincidan." },
  ({ paint }) => [
    { heading: { en: "moment", es: "momento" }, shorter: shortMoment, cell: ({ at }) => localMoment(at) },
    { heading: { en: "company", es: "compañía" }, optional: true, cell: ({ companyId = "–" }) => companyId },
    { heading: { en: "operation", es: "operación" }, least: 12, cell: ({ operation }) => operation },
    {
      heading: { en: "outcome", es: "resultado" },
      least: 8,
      cell: ({ problem, status }) => {
        const isDone = problem === undefined && status !== undefined && status < 400
        return [problem ?? String(status ?? "–"), isDone ? paint.green : paint.red]
      }
    },
    { heading: { en: "about", es: "sobre" }, least: 12, cell: ({ subject }) => subject },
    { heading: "token", least: 8, cell: ({ tokenId }) => tokenId }
  ]
)

/** `radicar audit`: lists who did what with which document. */
export const auditCommand = Command.make(
  "audit",
  {
    service: accessFlags,
    company: optionalText(
      "company-id",
      "id",
      { en: "Only of this company", es: "Solo de esta compañía" },
      AuditQuery.companyId.schema
    ),
    ...periodFlags,
    ...pageFlags,
    all: toggle("all", {
      en: "All matching entries, one line of JSON each",
      es: "Todo lo que coincida, una línea JSON por registro"
    })
  },
  Effect.fn("audit")(function* ({ all, company, cursor, from, limit, service, to }) {
    const output = yield* Output
    const bounds = flagsOf({ companyId: company, from, to })
    const page = (more: { readonly cursor?: string; readonly limit?: string }) =>
      callService(service, (client) => client.audit.list({ query: { ...bounds, ...more } }), resourceFailure)
    yield* writePages(flagsOf({ limit, cursor }), page, (auditPage) => auditText(auditPage, output), all)
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Read the audit log: who did what with which document",
    es: "Lee la auditoría: quién hizo qué con qué documento",
    short: { en: "Read who did what with which document", es: "Lee quién hizo qué con qué documento" },
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
