-- Permitted order of payroll documents. Documents without a row block nothing.

-- Earlier documents that block the filing of a payroll document.
create or replace function payroll_obstacles_1(payroll jsonb)
returns table (obstacle text, role text, document_key text, numbered text) language sql stable as $$
  (select 'month', found.role, found.document_key, found.prefix || found.number
    from living_payrolls as found
    where payroll ->> 'role' = 'first' and found.role in ('first', 'further')
      and found.company_id = payroll ->> 'company_id'
      and found.issuer_nit = payroll ->> 'issuer_nit' and found.environment = payroll ->> 'environment'
      and found.worker = payroll ->> 'worker' and found.month = payroll ->> 'month'
      and found.document_key <> payroll ->> 'document_key'
      and not exists (select from living_payrolls as deleting
        where deleting.origin = found.document_key and deleting.role = 'deletion')
    order by found.id desc limit 1)
  union all
  (select 'worker', found.role, found.document_key, found.prefix || found.number
    from payrolls as found join standings on standings.id = found.id
    where payroll ->> 'role' = 'further' and found.document_key = payroll ->> 'predecessor'
      and found.company_id = payroll ->> 'company_id'
      and found.issuer_nit = payroll ->> 'issuer_nit' and found.environment = payroll ->> 'environment'
      and (standings.state in ('rejected', 'refused') or found.worker <> payroll ->> 'worker')
      and not exists (select from living_payrolls as right_one
        where right_one.document_key = found.document_key and right_one.company_id = payroll ->> 'company_id'
          and right_one.issuer_nit = payroll ->> 'issuer_nit' and right_one.environment = payroll ->> 'environment'
          and right_one.worker = payroll ->> 'worker')
    limit 1)
  union all
  (with recursive chain (id, role, key, numbered, depth) as (
      select null::uuid, null::text, payroll ->> 'predecessor', null::text, 0
        where payroll ->> 'role' in ('replacement', 'deletion')
      union all
      select later.id, later.role, later.document_key, later.prefix || later.number, depth + 1
        from chain cross join lateral (
            -- with the other conditions, Postgres would read all payrolls of the company instead
            select * from living_payrolls where predecessor = chain.key offset 0) as later
        where depth < 1000 and later.role in ('replacement', 'deletion')
          and later.company_id = payroll ->> 'company_id'
          and later.issuer_nit = payroll ->> 'issuer_nit' and later.environment = payroll ->> 'environment'
          and later.document_key <> payroll ->> 'document_key')
    select 'successor', chain.role, chain.key, chain.numbered from chain where depth > 0
    order by depth desc, id desc limit 1)
$$;

-- Locks worker and month, or the predecessor, until the end of the transaction.
create or replace function lock_payroll_1(payroll jsonb) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(concat_ws(' ',
    'payroll', payroll ->> 'environment', payroll ->> 'issuer_nit',
    case when payroll ->> 'role' in ('first', 'further')
      then concat_ws(' ', payroll ->> 'worker', payroll ->> 'month') else payroll ->> 'predecessor' end), 0))
$$;

-- Records the worker, month and predecessor of a payroll document, once its number is claimed.
create or replace function record_payroll_1(payroll jsonb) returns void language sql as $$
  insert into payrolls
    (id, company_id, issuer_nit, environment, prefix, number, document_key, role, worker, month, predecessor, origin)
    select id, company_id, issuer_nit, environment, prefix, number, document_key, role, worker, month, predecessor,
    -- first document of a chain of notes, if known
    case when role in ('replacement', 'deletion') then coalesce((
      select coalesce(before.origin, before.document_key) from living_payrolls as before
      where before.document_key = filed.predecessor and before.role <> 'deletion'
        and before.company_id = filed.company_id
      limit 1), predecessor) end
    from jsonb_populate_record(null::payrolls, payroll) as filed
$$;
