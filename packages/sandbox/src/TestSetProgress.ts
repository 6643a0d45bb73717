import type { TestSetRequirement } from "./RegisteredTestSet.ts"

/** States of a test set, in the authority's words. An accepted or rejected set keeps its state. */
export type TestSetState = "En proceso" | "Aceptado" | "Rechazado"

/** Progress of an issuer in a test set. */
export interface TestSetProgress {
  readonly id: string
  readonly issuer: string
  readonly state: TestSetState
  readonly counts: ReadonlyArray<TestSetRequirement & { readonly accepted: number; readonly rejected: number }>
}
