import { statements } from "./statements.ts"

/** What is configured of companies and providers. */
export const tenants = statements(
  `create table tenants (
    kind text not null check (kind in ('company', 'provider')),
    id text not null check (id ~ '^[0-9]{1,20}$'),
    revision uuid not null,
    settings text not null,
    key_id text check (key_id ~ '^[0-9a-f]{16}$'),
    nonce bytea check (octet_length(nonce) = 12),
    sealed bytea,
    updated_at timestamptz not null,
    primary key (kind, id),
    check (num_nulls(key_id, nonce, sealed) in (0, 3))
  )`,
  "comment on table tenants is 'Configured companies and providers'",
  "comment on column tenants.revision is 'Another with every change, so that what was read can be told to be of now'",
  "comment on column tenants.settings is 'JSON of the wire, without secrets'",
  "comment on column tenants.sealed is 'The same with its secrets, AES-256-GCM, bound to kind and id; null without secrets'"
)
