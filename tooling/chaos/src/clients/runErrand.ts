import { setTimeout as pause } from "node:timers/promises"
import { isOutcome, type ClientRecord } from "../ledgers/ClientLedger.ts"
import type { ServicePool } from "../processes/ServicePool.ts"
import type { Random } from "../random.ts"
import { invoiceText } from "./invoiceText.ts"
import { postInvoice } from "./postInvoice.ts"

/** Tools of a client to run its errands. */
export interface Client {
  readonly services: ServicePool
  readonly random: Random
  /** Called at every repeated post. */
  readonly onRetry: () => void
  /** Milliseconds after which even a patient client gives up. */
  readonly patience: number
}

/** An errand with its body, the same for each post. */
export interface RunningErrand {
  readonly record: ClientRecord
  readonly body: string
}

/** Creates the body of an errand, issued now. */
export const startErrand = (record: ClientRecord): RunningErrand => {
  const { number, rival } = record.errand
  return { record, body: invoiceText({ number, issued: Date.now(), note: `Cliente ${rival}` }) }
}

/** Posts once to a random process of the service and records the answer. */
const post = async ({ body, record }: RunningErrand, { random, services }: Client, patience?: number) => {
  const answer = await postInvoice(services.url(random), body, record.errand.idempotencyKey, patience)
  if (answer !== undefined) record.answers.push(answer)
  return answer
}

/** Posts until the outcome is known. It repeats after a lost connection, a 5xx or a 202, at growing intervals. */
export const insist = async (errand: RunningErrand, client: Client, again = false): Promise<void> => {
  const deadline = performance.now() + client.patience
  for (let turn = 0; performance.now() < deadline; turn++) {
    if (again || turn > 0) client.onRetry()
    const answer = await post(errand, client)
    if (answer !== undefined && isOutcome(answer)) return
    await pause(Math.min(100 * 1.7 ** turn, 2000) * (0.5 + client.random.next()))
  }
  errand.record.gaveUp = true
}

/** Runs an errand by its client's habit. */
export const runErrand = async (errand: RunningErrand, client: Client): Promise<void> => {
  const { habit, patience } = errand.record.errand
  switch (habit) {
    case "patient":
      return insist(errand, client)
    case "twice":
      await Promise.all([insist(errand, client), insist(errand, client, true)])
      return
    case "hangsUp":
      await post(errand, client, patience)
      return insist(errand, client, true)
    case "leaves":
      await post(errand, client)
      return
    case "vanishes":
      await post(errand, client, patience)
  }
}
