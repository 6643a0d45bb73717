import { statements } from "./statements.ts"

/** The vault: certificates that companies store to sign with, encrypted. */
export const certificates = statements(
  `create table certificates (
    id uuid primary key,
    company_id text not null,
    token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
    key_id text not null check (key_id ~ '^[0-9a-f]{16}$'),
    nonce bytea not null check (octet_length(nonce) = 12),
    sealed bytea not null,
    nit text,
    issuer text not null,
    serial_number text not null,
    not_before timestamptz not null,
    not_after timestamptz not null,
    created_at timestamptz not null default now()
  )`,
  "create index certificates_of_company on certificates (company_id, created_at)",
  "comment on table certificates is 'Certificates with their keys, encrypted, until their company removes them'",
  "comment on column certificates.token_hash is 'SHA-256 of the token, hexadecimal; the token itself is not kept'",
  "comment on column certificates.key_id is 'Which master key it was encrypted with'",
  "comment on column certificates.sealed is 'AES-256-GCM, bound to the id; the tag is at the end'"
)
