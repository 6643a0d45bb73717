import { statements } from "./statements.ts"

/** Idempotency keys that came with submissions. */
export const idempotencyKeys = statements(
  `create table idempotency_keys (
    company_id text not null,
    operation text not null,
    key text not null,
    content_digest text not null check (content_digest ~ '^[0-9a-f]{64}$'),
    submission_id uuid not null references submissions (id),
    created_at timestamptz not null default now(),
    primary key (company_id, operation, key)
  )`,
  "comment on table idempotency_keys is 'Idempotency-Key headers and the submissions they came with'",
  "comment on column idempotency_keys.content_digest is 'SHA-256, hexadecimal, of the content that came with the key'"
)
