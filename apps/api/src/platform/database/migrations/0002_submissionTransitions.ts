import { statements } from "./statements.ts"

/** The history of submissions; only ever added to. */
export const submissionTransitions = statements(
  `create table submission_transitions (
    id bigint generated always as identity primary key,
    submission_id uuid not null references submissions (id),
    at timestamptz not null default clock_timestamp(),
    from_state text,
    to_state text not null,
    origin text not null,
    attempt integer not null,
    detail text not null default ''
  )`,
  "comment on table submission_transitions is 'What happened to submissions; only ever added to'",
  "comment on column submission_transitions.from_state is 'Absent for the first'",
  "comment on column submission_transitions.to_state is 'The same as from_state where a settlement was not adopted'",
  "comment on column submission_transitions.origin is 'Who moved it: claim, lease, or whom a settlement names'",
  "comment on column submission_transitions.attempt is 'Attempts of the submission at that time'",
  "create index submission_transitions_submission on submission_transitions (submission_id, id)",
  `create function submission_transitions_guard() returns trigger language plpgsql as $$
  begin raise exception 'history is only added to'; end $$`,
  `create trigger submission_transitions_guard before update or delete or truncate on submission_transitions
    for each statement execute function submission_transitions_guard()`
)
