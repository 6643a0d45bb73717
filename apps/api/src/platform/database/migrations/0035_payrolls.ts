import { statements } from "./statements.ts"

const columns =
  "id, company_id, issuer_nit, environment, prefix, number, document_key, role, worker, month, predecessor"

/** The condition that a row of a table is of the same company, issuer and environment as what is asked. */
const sameIssuer = (table: string): string =>
  ["company_id", "issuer_nit", "environment"]
    .map((column) => `${table}.${column} = payroll ->> '${column}'`)
    .join(" and ")

/**
 * Which payrolls were filed: for whom, in which month, and what replaces or deletes what. Workers are digests.
 * Documents that were filed before have no row, and nothing is refused because of them.
 */
export const payrolls = statements(
  `create table payrolls (
    id uuid primary key, company_id text not null, issuer_nit text not null, environment text not null,
    prefix text not null, number bigint not null, document_key text not null,
    role text not null check (role in ('first', 'further', 'replacement', 'deletion')),
    worker text, month text, predecessor text, origin text)`,
  "comment on table payrolls is 'Payroll documents by worker (a digest) and month of payment, and what they replace or delete'",
  "create index payrolls_month on payrolls (company_id, issuer_nit, environment, worker, month)",
  "create index payrolls_key on payrolls (document_key)",
  "create index payrolls_predecessor on payrolls (predecessor) where predecessor is not null",
  "create index payrolls_origin on payrolls (origin) where origin is not null",
  `create view living_payrolls as
    select payrolls.* from payrolls join standings on standings.id = payrolls.id
    where standings.state not in ('rejected', 'refused')`,
  `create function payroll_obstacles_1(payroll jsonb)
  returns table (obstacle text, role text, document_key text, numbered text) language sql stable as $$
    (select 'month', found.role, found.document_key, found.prefix || found.number
      from living_payrolls as found
      where payroll ->> 'role' = 'first' and found.role in ('first', 'further') and ${sameIssuer("found")}
        and found.worker = payroll ->> 'worker' and found.month = payroll ->> 'month'
        and found.document_key <> payroll ->> 'document_key'
        and not exists (select from living_payrolls as deleting
          where deleting.origin = found.document_key and deleting.role = 'deletion')
      order by found.id desc limit 1)
    union all
    (select 'worker', found.role, found.document_key, found.prefix || found.number
      from payrolls as found join standings on standings.id = found.id
      where payroll ->> 'role' = 'further' and found.document_key = payroll ->> 'predecessor' and ${sameIssuer("found")}
        and (standings.state in ('rejected', 'refused') or found.worker <> payroll ->> 'worker')
        and not exists (select from living_payrolls as right_one
          where right_one.document_key = found.document_key and ${sameIssuer("right_one")}
            and right_one.worker = payroll ->> 'worker')
      limit 1)
    union all
    (with recursive chain (id, role, key, numbered, depth) as (
        select null::uuid, null::text, payroll ->> 'predecessor', null::text, 0
          where payroll ->> 'role' in ('replacement', 'deletion')
        union all
        select later.id, later.role, later.document_key, later.prefix || later.number, depth + 1
          from chain join living_payrolls as later
            on later.predecessor = chain.key and later.role in ('replacement', 'deletion') and ${sameIssuer("later")}
              and later.document_key <> payroll ->> 'document_key'
          where depth < 1000)
      select 'successor', chain.role, chain.key, chain.numbered from chain where depth > 0
      order by depth desc, id desc limit 1)
  $$`,
  "comment on function payroll_obstacles_1 is 'What was filed before that a payroll document must not be filed after'",
  `create function record_payroll_1(payroll jsonb, claimed_at timestamptz) returns boolean language plpgsql as $$
  begin
    -- until the end of the transaction nobody else files for the worker and month, or changes the same document
    perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'payroll', payroll ->> 'environment', payroll ->> 'issuer_nit',
      case when payroll ->> 'role' in ('first', 'further')
        then concat_ws(' ', payroll ->> 'worker', payroll ->> 'month') else payroll ->> 'predecessor' end), 0));
    if exists (select from payroll_obstacles_1(payroll)) then
      raise exception 'another payroll document is in the way' using errcode = 'RC411';
    end if;
    insert into payrolls (${columns}, origin) select ${columns},
      -- what a chain of notes began with, as far as it is known
      case when role in ('replacement', 'deletion') then coalesce((
        select coalesce(before.origin, before.document_key) from living_payrolls as before
        where before.document_key = filed.predecessor and before.role <> 'deletion' and before.company_id = filed.company_id
        limit 1), predecessor) end
      from jsonb_populate_record(null::payrolls, payroll) as filed;
    return true;
  end $$`,
  `comment on function record_payroll_1 is
    'Records which payroll a document is, once its number is claimed; RC411: something is in the way, nothing is written'`
)
