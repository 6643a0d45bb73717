import { statements } from "./statements.ts"

/**
 * A claim with its lease and all that is recorded with it, in one call: what it locks is locked for one statement. Its
 * name carries a version: a process of an older one goes on with the function that it knows.
 */
export const claimInOneCall = statements(
  `create function claim_filing_1(
    filing jsonb, deflated bytea, digest bytea, counted jsonb, request jsonb, request_octets bytea, certificate_key_id text,
    certificate_nonce bytea, certificate_sealed bytea, job jsonb, lease_seconds double precision
  ) returns table (file_name text, zip_name text, created_at timestamptz, lease_until timestamptz)
  language plpgsql as $$
  #variable_conflict use_column
  declare
    document submissions := jsonb_populate_record(null::submissions, filing);
    file_number bigint;
    zip_number bigint;
  begin
    -- whatever the number or the key was used for before, its caller decides what that means
    if exists (select from submissions as other
        where other.issuer_nit = document.issuer_nit and other.environment = document.environment
          and other.document_family = document.document_family and other.prefix = document.prefix
          and other.number = document.number and other.state not in ('rejected', 'refused'))
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
    document.created_at := now();
    document.lease_until := clock_timestamp() + make_interval(secs => lease_seconds);

    insert into submissions (id, created_at, company_id, provider_id, environment, issuer_nit, document_type,
        document_family, prefix, number, content_digest, xml_digest, document_key, key_scheme, name, document_date,
        signature_value, reference, file_name, zip_name, signed_xml, deflated_xml, xml_sha256, operation, state, attempts, lease_until)
      values (document.id, document.created_at, document.company_id, document.provider_id, document.environment,
        document.issuer_nit, document.document_type, document.document_family, document.prefix, document.number,
        document.content_digest, document.xml_digest, document.document_key, document.key_scheme, document.name,
        document.document_date, document.signature_value, document.reference, document.file_name, document.zip_name,
        '', deflated, digest, document.operation, 'filing', 1, document.lease_until)
      on conflict (issuer_nit, environment, document_family, prefix, number)
        where state not in ('rejected', 'refused') do nothing;
    if not found then raise exception 'the number was claimed meanwhile' using errcode = 'RC410'; end if;
    -- seen only now, when nobody else can have the number: one that had its time until here
    if exists (select from submissions as other
        where other.issuer_nit = document.issuer_nit and other.environment = document.environment
          and other.document_family = document.document_family and other.prefix = document.prefix
          and other.number = document.number and other.state in ('rejected', 'refused')) then
      raise exception 'the number was freed meanwhile' using errcode = 'RC410';
    end if;
    if filing ? 'key' then
      insert into idempotency_keys (company_id, operation, key, content_digest, submission_id)
        values (document.company_id, document.operation, filing ->> 'key', filing ->> 'key_digest', document.id)
        on conflict (company_id, operation, key) do nothing;
      if not found then raise exception 'the key was used meanwhile' using errcode = 'RC410'; end if;
    end if;

    insert into submission_transitions (submission_id, from_state, to_state, origin, attempt) values
      (document.id, null, 'signed', 'request', 0), (document.id, 'signed', 'filing', 'request', 1);
    insert into jobs (id, queue_name, element, state, attempts, visible_at, created_at, updated_at)
      values (job ->> 'id', 'submissions', job ->> 'element', 'pending', 0,
        clock_timestamp() + make_interval(secs => (job ->> 'seconds')::double precision), now(), now());
    insert into blobs (key, name, sha256, bytes)
      values (request ->> 'key', request ->> 'name', request ->> 'sha256', request_octets);
    if certificate_sealed is not null then
      insert into retained_certificates (submission_id, key_id, nonce, sealed)
        values (document.id, certificate_key_id, certificate_nonce, certificate_sealed);
    end if;
    return query select document.file_name, document.zip_name, document.created_at, document.lease_until;
  end $$`,
  `comment on function claim_filing_1 is
    'Records a document that its caller sends at once; no row, or RC410: the number or the key was used, nothing is written'`
)
