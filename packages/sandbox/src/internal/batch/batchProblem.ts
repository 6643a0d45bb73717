import { unauthorizedSender } from "../operations/unauthorizedSender.ts"
import type { SandboxState } from "../SandboxState.ts"
import type { Batch } from "../state/BatchStore.ts"
import { testSetOf } from "./testSetOf.ts"

/** Why a batch as a whole is refused (StatusCode 2): issuer, test set, certificate, in this order (simulator.md §4). */
export const batchProblem = (batch: Batch, state: SandboxState): string | undefined => {
  const issuers = distinct(batch.entries.map(({ issuer }) => issuer))
  if (issuers.length > 1) return "El zip solo puede contener documentos de un mismo emisor."
  const [issuer = ""] = issuers
  return testSetProblem(batch, issuer, state) ?? unauthorizedSender(issuer, batch.certificate, state)
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
