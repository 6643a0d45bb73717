import type { Localized } from "@radicar/domain/rules/Language"
import { AuditQuery } from "@radicar/contract/AuditGroup"
import { Effect, Option } from "effect"
import { Command, Flag } from "effect/cli"
import { serviceFlags } from "../flags/serviceFlags.ts"
import { auditText } from "../output/auditText.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { writePages } from "../output/writePages.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import { describe, describeCommand } from "../flags/describe.ts"

const { tokenFile, url } = serviceFlags

const narrowed = (name: string, description: Localized) =>
  Flag.String(name).pipe(Flag.withMetavar(name), describe(description), Flag.optional)

const stated = <K extends string>(name: K, value: Option.Option<string>): { readonly [P in K]?: string } =>
  (Option.isSome(value) ? { [name]: value.value } : {}) as { readonly [P in K]?: string }

/** `radicar audit`: who did what with which document. */
export const audit = Command.make(
  "audit",
  {
    service: { url, tokenFile },
    company: Flag.String("company-id").pipe(
      Flag.withMetavar("id"),
      describe({ en: "Only of this company", es: "Solo de esta compañía" }),
      Flag.withSchema(AuditQuery.companyId.schema),
      Flag.optional
    ),
    from: narrowed("from", { en: "Recorded at or after, such as 2026-01-15", es: "Registrado desde, como 2026-01-15" }),
    to: narrowed("to", { en: "Recorded before", es: "Registrado antes de" }),
    limit: narrowed("limit", {
      en: "How many at most: 1 to 200; default 50, as ndjson all",
      es: "Cuántos a lo sumo: 1 a 200; por omisión 50, en ndjson todos"
    }),
    cursor: narrowed("cursor", { en: "`next` of the page before", es: "`next` de la página anterior" }),
    all: Flag.Boolean("all").pipe(
      describe({
        en: "Everything that fits, a line of JSON for each entry",
        es: "Todo lo que coincida, una línea JSON por registro"
      }),
      Flag.withDefault(false)
    )
  },
  Effect.fn("audit")(function* ({ all, company, cursor, from, limit, service, to }) {
    const output = yield* Output
    const bounds = { ...stated("companyId", company), ...stated("from", from), ...stated("to", to) }
    const page = (more: { readonly cursor?: string; readonly limit?: string }) =>
      callService(service, (client) => client.audit.list({ query: { ...bounds, ...more } }), resourceFailure)
    yield* writePages(
      { ...stated("limit", limit), ...stated("cursor", cursor) },
      page,
      (shown) => auditText(shown, output),
      all
    )
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
