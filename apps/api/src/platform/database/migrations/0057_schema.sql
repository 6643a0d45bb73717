-- The first schema, by subject. Functions that the service calls are in files next to their callers: months.sql,
-- webhooks/events.sql, and in documents/submissions claim.sql, settle.sql, facts.sql, doubts.sql, references.sql and
-- payrolls.sql.
--
-- Ids are UUIDs of version 7 (RFC 9562 §5.7): their order is that of time. Digests are SHA-256 unless stated. A column
-- "sealed" is encrypted (AES-256-GCM, bound to the id of its row, with the tag at its end) by the master key of key_id.
-- Triggers guard values that must not change.

-- Companies and providers

-- Configured companies and providers.
create table tenants (
  kind text not null check (kind in ('company', 'provider')),
  id text not null check (id ~ '^[0-9]{1,20}$'),
  nit text, -- without check digit; null until stated, or outside the sandbox until the company files
  revision uuid not null, -- changes with every update, so that readers can detect old states
  settings text not null, -- JSON of the wire, without secrets
  key_id text check (key_id ~ '^[0-9a-f]{16}$'),
  nonce bytea check (octet_length(nonce) = 12),
  sealed bytea, -- the settings with their secrets; null without secrets
  updated_at timestamptz not null,
  -- random; keys the marks of a company's requests in the signatures of documents that the service numbers
  mark_key uuid not null default gen_random_uuid(),
  primary key (kind, id),
  check (num_nulls(key_id, nonce, sealed) in (0, 3)),
  constraint tenants_nit_check check (nit is null or kind = 'company' and nit ~ '^[0-9]{1,15}$')
);

-- The vault: certificates with their keys, until their company removes them.
create table certificates (
  id uuid primary key,
  company_id text not null,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'), -- the token itself is not stored
  key_id text not null check (key_id ~ '^[0-9a-f]{16}$'),
  nonce bytea not null check (octet_length(nonce) = 12),
  sealed bytea not null,
  nit text, -- of the subject
  issuer text not null,
  serial_number text not null,
  not_before timestamptz not null,
  not_after timestamptz not null,
  created_at timestamptz not null default now()
);
create index certificates_of_company on certificates (company_id, created_at);
create index certificates_not_after on certificates (not_after);

-- Erased companies: nothing new is recorded for them.
create table erased_companies (
  id text primary key check (id ~ '^[0-9]{1,20}$'),
  erased_at timestamptz not null,
  erased_by text not null -- first requester: id of a token, or "oidc:" and the subject of a JWT
);

-- Octets outside the database that no file refers to any more, until they are deleted there.
create table erased_octets (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'), -- hexadecimal
  erased_at timestamptz not null default clock_timestamp()
);

-- An erasure holds the lock exclusively, so it sees or refuses every concurrent record.
create function refuse_erased(company text) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('company ' || company, 0));
  if exists (select from erased_companies where id = company) then
    raise exception 'the data of this company were erased' using errcode = 'RC409'; end if; end $$;

create function refuse_erased_company() returns trigger language plpgsql as $$
begin perform refuse_erased(new.company_id); return new; end $$;

create function refuse_erased_tenant() returns trigger language plpgsql as $$
begin perform refuse_erased(new.id); return new; end $$;

create trigger tenants_refuse_erased before insert on tenants
  for each row when (new.kind = 'company') execute function refuse_erased_tenant();
create trigger certificates_refuse_erased before insert on certificates
  for each row execute function refuse_erased_company();

-- Documents
--
-- A document is written once; its state changes in the narrow row of "standings". Tables that grow with every
-- document are partitioned by month on Postgres (months.sql), but not in the embedded database.

create function is_only_added_to() returns trigger language plpgsql as $$
begin raise exception '% is only added to', tg_argv[0]; end $$;

-- Signed documents, written once, before anything is sent.
create table documents (
  id uuid primary key, -- contains the month
  created_at timestamptz not null,
  operation text not null, -- operation of the API that filed it, such as InvoiceCreate
  company_id text not null,
  provider_id text not null,
  environment text not null check (environment in ('sandbox', 'habilitacion', 'production')),
  issuer_nit text not null check (issuer_nit ~ '^[0-9]{1,15}$'), -- without check digit
  document_type text not null check (document_type <> ''), -- code of the authority, such as 01 or 91
  document_family text not null check (document_family <> ''), -- type code shared by all types with common numbers
  prefix text not null, -- of the numbering range; may be empty
  number bigint not null check (number between 0 and 9999999999),
  written_id text, -- cbc:ID if the number has leading zeros; otherwise null
  content_digest text not null check (content_digest ~ '^[0-9a-f]{64}$'), -- of the body as sent, hexadecimal
  xml_digest bytea not null check (octet_length(xml_digest) = 32), -- of the canonical document without its signature
  document_key text not null check (document_key ~ '^[0-9a-f]{96}$'), -- CUFE, CUDE, CUDS or CUNE: SHA-384, hexadecimal
  key_scheme text not null, -- schemeName of the key, such as CUFE-SHA384
  name text not null,
  document_date text not null, -- date and time of issue: ISO 8601 with offset
  signature_value bytea not null,
  reference text not null,
  file_name text not null, -- of the XML file in the ZIP
  zip_name text not null,
  deflated_xml bytea, -- the signed document, deflated (RFC 1951) as it was sent; null when erased
  xml_sha256 bytea not null check (octet_length(xml_sha256) = 32), -- of the signed document
  outage_id uuid, -- outage that caused its issue in contingency
  outage_began_at timestamptz,
  test_set_id uuid, -- test set of the authority for which it was filed; its zipkey is that of the upload
  notifications jsonb, -- notices of the check, in the language of the caller; null without notices
  sale jsonb, -- invoices: buyer, currency and amounts, for comparison with notes and endorsements
  -- our own bytes of a document whose record took the authority's, deflated as deflated_xml, and their digest; null for
  -- any other document, and the bytes after an erasure
  unsent_xml bytea,
  unsent_sha256 bytea,
  constraint documents_outage_whole
    check ((outage_id is null) = (outage_began_at is null) and (outage_id is null or document_type = '04')),
  constraint documents_test_set_not_in_production check (test_set_id is null or environment <> 'production')
) partition by range (id);
-- compressed already
alter table documents alter column deflated_xml set storage external;
alter table documents alter column unsent_xml set storage external;
create index documents_of_company on documents (company_id, id desc);
create index documents_type_of_company on documents (company_id, document_type, id desc);
create index documents_prefix_of_company on documents (company_id, prefix, id desc);
create index documents_test_set on documents (company_id, test_set_id, id) where test_set_id is not null;

-- States of submissions: the mutable part of a document, in rows that are updated in place.
create table standings (
  id uuid primary key, -- of the document
  state text not null check (state in
    ('signed', 'contingency', 'filing', 'refused', 'unknown', 'processing', 'accepted', 'rejected')),
  attempts integer not null default 0 check (attempts >= 0), -- leases for sending so far
  lease_until timestamptz, -- only one process may send until then
  answered_at timestamptz,
  alarm text, -- reasons why the answer cannot be trusted
  kept_until date, -- of an erased company: first day on which the law no longer requires the document
  erased_at timestamptz, -- when document, answer and texts were erased; the number stays taken
  constraint standings_lease_only_while_filing check (state = 'filing' or lease_until is null)
) with (fillfactor = 50);
create index standings_kept on standings (kept_until) where kept_until is not null and erased_at is null;

-- Answers of the authority about documents; a later answer completes an earlier one.
create table answers (
  id uuid primary key, -- of the document
  status_code text,
  status_message text,
  status_description text,
  error_message text, -- rules by which the authority refused it, one per line
  zipkey text, -- key of an asynchronous batch, to query its outcome
  application_response bytea, -- the authority's ApplicationResponse, packed
  proof jsonb -- degree of proof that the authority signed application_response
) partition by range (id);
alter table answers alter column application_response set storage external;

-- What was signed is never changed or deleted, with two exceptions: an erasure empties it, and an open document takes the
-- bytes that the authority has, once. Ours then stay as evidence.
create function documents_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'what was signed is never deleted'; end if;
  if (old.id, old.created_at, old.operation, old.company_id, old.provider_id, old.environment, old.issuer_nit,
      old.document_type, old.document_family, old.prefix, old.number, old.written_id, old.content_digest,
      old.document_key, old.key_scheme, old.name, old.document_date, old.file_name, old.zip_name, old.outage_id,
      old.outage_began_at, old.test_set_id)
    is distinct from
      (new.id, new.created_at, new.operation, new.company_id, new.provider_id, new.environment, new.issuer_nit,
      new.document_type, new.document_family, new.prefix, new.number, new.written_id, new.content_digest,
      new.document_key, new.key_scheme, new.name, new.document_date, new.file_name, new.zip_name, new.outage_id,
      new.outage_began_at, new.test_set_id)
  then raise exception 'what was signed is never changed'; end if;
  if (old.deflated_xml, old.xml_sha256, old.xml_digest, old.signature_value, old.reference, old.notifications, old.sale,
      old.unsent_xml, old.unsent_sha256)
    is distinct from (new.deflated_xml, new.xml_sha256, new.xml_digest, new.signature_value, new.reference,
      new.notifications, new.sale, new.unsent_xml, new.unsent_sha256)
    -- an erasure empties them
    and not (new.deflated_xml is null and octet_length(new.signature_value) = 0 and new.reference = ''
      and new.notifications is null and new.sale is null and new.unsent_xml is null
      and (old.xml_sha256, old.xml_digest, old.unsent_sha256)
        is not distinct from (new.xml_sha256, new.xml_digest, new.unsent_sha256)
      and exists (select from standings where id = old.id and erased_at is not null))
    -- the authority's bytes take the place of ours, before the state is final
    and not (old.unsent_sha256 is null and new.deflated_xml is not null
      and (new.unsent_xml, new.unsent_sha256) is not distinct from (old.deflated_xml, old.xml_sha256)
      and (old.reference, old.notifications) is not distinct from (new.reference, new.notifications)
      and exists (select from standings where id = old.id and state not in ('accepted', 'rejected', 'refused')))
  then raise exception 'what was signed is never changed'; end if; return new; end $$;
create trigger documents_guard before update or delete on documents for each row execute function documents_guard();
create trigger documents_refuse_erased before insert on documents
  for each row execute function refuse_erased_company();

create function standings_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'where a document stands is never deleted'; end if;
  if old.id <> new.id or old.state in ('accepted', 'rejected', 'refused') and new.state <> old.state then
    raise exception 'a final state is never left'; end if;
  if old.erased_at is distinct from new.erased_at
    and (old.erased_at is not null or new.state not in ('accepted', 'rejected', 'refused'))
  then raise exception 'what is erased is final and stays so'; end if; return new; end $$;
create trigger standings_guard before update or delete on standings for each row execute function standings_guard();

-- Open submissions, which the service follows up.
create table open_submissions (
  id uuid primary key, -- of the document
  company_id text not null,
  created_at timestamptz not null
);

-- Claimed numbers, each once. A rejection or refusal moves one to "freed".
create table numbers (
  issuer_nit text not null,
  environment text not null,
  document_family text not null,
  prefix text not null,
  number bigint not null,
  id uuid not null, -- of the document
  company_id text not null,
  document_key text not null,
  primary key (issuer_nit, environment, document_family, prefix, number)
);
create index numbers_document_key on numbers (document_key);
create index numbers_of_company on numbers (company_id, number);

create function numbers_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from standings where id = old.id and state in ('rejected', 'refused'))
  then return old; end if;
  raise exception 'a number that is claimed is freed by a rejection or refusal only'; end $$;
create trigger numbers_guard before update or delete on numbers for each row execute function numbers_guard();

-- Submissions that were rejected or refused: their numbers may be claimed again.
create table freed (
  id uuid primary key, -- of the document
  issuer_nit text not null,
  environment text not null,
  document_family text not null,
  prefix text not null,
  number bigint not null,
  company_id text not null,
  document_key text not null,
  created_at timestamptz not null,
  state text not null check (state in ('rejected', 'refused')),
  burned boolean not null -- the authority has another document with this number; it is never assigned again
);
create index freed_number on freed (issuer_nit, environment, document_family, prefix, number, created_at desc);
create index freed_document_key on freed (document_key);
create index freed_of_company on freed (company_id, id desc);
create index freed_number_of_company on freed (company_id, number);
-- numbers that are never assigned again, which are few
create index freed_burned on freed (issuer_nit, environment, document_family, prefix, number) where burned;

-- Numbers to reassign: freed, not burned and not claimed since.
create table free_numbers (
  issuer_nit text not null,
  environment text not null,
  document_family text not null,
  prefix text not null,
  number bigint not null,
  primary key (issuer_nit, environment, document_family, prefix, number)
);

-- Whether the number of each document that was rejected or refused was filed again.
create view refilings as
  select earlier.id, earlier.company_id, earlier.state,
    exists (select from numbers as later
      where (later.issuer_nit, later.environment, later.document_family, later.prefix, later.number)
        = (earlier.issuer_nit, earlier.environment, earlier.document_family, earlier.prefix, earlier.number))
    or exists (select from freed as later
      where (later.issuer_nit, later.environment, later.document_family, later.prefix, later.number)
        = (earlier.issuer_nit, earlier.environment, earlier.document_family, earlier.prefix, earlier.number)
      and later.created_at > earlier.created_at) as filed_again
  from freed as earlier;

-- Documents that were rejected or refused and whose number was not filed again: the rows of `refilings` whose filed_again is
-- false. The number of each is free or burned, which small indexes tell first. With "offset 0" each number is looked up by
-- itself, and no table is read whole for a hash table.
create view unfiled as
  select earlier.id, earlier.company_id, earlier.state from freed as earlier
  where case
    when exists (select from free_numbers as given where (given.issuer_nit, given.environment, given.document_family, given.prefix, given.number)
        = (earlier.issuer_nit, earlier.environment, earlier.document_family, earlier.prefix, earlier.number) offset 0)
      or exists (select from freed as given where (given.issuer_nit, given.environment, given.document_family, given.prefix, given.number)
        = (earlier.issuer_nit, earlier.environment, earlier.document_family, earlier.prefix, earlier.number) and given.burned offset 0)
    then not (
      exists (select from numbers as later where (later.issuer_nit, later.environment, later.document_family, later.prefix, later.number)
        = (earlier.issuer_nit, earlier.environment, earlier.document_family, earlier.prefix, earlier.number) offset 0)
      or exists (select from freed as later where (later.issuer_nit, later.environment, later.document_family, later.prefix, later.number)
        = (earlier.issuer_nit, earlier.environment, earlier.document_family, earlier.prefix, earlier.number)
        and later.created_at > earlier.created_at offset 0))
    else false end;

-- Counters of the files sent; each restarts every year (annex 1.9 §6.5.7 and §6.5.8).
create table file_sequences (
  issuer_nit text not null,
  tag text not null, -- group of files counted together; "zip" for the ZIP files
  year integer not null,
  last bigint not null check (last between 1 and 4294967295),
    -- last assigned number: at most eight hexadecimal digits
  primary key (issuer_nit, tag, year)
);

-- The database that numbers were given from last, and until when all series are in doubt since it became another one: a
-- standby that was promoted, or a restored backup, may lack the newest documents.
create table database_origin (
  is_one boolean primary key default true check (is_one),
  origin text not null,
  doubted_until timestamptz not null default '-infinity'
);

-- Series in which the authority had a document that this database lacks, until when they are in doubt.
create table doubted_series (
  issuer_nit text not null,
  environment text not null,
  document_family text not null,
  prefix text not null,
  until timestamptz not null,
  primary key (issuer_nit, environment, document_family, prefix)
);

create sequence submission_transitions_number;

-- History of submissions.
create table submission_transitions (
  id bigint not null default nextval('submission_transitions_number'),
  submission_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  from_state text, -- null for the first
  to_state text not null, -- equal to from_state if a settlement was not adopted
  origin text not null, -- request, worker, authority or operator
  attempt integer not null, -- attempts of the submission at that time
  detail text not null default '',
  primary key (submission_id, id)
) partition by range (submission_id);

create function submission_transitions_erasure() returns trigger language plpgsql as $$
begin
  if new.detail <> '' or (old.id, old.submission_id, old.at, old.from_state, old.to_state, old.origin, old.attempt)
    is distinct from (new.id, new.submission_id, new.at, new.from_state, new.to_state, new.origin, new.attempt)
    or not exists (select from standings where id = old.submission_id and erased_at is not null)
  then raise exception 'history is only added to'; end if; return new; end $$;
create trigger submission_transitions_erasure before update on submission_transitions
  for each row execute function submission_transitions_erasure();
create trigger submission_transitions_keep before delete on submission_transitions
  for each row execute function is_only_added_to('history');
create trigger submission_transitions_keep_all before truncate on submission_transitions
  for each statement execute function is_only_added_to('history');

-- Rejected and refused documents that somebody decided not to correct.
create table dismissals (
  id uuid primary key, -- of the document
  company_id text not null,
  reason text not null,
  dismissed_by text not null, -- id of the token
  dismissed_at timestamptz not null default clock_timestamp()
);
create index dismissals_of_company on dismissals (company_id);

-- Idempotency-Key headers and their submissions.
create table idempotency_keys (
  company_id text not null,
  operation text not null,
  key text not null,
  content_digest text not null check (content_digest ~ '^[0-9a-f]{64}$'), -- of the body sent with the key, hexadecimal
  submission_id uuid not null references standings (id),
  created_at timestamptz not null default now(),
  primary key (company_id, operation, key)
);

-- Certificates of callers with their keys, only while the outcome of a submission is open.
create table retained_certificates (
  submission_id uuid primary key references standings (id),
  key_id text not null check (key_id ~ '^[0-9a-f]{16}$'),
  nonce bytea not null check (octet_length(nonce) = 12),
  sealed bytea not null,
  created_at timestamptz not null default now()
);
alter table retained_certificates alter column sealed set storage external;

-- Payroll documents by worker and month of payment, with the documents that they replace or delete.
create table payrolls (
  id uuid primary key, -- of the document
  company_id text not null,
  issuer_nit text not null,
  environment text not null,
  prefix text not null,
  number bigint not null,
  document_key text not null,
  role text not null check (role in ('first', 'further', 'replacement', 'deletion')),
  worker text, -- a digest
  month text,
  predecessor text, -- key of the document that it follows, replaces or deletes
  origin text -- key of the first document of a chain of notes
);
create index payrolls_month on payrolls (company_id, issuer_nit, environment, worker, month);
create index payrolls_key on payrolls (document_key);
create index payrolls_predecessor on payrolls (predecessor) where predecessor is not null;
create index payrolls_origin on payrolls (origin) where origin is not null;

create view living_payrolls as
  select payrolls.* from payrolls join standings on standings.id = payrolls.id
  where standings.state not in ('rejected', 'refused');

-- Notes of invoices, one row per corrected invoice.
create table corrections (
  id uuid not null, -- of the note
  corrected_key text not null, -- key of the invoice
  company_id text not null,
  issuer_nit text not null,
  environment text not null,
  document_key text not null,
  currency text not null,
  change numeric, -- amount that a note adds to its single invoice; negative for a credit
  annuls boolean not null,
  primary key (id, corrected_key)
);
create index corrections_of_company on corrections (company_id, corrected_key);

-- Facts: what people search, filter and add up. They follow from the signed document.

-- Other parties of a company's documents, each spelling of a name once: few rows to search in.
create table counterparties (
  id bigint generated always as identity primary key,
  company_id text not null,
  identification_type text not null, -- code of the authority, such as 31 for a NIT
  identification text not null, -- without check digit
  name text not null, -- as its first document writes it
  folded_name text not null, -- without accents, capitals, dots and double spaces: what a search compares
  constraint counterparties_identity unique (company_id, identification, identification_type, folded_name) include (id)
);

-- Facts of documents, one row beside each. Amounts are in the currency of the document, null where it has none; only
-- sums of one currency mean something.
create table document_facts (
  id uuid primary key, -- of the document; names the month
  company_id text not null,
  environment text not null,
  document_type text not null,
  issue_date date not null,
  due_date date,
  counterparty bigint, -- of counterparties; null for a document that names none
  currency text, -- ISO 4217; null for a document without amounts
  total numeric, -- payable amount, or net pay
  -- taxes that have a column in the authority's listing, over all rates
  iva numeric, -- 01
  ic numeric, -- 02
  ica numeric, -- 03
  inc numeric, -- 04
  stamp numeric, -- 21
  bags numeric, -- 22
  carbon numeric, -- 23
  fuels numeric, -- 24
  data numeric, -- 30
  icl numeric, -- 32
  inpp numeric, -- 33
  ibua numeric, -- 34
  icui numeric, -- 35
  other_taxes numeric, -- all others
  rete_iva numeric, -- 05
  rete_renta numeric, -- 06
  rete_ica numeric, -- 07
  -- bases and taxes that a day book has in columns
  base19 numeric,
  iva19 numeric,
  base5 numeric,
  iva5 numeric,
  exempt numeric, -- base of IVA at 0 %
  excluded numeric, -- lines with neither IVA nor INC
  inc_base numeric,
  discounts numeric, -- of the whole document, as charges
  charges numeric,
  prepayments numeric,
  details jsonb not null, -- only shown: taxes by rate, withholdings, exchange rate, city, payment, order, references
  issuer_name text not null, -- as the document writes it
  certificate numeric -- serial number of the certificate that signed the document
) partition by range (id);
create index document_facts_of_company on document_facts (company_id, id desc);
create index document_facts_of_amount on document_facts (company_id, total);
-- covers the filters: a list by days reads no rows
create index document_facts_of_day on document_facts (company_id, issue_date)
  include (id, environment, document_type, counterparty, currency, total);
-- The documents that a certificate signed, the newest first.
create index document_facts_of_certificate on document_facts (company_id, certificate, id desc);
-- The documents of a counterparty, the newest first, with what filters read.
create index document_facts_newest_of_party on document_facts (counterparty, id desc)
  include (environment, document_type, currency, total);

-- All that sums of a counterparty read: the type decides the book. An index has 32 columns at most, so neither company nor id
-- are among them: a counterparty is of one company.
create index document_facts_sums_of_party on document_facts (counterparty, document_type) include (environment, currency,
  total, iva, ic, ica, inc, stamp, bags, carbon, fuels, data, icl, inpp, ibua, icui, other_taxes, rete_iva, rete_renta, rete_ica, base19,
  iva19, base5, iva5, exempt, excluded, inc_base, discounts, charges, prepayments);

create view submissions as
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

-- Files

-- Files of submissions: requests without secrets, exchanges with the authority, containers for receivers.
create table blobs (
  key text collate "C" primary key check (key like 'submissions/%'), -- submissions/<id>/<file>
  name text not null, -- name of the downloaded file
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'), -- hexadecimal; names the octets outside the database
  bytes bytea, -- null if the octets are in the store of RADICAR_BLOBS
  created_at timestamptz not null default now()
) partition by range (key);
alter table blobs alter column bytes set storage external;
create index blobs_outside_digest on blobs (sha256) where bytes is null;

-- Accepted documents whose container nobody could sign, until a certificate comes that may sign for their issuer.
create table unsigned_containers (
  company_id text not null,
  environment text not null,
  issuer_nit text not null,
  id uuid not null, -- of the document
  primary key (company_id, environment, issuer_nit, id)
);

-- Batches and outages of the authority

-- Queried uploads.
create table batches (
  id uuid primary key,
  created_at timestamptz not null default now(),
  company_id text not null,
  provider_id text not null,
  environment text not null check (environment in ('sandbox', 'habilitacion', 'production')),
  zipkey uuid not null, -- key that the authority gave the upload
  state text not null check (state in ('open', 'final', 'stalled')), -- stalled: open for too long, no longer followed
  asked_at timestamptz not null, -- time of the recorded answers
  unique (zipkey, environment, company_id, provider_id)
);
create index batches_open on batches (created_at) where state = 'open';
create index batches_stalled on batches (asked_at) where state = 'stalled';

create function batches_guard() returns trigger language plpgsql as $$
begin
  if old.state = 'final' and new.state <> 'final' then raise exception 'a final state is never left'; end if;
  return new;
end $$;
create trigger batches_guard before update on batches for each row execute function batches_guard();
create trigger batches_refuse_erased before insert on batches
  for each row execute function refuse_erased_company();

-- Latest answers about a batch: one per document, or one about the whole batch.
create table batch_answers (
  batch_id uuid not null references batches (id),
  position integer not null check (position >= 0),
  document_key text,
  answer jsonb not null, -- as judged, without the bytes of its evidence
  application_response bytea, -- the authority's ApplicationResponse, as received
  primary key (batch_id, position)
);

-- As retained_certificates, only while the batch is open.
create table retained_batch_certificates (
  batch_id uuid primary key references batches (id),
  key_id text not null check (key_id ~ '^[0-9a-f]{16}$'),
  nonce bytea not null check (octet_length(nonce) = 12),
  sealed bytea not null,
  created_at timestamptz not null default now()
);

create function batches_erase_certificate() returns trigger language plpgsql as $$
begin delete from retained_batch_certificates where batch_id = new.id; return null; end $$;
create trigger batches_erase_certificate after update of state on batches
  for each row when (new.state in ('final', 'stalled')) execute function batches_erase_certificate();

-- Outages of the authority during which a document was issued in contingency.
create table outages (
  id uuid primary key,
  environment text not null check (environment in ('sandbox', 'habilitacion', 'production')),
  began_at timestamptz not null -- time at which the first call failed
);

-- Unanswered calls of the authority: the proof of an outage.
create table outage_attempts (
  outage_id uuid not null references outages (id),
  at timestamptz not null,
  operation text not null,
  reason text not null,
  message text not null,
  primary key (outage_id, at, operation)
);

-- Mail

-- Mails with documents.
create table mails (
  id uuid primary key,
  created_at timestamptz not null default now(),
  company_id text not null,
  provider_id text not null,
  submission_id uuid not null references standings (id),
  idempotency_key text,
  request_digest text not null check (request_digest ~ '^[0-9a-f]{64}$'), -- hexadecimal
  subject text not null,
  message text not null,
  message_id text not null, -- Message-ID header, the same in each attempt
  receivers jsonb not null, -- each with kind, address, state and the last reply of the server
  state text not null default 'queued' check (state in ('queued', 'sent', 'partial', 'failed')),
  tries integer not null default 0 check (tries >= 0),
  tried_at timestamptz,
  reply text, -- reply of the server that accepted the mail
  failure text, -- reason why the last attempt failed
  unique (company_id, idempotency_key)
);
create index mails_queued on mails (created_at) where state = 'queued';
create index mails_message_id on mails (message_id);
create index mails_of_company on mails (company_id, id desc);
create index mails_of_submission on mails (submission_id, id desc);

create function mails_guard() returns trigger language plpgsql as $$
begin
  if old.state <> 'queued' then raise exception 'a mail that is done is never changed'; end if;
  return new;
end $$;
create trigger mails_guard before update on mails for each row execute function mails_guard();
create trigger mails_refuse_erased before insert on mails for each row execute function refuse_erased_company();

-- Bounces of mails that our mail server had accepted; the first of each kind.
create table mail_bounces (
  mail_id uuid not null references mails (id) on delete cascade,
  receiver integer not null check (receiver >= 0), -- index in mails.receivers, from 0
  state text not null check (state in ('bounced', 'delayed')),
  status text not null, -- RFC 3463, such as 5.1.1
  diagnostic text,
  reported_at timestamptz not null default clock_timestamp(),
  primary key (mail_id, receiver, state)
);

-- Fetches of the authority's list of addresses (GetExchangeEmails).
create table exchange_lists (
  environment text primary key,
  tried_at timestamptz not null,
  fetched_at timestamptz
);

-- Addresses at which taxpayers receive documents, from the list of GetExchangeEmails.
create table exchange_addresses (
  environment text not null,
  nit text not null,
  address text not null,
  listed_at timestamptz not null, -- tried_at of the list that contains it
  primary key (environment, nit)
);

-- Webhooks

-- Addresses to which events are posted.
create table webhooks (
  id uuid primary key,
  created_at timestamptz not null default now(),
  created_by text, -- id of a token, or "oidc:" and the subject of a JWT
  name text not null default '',
  url text not null,
  events text[] not null check (cardinality(events) > 0), -- names of events, families such as document.*, or *
  company_ids text[] not null check (cardinality(company_ids) > 0),
  state text not null default 'enabled' check (state in ('enabled', 'disabled')),
  failing_since timestamptz, -- first failure since the last success
  disabled_at timestamptz,
  disabled_because text check (disabled_because in ('asked', 'gone', 'failing')),
  kept_by text, -- job that currently posts to it
  kept_until timestamptz, -- end of that job's lease, after which another may post
  expires_at timestamptz, -- of kind pull, whose events are read, not posted, until then; null of kind post
  constraint webhooks_disabled_whole
    check ((state = 'disabled') = (disabled_at is not null) and (disabled_at is null) = (disabled_because is null)),
  constraint webhooks_kept_whole check ((kept_by is null) = (kept_until is null))
);
create index webhooks_companies on webhooks using gin (company_ids);

-- Secrets that sign deliveries: the current one without expires_at, and the previous one.
create table webhook_secrets (
  id uuid primary key,
  webhook_id uuid not null references webhooks (id) on delete cascade,
  key_id text not null check (key_id ~ '^[0-9a-f]{16}$'),
  nonce bytea not null check (octet_length(nonce) = 12),
  sealed bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);
create index webhook_secrets_webhook on webhook_secrets (webhook_id);

-- Events with a subscribed webhook, each written in the transaction in which it happened.
create table events (
  id uuid primary key,
  occurred_at timestamptz not null default clock_timestamp(),
  type text not null,
  company_id text, -- null for an event without company
  once text unique, -- name of an event that is sent only once
  data text not null -- posted JSON
);

-- Deliveries of events: the queue and its log.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  position bigint generated always as identity unique,
  webhook_id uuid not null references webhooks (id) on delete cascade,
  event_id uuid not null references events (id),
  created_at timestamptz not null default clock_timestamp(),
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  tries integer not null default 0 check (tries >= 0),
  tries_before integer not null default 0 check (tries_before between 0 and tries), -- tries before the last replay
  next_at timestamptz not null default clock_timestamp(), -- earliest next try; a try moves it beyond the longest try
  claimed_by text, -- job that is trying it and has not recorded the outcome
  unique (webhook_id, event_id)
);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_at) where state = 'pending';
create index webhook_deliveries_event on webhook_deliveries (event_id);
create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, position desc);
create index webhook_deliveries_failed on webhook_deliveries (webhook_id, position desc) where state = 'failed';

-- Outcomes of attempts; an attempt has none if its process died.
create table webhook_attempts (
  delivery_id uuid not null references webhook_deliveries (id) on delete cascade,
  try integer not null,
  at timestamptz not null default clock_timestamp(),
  millis integer not null,
  status integer, -- of HTTP
  failure text,
  answer text, -- beginning of the answer to a failed attempt
  primary key (delivery_id, try)
);

-- Reported conditions that persist; their end is reported once.
create table conditions (
  name text primary key,
  since timestamptz not null default clock_timestamp()
);

-- Inbox: what companies receive. Octets are files of an arrival, "received", among the blobs of its month.

-- What was handed over or fetched, as it came.
create table inbox_arrivals (
  id uuid primary key, -- contains the month
  created_at timestamptz not null default clock_timestamp(),
  company_id text not null,
  source text not null check (source in ('upload', 'authority')),
  name text not null, -- of the file, as its sender states it; may be empty
  octets integer not null check (octets >= 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'), -- hexadecimal: the same octets arrive once
  state text not null default 'stored' check (state in ('stored', 'judged')),
  judged_at timestamptz,
  mail jsonb, -- subject, from, date and text of a mail; null for anything else
  files jsonb, -- files inside, each with its place, kind, name and octets; null until judged
  items uuid[] not null default '{}', -- items that it brought, also those that were here before
  constraint inbox_arrivals_once unique (company_id, sha256),
  constraint inbox_arrivals_judged_whole check ((state = 'judged') = (judged_at is not null))
);
create index inbox_arrivals_stored on inbox_arrivals (created_at) where state = 'stored';
create trigger inbox_arrivals_refuse_erased before insert on inbox_arrivals
  for each row execute function refuse_erased_company();

-- Items of the inbox: received documents, one for each key, and what cannot be read.
create table inbox_items (
  id uuid primary key,
  created_at timestamptz not null default clock_timestamp(),
  company_id text not null,
  environment text not null check (environment in ('sandbox', 'habilitacion', 'production')),
  arrival_id uuid not null references inbox_arrivals (id) on delete cascade,
  place text not null, -- indices of its file in the arrival, from outside in, such as 1-0; empty for the arrival itself
  file_name text not null default '',
  state text not null check (state in ('received', 'acknowledged', 'goodsReceived', 'accepted', 'claimed', 'termOver',
    'tacitlyAccepted', 'notRequired', 'notOurs', 'withoutAnswer', 'unreadable', 'noDocument')),
  warnings text[] not null default '{}', -- codes
  document_key text check (document_key ~ '^[0-9a-f]{96}$'), -- CUFE or CUDE; null without a document
  key_scheme text,
  document_type text, -- code of the authority
  number text, -- with its prefix, as written
  prefix text, -- of the range; null where the document names none
  issue_date date,
  due_date date,
  supplier_type text, -- code of the kind of identification
  supplier text, -- identification without check digit
  supplier_name text,
  folded_name text, -- without accents, capitals, dots and double spaces: what a search compares
  buyer_type text,
  buyer text,
  buyer_name text,
  payment_form text, -- 1 cash, 2 credit
  currency text,
  total numeric,
  order_number text,
  sums jsonb not null default '{}', -- amounts by tax, decimals
  details jsonb not null default '{}', -- only shown: exchange rate, payment, references
  validated_at text, -- date and time of the authority's answer, as it states them; null without one
  notified boolean not null default false, -- whether that answer names rules
  events jsonb not null default '{}', -- day of each registered event by its code
  term_starts_on date,
  term_ends_on date,
  term_told boolean not null default false, -- whether the end of the term was reported
  asked_at timestamptz, -- last answer of the authority about events
  kept_until date, -- of an erased company: first day on which the law no longer requires the document
  ask_at timestamptz, -- next question to the authority about a document whose term is over; null if none is planned
  -- files of an arrival that cannot be read, in one item: their number, and the first of them with place, name and reason
  -- (code, en, es); null where every file can be read
  unreadable jsonb,
  constraint inbox_items_place unique (arrival_id, place),
  constraint inbox_items_key unique (company_id, document_key, environment),
  constraint inbox_items_document_whole check ((document_key is null) = (state in ('unreadable', 'noDocument')))
);
create index inbox_items_state_of_company on inbox_items (company_id, state, id desc);
create index inbox_items_supplier_of_company on inbox_items (company_id, supplier, document_type, number);
create index inbox_items_term on inbox_items (term_ends_on) where state in ('acknowledged', 'goodsReceived');
create index inbox_items_no_document on inbox_items (created_at) where state = 'noDocument';
create index inbox_items_kept on inbox_items (kept_until) where kept_until is not null;
create index inbox_items_ask on inbox_items (ask_at) where ask_at is not null;
create index inbox_items_day_of_company on inbox_items (company_id, issue_date, id);
create index inbox_items_amount_of_company on inbox_items (company_id, total);
-- the items of a company, the newest first, and all texts that a search compares, so that it reads no rows
create index inbox_items_search on inbox_items (company_id, id desc)
  include (folded_name, supplier, number, order_number);

-- Changes of state.
create table inbox_steps (
  id bigint generated always as identity primary key,
  item_id uuid not null references inbox_items (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  from_state text, -- null for the first
  to_state text not null,
  cause text not null -- judged, validated, term, or the code of a registered event
);
create index inbox_steps_of_item on inbox_steps (item_id, id);

-- Events on received documents, recorded before they are sent. The submission is found by the Idempotency-Key
-- "inbox <id>".
create table inbox_events (
  id uuid primary key,
  created_at timestamptz not null default clock_timestamp(),
  item_id uuid not null references inbox_items (id) on delete cascade,
  company_id text not null,
  code text not null check (code in ('030', '031', '032', '033', '034')),
  origin text not null check (origin in ('here', 'elsewhere')),
  state text not null check (state in ('filing', 'registered', 'rejected')),
  provider_id text, -- null for an event of another program
  body text, -- JSON as filed, without certificate; null for an event of another program
  number text, -- with its prefix; null until known
  document_key text, -- CUDE; null until known
  registered_at text -- as the authority states it, ISO 8601
);
create unique index inbox_events_once on inbox_events (item_id, code) where state <> 'rejected';
create index inbox_events_filing on inbox_events (created_at) where state = 'filing';
-- also rejected events, which inbox_events_once lacks
create index inbox_events_of_item on inbox_events (item_id, id);

-- Persons that receive, as events name them.
create table inbox_people (
  company_id text not null,
  user_id text not null, -- id of a token, or "oidc:" and the subject of a JWT
  person text not null, -- JSON of the wire
  updated_at timestamptz not null default clock_timestamp(),
  primary key (company_id, user_id)
);
create trigger inbox_people_refuse_erased before insert on inbox_people
  for each row execute function refuse_erased_company();

-- Access

-- Bearer tokens; the tokens themselves are not stored.
create table tokens (
  id uuid primary key,
  name text not null default '', -- purpose, stated by its creator
  prefix text not null, -- first characters of the token, to recognize it
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'), -- of the token, hexadecimal
  scopes text[] not null check (scopes <@ array['documents:write', 'documents:read', 'inbox:read', 'inbox:write',
    'mails:report', 'tokens:admin', 'companies:admin', 'providers:admin', 'webhooks:admin', 'audit:read']),
  company_ids text[] not null, -- companies it may act for; * for all
  provider_ids text[] not null, -- providers it may act for; * for all
  created_at timestamptz not null default now(),
  created_by text, -- id of a token, or "oidc:" and the subject of a JWT; null where unknown
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz -- to the minute
);

-- People who called with a JWT, by `oidc:` and the subject, with the name that their last JWT stated.
create table people (
  id text primary key,
  name text not null
);

-- Requests of each token in its latest minute. A crash of the database empties the table, which is harmless.
create unlogged table rate_windows (
  key text primary key,
  minute bigint not null, -- since 1970, by the clock of the database, which all processes share
  taken integer not null -- requests reserved by processes; above the limit when it is used up
);

-- Requests that changed something or fetched a document.
create table audit_log (
  id uuid primary key, -- contains the time
  request_id text not null,
  token_id text not null, -- id of a token, or "oidc:" and the subject of a JWT
  operation text not null,
  company_id text,
  provider_id text,
  subject text, -- key of a document, or id of another subject
  status integer, -- HTTP status; null if the caller had disconnected
  problem text,
  detail text -- outcome as JSON: counts of erased and kept data
) partition by range (id);
create index audit_log_of_company on audit_log (company_id, id);
create trigger audit_log_keeps before update or delete on audit_log
  for each row execute function is_only_added_to('the audit log');
create trigger audit_log_keeps_all before truncate on audit_log
  for each statement execute function is_only_added_to('the audit log');

-- The service itself

-- Random bytes that all processes share, such as the key that signs links.
create table service_secrets (
  name text primary key,
  secret bytea not null
);

-- Last success of each regular job; a job that has never run counts from the first start of a service.
create table job_runs (
  name text primary key,
  every interval not null, -- between two runs
  ran_at timestamptz not null default clock_timestamp()
);
