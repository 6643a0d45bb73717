import { statements } from "./statements.ts"

/** Mails with documents, and what finds a document by its number. */
export const mails = statements(
  `create table mails (
    id uuid primary key,
    created_at timestamptz not null default now(),
    company_id text not null,
    provider_id text not null,
    submission_id uuid not null references submissions (id),
    idempotency_key text,
    request_digest text not null check (request_digest ~ '^[0-9a-f]{64}$'),
    subject text not null,
    message text not null,
    message_id text not null,
    receivers jsonb not null,
    state text not null default 'queued' check (state in ('queued', 'sent', 'partial', 'failed')),
    tries integer not null default 0 check (tries >= 0),
    tried_at timestamptz,
    reply text,
    failure text,
    unique (company_id, idempotency_key)
  )`,
  "comment on table mails is 'Mails with documents: what goes to whom, and what the mail server said'",
  "comment on column mails.message_id is 'Message-ID header, the same each time that the mail is tried'",
  "comment on column mails.receivers is 'Each with kind, address, state and the last reply of the server'",
  "comment on column mails.reply is 'With what the server took the mail'",
  "comment on column mails.failure is 'Why the last try failed'",
  "create index mails_queued on mails (created_at) where state = 'queued'",
  "create index mails_submission on mails (submission_id)",
  `create function mails_guard() returns trigger language plpgsql as $$
  begin
    if old.state <> 'queued' then raise exception 'a mail that is done is never changed'; end if;
    return new;
  end $$`,
  "create trigger mails_guard before update on mails for each row execute function mails_guard()",
  "create index submissions_number_of_company on submissions (company_id, number)"
)
