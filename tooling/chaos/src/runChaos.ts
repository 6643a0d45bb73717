import { createDatabase } from "@radicar/postgres/createDatabase"
import { CrashablePostgres } from "@radicar/postgres/CrashablePostgres"
import { Effect } from "effect"
import { hash } from "node:crypto"
import type { ChaosOptions } from "./ChaosOptions.ts"
import type { ChaosReport } from "./ChaosReport.ts"
import { errandsOf, isGone } from "./clients/Errand.ts"
import { type Client, insist, runErrand, type RunningErrand, startErrand } from "./clients/runErrand.ts"
import { nextFault } from "./disruptions/authorityFaults.ts"
import { connectionProxy } from "./disruptions/ConnectionProxy.ts"
import { disrupt } from "./disruptions/disrupt.ts"
import { smallDisk } from "./disruptions/SmallDisk.ts"
import { compareLedgers } from "./ledgers/compareLedgers.ts"
import { databaseLedger, openSubmissions, retainedCertificates } from "./ledgers/DatabaseLedger.ts"
import { isOutcome } from "./ledgers/ToldLedger.ts"
import { startSandbox } from "./processes/SandboxProcess.ts"
import { startServices } from "./processes/ServicePool.ts"
import { Progress } from "./Progress.ts"
import { random } from "./random.ts"

/** Megabytes of the disk that is filled. */
const DISK = 512
/** Milliseconds that a patient client, and the settling of what is open, may take at most. */
const PATIENCE = 120_000
/** Faults that may wait for a request. */
const WAITING_FAULTS = 20

const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis))

/** Looks again and again until there is nothing, for as long as there is patience. */
const untilNone = async (look: () => Promise<number>): Promise<void> => {
  const deadline = performance.now() + PATIENCE
  while (performance.now() < deadline && (await look().catch(() => 1)) > 0) await pause(200)
}

const inTurn = async <A>(things: ReadonlyArray<A>, workers: number, work: (thing: A) => Promise<void>) => {
  const left = things.values()
  const worker = async (): Promise<void> => {
    for (const thing of left) await work(thing)
  }
  await Promise.all(Array.from({ length: workers }, worker))
}

/** Runs what the options say and compares the ledgers. */
export const runChaos = async (options: ChaosOptions): Promise<ChaosReport> => {
  const { clients, filings, logs, processes, seed } = options
  await using cleanup = new AsyncDisposableStack()
  const disk = options.diskFull > 0 ? smallDisk(DISK) : undefined
  const postgres = await CrashablePostgres.start(disk === undefined ? {} : { attach: disk.attach })
  cleanup.defer(postgres.stop)
  const databaseUrl = await Effect.runPromise(createDatabase(postgres.url))
  const proxy = options.connectionLoss > 0 ? await connectionProxy(databaseUrl) : undefined
  if (proxy !== undefined) cleanup.defer(proxy.close)
  const sandbox = await startSandbox({ seed: String(seed) }, logs)
  cleanup.defer(sandbox.stop)
  const masterKey = hash("sha256", `chaos ${seed}`, "base64")
  const settings = { databaseUrl: proxy?.url ?? databaseUrl, authorityUrl: sandbox.url, masterKey }
  const services = await startServices({ settings, size: processes, logs })
  cleanup.defer(services.stop)

  const errands = errandsOf(filings, random(seed, "errands")).map((errand) => ({ errand, answers: [], gaveUp: false }))
  const faults = random(seed, "faults")
  const progress = new Progress()
  let retries = 0
  let programmed = 0
  const client: Client = {
    services,
    random: random(seed, "clients"),
    onRetry: () => retries++,
    patience: PATIENCE
  }
  const bringFault = async (): Promise<void> => {
    if (faults.next() >= options.faults || (await sandbox.waitingFaults()) >= WAITING_FAULTS) return
    await sandbox.program(nextFault(faults))
    programmed++
  }

  const started = performance.now()
  const disrupted = disrupt(options, { services, postgres, proxy, disk }, progress)
  const running: Array<RunningErrand> = []
  const byNumber = [...Map.groupBy(errands, ({ errand }) => errand.number).values()]
  await inTurn(byNumber, clients, async (rivals) => {
    await bringFault()
    const begun = rivals.map(startErrand)
    running.push(...begun)
    await Promise.all(begun.map((each) => runErrand(each, client)))
    progress.advance()
  })
  const disruptions = await disrupted
  const seconds = (performance.now() - started) / 1000
  const unhappened = await sandbox.forgetFaults()
  await untilNone(() => openSubmissions(databaseUrl))
  const settlingSeconds = (performance.now() - started) / 1000 - seconds

  // whoever was told something, or has left something on record, asks again
  const recorded = new Set(
    (await databaseLedger(databaseUrl)).filter(({ state }) => state !== "refused").map(({ number }) => number)
  )
  const asksAgain = ({ told }: RunningErrand): boolean =>
    recorded.has(told.errand.number) || told.answers.some(isOutcome)
  const finishedAlone = errands.filter(
    (told) => recorded.has(told.errand.number) && isGone(told.errand) && !told.answers.some(isOutcome)
  ).length
  await inTurn(running.filter(asksAgain), clients, (each) => insist(each, client))

  const database = await databaseLedger(databaseUrl)
  const counted = (state: string): number => database.filter((row) => row.state === state).length
  const statuses = Map.groupBy(
    errands.flatMap(({ answers }) => answers as ReadonlyArray<{ readonly status: number }>),
    ({ status }) => status
  )
  return {
    ...disruptions,
    filings,
    accepted: counted("accepted"),
    rejected: counted("rejected"),
    finishedAlone,
    neverArrived: errands.filter(({ errand }) => !recorded.has(errand.number)).length,
    retries,
    faults: programmed - unhappened,
    answers: Object.fromEntries([...statuses].map(([status, { length }]) => [status, length])),
    brokeDown: services.brokeDown(),
    failedStarts: services.failedStarts(),
    certificatesLeft: await retainedCertificates(databaseUrl),
    findings: compareLedgers({ told: errands, database, books: await sandbox.books() }),
    seconds,
    settlingSeconds
  }
}
