import type { Sealed } from "../secrets/seal.ts"

/** An address to which events are posted. */
export interface Webhook {
  /** UUID version 7. */
  readonly id: string
  readonly createdAt: Date
  /** What it is for; empty when nobody has said so. */
  readonly name: string
  readonly url: string
  /** Names of events, families such as `document.*`, or `*`. */
  readonly events: ReadonlyArray<string>
  /** Companies of whose events it is told; all if `*`. */
  readonly companyIds: ReadonlyArray<string>
  readonly state: "enabled" | "disabled"
  /** First failure since it took something. */
  readonly failingSince: Date | undefined
  readonly disabledAt: Date | undefined
  readonly disabledBecause: DisabledBecause | undefined
}

/** Why a webhook gets nothing: a caller wants it so, it answered 410, or it has taken nothing for days. */
export type DisabledBecause = "asked" | "gone" | "failing"

/** A webhook to be made, with its first secret. */
export interface NewWebhook extends Pick<Webhook, "id" | "name" | "url" | "events" | "companyIds"> {
  readonly secret: SealedSecret
}

/** What changes of a webhook; what is absent stays. */
export interface WebhookChange extends Partial<Pick<Webhook, "name" | "url" | "events" | "companyIds" | "state">> {}

/** A secret of a webhook as it is kept. */
export interface SealedSecret extends Sealed {
  /** UUID version 7. */
  readonly id: string
}
