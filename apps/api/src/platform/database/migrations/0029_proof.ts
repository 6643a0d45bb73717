import { statements } from "./statements.ts"

/** How far it is proven that the authority signed an answer, in the row of the answer. */
export const proof = statements(
  "alter table answers add column proof jsonb",
  "comment on column answers.proof is 'How far it is proven that the authority signed application_response; absent before migration 29'",
  `create or replace view submissions as
    select d.id, d.created_at, d.operation, d.company_id, d.provider_id, d.environment, d.issuer_nit, d.document_type,
      d.document_family, d.prefix, d.number, d.content_digest, d.xml_digest, d.document_key, d.key_scheme, d.name,
      d.document_date, d.signature_value, d.reference, d.file_name, d.zip_name, d.signed_xml, d.deflated_xml, d.xml_sha256,
      s.state, s.attempts, s.lease_until, coalesce(a.status_code, '') as status_code,
      coalesce(a.status_message, '') as status_message, coalesce(a.status_description, '') as status_description,
      coalesce(a.error_message, '') as error_message, coalesce(a.zipkey, '') as zipkey, a.application_response, s.alarm,
      s.answered_at, d.outage_id, d.outage_began_at, d.test_set_id, s.kept_until, s.erased_at, a.proof
    from documents as d join standings as s on s.id = d.id left join answers as a on a.id = d.id`
)
