import { openStates } from "@radicar/api/documents/submissions/submissionStates"
import { setTimeout as pause } from "node:timers/promises"
import type { ChaosOptions } from "./ChaosOptions.ts"
import { type ChaosReport, countFindings } from "./ChaosReport.ts"
import { caseOf, type ClaimKind, kindOf } from "./clients/claimKinds.ts"
import { errandsOf, isGone } from "./clients/Errand.ts"
import { fileInOutage } from "./clients/fileInOutage.ts"
import { inTurn } from "./clients/inTurn.ts"
import { type Client, insist, runErrand, type RunningErrand, startErrand } from "./clients/runErrand.ts"
import { nextFault } from "./disruptions/authorityFaults.ts"
import { disrupt } from "./disruptions/disrupt.ts"
import { caseFinder, compareLedgers, type Ledgers, openOnRecord } from "./ledgers/compareLedgers.ts"
import { databaseLedger, openSubmissions, retainedCertificates, type Row } from "./ledgers/DatabaseLedger.ts"
import { outcomesOf, type ClientRecord } from "./ledgers/ClientLedger.ts"
import { Progress } from "./Progress.ts"
import { random } from "@radicar/fixtures/random"
import { type Scene, startScene } from "./Scene.ts"

/** Maximum number of programmed faults that wait for a request. */
const WAITING_FAULTS = 20

/** Polls a count until it is zero, within a time limit in milliseconds. */
const untilNone = async (limit: number, look: () => Promise<number>): Promise<void> => {
  const deadline = performance.now() + limit
  while (performance.now() < deadline && (await look().catch(() => 1)) > 0) await pause(200)
}

const statusesOf = (received: ReadonlyArray<ClientRecord>): Readonly<Record<string, number>> => {
  const byStatus = Map.groupBy(
    received.flatMap(({ answers }) => answers),
    ({ status }) => status
  )
  return Object.fromEntries([...byStatus].map(([status, { length }]) => [status, length]))
}

/** Maximum number of invoices that are filed in one outage of the authority. */
const PER_OUTAGE = 400

/**
 * Errands that run together: two rivals of a case, or all contingency errands of an outage. A case without rivals has
 * one errand.
 */
interface Turn {
  readonly records: ReadonlyArray<ClientRecord>
  readonly isOutage: boolean
}

/** Groups the errands of a run into turns, with the outages spread evenly among the other turns. */
const turnsOf = (received: ReadonlyArray<ClientRecord>): ReadonlyArray<Turn> => {
  const isInOutage = ({ errand }: ClientRecord): boolean => errand.kind === "contingency"
  const inOutages = received.filter(isInOutage)
  const rivals = Map.groupBy(
    received.filter((each) => !isInOutage(each)),
    ({ errand: { kind, number } }) => `${kind} ${number}`
  )
  const turns = [...rivals.values()].map((records): Turn => ({ records, isOutage: false }))
  const outages = Math.ceil(inOutages.length / PER_OUTAGE)
  return Array.from({ length: outages }, (_, index) => index).reduceRight<ReadonlyArray<Turn>>((before, index) => {
    const share = (count: number, part: number): number => Math.floor((count * part) / outages)
    const records = inOutages.slice(share(inOutages.length, index), share(inOutages.length, index + 1))
    return before.toSpliced(share(turns.length, index + 0.5), 0, { records, isOutage: true })
  }, turns)
}

/** A finished chaos run. */
interface ChaosRun {
  readonly report: ChaosReport
  readonly ledgers: Ledgers
  /** Instants of the outcomes that clients got, in milliseconds of `performance.now()`. */
  readonly outcomes: ReadonlyArray<number>
}

/** Performs a chaos run and compares the ledgers of clients, database and authority. */
export const runChaos = async (options: ChaosOptions): Promise<ChaosReport> => {
  await using scene = await startScene(options)
  return (await runInScene(options, scene)).report
}

/** Lets clients perform their errands, while faults and disruptions happen. */
const performErrands = async (options: ChaosOptions, scene: Scene, received: ReadonlyArray<ClientRecord>) => {
  const { clients, seed } = options
  const patience = options.patience * 1000
  const { sandbox, services } = scene
  const faults = random(seed, "faults")
  const progress = new Progress()
  const outcomes: Array<number> = []
  let retries = 0
  let programmed = 0
  const client: Client = {
    services,
    random: random(seed, "clients"),
    invoices: [],
    onRetry: () => retries++,
    onOutcome: () => outcomes.push(performance.now()),
    patience
  }

  const bringFault = async (kind: ClaimKind): Promise<void> => {
    if (faults.next() >= options.faults || (await sandbox.waitingFaults()) >= WAITING_FAULTS) return
    await sandbox.program(nextFault(kind, faults))
    programmed++
  }

  const started = performance.now()
  const disrupted = disrupt(options, scene, progress)
  const running: Array<RunningErrand> = []

  const run = async (record: ClientRecord): Promise<void> => {
    const errand = startErrand(record, client)
    running.push(errand)
    await runErrand(errand, client)
  }

  const runRivals = async (records: ReadonlyArray<ClientRecord>): Promise<void> => {
    const [{ errand } = {}] = records
    if (errand === undefined) return
    await bringFault(errand.kind)
    if (errand.rivalry === "after rejection") for (const record of records) await run(record)
    else await Promise.all(records.map(run))
    progress.advance()
  }

  let lastOutage = Promise.resolve()
  const runOutage = async (records: ReadonlyArray<ClientRecord>): Promise<void> => {
    const filed = await fileInOutage(records, { client, sandbox, onFiled: () => progress.advance() })
    running.push(...filed.running)
    programmed -= filed.unhappened
  }

  await inTurn(turnsOf(received), clients, async ({ isOutage, records }) => {
    if (!isOutage) return runRivals(records)
    lastOutage = lastOutage.then(() => runOutage(records))
    return lastOutage
  })
  const disruptions = await disrupted
  const finished = performance.now()
  return { client, disruptions, finished, outcomes, programmed, retries: () => retries, running, started }
}

/** Ledgers and findings at the end of a run. */
interface Outcomes extends Pick<Ledgers, "received" | "database"> {
  readonly notFiled: ReadonlyArray<ClientRecord>
  readonly findings: ChaosReport["findings"]
}

const countsOf = (kind: ClaimKind, { database, findings, notFiled, received }: Outcomes) => {
  const rows = database.filter(({ id }) => kindOf(id) === kind)
  return {
    kind,
    filings: received.filter(({ errand }) => errand.kind === kind && errand.rival === "a").length,
    accepted: rows.filter(({ state }) => state === "accepted").length,
    rejected: rows.filter(({ state }) => state === "rejected").length,
    notFiled: notFiled.filter(({ errand }) => errand.kind === kind).length,
    ...countFindings(findings.filter(({ id }) => kindOf(id) === kind))
  }
}

/** Performs a chaos run in a scene that is running. */
export const runInScene = async (options: ChaosOptions, scene: Scene): Promise<ChaosRun> => {
  const { clients, filings, kinds, seed } = options
  const patience = options.patience * 1000
  const { databaseUrl, sandbox, services } = scene
  const received = errandsOf(filings, kinds, random(seed, "errands")).map((errand): ClientRecord => ({
    errand,
    answers: [],
    gaveUp: false
  }))
  const performed = await performErrands(options, scene, received)
  const { client, disruptions, finished, outcomes, retries, running, started } = performed

  // from here on, no more faults or disruptions
  const unhappened = await sandbox.forgetFaults()
  await untilNone(patience, () => openSubmissions(databaseUrl))
  const settled = performance.now()

  const before = await databaseLedger(databaseUrl)
  const casesIn = (states: ReadonlyArray<Row["state"]>): ReadonlySet<string> =>
    new Set(before.filter(({ state }) => states.includes(state)).map(({ id }) => caseOf(id)))
  const recorded = casesIn([...openStates, "accepted", "rejected"])
  const settledCases = casesIn(["accepted", "rejected"])
  const caseOfClient = caseFinder(before)
  const finishedAlone = received.filter(
    (each) => settledCases.has(caseOfClient(each)) && isGone(each.errand) && outcomesOf(each).length === 0
  ).length
  const notFiled = received.filter((each) => each.errand.rival === "a" && !recorded.has(caseOfClient(each)))

  // clients with an outcome or a record repeat their request once
  const asksAgain = (each: ClientRecord): boolean => recorded.has(caseOfClient(each)) || outcomesOf(each).length > 0
  await inTurn(
    running.filter((errand) => asksAgain(errand.record)),
    clients,
    (errand) => insist(errand, client)
  )

  const database = await databaseLedger(databaseUrl)
  const ledgers = { received, database, books: await sandbox.books() }
  const findings = [...openOnRecord(before), ...compareLedgers(ledgers)]
  const report: ChaosReport = {
    ...disruptions,
    kinds: kinds.map((kind) => countsOf(kind, { received, notFiled, database, findings })),
    inContingency: database.filter(({ type }) => type === "04").length,
    finishedAlone,
    retries: retries(),
    faults: performed.programmed - unhappened,
    answers: statusesOf(received),
    brokeDown: services.brokeDown(),
    failedStarts: services.failedStarts(),
    certificatesLeft: await retainedCertificates(databaseUrl),
    findings,
    seconds: (finished - started) / 1000,
    settlingSeconds: (settled - finished) / 1000
  }
  return { report, ledgers, outcomes }
}
