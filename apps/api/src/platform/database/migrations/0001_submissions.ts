import { statements } from "./statements.ts"

/** Documents on their way to the authority: one row per document, however often it is sent. */
export const submissions = statements(
  `create table submissions (
    id uuid primary key,
    created_at timestamptz not null default now(),
    company_id text not null,
    provider_id text not null,
    environment text not null check (environment in ('sandbox', 'habilitacion', 'production')),
    issuer_nit text not null check (issuer_nit ~ '^[0-9]{1,15}$'),
    document_type text not null check (document_type <> ''),
    document_family text not null check (document_family <> ''),
    prefix text not null,
    number bigint not null check (number between 0 and 9999999999),
    content_digest text not null check (content_digest ~ '^[0-9a-f]{64}$'),
    xml_digest text not null check (xml_digest ~ '^[A-Za-z0-9+/]{43}=$'),
    document_key text not null check (document_key ~ '^[0-9a-f]{96}$'),
    key_scheme text not null,
    name text not null,
    document_date text not null,
    signature_value text not null,
    reference text not null,
    file_name text not null,
    zip_name text not null,
    signed_xml bytea not null,
    state text not null default 'signed'
      check (state in ('signed', 'filing', 'refused', 'unknown', 'processing', 'accepted', 'rejected')),
    attempts integer not null default 0 check (attempts >= 0),
    lease_until timestamptz,
    status_code text not null default '',
    status_message text not null default '',
    status_description text not null default '',
    error_message text not null default '',
    zipkey text not null default '',
    application_response bytea,
    alarm text,
    answered_at timestamptz,
    constraint submissions_lease_only_while_filing check (state = 'filing' or lease_until is null)
  )`,
  "comment on table submissions is 'Documents on their way to the tax authority; written before anything leaves.'",
  "comment on column submissions.id is 'UUID version 7'",
  "comment on column submissions.issuer_nit is 'NIT of the issuer, without check digit'",
  "comment on column submissions.document_type is 'Type code of the authority, such as 01 or 91'",
  "comment on column submissions.document_family is 'Type code that stands for all types that share their numbers at the authority'",
  "comment on column submissions.prefix is 'Prefix of the numbering range; empty for none'",
  "comment on column submissions.content_digest is 'SHA-256, hexadecimal, of the content that the caller sent'",
  "comment on column submissions.xml_digest is 'SHA-256, base64, of the canonical document without its signature'",
  "comment on column submissions.document_key is 'CUFE, CUDE, CUDS or CUNE: SHA-384, hexadecimal'",
  "comment on column submissions.key_scheme is 'schemeName of the key, such as CUFE-SHA384'",
  "comment on column submissions.document_date is 'Date and time of issue as answered: ISO 8601 with offset'",
  "comment on column submissions.signature_value is 'SignatureValue of the document, base64'",
  "comment on column submissions.file_name is 'Name of the XML file inside the ZIP'",
  "comment on column submissions.signed_xml is 'The signed document; frozen'",
  "comment on column submissions.state is 'Where it stands. Final: accepted, rejected, refused'",
  "comment on column submissions.attempts is 'How often it has been leased for sending'",
  "comment on column submissions.lease_until is 'Until when one process alone may send it'",
  "comment on column submissions.error_message is 'Rules that the authority refused it by, one per line'",
  "comment on column submissions.zipkey is 'Key of an asynchronous batch, to ask for its outcome'",
  "comment on column submissions.application_response is 'ApplicationResponse of the authority, as received'",
  "comment on column submissions.alarm is 'Why the answer can not be trusted as it stands'",
  `create unique index submissions_number on submissions (issuer_nit, environment, document_family, prefix, number)
    where state not in ('rejected', 'refused')`,
  "comment on index submissions_number is 'A number is claimed once; one that the authority rejected or refused to look at may be filed again'",
  `create index submissions_freed_number
    on submissions (issuer_nit, environment, document_family, prefix, number, created_at desc)
    where state in ('rejected', 'refused')`,
  `create function submissions_guard() returns trigger language plpgsql as $$
  begin
    if old.state in ('accepted', 'rejected', 'refused') and new.state <> old.state then
      raise exception 'a final state is never left'; end if;
    if (old.id, old.created_at, old.company_id, old.provider_id, old.environment, old.issuer_nit, old.document_type,
        old.document_family, old.prefix, old.number, old.content_digest, old.xml_digest, old.document_key,
        old.file_name, old.zip_name, old.signed_xml)
      is distinct from
       (new.id, new.created_at, new.company_id, new.provider_id, new.environment, new.issuer_nit, new.document_type,
        new.document_family, new.prefix, new.number, new.content_digest, new.xml_digest, new.document_key,
        new.file_name, new.zip_name, new.signed_xml)
    then raise exception 'what was signed is never changed'; end if; return new; end $$`,
  `create trigger submissions_guard before update on submissions
    for each row execute function submissions_guard()`
)
