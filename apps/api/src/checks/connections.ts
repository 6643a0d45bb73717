import { Effect } from "effect"
import type { Configuration } from "../Configuration.ts"
import type { Check } from "./Check.ts"
import { checkAuthority } from "./checkAuthority.ts"
import { checkBlobs } from "./checkBlobs.ts"
import { checkDatabase } from "./checkDatabase.ts"
import { checkMail } from "./checkMail.ts"

/** Tries everything outside of the process that the configuration names, at the same time. */
export const connections = (configuration: Configuration): Effect.Effect<ReadonlyArray<Check>> =>
  Effect.all(
    [
      checkDatabase(configuration.databaseUrl),
      checkBlobs(configuration.blobs),
      checkMail(configuration.mail),
      checkAuthority(configuration)
    ],
    { concurrency: "unbounded" }
  )
