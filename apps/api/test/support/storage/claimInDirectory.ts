import { Effect, Layer } from "effect"
import { Submissions } from "../../../src/documents/submissions/Submissions.ts"
import { Database } from "../../../src/platform/database/Database.ts"
import { followUpJobs } from "./jobs.ts"
import { sampleSubmission } from "./sampleSubmission.ts"

/** A process of its own: claims a number in the data directory it is given, says so, and waits to be killed. */
const program = Effect.gen(function* () {
  const submissions = yield* Submissions
  const { submission } = yield* submissions.claim(sampleSubmission({ number: 7 }))
  process.stdout.write(submission.id)
  return yield* Effect.never
})

const live = Submissions.layer.pipe(
  Layer.provide(followUpJobs),
  Layer.provide(Database.layerDirectory(process.argv[2] ?? ""))
)
await Effect.runPromise(program.pipe(Effect.provide(live)))
