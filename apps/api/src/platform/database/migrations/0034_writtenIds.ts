import { statements } from "./statements.ts"

/** Prefix and number as a document writes them, where zeros in front of the number are part of that: `EPOS009`. */
export const writtenIds = statements(
  "alter table documents add column written_id text",
  "comment on column documents.written_id is 'cbc:ID of a document whose number has zeros in front of it; null where it is prefix and number'",
  `create trigger documents_written_id before update of written_id on documents
    for each row when (old.written_id is distinct from new.written_id) execute function is_only_added_to('what was signed')`,
  `create or replace view submissions as
    select d.id, d.created_at, d.operation, d.company_id, d.provider_id, d.environment, d.issuer_nit, d.document_type,
      d.document_family, d.prefix, d.number, d.content_digest, d.xml_digest, d.document_key, d.key_scheme, d.name,
      d.document_date, d.signature_value, d.reference, d.file_name, d.zip_name, d.signed_xml, d.deflated_xml, d.xml_sha256,
      s.state, s.attempts, s.lease_until, coalesce(a.status_code, '') as status_code,
      coalesce(a.status_message, '') as status_message, coalesce(a.status_description, '') as status_description,
      coalesce(a.error_message, '') as error_message, coalesce(a.zipkey, '') as zipkey, a.application_response, s.alarm,
      s.answered_at, d.outage_id, d.outage_began_at, d.test_set_id, s.kept_until, s.erased_at, a.proof, d.notifications, d.written_id
    from documents as d join standings as s on s.id = d.id left join answers as a on a.id = d.id`
)
