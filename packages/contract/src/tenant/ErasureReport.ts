import { Schema } from "effect"

const count = (description: string) => Schema.Int.annotate({ description })

const Erased = Schema.Struct({
  Documents: count("Documents of which only the number is left."),
  Files: count("Bodies as they were sent, containers, ZIPs, exchanges with the authority."),
  Mails: count("With addresses, subjects and texts; those that were not sent yet are not sent."),
  Batches: count("Uploads that the authority was queried for, with its answers."),
  IdempotencyKeys: count("Idempotency-Key headers."),
  Certificates: count("Certificates in the vault."),
  Webhooks: count("Webhooks of this company alone; others receive no more events about it."),
  Events: count("With their deliveries."),
  Tokens: count("Tokens for this company alone, except that of the request; others may no longer act for it."),
  Settings: count("1 where the company was configured.")
})

/** Something that stays, and why. */
const Kept = Schema.Struct({
  What: Schema.Literals(["documents", "numbers", "audit"]),
  Count: Schema.Int,
  Until: Schema.optionalKey(
    Schema.String.annotate({
      description: "The first day on which it is not kept any more: 2032-01-01. Absent: for ever."
    })
  ),
  Because: Schema.String
})

/** What an erasure came to, or would come to. */
export const ErasureReport = Schema.Struct({
  Id: Schema.String,
  DryRun: Schema.Boolean,
  ErasedAt: Schema.String.annotate({ description: "ISO 8601, UTC: when the company's data were erased first." }),
  Erased,
  Kept: Schema.Array(Kept)
}).annotate({ identifier: "ErasureReport" })
