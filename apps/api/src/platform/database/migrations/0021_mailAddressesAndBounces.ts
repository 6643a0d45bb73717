import { statements } from "./statements.ts"

/** The authority's list of addresses as last fetched; and the bounces of mails, with the scope for reporting them. */
export const mailAddressesAndBounces = statements(
  `create table exchange_lists (
    environment text primary key,
    tried_at timestamptz not null,
    fetched_at timestamptz
  )`,
  "comment on table exchange_lists is 'When the list of addresses (GetExchangeEmails) was asked for last, and when there was one'",
  `create table exchange_addresses (
    environment text not null,
    nit text not null,
    address text not null,
    listed_at timestamptz not null,
    primary key (environment, nit)
  )`,
  "comment on table exchange_addresses is 'Where taxpayers receive documents, by the list of GetExchangeEmails'",
  "comment on column exchange_addresses.listed_at is 'When the list that has it was asked for'",
  `create table mail_bounces (
    mail_id uuid not null references mails (id) on delete cascade,
    receiver integer not null check (receiver >= 0),
    state text not null check (state in ('bounced', 'delayed')),
    status text not null,
    diagnostic text,
    reported_at timestamptz not null default clock_timestamp(),
    primary key (mail_id, receiver, state)
  )`,
  "comment on table mail_bounces is 'What other mail servers reported of mails that ours had taken; the first report of each kind'",
  "comment on column mail_bounces.receiver is 'Place in mails.receivers, from 0'",
  "comment on column mail_bounces.status is 'RFC 3463, such as 5.1.1'",
  "create index mails_message_id on mails (message_id)",
  "alter table tokens drop constraint tokens_scopes_check",
  `alter table tokens add constraint tokens_scopes_check
    check (scopes <@ array['documents:write', 'documents:read', 'mails:report', 'admin'])`
)
