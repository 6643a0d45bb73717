import type { BenchOptions } from "../BenchOptions.ts"
import { comparison } from "../endToEnd/comparison.ts"
import { bytesPerSubmission, updates } from "../endToEnd/databaseFacts.ts"
import { loads } from "../endToEnd/loads.ts"
import { objectsOfFiling } from "../endToEnd/objectsOfFiling.ts"
import { processorOf, type Target, targetOf } from "../endToEnd/Target.ts"
import { closedLoop } from "../load/closedLoop.ts"
import { filingBodies } from "../load/filingBodies.ts"
import { earlierService } from "@radicar/build/earlier/earlierPrograms"
import { freePort } from "@radicar/fixtures/postgres/freePort"
import { onStage, type Stage } from "../processes/onStage.ts"
import { processorSeconds } from "../processes/processorTime.ts"
import { startAuthority } from "../processes/startAuthority.ts"
import { startReference } from "../processes/startReference.ts"

const lines = 20

const nextBody = filingBodies(lines, 990_000_001)

/**
 * Prints the processor time that the sandbox takes to judge a filing; it is the reason why loads do not use the
 * sandbox.
 */
const judging = async (stage: Stage): Promise<void> => {
  const sandbox = await stage.keep(startAuthority(stage.folder))
  const service = targetOf("the service", await stage.service(sandbox.url))
  await closedLoop(service.post, nextBody, 4, { filings: 100 })
  const filings = 100
  const before = processorSeconds(sandbox.pid)
  const { result } = await processorOf(service, nextBody, 4, filings)
  const micros = ((processorSeconds(sandbox.pid) - before) * 1e6) / filings
  console.log(
    `over the sandbox, 4 callers: ${result.perSecond.toFixed(0)} filings/s, of which each takes ${micros.toFixed(0)} µs of its processor\n`
  )
}

/** Prints the size of a target's database after all filings. */
const printDatabaseSize = async ({ databaseUrl, name }: Target): Promise<void> => {
  const tables = await bytesPerSubmission(databaseUrl)
  const all = tables.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(
    `${name} keeps ${all.toFixed(0)} bytes a submission: ${tables
      .filter(({ bytes }) => bytes >= 100)
      .map((table) => `${table.name} ${table.bytes.toFixed(0)}`)
      .join(", ")}`
  )
  const changed = await updates(databaseUrl)
  console.log(
    `  updates that change no index: ${changed
      .map((table) => `${table.name} ${(table.hot * 100).toFixed(0)} % of ${table.updates}`)
      .join(", ")}\n`
  )
}

/**
 * Section of the benchmark: filing over HTTP by the service as shipped, with Postgres, authority and load in other
 * processes. The service alternates with a copy of itself, with the outside work of a filing alone (`fair`), and with
 * the service of an earlier commit (`--base`). `--warm` is the number of filings that come first.
 */
export const endToEnd = ({ base, fsync, warm }: BenchOptions): Promise<void> =>
  onStage(async (stage) => {
    const authority = await stage.keep(startReference("authority", stage.folder))
    const warmed = async (target: Target): Promise<Target> => {
      await closedLoop(target.post, nextBody, 16, { filings: warm })
      return target
    }
    const service = async (name: string, options: Parameters<Stage["service"]>[1] = {}): Promise<Target> =>
      warmed(targetOf(name, await stage.service(authority.url, options)))
    const port = await freePort()
    const inspected = await stage.service(authority.url, { node: [`--inspect=127.0.0.1:${port}`] })
    await objectsOfFiling(await warmed(targetOf("the service", inspected)), port, nextBody)
    await inspected.stop()
    const first = await service("the service")
    const databaseUrl = await stage.database()
    const variables = { DATABASE_URL: databaseUrl, AUTHORITY_URL: authority.url }
    const fair = await stage.keep(startReference("fair", stage.folder, variables))
    const targets = [first, await service("its copy"), await warmed(targetOf("fair", { ...fair, databaseUrl }))]
    if (base !== undefined) targets.push(await service(base, { file: earlierService(base) }))
    for (const callers of [8, 16]) await comparison(stage, targets, nextBody, callers)
    for (const target of targets) await printDatabaseSize(target)
    await loads(first, nextBody)
    await judging(stage)
  }, fsync)
