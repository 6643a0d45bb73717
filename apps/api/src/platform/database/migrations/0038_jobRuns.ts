import { statements } from "./statements.ts"

/** The last run of each regular job, and the uploads that have stalled. */
export const jobRuns = statements(
  `create table job_runs (
    name text primary key,
    every interval not null,
    ran_at timestamptz not null default clock_timestamp()
  )`,
  "comment on table job_runs is 'When each regular job last succeeded; a job that never ran counts from the creation of the table'",
  "comment on column job_runs.every is 'Interval between two runs'",
  `insert into job_runs (name, every)
    values ('certificates', interval '1 hour'), ('erasures', interval '1 hour'), ('months', interval '1 day')`,
  "create index batches_stalled on batches (asked_at) where state = 'stalled'"
)
