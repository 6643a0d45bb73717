import type { Findings } from "@radicar/domain/rules/Violation"
import { Effect, type Result } from "effect"
import type { Failure } from "../Failure.ts"
import type { FilingFlags } from "../flags/filingFlags.ts"
import { judgeDocument, judgePrintable } from "./judgeDocument.ts"
import { rulesBroken } from "./rulesBroken.ts"

const load =
  <Document, R>(
    judge: (file: string, flags: FilingFlags) => Effect.Effect<Result.Result<Document, Findings>, Failure, R>
  ) =>
  (file: string, flags: FilingFlags): Effect.Effect<Document, Failure, R> =>
    judge(file, flags).pipe(
      Effect.flatMap((judged) =>
        Effect.mapError(Effect.fromResult(judged), ({ violations }) => rulesBroken(violations))
      )
    )

/** Reads a document that must be valid. */
export const loadDocument = load(judgeDocument)

/** Reads a document that must be valid and is to be printed. */
export const loadPrintable = load(judgePrintable)
