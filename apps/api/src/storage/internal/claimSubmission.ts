import { Effect, Option } from "effect"
import type { SqlClient } from "effect/sql"
import type { Claim, ClaimOptions } from "../Claim.ts"
import type { NewSubmission } from "../Submission.ts"
import { findByKey, findFreed, findLiving } from "./findSubmission.ts"
import type { RecordEvent } from "./recordEvent.ts"
import { storageOperation, storageTransaction } from "./storageOperation.ts"
import { writeClaim } from "./writeClaim.ts"

const operation = "Submissions.claim"

/** What is in the way. */
const holders = { number: findLiving, key: findByKey, rejection: findFreed } as const

/** Claims a number in one transaction; see `Submissions.claim`. */
export const claimSubmission = (sql: SqlClient.SqlClient, record: RecordEvent) => {
  const transaction = storageTransaction(sql, operation)
  const claim = (submission: NewSubmission, options: ClaimOptions = {}): Effect.Effect<Claim> => {
    const { corrects, within = () => Effect.void } = options
    return transaction(Effect.tap(writeClaim(sql, record, submission, corrects), within)).pipe(
      Effect.map((claimed): Claim => ({ _tag: "Claimed", submission: claimed })),
      Effect.catch((by) =>
        holders[by](sql, submission).pipe(
          storageOperation(operation),
          Effect.flatMap(
            Option.match({
              onSome: (holder): Effect.Effect<Claim> => Effect.succeed({ _tag: "Taken", by, submission: holder }),
              // rejected or refused between the two looks: the number is free again
              onNone: () => claim(submission, options)
            })
          )
        )
      )
    )
  }
  return claim
}
