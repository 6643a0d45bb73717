import { setTimeout as pause } from "node:timers/promises"
import type { ChaosOptions } from "./ChaosOptions.ts"
import type { ChaosReport } from "./ChaosReport.ts"
import { errandsOf, isGone } from "./clients/Errand.ts"
import { inTurn } from "./clients/inTurn.ts"
import { type Client, insist, runErrand, type RunningErrand, startErrand } from "./clients/runErrand.ts"
import { nextFault } from "./disruptions/authorityFaults.ts"
import { disrupt } from "./disruptions/disrupt.ts"
import { compareLedgers, openOnRecord } from "./ledgers/compareLedgers.ts"
import { databaseLedger, openSubmissions, retainedCertificates } from "./ledgers/DatabaseLedger.ts"
import { outcomesOf, type ClientRecord } from "./ledgers/ClientLedger.ts"
import { Progress } from "./Progress.ts"
import { random } from "./random.ts"
import { startScene } from "./Scene.ts"

/** Time limit in milliseconds for a patient client, and for settling open submissions. */
const PATIENCE = 120_000
/** Maximum number of pending faults. */
const WAITING_FAULTS = 20

/** Polls until a count is zero, within the time limit. */
const untilNone = async (look: () => Promise<number>): Promise<void> => {
  const deadline = performance.now() + PATIENCE
  while (performance.now() < deadline && (await look().catch(() => 1)) > 0) await pause(200)
}

const statusesOf = (received: ReadonlyArray<ClientRecord>): Readonly<Record<string, number>> => {
  const byStatus = Map.groupBy(
    received.flatMap(({ answers }) => answers),
    ({ status }) => status
  )
  return Object.fromEntries([...byStatus].map(([status, { length }]) => [status, length]))
}

/** Performs the run of the options and compares the ledgers. */
export const runChaos = async (options: ChaosOptions): Promise<ChaosReport> => {
  const { clients, filings, seed } = options
  await using scene = await startScene(options)
  const { databaseUrl, sandbox, services } = scene
  const received = errandsOf(filings, random(seed, "errands")).map((errand): ClientRecord => ({
    errand,
    answers: [],
    gaveUp: false
  }))
  const faults = random(seed, "faults")
  const progress = new Progress()
  let retries = 0
  let programmed = 0
  const client: Client = { services, random: random(seed, "clients"), onRetry: () => retries++, patience: PATIENCE }

  const bringFault = async (): Promise<void> => {
    if (faults.next() >= options.faults || (await sandbox.waitingFaults()) >= WAITING_FAULTS) return
    await sandbox.program(nextFault(faults))
    programmed++
  }

  const started = performance.now()
  const disrupted = disrupt(options, scene, progress)
  const running: Array<RunningErrand> = []
  const rivals = [...Map.groupBy(received, ({ errand }) => errand.number).values()]
  await inTurn(rivals, clients, async (each) => {
    await bringFault()
    const begun = each.map(startErrand)
    running.push(...begun)
    await Promise.all(begun.map((errand) => runErrand(errand, client)))
    progress.advance()
  })
  const disruptions = await disrupted
  const finished = performance.now()

  // from here on, no more faults or disruptions
  const unhappened = await sandbox.forgetFaults()
  await untilNone(() => openSubmissions(databaseUrl))
  const settled = performance.now()

  const before = await databaseLedger(databaseUrl)
  const recorded = new Set(before.filter(({ state }) => state !== "refused").map(({ number }) => number))
  const knownFaults = new Set(
    before.filter(({ state }) => state === "accepted" || state === "rejected").map(({ number }) => number)
  )
  const finishedAlone = received.filter(
    (each) => knownFaults.has(each.errand.number) && isGone(each.errand) && outcomesOf(each).length === 0
  ).length

  // clients with an outcome or a record repeat their request once
  const asksAgain = (each: ClientRecord): boolean => recorded.has(each.errand.number) || outcomesOf(each).length > 0
  await inTurn(
    running.filter((errand) => asksAgain(errand.record)),
    clients,
    (errand) => insist(errand, client)
  )

  const database = await databaseLedger(databaseUrl)
  return {
    ...disruptions,
    filings,
    accepted: database.filter(({ state }) => state === "accepted").length,
    rejected: database.filter(({ state }) => state === "rejected").length,
    finishedAlone,
    notFiled: rivals.filter(([each]) => each !== undefined && !recorded.has(each.errand.number)).length,
    retries,
    faults: programmed - unhappened,
    answers: statusesOf(received),
    brokeDown: services.brokeDown(),
    failedStarts: services.failedStarts(),
    certificatesLeft: await retainedCertificates(databaseUrl),
    findings: [...openOnRecord(before), ...compareLedgers({ received, database, books: await sandbox.books() })],
    seconds: (finished - started) / 1000,
    settlingSeconds: (settled - finished) / 1000
  }
}
