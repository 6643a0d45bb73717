import type { ExampleReference } from "@radicar/domain/inner/document/DocumentDefinition"
import { setTimeout as pause } from "node:timers/promises"
import { isOutcome, type ClientRecord, outcomesOf, resultsOf } from "../ledgers/ClientLedger.ts"
import type { ServicePool } from "../processes/ServicePool.ts"
import type { Random } from "@radicar/fixtures/random"
import { errandText } from "./bodies.ts"
import { isGone } from "./Errand.ts"
import { postDocument } from "./postDocument.ts"

/** Means of a client to run its errands. */
export interface Client {
  readonly services: ServicePool
  readonly random: Random
  /** Accepted invoices of the run, to which notes can refer. */
  readonly invoices: Array<ExampleReference>
  /** Callback for each repeated post. */
  readonly onRetry: () => void
  /** Callback for each outcome of the authority that a client gets. */
  readonly onOutcome: () => void
  /** Milliseconds after which even a patient client stops waiting for its outcome. */
  readonly patience: number
}

/** An errand in progress, with the body that every post repeats. */
export interface RunningErrand {
  readonly record: ClientRecord
  readonly body: string
}

/** Number of consecutive accepted invoices that share one popular invoice, to which half of the notes refer. */
const STRETCH = 25

/**
 * Chooses an accepted invoice for a note; half of the notes share a few invoices. `undefined` before the first
 * acceptance.
 */
const invoiceForNote = ({ invoices, random }: Client): ExampleReference | undefined => {
  const latest = invoices.length - 1
  return invoices[random.next() < 0.5 ? latest - (latest % STRETCH) : random.between(0, invoices.length)]
}

/** Creates the body of an errand, issued now. */
export const startErrand = (record: ClientRecord, client: Client): RunningErrand => ({
  record,
  body: errandText(record.errand, record.errand.kind === "note" ? invoiceForNote(client) : undefined)
})

/** Posts an errand once to a random process of the service and records the answer. */
const post = async ({ body, record }: RunningErrand, client: Client, patience?: number) => {
  const { idempotencyKey, kind } = record.errand
  const answer = await postDocument(client.services.url(client.random), kind, body, idempotencyKey, patience)
  if (answer !== undefined) record.answers.push(answer)
  if (answer?.status === 200 && isOutcome(answer)) client.onOutcome()
  return answer
}

/**
 * Posts an errand until its outcome is known, or the client's time limit has passed. It repeats after a lost
 * connection, a 5xx or a 202, at growing intervals.
 */
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

/**
 * Makes the first post of an errand by the client's habit: one or two posts, perhaps with a connection that is dropped
 * early.
 */
export const beginErrand = async (errand: RunningErrand, client: Client): Promise<void> => {
  const { habit, patience } = errand.record.errand
  const isImpatient = habit === "hangsUp" || habit === "vanishes"
  const first = post(errand, client, isImpatient ? patience : undefined)
  await Promise.all(habit === "twice" ? [first, post(errand, client)] : [first])
}

/** Continues an errand by the client's habit after the first post, and remembers an accepted invoice. */
export const finishErrand = async (errand: RunningErrand, client: Client): Promise<void> => {
  const { record } = errand
  const { habit, kind } = record.errand
  if (isGone(record.errand)) return
  if (habit === "twice") await Promise.all([insist(errand, client, true), insist(errand, client, true)])
  else if (habit === "hangsUp" || outcomesOf(record).length === 0) await insist(errand, client, true)
  const accepted = resultsOf(record).find(({ status }) => status === "submitted")
  if (kind === "stated" && accepted !== undefined) {
    const { document, id } = accepted
    client.invoices.push({ uuid: document.uuid, number: id, date: document.date.slice(0, 10) })
  }
}

/** Runs an errand from first post to outcome by the client's habit. */
export const runErrand = async (errand: RunningErrand, client: Client): Promise<void> => {
  await beginErrand(errand, client)
  await finishErrand(errand, client)
}
