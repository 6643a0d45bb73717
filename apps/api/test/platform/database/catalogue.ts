import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const relation = (oid: string): string => `(select relname from pg_class where oid = ${oid})`

/** Queries of `pg_catalog` by the part of the catalogue that they describe; names in place of ids and positions. */
const parts = {
  relations: `
    select relname as name, relkind, relpersistence, reloptions, pg_get_partkeydef(oid) as partition_key,
      pg_get_expr(relpartbound, oid) as bounds
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
  columns: `
    select relname as relation, attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required,
      attidentity as identity, attgenerated as generated, attstorage as storage, collname as collation,
      pg_get_expr(adbin, adrelid) as default_value
    from pg_attribute join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      left join pg_collation on pg_collation.oid = attcollation
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and attnum > 0 and not attisdropped`,
  constraints: `
    select ${relation("conrelid")} as relation, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace and contype not in ('t', 'n')`,
  indexes: `
    select tablename as relation, indexname as name, indexdef as definition from pg_indexes where schemaname = 'public'`,
  views: "select viewname as name, definition from pg_views where schemaname = 'public'",
  sequences: `
    select sequencename as name, data_type::text, start_value, min_value, max_value, increment_by, cycle, cache_size,
      (select ${relation("refobjid")} || ' ' || deptype::text from pg_depend
        where objid = format('public.%I', sequencename)::regclass and deptype in ('a', 'i')) as owner
    from pg_sequences where schemaname = 'public'`,
  functions: `
    select proname as name, pg_get_function_identity_arguments(oid) as arguments, pg_get_functiondef(oid) as definition
    from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  triggers: `
    select ${relation("tgrelid")} as relation, tgname as name, pg_get_triggerdef(oid) as definition, tgenabled as enabled
    from pg_trigger where not tgisinternal`,
  types: `
    select typname as name, typtype from pg_type where typnamespace = 'public'::regnamespace and typtype not in ('c', 'b')`
} as const

/** Text without comments of SQL, line breaks and repeated spaces, which mean nothing. */
const plain = (text: string): string =>
  text
    .replaceAll(/--[^\n]*/gu, "")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/([(]) | ([),;])/gu, "$1$2")
    .trim()

/** Everything that the schema of the database connected to has, sorted by name; tables of the jobs' library left out. */
export const catalogue = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return yield* Effect.all(
    Object.fromEntries(
      Object.entries(parts).map(([part, query]) => [
        part,
        Effect.map(sql.unsafe<Record<string, unknown>>(query), (rows) =>
          rows
            .map((row) =>
              Object.fromEntries(
                Object.entries(row).map(([key, value]) => [key, typeof value === "string" ? plain(value) : value])
              )
            )
            .filter(({ name, relation: of }) => ![name, of].some((each) => /^(?:jobs|radicar)_?/u.test(String(each))))
            .map((row) =>
              JSON.stringify(row, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value))
            )
            .toSorted()
        )
      ])
    )
  )
})
