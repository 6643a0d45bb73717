import { statements } from "./statements.ts"

/**
 * Signed documents deflated, as they are in the ZIP that is sent; what is compressed already is not compressed again by
 * the database. Rows of before keep `signed_xml` until a job of the service has rewritten them.
 */
export const octetsOnce = statements(
  "alter table submissions add column deflated_xml bytea",
  "comment on column submissions.deflated_xml is 'The signed document, deflated (RFC 1951) as it was sent; frozen'",
  "alter table submissions add column xml_sha256 bytea check (octet_length(xml_sha256) = 32)",
  "comment on column submissions.xml_sha256 is 'SHA-256 of the signed document, by which what is inflated is checked'",
  "comment on column submissions.signed_xml is 'The signed document of a row that is not rewritten yet; empty of all others'",
  `create table rewrites (
    name text primary key,
    behind uuid not null
  )`,
  "comment on table rewrites is 'How far jobs are that rewrite what was kept in another form'",
  "comment on column rewrites.behind is 'The last submission that was looked at, in the order of ids'",
  "alter table submissions alter column deflated_xml set storage external",
  "alter table submissions alter column application_response set storage external",
  "alter table blobs alter column bytes set storage external",
  "alter table retained_certificates alter column sealed set storage external",
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
        or new.deflated_xml is not null or new.application_response is not null)
    then raise exception 'what is erased is final, is erased whole and stays so'; end if;
    if old.erased_at is not null and new.application_response is not null
    then raise exception 'what is erased stays so'; end if;
    if old.signed_xml is distinct from new.signed_xml
      -- emptied by an erasure, or because the same octets are now in the other column
      and not (octet_length(new.signed_xml) = 0
        and (old.erased_at is null and new.erased_at is not null
          or old.deflated_xml is null and new.deflated_xml is not null
            and new.xml_sha256 = sha256(old.signed_xml)))
    then raise exception 'what was signed is never changed'; end if;
    if (old.deflated_xml, old.xml_sha256) is distinct from (new.deflated_xml, new.xml_sha256)
      and not (old.erased_at is null and new.erased_at is not null and new.xml_sha256 is not distinct from old.xml_sha256)
      and not (old.deflated_xml is null and old.xml_sha256 is null and octet_length(old.signed_xml) > 0
        and octet_length(new.signed_xml) = 0)
    then raise exception 'what was signed is never changed'; end if; return new; end $$`
)
