import { Schema } from "effect"

const count = (description: string) => Schema.Int.annotate({ description })

const Erased = Schema.Struct({
  documents: count("Documents of which only the number is left."),
  files: count("Bodies as they were sent, containers, ZIPs, exchanges with the authority."),
  mails: count("With addresses, subjects and texts; those that were not sent yet are not sent."),
  batches: count("Uploads that the authority was queried for, with its answers."),
  idempotencyKeys: count("Idempotency-Key headers."),
  certificates: count("Certificates in the vault."),
  webhooks: count("Webhooks of this company alone; others receive no more events about it."),
  events: count("With their deliveries."),
  tokens: count("Tokens for this company alone, except that of the request; others may no longer act for it."),
  settings: count("1 where the company was configured.")
})

/** Something that stays, and why. */
const Kept = Schema.Struct({
  what: Schema.Literals(["documents", "numbers", "audit"]),
  count: Schema.Int,
  until: Schema.optionalKey(
    Schema.String.annotate({
      description: "The first day on which it is not kept any more: 2032-01-01. Absent: for ever."
    })
  ),
  because: Schema.String
})

/** What an erasure came to, or would come to. */
export const ErasureReport = Schema.Struct({
  id: Schema.String,
  dryRun: Schema.Boolean,
  erasedAt: Schema.String.annotate({ description: "ISO 8601, UTC: when the company's data were erased first." }),
  erased: Erased,
  kept: Schema.Array(Kept)
}).annotate({ identifier: "ErasureReport" })
