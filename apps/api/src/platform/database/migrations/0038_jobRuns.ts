import { statements } from "./statements.ts"

/** The last run of each regular job, and the uploads that have stalled. */
export const jobRuns = statements(
  `create table job_runs (
    name text primary key,
    every interval not null,
    ran_at timestamptz not null default clock_timestamp()
  )`,
  "comment on table job_runs is 'When each regular job last succeeded; a job that has never run counts from the first start of a service'",
  "comment on column job_runs.every is 'Interval between two runs'",
  "create index batches_stalled on batches (asked_at) where state = 'stalled'"
)
