import type { TestSetRequirement } from "./RegisteredTestSet.ts"

/** Where a test set stands, in the authority's words. A set that is accepted or rejected stays so. */
export type TestSetState = "En proceso" | "Aceptado" | "Rechazado"

/** What an issuer reached in a test set so far. */
export interface TestSetProgress {
  readonly id: string
  readonly issuer: string
  readonly state: TestSetState
  readonly counts: ReadonlyArray<TestSetRequirement & { readonly accepted: number; readonly rejected: number }>
}
