import { statements } from "./statements.ts"

/** Bearer tokens: their hashes and what they permit. */
export const tokens = statements(
  `create table tokens (
    id uuid primary key,
    prefix text not null,
    hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
    scopes text[] not null check (scopes <@ array['documents:write', 'documents:read', 'admin']),
    company_ids text[] not null,
    provider_ids text[] not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz,
    revoked_at timestamptz,
    last_used_at timestamptz
  )`,
  "comment on table tokens is 'Bearer tokens; the tokens themselves are not kept'",
  "comment on column tokens.prefix is 'First characters of the token, to tell it by'",
  "comment on column tokens.hash is 'SHA-256 of the token, hexadecimal'",
  "comment on column tokens.company_ids is 'Companies it may act for; none if empty, all if *'",
  "comment on column tokens.provider_ids is 'Providers it may act for; none if empty, all if *'",
  "comment on column tokens.last_used_at is 'To the minute'"
)
