import { bundledProgram } from "@radicar/build/bundle/bundledProgram"
import type { SandboxFault } from "@radicar/sandbox/inner/SandboxFault"
import { once } from "node:events"
import { join } from "node:path"
import type { BookEntry } from "../ledgers/BookLedger.ts"
import { startProgram } from "@radicar/fixtures/processes/startProgram"

/** Settings that the parent passes to the sandbox's process. */
export interface SandboxSettings {
  readonly seed: string
}

/**
 * A sandbox in its own process, which outlives the service's processes. Its books (the documents received) are in
 * memory.
 */
export interface SandboxProcess {
  readonly url: string
  /** Makes the sandbox show a fault, by a request to its admin endpoint. */
  readonly program: (fault: SandboxFault) => Promise<void>
  /** Cancels pending faults; returns their number. */
  readonly forgetFaults: () => Promise<number>
  /** Counts the programmed faults that still wait for a request. */
  readonly waitingFaults: () => Promise<number>
  /** Reads all documents in the sandbox's books. */
  readonly books: () => Promise<ReadonlyArray<BookEntry>>
  readonly stop: () => Promise<void>
}

/** Starts a sandbox in its own process. */
export const startSandbox = async (settings: SandboxSettings, logs: string | undefined): Promise<SandboxProcess> => {
  const {
    process: child,
    ready,
    stop
  } = startProgram({
    words: [await bundledProgram("chaosSandbox")],
    env: { SETTINGS: JSON.stringify(settings) },
    log: logs && join(logs, "sandbox.log"),
    sendsMessages: true
  })
  const url = String(await ready)
  const faults = new URL("/admin/faults", url)
  // a connection that the sandbox has just closed for idleness would fail the run
  const headers = { "content-type": "application/json", connection: "close" }
  const waitingFaults = async (): Promise<number> => {
    const waiting = (await (await fetch(faults, { headers })).json()) as ReadonlyArray<unknown>
    return waiting.length
  }
  return {
    url,
    program: async (fault) => {
      const { status } = await fetch(faults, { method: "POST", headers, body: JSON.stringify(fault) })
      if (status !== 200) throw new Error(`The sandbox does not take the fault ${fault.behaviour}: HTTP ${status}.`)
    },
    waitingFaults,
    forgetFaults: async () => {
      const waiting = await waitingFaults()
      await fetch(faults, { method: "DELETE", headers })
      return waiting
    },
    books: async () => {
      const answer = once(child, "message")
      child.send("books")
      const [entries] = (await answer) as [ReadonlyArray<BookEntry>]
      return entries
    },
    stop: async () => void (await stop("SIGKILL"))
  }
}
