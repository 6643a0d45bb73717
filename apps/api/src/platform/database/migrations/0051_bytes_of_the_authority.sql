-- Our own bytes of a document whose record took the authority's: deflated as deflated_xml, null for any other document
-- and after an erasure; and their SHA-256.
alter table documents add column unsent_xml bytea;
alter table documents add column unsent_sha256 bytea;
alter table documents alter column unsent_xml set storage external;

-- Random value of a company, which keys the marks of its requests in the signatures of documents that the service numbers.
alter table tenants add column mark_key uuid not null default gen_random_uuid();

create or replace view submissions as
  select d.id, d.created_at, d.operation, d.company_id, d.provider_id, d.environment, d.issuer_nit, d.document_type,
    d.document_family, d.prefix, d.number, d.content_digest, d.xml_digest, d.document_key, d.key_scheme, d.name,
    d.document_date, d.signature_value, d.reference, d.file_name, d.zip_name, d.deflated_xml, d.xml_sha256, s.state,
    s.attempts, s.lease_until, coalesce(a.status_code, '') as status_code,
    coalesce(a.status_message, '') as status_message, coalesce(a.status_description, '') as status_description,
    coalesce(a.error_message, '') as error_message, coalesce(a.zipkey, '') as zipkey, a.application_response, s.alarm,
    s.answered_at, d.outage_id, d.outage_began_at, d.test_set_id, s.kept_until, s.erased_at, a.proof, d.notifications,
    d.written_id,
    f.currency, f.total, c.identification_type as counterparty_type, c.identification as counterparty_number,
    c.name as counterparty_name,
    case when s.state in ('rejected', 'refused')
      then (select r.filed_again from refilings as r where r.id = d.id) end as filed_again,
    d.unsent_xml, d.unsent_sha256
  from documents as d join standings as s on s.id = d.id left join answers as a on a.id = d.id
    left join document_facts as f on f.id = d.id left join counterparties as c on c.id = f.counterparty;
