-- Facts of documents: what people search, filter and add up. They follow from the signed document and can be read from
-- it again. The functions are in documents/submissions/facts.sql.

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
  details jsonb not null -- only shown: taxes by rate, withholdings, exchange rate, city, payment, order, references
) partition by range (id);
create index document_facts_of_company on document_facts (company_id, id desc);
create index document_facts_of_counterparty on document_facts (company_id, counterparty, id desc);
create index document_facts_of_amount on document_facts (company_id, total);
-- covers the filters: a list by days reads no rows
create index document_facts_of_day on document_facts (company_id, issue_date)
  include (id, environment, document_type, counterparty, currency, total);

-- Progress of reading the facts of documents that were recorded without: all up to this id are done; no row at first.
create table facts_progress (
  one boolean primary key default true check (one), -- there is at most one row
  through uuid not null
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
      then (select r.filed_again from refilings as r where r.id = d.id) end as filed_again
  from documents as d join standings as s on s.id = d.id left join answers as a on a.id = d.id
    left join document_facts as f on f.id = d.id left join counterparties as c on c.id = f.counterparty;
