import type { SandboxBehaviour } from "../../SandboxBehaviour.ts"
import type { SandboxFault } from "../../SandboxFault.ts"
import type { SandboxOperation } from "../../SandboxOperation.ts"
import { isSameNit } from "../nit.ts"
import type { KnownDocument } from "./KnownDocuments.ts"

/** Facts about a request that determine its fault. */
interface Call {
  readonly operation: SandboxOperation
  /** Whether a behaviour can apply to this operation. */
  readonly isPossible: (behaviour: SandboxBehaviour) => boolean
  /** NITs of the request's certificate and of the issuers of its documents. */
  readonly nits: ReadonlyArray<string>
  readonly documents: ReadonlyArray<KnownDocument>
}

/** Programmed faults, in their order. */
export interface FaultProgram {
  /** Programs a fault; with a key, only for requests about that document. */
  readonly add: (fault: SandboxFault, documentKey?: string) => void
  /**
   * Counts a request and returns the first fault that is due for it, if any. Removes the fault once it has been used as
   * often as programmed.
   */
  readonly take: (call: Call) => SandboxFault | undefined
  readonly all: () => ReadonlyArray<SandboxFault>
  readonly clear: () => void
}

interface Entry {
  readonly fault: SandboxFault
  readonly documentKey: string | undefined
  readonly number: RegExp | undefined
  /** Number of matching requests so far. */
  met: number
  left: number
}

/** Makes a list of faults to inject, at first empty. `chance` returns numbers from 0 to below 1. */
export const faultProgram = (chance: () => number): FaultProgram => {
  let entries: ReadonlyArray<Entry> = []
  const isDue = ({ fault, left, met }: Entry): boolean =>
    left > 0 && met >= (fault.from ?? 1) && (fault.probability === undefined || chance() < fault.probability)
  return {
    add: (fault, documentKey) => {
      const number = fault.number === undefined ? undefined : wildcard(fault.number)
      entries = [...entries, { fault, documentKey, number, met: 0, left: timesOf(fault) }]
    },
    take: (call) => {
      const fitting = entries.filter((entry) => fits(entry, call))
      for (const entry of fitting) entry.met += 1
      const due = fitting.find(isDue)
      if (due === undefined) return undefined
      due.left -= 1
      entries = entries.filter(({ left }) => left > 0)
      return due.fault
    },
    all: () => entries.map(({ fault }) => fault),
    clear: () => {
      entries = []
    }
  }
}

const timesOf = ({ behaviour, times }: SandboxFault): number => {
  if (times === "always") return Number.POSITIVE_INFINITY
  return times ?? (behaviour === "simultaneous" ? 2 : 1)
}

const fits = ({ documentKey, fault, number }: Entry, { documents, isPossible, nits, operation }: Call): boolean =>
  (fault.operation === undefined || fault.operation === operation) &&
  isPossible(fault.behaviour) &&
  (fault.nit === undefined || nits.some((nit) => isSameNit(nit, fault.nit ?? ""))) &&
  (number === undefined || documents.some((document) => number.test(document.number))) &&
  (documentKey === undefined || documents.some((document) => document.documentKey === documentKey))

const wildcard = (pattern: string): RegExp =>
  // linear: whoever tests writes the pattern, and it reads numbers of documents
  new RegExp(`^${pattern.replaceAll(/[\\^$.|?+()[\]{}]/gu, "\\$&").replaceAll("*", ".*")}$`, "su")
