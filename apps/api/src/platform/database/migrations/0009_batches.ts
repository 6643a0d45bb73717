import { statements } from "./statements.ts"

/** Batches queried at the authority, its answers, and the certificates retained for further queries. */
export const batches = statements(
  `create table batches (
    id uuid primary key,
    created_at timestamptz not null default now(),
    company_id text not null,
    provider_id text not null,
    environment text not null check (environment in ('sandbox', 'habilitacion', 'production')),
    zipkey uuid not null,
    state text not null check (state in ('open', 'final', 'stalled')),
    asked_at timestamptz not null,
    unique (zipkey, environment, company_id, provider_id)
  )`,
  "comment on table batches is 'Uploads that the authority was asked about'",
  "comment on column batches.zipkey is 'Key that the authority gave to the upload'",
  "comment on column batches.state is 'open: followed; final: every answer is; stalled: open for too long, followed no more'",
  "comment on column batches.asked_at is 'When the recorded answers came'",
  "create index batches_open on batches (created_at) where state = 'open'",
  `create table batch_answers (
    batch_id uuid not null references batches (id),
    position integer not null check (position >= 0),
    document_key text,
    answer jsonb not null,
    application_response bytea,
    primary key (batch_id, position)
  )`,
  "comment on table batch_answers is 'The latest answers about a batch, one per document or one about all of it'",
  "comment on column batch_answers.answer is 'The answer as judged, without the bytes of its evidence'",
  "comment on column batch_answers.application_response is 'ApplicationResponse of the authority, as received'",
  "create index batch_answers_document on batch_answers (document_key) where document_key is not null",
  `create table retained_batch_certificates (
    batch_id uuid primary key references batches (id),
    key_id text not null check (key_id ~ '^[0-9a-f]{16}$'),
    nonce bytea not null check (octet_length(nonce) = 12),
    sealed bytea not null,
    created_at timestamptz not null default now()
  )`,
  "comment on table retained_batch_certificates is 'As retained_certificates, only while the batch is open'",
  `create function batches_guard() returns trigger language plpgsql as $$
  begin
    if old.state = 'final' and new.state <> 'final' then raise exception 'a final state is never left'; end if;
    return new;
  end $$`,
  "create trigger batches_guard before update on batches for each row execute function batches_guard()",
  `create function batches_erase_certificate() returns trigger language plpgsql as $$
  begin delete from retained_batch_certificates where batch_id = new.id; return null; end $$`,
  `create trigger batches_erase_certificate after update of state on batches
    for each row when (new.state in ('final', 'stalled'))
    execute function batches_erase_certificate()`
)
