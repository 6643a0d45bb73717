import type { RegisteredTestSet } from "../../RegisteredTestSet.ts"
import { billing, intakeOf } from "../operations/intakes.ts"
import { batchRefused, notUploaded } from "../operations/responses.ts"
import { submitDocument } from "../operations/submitDocument.ts"
import type { SandboxState } from "../SandboxState.ts"
import type { DianResponse } from "../soap/results/DianResponse.ts"
import type { Batch } from "../state/BatchStore.ts"
import type { ZipEntry } from "../zip/readZip.ts"
import { baseName } from "../operations/Filing.ts"
import { batchProblem } from "./batchProblem.ts"
import { inOneZip } from "./inOneZip.ts"
import { testSetOf } from "./testSetOf.ts"

/** The verdicts on a batch: one about all of it, or one per document, each judged like SendBillSync's. */
export const judgeBatch = (batch: Batch, state: SandboxState): ReadonlyArray<DianResponse> => {
  const problem = batchProblem(batch, state)
  if (problem !== undefined) return [batchRefused(problem, batch.zipName)]
  const set = testSetOf(batch, state)
  const verdicts = batch.entries.map(({ file }) => judgeFile(file, batch, set, state))
  return state.batchHandling.inOneZip ? inOneZip(verdicts, batch.zipName) : verdicts
}

const judgeFile = (
  entry: ZipEntry,
  { operation, zipName, testSetId, certificate, readyAt }: Batch,
  set: RegisteredTestSet | undefined,
  state: SandboxState
): DianResponse => {
  if (entry.bytes.byteLength === 0) return notUploaded(baseName(entry))
  const caller = { certificate, now: readyAt }
  // Test sets are of any family; a batch of SendBillAsync is of what SendBillSync takes.
  const choose = testSetId === undefined ? () => billing : intakeOf
  const { status, document } = submitDocument({ operation, entry, zipName, caller, state }, choose)
  if (set !== undefined && document !== undefined) {
    const codes = [document.typeCode, ...(document.facts.event === undefined ? [] : [document.facts.event.code])]
    state.testSets.count(set, document.issuer, codes, document.accepted)
  }
  return status
}
