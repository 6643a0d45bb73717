import { statements } from "./statements.ts"

/** Events, the webhooks that receive them, and the outcome of each delivery. */
export const webhooks = statements(
  `create table webhooks (
    id uuid primary key,
    created_at timestamptz not null default now(),
    name text not null default '',
    url text not null,
    events text[] not null check (cardinality(events) > 0),
    company_ids text[] not null check (cardinality(company_ids) > 0),
    state text not null default 'enabled' check (state in ('enabled', 'disabled')),
    failing_since timestamptz,
    disabled_at timestamptz,
    disabled_because text check (disabled_because in ('asked', 'gone', 'failing')),
    constraint webhooks_disabled_whole
      check ((state = 'disabled') = (disabled_at is not null) and (disabled_at is null) = (disabled_because is null))
  )`,
  "comment on table webhooks is 'Addresses to which events are posted'",
  "comment on column webhooks.events is 'Names of events, families such as document.*, or *'",
  "comment on column webhooks.failing_since is 'First failure since it took something'",
  `create table webhook_secrets (
    id uuid primary key,
    webhook_id uuid not null references webhooks (id) on delete cascade,
    key_id text not null check (key_id ~ '^[0-9a-f]{16}$'),
    nonce bytea not null check (octet_length(nonce) = 12),
    sealed bytea not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz
  )`,
  "comment on table webhook_secrets is 'What deliveries are signed with, encrypted; one without expires_at, and the one before it'",
  "create index webhook_secrets_webhook on webhook_secrets (webhook_id)",
  `create table events (
    id uuid primary key,
    occurred_at timestamptz not null default clock_timestamp(),
    type text not null,
    company_id text,
    once text unique,
    data text not null
  )`,
  "comment on table events is 'What has happened, written in the transaction in which it happened, if anybody wants to know'",
  "comment on column events.company_id is 'Null for what is no company''s'",
  "comment on column events.once is 'What is told only once has a name here'",
  "comment on column events.data is 'JSON as it is posted'",
  `create table webhook_deliveries (
    id uuid primary key default gen_random_uuid(),
    position bigint generated always as identity unique,
    webhook_id uuid not null references webhooks (id) on delete cascade,
    event_id uuid not null references events (id),
    created_at timestamptz not null default clock_timestamp(),
    state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
    tries integer not null default 0 check (tries >= 0),
    tries_before integer not null default 0 check (tries_before between 0 and tries),
    next_at timestamptz not null default clock_timestamp(),
    unique (webhook_id, event_id)
  )`,
  "comment on table webhook_deliveries is 'Events on their way: the queue of the worker and the log'",
  "comment on column webhook_deliveries.tries_before is 'How many of the tries were before it was asked for again'",
  "comment on column webhook_deliveries.next_at is 'Not tried before; whoever tries it moves this beyond the longest try'",
  "create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_at) where state = 'pending'",
  "create index webhook_deliveries_event on webhook_deliveries (event_id)",
  `create table webhook_attempts (
    delivery_id uuid not null references webhook_deliveries (id) on delete cascade,
    try integer not null,
    at timestamptz not null default clock_timestamp(),
    millis integer not null,
    status integer,
    failure text,
    answer text,
    primary key (delivery_id, try)
  )`,
  "comment on table webhook_attempts is 'What came of each try; none of a try whose process died'",
  "comment on column webhook_attempts.answer is 'Beginning of what was answered to a failed try'",
  `create table conditions (
    name text primary key,
    since timestamptz not null default clock_timestamp()
  )`,
  "comment on table conditions is 'What goes on and was told of: its end is told once as well'"
)
