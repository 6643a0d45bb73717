import type { WebhookEventType } from "@radicar/contract/webhook/webhookEvents"

/** Something that has happened, to be told to who wants to know. */
export interface NewEvent {
  readonly type: WebhookEventType
  /** Absent for what is no company's: every webhook that wants such events is told. */
  readonly companyId?: string
  /** A name of which there is one event only, such as `document.pending/<submission>`. */
  readonly once?: string
  /** Ids, numbers, keys, states and links; never documents, secrets or addresses of people. */
  readonly data: Readonly<Record<string, unknown>>
}
