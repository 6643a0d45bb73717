import type { Findings } from "@radicar/domain/rules/Findings"
import type { RenderableDocument } from "@radicar/ubl/documentTypes"
import { Effect, type FileSystem, Result, type Stdio } from "effect"
import type { Failure } from "../Failure.ts"
import type { FilingFlags } from "../flags/filingFlags.ts"
import { readText } from "../input/readText.ts"
import { Output } from "../output/Output.ts"
import { filingConfiguration } from "./filingConfiguration.ts"
import { parseBody } from "./parseBody.ts"
import { typeOf } from "./typeOf.ts"

type Judged = Result.Result<RenderableDocument, Findings>

/** Applies every rule to the text of a document's body and identifies it: the document, or all findings. */
export const judgeText = Effect.fn("judgeText")(function* (
  text: string,
  flags: FilingFlags
): Effect.fn.Return<Judged, Failure, FileSystem.FileSystem | Stdio.Stdio | Output> {
  const { language } = yield* Output
  const body = yield* parseBody(text)
  const type = typeOf(body, language)
  if (Result.isFailure(type)) return Result.fail(type.failure)
  return type.success.identify(body, yield* filingConfiguration(body, flags), { language })
})

/** {@link judgeText} of a file. */
export const judgeDocument = Effect.fn("judgeDocument")(function* (
  file: string,
  flags: FilingFlags
): Effect.fn.Return<Judged, Failure, FileSystem.FileSystem | Stdio.Stdio | Output> {
  return yield* judgeText(yield* readText(file), flags)
})
