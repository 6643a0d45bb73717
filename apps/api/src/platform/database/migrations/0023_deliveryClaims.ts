import { statements } from "./statements.ts"

/** Who has a delivery in his hands, so that it is not waited for when he has died. */
export const deliveryClaims = statements(
  "alter table webhook_deliveries add column claimed_by text",
  "comment on column webhook_deliveries.claimed_by is 'Appointment, in jobs, with which it was claimed and not yet recorded'"
)
