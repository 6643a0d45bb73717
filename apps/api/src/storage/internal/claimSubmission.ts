import { Effect, Option } from "effect"
import type { SqlClient } from "effect/sql"
import type { Claim } from "../Claim.ts"
import type { NewSubmission, Submission } from "../Submission.ts"
import { findLiving, findByKey } from "./findSubmission.ts"
import { storageOperation, storageTransaction } from "./storageOperation.ts"
import { writeClaim } from "./writeClaim.ts"

const operation = "Submissions.claim"

/** Claims a number in one transaction; see `Submissions.claim`. */
export const claimSubmission = (sql: SqlClient.SqlClient) => {
  const transaction = storageTransaction(sql, operation)
  const claim = (
    submission: NewSubmission,
    within: (claimed: Submission) => Effect.Effect<void> = () => Effect.void
  ): Effect.Effect<Claim> =>
    transaction(Effect.tap(writeClaim(sql, submission), within)).pipe(
      Effect.map((claimed): Claim => ({ _tag: "Claimed", submission: claimed })),
      Effect.catch((by) =>
        (by === "number" ? findLiving(sql, submission) : findByKey(sql, submission)).pipe(
          storageOperation(operation),
          Effect.flatMap(
            Option.match({
              onSome: (holder): Effect.Effect<Claim> => Effect.succeed({ _tag: "Taken", by, submission: holder }),
              // rejected or refused between the two looks: the number is free again
              onNone: () => claim(submission, within)
            })
          )
        )
      )
    )
  return claim
}
