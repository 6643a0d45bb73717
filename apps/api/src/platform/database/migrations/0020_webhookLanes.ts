import { statements } from "./statements.ts"

/** The lease of a webhook: one job at a time posts to it. */
export const webhookLanes = statements(
  "alter table webhooks add column kept_by text",
  "alter table webhooks add column kept_until timestamptz",
  "alter table webhooks add constraint webhooks_kept_whole check ((kept_by is null) = (kept_until is null))",
  "comment on column webhooks.kept_by is 'Appointment, in jobs, of who posts to it now'",
  "comment on column webhooks.kept_until is 'From then on another may post, whatever became of the one who did'",
  "comment on table webhook_deliveries is 'Events on their way: written with the event, and the log of what came of it'"
)
