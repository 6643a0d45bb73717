import { statements } from "./statements.ts"

const written = [
  "id",
  "created_at",
  "operation",
  "company_id",
  "provider_id",
  "environment",
  "issuer_nit",
  "document_type",
  "document_family",
  "prefix",
  "number",
  "content_digest",
  "xml_digest",
  "document_key",
  "key_scheme",
  "name",
  "document_date",
  "file_name",
  "zip_name",
  "outage_id",
  "outage_began_at",
  "test_set_id"
]

const row = (which: "old" | "new"): string => `(${written.map((column) => `${which}.${column}`).join(", ")})`

/** What a document's check notified of when it was filed; erased with the rest of the document. */
export const notifications = statements(
  "alter table documents add column notifications jsonb",
  "comment on column documents.notifications is 'What the check of the body notified of, in the language of the caller who filed it; null for nothing'",
  `create or replace function documents_guard() returns trigger language plpgsql as $$
  declare emptied boolean;
  begin
    if tg_op = 'DELETE' then raise exception 'what was signed is never deleted'; end if;
    if ${row("old")} is distinct from ${row("new")} then raise exception 'what was signed is never changed'; end if;
    emptied := octet_length(new.signed_xml) = 0 and new.deflated_xml is null
      and octet_length(new.signature_value) = 0 and new.reference = '' and new.notifications is null
      and new.xml_sha256 is not distinct from old.xml_sha256
      and exists (select from standings where id = old.id and erased_at is not null);
    if emptied then return new; end if;
    if (old.signature_value, old.reference, old.notifications)
        is distinct from (new.signature_value, new.reference, new.notifications)
      -- or the same octets are now in the other column
      or (old.signed_xml, old.deflated_xml, old.xml_sha256) is distinct from (new.signed_xml, new.deflated_xml, new.xml_sha256)
        and not coalesce(old.deflated_xml is null and old.xml_sha256 is null and octet_length(old.signed_xml) > 0
          and octet_length(new.signed_xml) = 0 and new.deflated_xml is not null and new.xml_sha256 = sha256(old.signed_xml), false)
    then raise exception 'what was signed is never changed'; end if; return new; end $$`,
  `create or replace view submissions as
    select d.id, d.created_at, d.operation, d.company_id, d.provider_id, d.environment, d.issuer_nit, d.document_type,
      d.document_family, d.prefix, d.number, d.content_digest, d.xml_digest, d.document_key, d.key_scheme, d.name,
      d.document_date, d.signature_value, d.reference, d.file_name, d.zip_name, d.signed_xml, d.deflated_xml, d.xml_sha256,
      s.state, s.attempts, s.lease_until, coalesce(a.status_code, '') as status_code,
      coalesce(a.status_message, '') as status_message, coalesce(a.status_description, '') as status_description,
      coalesce(a.error_message, '') as error_message, coalesce(a.zipkey, '') as zipkey, a.application_response, s.alarm,
      s.answered_at, d.outage_id, d.outage_began_at, d.test_set_id, s.kept_until, s.erased_at, a.proof, d.notifications
    from documents as d join standings as s on s.id = d.id left join answers as a on a.id = d.id`
)
