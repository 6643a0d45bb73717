-- Doubts about a series: the database may lack documents that the authority has. A request whose document was lost then
-- gets a next number, although another request may be meeting that very document under an earlier number. So while a
-- series is in doubt, it gives its next number only when all earlier ones are settled.

-- Identity of the database: the cluster, its timeline, which a promotion and a recovery change, and the database in it.
-- Where the server does not tell, the database alone.
create or replace function current_origin_1() returns text language plpgsql volatile as $$
declare database text := (select oid from pg_database where datname = current_database());
begin
  return concat_ws(' ', (select system_identifier from pg_control_system()),
    left(pg_walfile_name(pg_current_wal_lsn()), 8), database);
exception when insufficient_privilege or feature_not_supported or undefined_function then
  return database;
end $$;

-- Whether a series must not give its next number now. A database that became another one puts all series in doubt for
-- two minutes, in which callers repeat what they were not told.
create or replace function is_held_1(series jsonb) returns boolean language plpgsql volatile as $$
declare
  present text := current_origin_1();
  wanted numbers := jsonb_populate_record(null::numbers, series);
begin
  if not exists (select from database_origin where origin = present) then
    insert into database_origin (origin) values (present)
      on conflict (is_one) do update set origin = excluded.origin, doubted_until = clock_timestamp() + interval '2 minutes';
  end if;
  if not exists (select from database_origin where doubted_until > clock_timestamp()) and not exists (
    select from doubted_series as doubted
      where (doubted.issuer_nit, doubted.environment, doubted.document_family, doubted.prefix)
          = (wanted.issuer_nit, wanted.environment, wanted.document_family, wanted.prefix)
        and until > clock_timestamp())
  then return false; end if;
  -- documents of a contingency wait for the end of an outage
  return exists (
    select from open_submissions as pending
      join documents as document on document.id = pending.id join standings on standings.id = pending.id
      where (document.issuer_nit, document.environment, document.document_family, document.prefix)
          = (wanted.issuer_nit, wanted.environment, wanted.document_family, wanted.prefix)
        and standings.state <> 'contingency');
end $$;

-- Puts the series of a submission in doubt for ten minutes, and forgets the doubts that are over.
create or replace function doubt_series_1(submission uuid) returns void language sql as $$
  delete from doubted_series where until < clock_timestamp();
  insert into doubted_series (issuer_nit, environment, document_family, prefix, until)
    select issuer_nit, environment, document_family, prefix, clock_timestamp() + interval '10 minutes'
      from documents where id = submission
    on conflict (issuer_nit, environment, document_family, prefix) do update set until = excluded.until
$$;
