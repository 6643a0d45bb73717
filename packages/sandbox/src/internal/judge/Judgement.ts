import type { Finding } from "./Finding.ts"

/** What came of judging: a document that fails its schema is not judged any further. */
export type Judgement =
  | { readonly _tag: "SchemaFailure"; readonly problems: ReadonlyArray<string> }
  | {
      readonly _tag: "Judged"
      readonly findings: ReadonlyArray<Finding>
      /** Milliseconds since the epoch, when the signing time could be read. */
      readonly signedAt: number | undefined
    }
