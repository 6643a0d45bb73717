-- Claims of numbers. A document is recorded together with its related rows, before anything is sent.
-- Names carry a version, so that processes of an older version of the service call their own function.
-- Functions that every claim calls are in PL/pgSQL, which keeps its plans. A function in SQL that is not inlined is
-- planned again at each call.

-- Locks the next number of a series until the end of the transaction. Callers that state their own numbers are not
-- blocked; a claim of a next number then finds it taken.
create or replace function lock_series_1(series jsonb) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'number', series ->> 'environment',
    series ->> 'issuer_nit', series ->> 'document_family', series ->> 'prefix'), 0))
$$;

-- Next number of a series from `from` to `to`: one freed by a rejection or refusal, else the one after the highest;
-- null if all are used.
create or replace function next_number_1(series jsonb) returns table (next bigint) language sql stable as $$
  select case when following.next <= wanted."to" then following.next end
  from jsonb_to_record(series) as wanted (
    issuer_nit text, environment text, document_family text, prefix text, "from" bigint, "to" bigint)
  cross join lateral (
    select coalesce(
      (select min(number) from free_numbers as free
        where (free.issuer_nit, free.environment, free.document_family, free.prefix)
            = (wanted.issuer_nit, wanted.environment, wanted.document_family, wanted.prefix)
          and free.number between wanted."from" and wanted."to"),
      greatest(
        (select max(number) from numbers
          where (numbers.issuer_nit, numbers.environment, numbers.document_family, numbers.prefix)
              = (wanted.issuer_nit, wanted.environment, wanted.document_family, wanted.prefix)
            and numbers.number between wanted."from" and wanted."to"),
        (select max(number) from freed
          where (freed.issuer_nit, freed.environment, freed.document_family, freed.prefix)
              = (wanted.issuer_nit, wanted.environment, wanted.document_family, wanted.prefix)
            and freed.number between wanted."from" and wanted."to")) + 1,
      wanted."from") as next
    -- not merged into the comparison, which would search for it twice
    limit 1
  ) as following
$$;

-- Names a file: replaces the * of a pattern with the next number of the issuer's files with the same tag in a year, as
-- eight hexadecimal digits (annex FE 1.9 §6.5.7).
create or replace function name_file_1(pattern text, issuer text, letters text, in_year integer)
returns text language plpgsql as $$
declare counted bigint;
begin
  insert into file_sequences (issuer_nit, tag, year, last) values (issuer, letters, in_year, 1)
    on conflict (issuer_nit, tag, year) do update set last = file_sequences.last + 1
    returning last into counted;
  return replace(pattern, '*', lpad(upper(to_hex(counted)), 8, '0'));
end $$;

-- Whether the last document of a number was rejected and is not the one that the claim corrects: `corrected` is its id,
-- or "any".
create or replace function is_rejected_1(document documents, corrected text) returns boolean language plpgsql stable as $$
begin
  return coalesce(corrected, '') <> 'any' and coalesce((
    select freed.state = 'rejected' and freed.id::text is distinct from corrected from freed
      where (freed.issuer_nit, freed.environment, freed.document_family, freed.prefix, freed.number)
        = (document.issuer_nit, document.environment, document.document_family, document.prefix, document.number)
      order by created_at desc limit 1), false);
end $$;

-- Obstacle to a claim; null if there is none.
--   number: a document that was neither rejected nor refused has the number.
--   rejection: the last document with the number was rejected, and the claim does not correct it.
--   key: its Idempotency-Key was used with other content, or with a document that was neither rejected nor refused.
--   reference: the claim requires references without differences or remarks.
--   payroll: another payroll document must precede it, or excludes it.
create or replace function claim_obstacle_1(document documents, claim jsonb) returns text language plpgsql stable as $$
begin
  if exists (
    select from numbers
      where (numbers.issuer_nit, numbers.environment, numbers.document_family, numbers.prefix, numbers.number)
        = (document.issuer_nit, document.environment, document.document_family, document.prefix, document.number))
  then return 'number'; end if;
  if is_rejected_1(document, claim ->> 'corrects') then return 'rejection'; end if;
  if claim ? 'key' and exists (
    select from idempotency_keys as known
      where (known.company_id, known.operation, known.key)
          = (document.company_id, document.operation, claim #>> '{key,key}')
        and not (known.content_digest = claim #>> '{key,digest}'
          and exists (select from freed where id = known.submission_id and environment = document.environment)))
  then return 'key'; end if;
  -- separate statements, so that a claim plans only the ones that it needs
  if claim ? 'references' and claim -> 'references' <> '[]' then
    if exists (
      select from filed_documents_1(claim -> 'references') where cardinality(differs) + cardinality(remarks) > 0)
    then return 'reference'; end if;
  end if;
  if claim ? 'payroll' then
    if exists (select from payroll_obstacles_1(claim -> 'payroll')) then return 'payroll'; end if;
  end if;
  return null;
end $$;

-- Records an outage with its proof, once for all documents issued because of it.
create or replace function record_outage_1(outage jsonb) returns void language sql as $$
  insert into outages select * from jsonb_populate_record(null::outages, outage) on conflict (id) do nothing;
  insert into outage_attempts
    select attempt.* from jsonb_array_elements(outage -> 'attempts') as each,
      jsonb_populate_record(null::outage_attempts, each) as attempt
    on conflict (outage_id, at, operation) do nothing
$$;

-- Claims the number of a signed document and records it: names of its files, state, Idempotency-Key, request,
-- certificate, follow-up job, data for comparison with other documents, events, and facts. A requested lease belongs to
-- the caller. With an obstacle nothing is written; RC410: an obstacle arose concurrently.
create or replace function claim_submission_1(
  claim jsonb, deflated bytea, digest bytea, request bytea, certificate_nonce bytea, certificate bytea
) returns table (
  obstacle text, file_name text, zip_name text, created_at timestamptz, lease_until timestamptz, woken jsonb
) language plpgsql as $$
#variable_conflict use_column
declare
  document documents := jsonb_populate_record(null::documents, claim -> 'document');
  files jsonb := claim -> 'files';
  leased timestamptz := clock_timestamp() + make_interval(secs => (claim ->> 'lease_seconds')::double precision);
  webhooks_woken jsonb;
begin
  if claim ? 'payroll' then perform lock_payroll_1(claim -> 'payroll'); end if;
  obstacle := claim_obstacle_1(document, claim);
  if obstacle is not null then return next; return; end if;

  insert into numbers (issuer_nit, environment, document_family, prefix, number, id, company_id, document_key)
    values (document.issuer_nit, document.environment, document.document_family, document.prefix, document.number,
      document.id, document.company_id, document.document_key)
    on conflict (issuer_nit, environment, document_family, prefix, number) do nothing;
  -- the number is locked now; a claim that was committed while this one waited is visible only now
  if not found or is_rejected_1(document, claim ->> 'corrects') then
    raise exception 'the number was used in this moment' using errcode = 'RC410';
  end if;
  delete from free_numbers as free
    where (free.issuer_nit, free.environment, free.document_family, free.prefix, free.number)
      = (document.issuer_nit, document.environment, document.document_family, document.prefix, document.number);
  -- a number that the service gives corrects nothing but a document of the same key
  if found and claim ? 'assigned' then
    update freed set reassigned = true
      where (freed.issuer_nit, freed.environment, freed.document_family, freed.prefix, freed.number)
          = (document.issuer_nit, document.environment, document.document_family, document.prefix, document.number)
        and not exists (select from freed as later
          where (later.issuer_nit, later.environment, later.document_family, later.prefix, later.number)
              = (freed.issuer_nit, freed.environment, freed.document_family, freed.prefix, freed.number)
            and later.created_at > freed.created_at)
        and not exists (select from idempotency_keys as known
          where (known.company_id, known.operation, known.key)
              = (document.company_id, document.operation, claim #>> '{key,key}')
            and known.submission_id = freed.id);
  end if;

  document.file_name :=
    name_file_1(files ->> 'file', document.issuer_nit, files ->> 'kind', (files ->> 'year')::integer);
  document.zip_name := name_file_1(files ->> 'zip', document.issuer_nit, 'zip', (files ->> 'year')::integer);
  document.created_at := now();
  document.deflated_xml := deflated;
  document.xml_sha256 := digest;
  if claim ? 'outage' then perform record_outage_1(claim -> 'outage'); end if;
  insert into documents select document.*;
  insert into standings (id, state, attempts, lease_until) values (document.id,
    case when leased is null then claim ->> 'state' else 'filing' end, (leased is not null)::integer, leased);
  insert into open_submissions (id, company_id, created_at)
    values (document.id, document.company_id, document.created_at);
  insert into submission_transitions (submission_id, from_state, to_state, origin, attempt)
    values (document.id, null, claim ->> 'state', 'request', 0);
  if leased is not null then
    insert into submission_transitions (submission_id, from_state, to_state, origin, attempt)
      values (document.id, claim ->> 'state', 'filing', 'request', 1);
  end if;

  if claim ? 'key' then
    -- the same document may be sent again under the key of one that freed its number
    insert into idempotency_keys (company_id, operation, key, content_digest, submission_id)
      values (document.company_id, document.operation, claim #>> '{key,key}', claim #>> '{key,digest}', document.id)
      on conflict (company_id, operation, key) do update set submission_id = excluded.submission_id
        where idempotency_keys.content_digest = excluded.content_digest and exists (
          select from freed where id = idempotency_keys.submission_id and environment = document.environment);
    if not found then raise exception 'the key was used in this moment' using errcode = 'RC410'; end if;
  end if;
  if claim ? 'payroll' then perform record_payroll_1(claim -> 'payroll'); end if;
  if claim ? 'corrections' then
    insert into corrections select * from jsonb_populate_recordset(null::corrections, claim -> 'corrections');
  end if;

  if claim ? 'job' then
    insert into jobs (id, queue_name, element, state, attempts, visible_at, created_at, updated_at)
      values (claim #>> '{job,id}', 'submissions', claim #>> '{job,element}', 'pending', 0,
        clock_timestamp() + make_interval(secs => (claim #>> '{job,seconds}')::double precision), now(), now());
  end if;
  if claim ? 'request' then
    insert into blobs (key, name, sha256, bytes)
      values (claim #>> '{request,key}', claim #>> '{request,name}', claim #>> '{request,sha256}', request);
  end if;
  if certificate is not null then
    insert into retained_certificates (submission_id, key_id, nonce, sealed)
      values (document.id, claim ->> 'certificate_key_id', certificate_nonce, certificate);
  end if;
  select coalesce(jsonb_agg(webhook), '[]') into webhooks_woken
    from jsonb_array_elements(claim -> 'events') as event, record_event_1(event) as webhook;
  perform record_facts_1(claim -> 'facts');
  return query
    select null::text, document.file_name, document.zip_name, document.created_at, leased, webhooks_woken;
end $$;
