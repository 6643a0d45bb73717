import type { RenderableDocument } from "@radicar/ubl/documentTypes"
import { Effect, type FileSystem, type Stdio } from "effect"
import type { Failure } from "../Failure.ts"
import type { FilingFlags } from "../flags/filingFlags.ts"
import type { Output } from "../output/Output.ts"
import { judgeDocument } from "./judgeDocument.ts"
import { rulesBroken } from "./rulesBroken.ts"

/** Reads a document that must be valid. */
export const loadDocument = Effect.fn("loadDocument")(function* (
  file: string,
  flags: FilingFlags
): Effect.fn.Return<RenderableDocument, Failure, FileSystem.FileSystem | Stdio.Stdio | Output> {
  const judged = yield* judgeDocument(file, flags)
  return yield* Effect.mapError(Effect.fromResult(judged), ({ violations }) => rulesBroken(violations))
})
