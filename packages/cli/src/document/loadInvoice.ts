import type { CheckedInvoice } from "@radicar/domain/document/CheckedInvoice"
import { Effect, type FileSystem, type Stdio } from "effect"
import type { Failure } from "../Failure.ts"
import type { FilingFlags } from "../flags/filingFlags.ts"
import type { Output } from "../output/Output.ts"
import { judgeInvoice } from "./judgeInvoice.ts"
import { rulesBroken } from "./rulesBroken.ts"

/** Reads an invoice that must be valid. */
export const loadInvoice = Effect.fn("loadInvoice")(function* (
  file: string,
  flags: FilingFlags
): Effect.fn.Return<CheckedInvoice, Failure, FileSystem.FileSystem | Stdio.Stdio | Output> {
  const judged = yield* judgeInvoice(file, flags)
  return yield* Effect.mapError(Effect.fromResult(judged), rulesBroken)
})
