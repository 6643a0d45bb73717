import { setTimeout as pause } from "node:timers/promises"
import type { ClientRecord } from "../ledgers/ClientLedger.ts"
import { outage } from "../disruptions/authorityFaults.ts"
import type { SandboxProcess } from "../processes/SandboxProcess.ts"
import { inTurn } from "./inTurn.ts"
import { beginErrand, type Client, finishErrand, type RunningErrand, startErrand } from "./runErrand.ts"

/**
 * Milliseconds after which an outage is proven: until then, each process of the service sees three errors five seconds
 * apart.
 */
const PROOF = 15_000

/** Number of clients that file at the same time in an outage. */
const CLIENTS = 8

/** Means to file during an outage. */
export interface OutageTools {
  readonly sandbox: SandboxProcess
  readonly client: Client
  /** Callback for each errand whose first post is done. */
  readonly onFiled: () => void
}

/**
 * Files invoices during an outage of the authority, once the outage is proven, and ends the outage when all invoices
 * have been posted. The clients then return for their outcomes. Returns their errands, and the number of programmed
 * faults that did not occur.
 */
export const fileInOutage = async (
  [first, ...others]: ReadonlyArray<ClientRecord>,
  { client, onFiled, sandbox }: OutageTools
) => {
  const running: Array<RunningErrand> = []
  const begin = async (record: ClientRecord): Promise<void> => {
    const errand = startErrand(record, client)
    running.push(errand)
    await beginErrand(errand, client)
    onFiled()
  }
  // a pending fault could be an answer in the middle of the outage
  const cancelled = await sandbox.forgetFaults()
  await sandbox.program(outage)
  // the service goes on calling the authority because of it
  if (first !== undefined) await begin(first)
  await pause(PROOF)
  await inTurn(others, CLIENTS, begin)
  const pending = await sandbox.forgetFaults()
  await inTurn(running, CLIENTS, (errand) => finishErrand(errand, client))
  return { running, unhappened: cancelled + pending - 1 }
}
