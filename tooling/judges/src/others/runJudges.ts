import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect } from "effect"
import { makeDocuments } from "./documents.ts"
import { isInstalled } from "./installed.ts"
import { type Judge, judges } from "./judges.ts"
import { type Ruling, runJudge } from "./runJudge.ts"

/** Rulings of the judges that are installed, and the names of the others. */
export interface Rulings {
  readonly rulings: ReadonlyArray<Ruling>
  readonly skipped: ReadonlyArray<string>
}

/**
 * Runs all judges that are installed over at most `most` documents of each type, two judges at a time. Each is shown
 * `damagedOnes` of its documents damaged as well.
 */
export const runJudges = (most: number, damagedOnes: number): Promise<Rulings> => {
  const [present, absent] = [judges.filter(isInstalled), judges.filter((judge: Judge) => !isInstalled(judge))]
  const program = Effect.gen(function* () {
    const { url } = yield* Sandbox.make({ certificateDirectory })
    const documents = yield* makeDocuments(most)
    const rulings = yield* Effect.forEach(
      present,
      (judge) => Effect.promise(() => runJudge(judge, { documents, damagedOnes }, `${url}?wsdl`)),
      { concurrency: 2 }
    )
    return { rulings, skipped: absent.map(({ name }) => name) }
  })
  return Effect.runPromise(Effect.scoped(program))
}
