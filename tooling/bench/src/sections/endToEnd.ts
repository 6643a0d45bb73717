import { comparison } from "../endToEnd/comparison.ts"
import { loads } from "../endToEnd/loads.ts"
import { processorShares } from "../endToEnd/processorShares.ts"
import { processorOf, type Target, targetOf } from "../endToEnd/Target.ts"
import { closedLoop } from "../load/closedLoop.ts"
import { filingBodies } from "../load/filingBodies.ts"
import { onStage, type Stage } from "../processes/onStage.ts"
import { processorSeconds } from "../processes/processorTime.ts"
import { startAuthority } from "../processes/startAuthority.ts"
import { startReference } from "../processes/startReference.ts"

const lines = 20
const warmUp = 800

const nextBody = filingBodies(lines, 990_000_001)

const warmed = async (target: Target): Promise<Target> => {
  await closedLoop(target.post, nextBody, 16, { filings: warmUp })
  return target
}

/** What the sandbox takes to judge, which is why it is not what the loads are made over. */
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

/**
 * Filing over HTTP: the service as it is shipped, with Postgres, authority and load in other processes; its processor
 * time against two signatures, its latencies, and both against servers that only sign twice and insert.
 */
export const endToEnd = (): Promise<void> =>
  onStage(async (stage) => {
    const authority = await stage.keep(startReference("authority", stage.folder))
    const service = await warmed(targetOf("the service", await stage.service(authority.url)))
    const others = () => ({
      Postgres: stage.postgresSeconds(),
      "the authority": processorSeconds(authority.pid),
      "who makes the load": processorSeconds(process.pid)
    })
    await processorShares(service, nextBody, 1, others)
    await processorShares(service, nextBody, 16, others)
    await loads(service, nextBody)
    const references: Array<Target> = []
    for (const name of ["bare", "fastify"] as const) {
      const server = await stage.keep(startReference(name, stage.folder, await stage.database()))
      references.push(await warmed(targetOf(name, server)))
    }
    await comparison(service, references, nextBody)
    await judging(stage)
  })
