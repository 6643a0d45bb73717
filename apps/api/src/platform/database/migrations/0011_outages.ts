import { statements } from "./statements.ts"

/**
 * Outages of the authority as processes saw them, with their proof, and the documents issued in contingency because of
 * them.
 */
export const outages = statements(
  `create table outages (
    id uuid primary key,
    environment text not null check (environment in ('sandbox', 'habilitacion', 'production')),
    began_at timestamptz not null
  )`,
  "comment on table outages is 'Times in which a process got no answer of the authority; only those in which a document was issued in contingency'",
  "comment on column outages.began_at is 'When the first call was known to have no answer'",
  `create table outage_attempts (
    outage_id uuid not null references outages (id),
    at timestamptz not null,
    operation text not null,
    reason text not null,
    message text not null,
    primary key (outage_id, at, operation)
  )`,
  "comment on table outage_attempts is 'Calls that the authority did not answer: the proof of an outage'",
  "alter table submissions add column outage_id uuid references outages (id)",
  "alter table submissions add column outage_began_at timestamptz",
  "comment on column submissions.outage_id is 'The outage for which it was issued in contingency (type 04) though the caller sent an invoice (01)'",
  `alter table submissions add constraint submissions_outage_whole
    check ((outage_id is null) = (outage_began_at is null) and (outage_id is null or document_type = '04'))`,
  "alter table submissions drop constraint submissions_state_check",
  `alter table submissions add constraint submissions_state_check check (state in
    ('signed', 'contingency', 'filing', 'refused', 'unknown', 'processing', 'accepted', 'rejected'))`,
  "drop index submissions_open",
  `create index submissions_open on submissions (created_at)
    where state in ('signed', 'contingency', 'filing', 'unknown', 'processing')`,
  "comment on index submissions_open is 'What the service follows by itself'"
)
