import { statements } from "./statements.ts"

/** Companies whose data were erased, and what it takes to erase what is otherwise never changed. */
export const erasures = statements(
  `create table erased_companies (
    id text primary key check (id ~ '^[0-9]{1,20}$'),
    erased_at timestamptz not null,
    erased_by text not null
  )`,
  "comment on table erased_companies is 'Companies whose data were erased: nothing new is recorded of them'",
  "comment on column erased_companies.erased_by is 'Who asked first: id of a token, or oidc: and the subject of a JWT'",
  `create table erased_octets (
    sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
    erased_at timestamptz not null default clock_timestamp()
  )`,
  "comment on table erased_octets is 'Octets outside of the database that no file names any more, until they are removed there'",
  "alter table submissions add column kept_until date",
  "comment on column submissions.kept_until is 'Of an erased company: the first day on which the law does not want the document any more'",
  "alter table submissions add column erased_at timestamptz",
  "comment on column submissions.erased_at is 'When document, answer and texts were erased; the number stays taken'",
  "create index submissions_kept on submissions (kept_until) where kept_until is not null and erased_at is null",
  "alter table audit_log add column detail text",
  "comment on column audit_log.detail is 'What it came to, as JSON: how much was erased and kept'",
  `create or replace function submissions_guard() returns trigger language plpgsql as $$
  begin
    if old.state in ('accepted', 'rejected', 'refused') and new.state <> old.state then
      raise exception 'a final state is never left'; end if;
    if (old.id, old.created_at, old.company_id, old.provider_id, old.environment, old.issuer_nit, old.document_type,
        old.document_family, old.prefix, old.number, old.content_digest, old.xml_digest, old.document_key,
        old.file_name, old.zip_name)
      is distinct from
       (new.id, new.created_at, new.company_id, new.provider_id, new.environment, new.issuer_nit, new.document_type,
        new.document_family, new.prefix, new.number, new.content_digest, new.xml_digest, new.document_key,
        new.file_name, new.zip_name)
    then raise exception 'what was signed is never changed'; end if;
    if old.erased_at is distinct from new.erased_at and (old.erased_at is not null
        or new.state not in ('accepted', 'rejected', 'refused') or octet_length(new.signed_xml) > 0
        or new.application_response is not null)
    then raise exception 'what is erased is final, is erased whole and stays so'; end if;
    if old.erased_at is not null and new.application_response is not null
    then raise exception 'what is erased stays so'; end if;
    if old.signed_xml is distinct from new.signed_xml and (old.erased_at is not null or new.erased_at is null)
    then raise exception 'what was signed is never changed'; end if; return new; end $$`,
  "drop trigger submission_transitions_guard on submission_transitions",
  `create trigger submission_transitions_guard before delete or truncate on submission_transitions
    for each statement execute function submission_transitions_guard()`,
  `create function submission_transitions_erasure() returns trigger language plpgsql as $$
  begin
    if new.detail <> '' or (old.id, old.submission_id, old.at, old.from_state, old.to_state, old.origin, old.attempt)
      is distinct from (new.id, new.submission_id, new.at, new.from_state, new.to_state, new.origin, new.attempt)
      or not exists (select from submissions where id = old.submission_id and erased_at is not null)
    then raise exception 'history is only added to'; end if; return new; end $$`,
  `create trigger submission_transitions_erasure before update on submission_transitions
    for each row execute function submission_transitions_erasure()`,
  // whoever erases holds the lock alone, so that what is recorded meanwhile is either seen by it or refused
  `create function refuse_erased(company text) returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(hashtextextended('company ' || company, 0));
    if exists (select from erased_companies where id = company) then
      raise exception 'the data of this company were erased' using errcode = 'RC409'; end if; end $$`,
  `create function refuse_erased_company() returns trigger language plpgsql as $$
  begin perform refuse_erased(new.company_id); return new; end $$`,
  `create function refuse_erased_tenant() returns trigger language plpgsql as $$
  begin perform refuse_erased(new.id); return new; end $$`,
  ...["submissions", "mails", "batches", "certificates"].map(
    (table) => `create trigger ${table}_refuse_erased before insert on ${table}
      for each row execute function refuse_erased_company()`
  ),
  `create trigger tenants_refuse_erased before insert on tenants
    for each row when (new.kind = 'company') execute function refuse_erased_tenant()`
)
