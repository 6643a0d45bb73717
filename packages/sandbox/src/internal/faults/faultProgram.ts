import type { SandboxFault } from "../../SandboxFault.ts"

/** The faults still to come, in the order they were programmed. */
export interface FaultProgram {
  readonly add: (fault: SandboxFault) => void
  /** Takes the next fault due for an operation, counting it down. */
  readonly take: (operation: string) => SandboxFault | undefined
  readonly clear: () => void
}

/** An empty fault program. */
export const faultProgram = (): FaultProgram => {
  let pending: ReadonlyArray<SandboxFault & { readonly left: number }> = []
  return {
    add: (fault) => {
      pending = [...pending, { ...fault, left: fault.times ?? 1 }]
    },
    take: (operation) => {
      const due = pending.find((fault) => fault.operation === undefined || fault.operation === operation)
      if (due === undefined) return undefined
      pending = pending
        .map((fault) => (fault === due ? { ...fault, left: fault.left - 1 } : fault))
        .filter((fault) => fault.left > 0)
      return due
    },
    clear: () => {
      pending = []
    }
  }
}
