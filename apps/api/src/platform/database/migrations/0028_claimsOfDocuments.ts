import { statements } from "./statements.ts"

/** What a number is claimed by. */
const identity = ["issuer_nit", "environment", "document_family", "prefix", "number"]

const columns = identity.join(", ")

/** The condition that a row of a table is of the number of `document`. */
const sameNumber = (table: string): string =>
  identity.map((column) => `${table}.${column} = document.${column}`).join(" and ")

/** What must stay unchanged, whoever writes. */
const guards = [
  `create function documents_guard() returns trigger language plpgsql as $$
  declare emptied boolean;
  begin
    if tg_op = 'DELETE' then raise exception 'what was signed is never deleted'; end if;
    if (old.id, old.created_at, old.operation, old.company_id, old.provider_id, old.environment, old.issuer_nit,
        old.document_type, old.document_family, old.prefix, old.number, old.content_digest, old.xml_digest, old.document_key,
        old.key_scheme, old.name, old.document_date, old.file_name, old.zip_name, old.outage_id, old.outage_began_at,
        old.test_set_id)
      is distinct from
       (new.id, new.created_at, new.operation, new.company_id, new.provider_id, new.environment, new.issuer_nit,
        new.document_type, new.document_family, new.prefix, new.number, new.content_digest, new.xml_digest, new.document_key,
        new.key_scheme, new.name, new.document_date, new.file_name, new.zip_name, new.outage_id, new.outage_began_at,
        new.test_set_id)
    then raise exception 'what was signed is never changed'; end if;
    emptied := octet_length(new.signed_xml) = 0 and new.deflated_xml is null
      and octet_length(new.signature_value) = 0 and new.reference = '' and new.xml_sha256 is not distinct from old.xml_sha256
      and exists (select from standings where id = old.id and erased_at is not null);
    if emptied then return new; end if;
    if (old.signature_value, old.reference) is distinct from (new.signature_value, new.reference)
      -- or the same octets are now in the other column
      or (old.signed_xml, old.deflated_xml, old.xml_sha256) is distinct from (new.signed_xml, new.deflated_xml, new.xml_sha256)
        and not coalesce(old.deflated_xml is null and old.xml_sha256 is null and octet_length(old.signed_xml) > 0
          and octet_length(new.signed_xml) = 0 and new.deflated_xml is not null and new.xml_sha256 = sha256(old.signed_xml), false)
    then raise exception 'what was signed is never changed'; end if; return new; end $$`,
  "create trigger documents_guard before update or delete on documents for each row execute function documents_guard()",
  `create trigger documents_refuse_erased before insert on documents
    for each row execute function refuse_erased_company()`,
  `create function standings_guard() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then raise exception 'where a document stands is never deleted'; end if;
    if old.id <> new.id or old.state in ('accepted', 'rejected', 'refused') and new.state <> old.state then
      raise exception 'a final state is never left'; end if;
    if old.erased_at is distinct from new.erased_at
      and (old.erased_at is not null or new.state not in ('accepted', 'rejected', 'refused'))
    then raise exception 'what is erased is final and stays so'; end if; return new; end $$`,
  "create trigger standings_guard before update or delete on standings for each row execute function standings_guard()",
  `create function numbers_guard() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and exists (select from standings where id = old.id and state in ('rejected', 'refused'))
    then return old; end if;
    raise exception 'a number that is claimed is freed by a rejection or refusal only'; end $$`,
  "create trigger numbers_guard before update or delete on numbers for each row execute function numbers_guard()",
  `create function submission_settled() returns trigger language plpgsql as $$
  begin
    delete from retained_certificates where submission_id = new.id;
    delete from open_submissions where id = new.id;
    if new.state = 'accepted' then return null; end if;
    with document as (
      select id, ${columns}, company_id, document_key, created_at from documents where id = new.id
    ), claimed as (
      delete from numbers using document
        where (numbers.issuer_nit, numbers.environment, numbers.document_family, numbers.prefix, numbers.number)
          = (document.issuer_nit, document.environment, document.document_family, document.prefix, document.number)
        and numbers.id = new.id
    ), given as (
      insert into free_numbers select ${columns} from document where new.alarm is null on conflict do nothing
    )
    insert into freed select id, ${columns}, company_id, document_key, created_at, new.state, new.alarm is not null from document;
    return null;
  end $$`,
  "comment on function submission_settled is 'Erases the certificate of what is settled, and frees the number of what was not filed'",
  `create trigger submission_settled after update of state on standings
    for each row when (old.state <> new.state and new.state in ('accepted', 'rejected', 'refused'))
    execute function submission_settled()`,
  `create or replace function submission_transitions_erasure() returns trigger language plpgsql as $$
  begin
    if new.detail <> '' or (old.id, old.submission_id, old.at, old.from_state, old.to_state, old.origin, old.attempt)
      is distinct from (new.id, new.submission_id, new.at, new.from_state, new.to_state, new.origin, new.attempt)
      or not exists (select from standings where id = old.submission_id and erased_at is not null)
    then raise exception 'history is only added to'; end if; return new; end $$`,
  `create trigger submission_transitions_erasure before update on submission_transitions
    for each row execute function submission_transitions_erasure()`,
  `create function is_only_added_to() returns trigger language plpgsql as $$
  begin raise exception '% is only added to', tg_argv[0]; end $$`,
  `create trigger submission_transitions_keep before delete on submission_transitions
    for each row execute function is_only_added_to('history')`,
  `create trigger submission_transitions_keep_all before truncate on submission_transitions
    for each statement execute function is_only_added_to('history')`,
  `create trigger audit_log_keeps before update or delete on audit_log
    for each row execute function is_only_added_to('the audit log')`,
  `create trigger audit_log_keeps_all before truncate on audit_log
    for each statement execute function is_only_added_to('the audit log')`
]

const claims = [
  `create function claim_number_1(
    filing jsonb, deflated bytea, digest bytea, recorded_as text, lease_seconds double precision
  ) returns table (created_at timestamptz, lease_until timestamptz)
  language plpgsql as $$
  #variable_conflict use_column
  declare
    document documents := jsonb_populate_record(null::documents, filing);
    leased timestamptz := clock_timestamp() + make_interval(secs => lease_seconds);
  begin
    insert into numbers (${columns}, id, company_id, document_key)
      values (document.issuer_nit, document.environment, document.document_family, document.prefix, document.number,
        document.id, document.company_id, document.document_key)
      on conflict (${columns}) do nothing;
    if not found then return; end if;
    -- a number that was freed in this very moment is seen only now
    delete from free_numbers where ${sameNumber("free_numbers")};
    document.created_at := now();
    document.signed_xml := '';
    document.deflated_xml := deflated;
    document.xml_sha256 := digest;
    insert into documents select document.*;
    insert into standings (id, state, attempts, lease_until) values
      (document.id, case when leased is null then recorded_as else 'filing' end, (leased is not null)::integer, leased);
    insert into open_submissions (id, company_id, created_at) values (document.id, document.company_id, document.created_at);
    insert into submission_transitions (submission_id, from_state, to_state, origin, attempt)
      select document.id, from_state, to_state, 'request', attempt
        from (values (null, recorded_as, 0), (recorded_as, 'filing', 1)) as step (from_state, to_state, attempt)
        where attempt = 0 or leased is not null order by attempt;
    return query select document.created_at, leased;
  end $$`,
  "comment on function claim_number_1 is 'Records a document whose number nobody has, leased to its caller if a time is given; no row: somebody has it'",
  `create function claim_filing_2(
    filing jsonb, deflated bytea, digest bytea, counted jsonb, request jsonb, request_octets bytea, certificate_key_id text,
    certificate_nonce bytea, certificate_sealed bytea, job jsonb, lease_seconds double precision
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
    if exists (select from numbers where ${sameNumber("numbers")}) or exists (select from freed where ${sameNumber("freed")})
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
    if exists (select from freed where ${sameNumber("freed")}) then
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
  end $$`,
  `comment on function claim_filing_2 is
    'Records a document that its caller sends at once; no row, or RC410: the number or the key was used, nothing is written'`
]

/**
 * What keeps documents and where they stand as they are, whoever writes, and the claims of their numbers. Names of
 * functions that the service calls carry a version: a process of an older one goes on with the function that it knows.
 */
export const claimsOfDocuments = statements(...guards, ...claims)
