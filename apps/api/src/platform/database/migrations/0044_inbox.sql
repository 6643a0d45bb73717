-- The inbox: what companies receive. Octets are files of an arrival, "received", among the blobs of its month.

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
  reason jsonb, -- why it cannot be read: code, en, es
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
  constraint inbox_items_place unique (arrival_id, place),
  constraint inbox_items_key unique (company_id, environment, document_key),
  constraint inbox_items_document_whole check ((document_key is null) = (state in ('unreadable', 'noDocument')))
);
create index inbox_items_of_company on inbox_items (company_id, id desc);
create index inbox_items_state_of_company on inbox_items (company_id, state, id desc);
create index inbox_items_supplier_of_company on inbox_items (company_id, supplier, document_type, number);
create index inbox_items_term on inbox_items (term_ends_on) where state in ('acknowledged', 'goodsReceived');
create index inbox_items_no_document on inbox_items (created_at) where state = 'noDocument';
create index inbox_items_kept on inbox_items (kept_until) where kept_until is not null;

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

alter table tokens drop constraint tokens_scopes_check;
alter table tokens add constraint tokens_scopes_check check (scopes <@ array['documents:write', 'documents:read',
  'inbox:read', 'inbox:write', 'mails:report', 'tokens:admin', 'companies:admin', 'providers:admin', 'webhooks:admin',
  'audit:read']) not valid;
