-- Partitions by month, created in advance; the embedded database has none.

-- Lowest id of a moment: UUIDs of version 7 (RFC 9562 §5.7) of that moment or later are not below it.
create or replace function first_id_of(moment timestamptz) returns uuid language sql stable as $$
  select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid $$;

-- Creates the missing partitions of these months, in UTC, and returns their number.
create or replace function make_months(since timestamptz, through timestamptz) returns integer language plpgsql as $$
declare
  parent text; month timestamp; partition text; form text; made integer := 0;
begin
  if (select relkind from pg_class where oid = 'documents'::regclass) <> 'p' then return 0; end if;
  perform pg_advisory_xact_lock(hashtextextended('months', 0));
  for month in select generate_series(
    date_trunc('month', since at time zone 'UTC'), through at time zone 'UTC', interval '1 month') loop
    for parent, form in values
      ('documents', ''), ('answers', ''), ('submission_transitions', ''), ('blobs', 'submissions/'), ('audit_log', ''),
      ('document_facts', '')
    loop
      partition := parent || to_char(month, '_YYYY_MM');
      continue when to_regclass(partition) is not null;
      -- attached, because creating it as a partition locks the whole table
      execute format(
        'create table %I (like %I including defaults including constraints including storage)', partition, parent);
      execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, partition,
        form || first_id_of(month at time zone 'UTC'),
        form || first_id_of((month + interval '1 month') at time zone 'UTC'));
      made := made + 1;
    end loop;
  end loop;
  return made;
end $$;
