import { checkInvoice, type CheckedInvoice } from "@radicar/domain/document/CheckedInvoice"
import { Invoice } from "@radicar/domain/document/Invoice"
import type { Violation } from "@radicar/domain/rules/Violation"
import { readDocument } from "@radicar/domain/wire/readDocument"
import { Effect, type FileSystem, Result, type Stdio } from "effect"
import type { Failure } from "../Failure.ts"
import type { FilingFlags } from "../flags/filingFlags.ts"
import { readText } from "../input/readText.ts"
import { Output } from "../output/Output.ts"
import { filingConfiguration } from "./filingConfiguration.ts"
import { parseBody } from "./parseBody.ts"

/** Reads an invoice's body and applies every rule: the checked invoice, or all violations. */
export const judgeInvoice = Effect.fn("judgeInvoice")(function* (
  file: string,
  flags: FilingFlags
): Effect.fn.Return<
  Result.Result<CheckedInvoice, ReadonlyArray<Violation>>,
  Failure,
  FileSystem.FileSystem | Stdio.Stdio | Output
> {
  const { language } = yield* Output
  const body = yield* parseBody(yield* readText(file))
  const invoice = readDocument(Invoice, body, { language })
  if (Result.isFailure(invoice)) return Result.fail(invoice.failure)
  return checkInvoice(invoice.success, yield* filingConfiguration(invoice.success, flags), language)
})
