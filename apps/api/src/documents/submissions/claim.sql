-- Claims of numbers, each with its document. Names carry a version: a process of an older version of the service calls
-- the function that it knows.

-- Records a document whose number is not claimed, leased to its caller if a time is given. No row: the number is
-- claimed.
create or replace function claim_number_1(
  filing jsonb, deflated bytea, digest bytea, recorded_as text, lease_seconds double precision
) returns table (created_at timestamptz, lease_until timestamptz)
language plpgsql as $$
#variable_conflict use_column
declare
  document documents := jsonb_populate_record(null::documents, filing);
  leased timestamptz := clock_timestamp() + make_interval(secs => lease_seconds);
begin
  insert into numbers (issuer_nit, environment, document_family, prefix, number, id, company_id, document_key)
    values (document.issuer_nit, document.environment, document.document_family, document.prefix, document.number,
      document.id, document.company_id, document.document_key)
    on conflict (issuer_nit, environment, document_family, prefix, number) do nothing;
  if not found then return; end if;
  -- a number that was freed in this very moment is seen only now
  delete from free_numbers where free_numbers.issuer_nit = document.issuer_nit
    and free_numbers.environment = document.environment
    and free_numbers.document_family = document.document_family and free_numbers.prefix = document.prefix
    and free_numbers.number = document.number;
  document.created_at := now();
  document.deflated_xml := deflated;
  document.xml_sha256 := digest;
  insert into documents select document.*;
  insert into standings (id, state, attempts, lease_until) values
    (document.id, case when leased is null then recorded_as else 'filing' end, (leased is not null)::integer, leased);
  insert into open_submissions (id, company_id, created_at)
    values (document.id, document.company_id, document.created_at);
  insert into submission_transitions (submission_id, from_state, to_state, origin, attempt)
    select document.id, from_state, to_state, 'request', attempt
      from (values (null, recorded_as, 0), (recorded_as, 'filing', 1)) as step (from_state, to_state, attempt)
      where attempt = 0 or leased is not null order by attempt;
  return query select document.created_at, leased;
end $$;

-- Records a document that its caller sends at once. No row, or RC410: the number or the key was used; nothing is
-- written.
create or replace function claim_filing_2(
  filing jsonb, deflated bytea, digest bytea, counted jsonb, request jsonb, request_octets bytea,
  certificate_key_id text, certificate_nonce bytea, certificate_sealed bytea, job jsonb, lease_seconds double precision
) returns table (file_name text, zip_name text, created_at timestamptz, lease_until timestamptz)
language plpgsql as $$
#variable_conflict use_column
declare
  document documents := jsonb_populate_record(null::documents, filing);
  file_number bigint;
  zip_number bigint;
  recorded_at timestamptz;
  leased timestamptz;
begin
  -- whatever the number or the key was used for before, its caller decides what that means
  if exists (select from numbers where numbers.issuer_nit = document.issuer_nit
      and numbers.environment = document.environment
      and numbers.document_family = document.document_family and numbers.prefix = document.prefix
      and numbers.number = document.number)
    or exists (select from freed where freed.issuer_nit = document.issuer_nit
      and freed.environment = document.environment
      and freed.document_family = document.document_family and freed.prefix = document.prefix
      and freed.number = document.number)
    or exists (select from idempotency_keys
      where company_id = document.company_id and operation = document.operation and key = filing ->> 'key')
    -- nor are the events of its range told from here
    or filing ? 'range_news' and exists (select from webhooks
      where webhooks.state = 'enabled' and company_ids && array['*', document.company_id])
  then return; end if;

  insert into file_sequences (issuer_nit, tag, year, last)
    values (document.issuer_nit, counted ->> 'kind', (counted ->> 'year')::integer, 1)
    on conflict (issuer_nit, tag, year) do update set last = file_sequences.last + 1 returning last into file_number;
  insert into file_sequences (issuer_nit, tag, year, last)
    values (document.issuer_nit, 'zip', (counted ->> 'year')::integer, 1)
    on conflict (issuer_nit, tag, year) do update set last = file_sequences.last + 1 returning last into zip_number;
  document.file_name := replace(counted ->> 'file', '*', lpad(upper(to_hex(file_number)), 8, '0'));
  document.zip_name := replace(counted ->> 'zip', '*', lpad(upper(to_hex(zip_number)), 8, '0'));

  select claimed.created_at, claimed.lease_until into recorded_at, leased from claim_number_1(
    filing || jsonb_build_object('file_name', document.file_name, 'zip_name', document.zip_name),
    deflated, digest, 'signed', lease_seconds) as claimed;
  if not found then raise exception 'the number was claimed meanwhile' using errcode = 'RC410'; end if;
  -- seen only now, when nobody else can have the number: one that had its time until here
  if exists (select from freed where freed.issuer_nit = document.issuer_nit
      and freed.environment = document.environment
      and freed.document_family = document.document_family and freed.prefix = document.prefix
      and freed.number = document.number) then
    raise exception 'the number was freed meanwhile' using errcode = 'RC410';
  end if;
  if filing ? 'key' then
    insert into idempotency_keys (company_id, operation, key, content_digest, submission_id)
      values (document.company_id, document.operation, filing ->> 'key', filing ->> 'key_digest', document.id)
      on conflict (company_id, operation, key) do nothing;
    if not found then raise exception 'the key was used meanwhile' using errcode = 'RC410'; end if;
  end if;

  insert into jobs (id, queue_name, element, state, attempts, visible_at, created_at, updated_at)
    values (job ->> 'id', 'submissions', job ->> 'element', 'pending', 0,
      clock_timestamp() + make_interval(secs => (job ->> 'seconds')::double precision), now(), now());
  insert into blobs (key, name, sha256, bytes)
    values (request ->> 'key', request ->> 'name', request ->> 'sha256', request_octets);
  if certificate_sealed is not null then
    insert into retained_certificates (submission_id, key_id, nonce, sealed)
      values (document.id, certificate_key_id, certificate_nonce, certificate_sealed);
  end if;
  return query select document.file_name, document.zip_name, recorded_at, leased;
end $$;
