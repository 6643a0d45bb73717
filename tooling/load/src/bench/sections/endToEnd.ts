import type { BenchOptions } from "../BenchOptions.ts"
import { comparison } from "../endToEnd/comparison.ts"
import { bytesPerSubmission, updates } from "../endToEnd/databaseFacts.ts"
import { loads } from "../endToEnd/loads.ts"
import { processorShares } from "../endToEnd/processorShares.ts"
import { processorOf, type Target, targetOf } from "../endToEnd/Target.ts"
import { closedLoop } from "../load/closedLoop.ts"
import { filingBodies } from "../load/filingBodies.ts"
import { earlierService } from "@radicar/build/earlier/earlierPrograms"
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
  const { result } = await processorOf(service, () => closedLoop(service.post, nextBody, 4, { filings }))
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
 * processes. The service alternates with the service of an earlier commit (`--base`), and with servers that only sign
 * twice and insert. `--warm` is the number of filings that come first.
 */
export const endToEnd = ({ base, fsync, warm }: BenchOptions): Promise<void> =>
  onStage(async (stage) => {
    const authority = await stage.keep(startReference("authority", stage.folder))
    const warmed = async (target: Target, filings: number): Promise<Target> => {
      await closedLoop(target.post, nextBody, 16, { filings })
      return target
    }
    const service = await warmed(targetOf("the service", await stage.service(authority.url)), warm)
    const targets = [service]
    if (base !== undefined) {
      const file = earlierService(base)
      targets.push(await warmed(targetOf(base, await stage.service(authority.url, { file })), warm))
    }
    for (const name of ["bare", "fastify"] as const) {
      const databaseUrl = await stage.database()
      const server = await stage.keep(startReference(name, stage.folder, databaseUrl))
      targets.push(await warmed(targetOf(name, { ...server, databaseUrl }), 800))
    }
    for (const callers of [8, 16]) await comparison(stage, targets, nextBody, callers)
    for (const target of targets.slice(0, base === undefined ? 1 : 2)) await printDatabaseSize(target)
    const others = () => ({
      Postgres: stage.postgresSeconds(),
      "the authority": processorSeconds(authority.pid),
      "who makes the load": processorSeconds(process.pid)
    })
    await processorShares(service, nextBody, 1, others)
    await loads(service, nextBody)
    await judging(stage)
  }, fsync)
