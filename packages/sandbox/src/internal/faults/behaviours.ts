import type { SandboxBehaviour } from "../../SandboxBehaviour.ts"
import type { Behaviour } from "./Behaviour.ts"
import { answerFaults } from "./behaviours/answerFaults.ts"
import { connectionFaults } from "./behaviours/connectionFaults.ts"
import { evidenceFaults } from "./behaviours/evidenceFaults.ts"
import { refusalFaults } from "./behaviours/refusalFaults.ts"
import { verdictFaults } from "./behaviours/verdictFaults.ts"

/** Every behaviour as data; a further one is a further entry. */
export const behaviours: Readonly<Record<SandboxBehaviour, Behaviour>> = {
  ...connectionFaults,
  ...refusalFaults,
  ...answerFaults,
  ...verdictFaults,
  ...evidenceFaults
}
