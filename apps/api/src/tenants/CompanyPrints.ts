import type { CompanyPrint } from "@radicar/contract/inner/tenant/CompanyPrint"
import { Clock, Context, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { randomUUIDv7 } from "node:crypto"
import { readFirst, rowOf, run } from "../platform/database/records.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"

/** Paper and design of a company's PDFs, without the logo. */
export type PrintSettings = Omit<typeof CompanyPrint.Type, "logo">

/** Record of a company's paper and design. */
export interface CompanyPrintRecord {
  /** Version of the settings; `none` for a company without settings. */
  readonly revision: string
  readonly settings: PrintSettings
  readonly hasLogo: boolean
  readonly updatedAt: Date | undefined
}

/** Record of a company without settings. */
const unset: CompanyPrintRecord = { revision: "none", settings: {}, hasLogo: false, updatedAt: undefined }

type PrintRow = PrintSettings & Omit<CompanyPrintRecord, "settings">

const make = Effect.map(SqlClient.SqlClient, (sql) =>
  CompanyPrints.of({
    find: (companyId) =>
      Effect.map(
        readFirst<PrintRow>(
          "CompanyPrints.find",
          sql`
            select revision, till_paper, template, colour, logo_place, footer, logo is not null as has_logo, updated_at
            from company_prints where company_id = ${companyId}`
        ),
        Option.match({
          onNone: () => unset,
          onSome: ({ hasLogo, revision, updatedAt, ...settings }): CompanyPrintRecord => ({
            revision,
            hasLogo,
            updatedAt,
            settings: withoutUndefined(settings)
          })
        })
      ),
    logo: (companyId) =>
      Effect.map(
        readFirst<{ readonly logo: Uint8Array | undefined }>(
          "CompanyPrints.logo",
          sql`select logo from company_prints where company_id = ${companyId}`
        ),
        Option.flatMapNullishOr(({ logo }) => logo)
      ),
    put: Effect.fnUntraced(function* (companyId, { colour, footer, logoPlace, template, tillPaper }, logo) {
      const updatedAt = new Date(yield* Clock.currentTimeMillis)
      const own = { tillPaper, template, colour, logoPlace, footer, logo }
      const record = { companyId, revision: randomUUIDv7(), ...own, updatedAt }
      yield* run(
        "CompanyPrints.put",
        sql`
          insert into company_prints ${sql.insert(rowOf(record))}
          on conflict (company_id) do update set
            revision = excluded.revision, till_paper = excluded.till_paper, template = excluded.template,
            colour = excluded.colour, logo_place = excluded.logo_place, footer = excluded.footer, logo = excluded.logo,
            updated_at = excluded.updated_at`
      )
    }),
    remove: (companyId) => run("CompanyPrints.remove", sql`delete from company_prints where company_id = ${companyId}`)
  })
)

/** Paper and design of companies' PDFs. Failures of the database are defects (`StorageError`). */
export class CompanyPrints extends Context.Service<
  CompanyPrints,
  {
    /** The settings of a company; empty ones if it has none. */
    readonly find: (companyId: string) => Effect.Effect<CompanyPrintRecord>
    /** The file of a company's logo. */
    readonly logo: (companyId: string) => Effect.Effect<Option.Option<Uint8Array>>
    /** Replaces the settings of a company, its logo included. */
    readonly put: (companyId: string, settings: PrintSettings, logo: Uint8Array | undefined) => Effect.Effect<void>
    readonly remove: (companyId: string) => Effect.Effect<void>
  }
>()("@radicar/api/CompanyPrints") {
  /** Stores the settings in the database. */
  static readonly layer = Layer.effect(CompanyPrints, make)
}
