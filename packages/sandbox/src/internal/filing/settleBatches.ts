import { Effect } from "effect"
import { zipSync } from "fflate"
import type { RegisteredTestSet } from "../../RegisteredTestSet.ts"
import type { SentFile } from "../document/SentFile.ts"
import type { DianResponse } from "../soap/results.ts"
import type { Batch } from "../state/BatchStore.ts"
import type { SandboxState } from "../state/SandboxState.ts"
import { baseName } from "./Filing.ts"
import { unauthorizedSender } from "./permissions.ts"
import { batchAccepted, batchException, batchRefused, notUploaded } from "./responses.ts"
import { submitFile } from "./submitFile.ts"

/**
 * Judges every batch that is due, at its time and in that order. Runs before each request is processed, so no timer is
 * needed and the delay is invisible. If a batch is judged in a thread, only requests for its verdicts wait. A batch
 * that cannot be judged gets the answer of an exception and is not tried again.
 */
export const settleBatches = (state: SandboxState, now: number): Effect.Effect<void> =>
  Effect.forEach(
    state.batches.due(now),
    (batch) => {
      const earlier = state.batches.begin(batch)
      const settled = settle(batch, state)
      const inPlace = earlier.length === 0 && state.workshop.isInPlace(batch.entries[0]?.file.together ?? 0)
      return inPlace
        ? // One synchronous step: no other request comes between two documents.
          Effect.sync(() => Effect.runSync(settled))
        : Effect.forkDetach(Effect.andThen(Effect.all(earlier), settled))
    },
    { discard: true }
  )

const settle = (batch: Batch, state: SandboxState): Effect.Effect<void> =>
  judgeBatch(batch, state).pipe(
    Effect.tapCause((cause) => Effect.logError("The sandbox failed to judge a batch", cause)),
    Effect.catchDefect(() => Effect.succeed([batchException])),
    Effect.map((verdicts) => state.batches.settle(batch.zipKey, verdicts))
  )

/** Returns the verdicts on a batch: one about all of it, or one per document, each judged as by SendBillSync. */
const judgeBatch = Effect.fnUntraced(function* (batch: Batch, state: SandboxState) {
  const problem = batchProblem(batch, state)
  if (problem !== undefined) return [batchRefused(problem, batch.zipName)]
  const set = testSetOf(batch, state)
  const verdicts = yield* Effect.forEach(batch.entries, ({ file }) => judgeEntry(file, batch, set, state))
  return state.batchHandling.inOneZip ? inOneZip(verdicts, batch.zipName) : verdicts
})

const judgeEntry = Effect.fnUntraced(function* (
  file: SentFile,
  { operation, zipName, certificate, readyAt }: Batch,
  set: RegisteredTestSet | undefined,
  state: SandboxState
) {
  if (file.entry.bytes.byteLength === 0) return notUploaded(baseName(file.entry))
  const caller = { certificate, now: readyAt }
  const { status, document } = yield* submitFile({ operation, file, zipName, caller, state })
  if (set !== undefined && document !== undefined) {
    const codes = [document.typeCode, ...(document.facts.event === undefined ? [] : [document.facts.event.code])]
    state.testSets.count(set, document.issuer, codes, document.accepted)
  }
  return status
})

/**
 * Reason for refusing a whole batch (StatusCode 2). Issuer, test set and certificate are checked in this order.
 */
const batchProblem = (batch: Batch, state: SandboxState): string | undefined => {
  const issuers = distinct(batch.entries.map(({ issuer }) => issuer))
  if (issuers.length > 1) return "El zip solo puede contener documentos de un mismo emisor."
  const [issuer = ""] = issuers
  const unauthorized = state.trust === "strict" ? unauthorizedSender(issuer, batch.certificate, state) : undefined
  return testSetProblem(batch, issuer, state) ?? unauthorized
}

const testSetProblem = (batch: Batch, issuer: string, state: SandboxState): string | undefined => {
  if (batch.testSetId === undefined) return undefined
  const set = testSetOf(batch, state)
  if (set === undefined) return `El identificador del set de pruebas ${batch.testSetId} es incorrecto.`
  const softwareIds = distinct(batch.entries.map(({ softwareId }) => softwareId))
  const foreign = softwareIds.find((id) => set.software !== undefined && id !== set.software)
  if ((set.issuer !== undefined && set.issuer !== issuer) || foreign !== undefined) {
    return `El NIT ${issuer} no tiene habilitado un set de prueba para el software con id ${foreign ?? softwareIds[0] ?? ""}.`
  }
  const { state: reached } = state.testSets.progressOf(set, issuer)
  return reached === "En proceso"
    ? undefined
    : `Set de prueba con identificador ${batch.testSetId} se encuentra ${reached}.`
}

const distinct = (values: ReadonlyArray<string | undefined>): ReadonlyArray<string> => [
  ...new Set(values.filter((value) => value !== undefined))
]

/** The registered test set that a batch names, if there is one. */
const testSetOf = ({ testSetId }: Batch, state: SandboxState): RegisteredTestSet | undefined =>
  testSetId === undefined
    ? undefined
    : state.registry.testSets.find(({ id }) => id.toLowerCase() === testSetId.toLowerCase())

/**
 * Combines the verdicts on several accepted documents into one answer with a ZIP of their ApplicationResponses. The
 * authority is said to do so for issuers of batches. Any other batch keeps its separate verdicts.
 */
const inOneZip = (verdicts: ReadonlyArray<DianResponse>, zipName: string | undefined): ReadonlyArray<DianResponse> => {
  if (verdicts.length < 2 || !verdicts.every(({ statusCode }) => statusCode === "00")) return verdicts
  const files: Record<string, Uint8Array> = {}
  for (const [index, { xmlBase64Bytes = new Uint8Array(), xmlFileName = String(index) }] of verdicts.entries()) {
    const name = `${xmlFileName}.xml` in files ? `${xmlFileName}-${index}` : xmlFileName
    files[`${name}.xml`] = xmlBase64Bytes
  }
  return [batchAccepted(zipSync(files, { mtime: new Date(1980, 0, 1) }), zipName)]
}
