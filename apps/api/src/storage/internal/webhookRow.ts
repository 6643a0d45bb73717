import type { Webhook } from "../Webhook.ts"

/** A row of `webhooks`; the table's constraints answer for the literals. */
export interface WebhookRow {
  readonly id: string
  readonly created_at: Date
  readonly name: string
  readonly url: string
  readonly events: ReadonlyArray<string>
  readonly company_ids: ReadonlyArray<string>
  readonly state: Webhook["state"]
  readonly failing_since: Date | null
  readonly disabled_at: Date | null
  readonly disabled_because: Webhook["disabledBecause"] | null
}

/** The webhook of a row. */
export const webhookOf = (row: WebhookRow): Webhook => ({
  id: row.id,
  createdAt: row.created_at,
  name: row.name,
  url: row.url,
  events: row.events,
  companyIds: row.company_ids,
  state: row.state,
  failingSince: row.failing_since ?? undefined,
  disabledAt: row.disabled_at ?? undefined,
  disabledBecause: row.disabled_because ?? undefined
})
