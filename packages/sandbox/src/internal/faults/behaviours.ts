import type { SandboxBehaviour } from "../../SandboxBehaviour.ts"
import type { Operation } from "../operations/Operation.ts"
import { answerFaults } from "./answerFaults.ts"
import type { Behaviour } from "./Behaviour.ts"
import { connectionFaults, refusalFaults } from "./connectionFaults.ts"
import { evidenceFaults } from "./evidenceFaults.ts"
import { verdictFaults } from "./verdictFaults.ts"

/** Effects of every programmable behaviour, by its name. */
export const behaviours: Readonly<Record<SandboxBehaviour, Behaviour>> = {
  ...connectionFaults,
  ...refusalFaults,
  ...answerFaults,
  ...verdictFaults,
  ...evidenceFaults
}

/** Whether a behaviour can apply to an operation. */
export const appliesTo = (behaviour: SandboxBehaviour, operation: Operation): boolean =>
  behaviours[behaviour].appliesTo?.(operation) ?? true
