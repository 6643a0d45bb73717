import { statements } from "./statements.ts"

/** Encrypted certificates of submissions whose outcome is open, and what it takes to find those submissions. */
export const retainedCertificates = statements(
  `create table retained_certificates (
    submission_id uuid primary key references submissions (id),
    key_id text not null check (key_id ~ '^[0-9a-f]{16}$'),
    nonce bytea not null check (octet_length(nonce) = 12),
    sealed bytea not null,
    created_at timestamptz not null default now()
  )`,
  "comment on table retained_certificates is 'Certificates with their keys, encrypted, only while the outcome is open'",
  "comment on column retained_certificates.key_id is 'Which master key it was encrypted with'",
  "comment on column retained_certificates.sealed is 'AES-256-GCM, bound to the submission; the tag is at the end'",
  `create function submissions_erase_certificate() returns trigger language plpgsql as $$
  begin delete from retained_certificates where submission_id = new.id; return null; end $$`,
  `create trigger submissions_erase_certificate after update of state on submissions
    for each row when (new.state in ('accepted', 'rejected', 'refused'))
    execute function submissions_erase_certificate()`,
  `create index submissions_open on submissions (created_at)
    where state in ('signed', 'filing', 'unknown', 'processing')`,
  "comment on index submissions_open is 'What the service follows by itself'",
  "comment on column submission_transitions.origin is 'Who moved it: request, worker, authority or operator'"
)
