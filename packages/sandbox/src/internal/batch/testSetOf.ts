import type { RegisteredTestSet } from "../../RegisteredTestSet.ts"
import type { SandboxState } from "../SandboxState.ts"
import type { Batch } from "../state/BatchStore.ts"

/** The registered test set a batch names, if it names one and there is one. */
export const testSetOf = ({ testSetId }: Batch, state: SandboxState): RegisteredTestSet | undefined =>
  testSetId === undefined
    ? undefined
    : state.registry.testSets.find(({ id }) => id.toLowerCase() === testSetId.toLowerCase())
