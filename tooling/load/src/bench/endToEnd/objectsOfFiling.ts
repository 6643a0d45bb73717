import { closedLoop } from "../load/closedLoop.ts"
import { inspect } from "../processes/inspect.ts"
import { untilIdle } from "../processes/processorTime.ts"
import type { Target } from "./Target.ts"

const filings = 400

/** A node of a sampled heap profile, with the octets of its own allocations. */
interface ProfileNode {
  readonly selfSize: number
  readonly children: ReadonlyArray<ProfileNode>
}

const octetsOf = ({ children, selfSize }: ProfileNode): number =>
  children.reduce((sum, child) => sum + octetsOf(child), selfSize)

/**
 * Prints the octets of objects on V8's heap that a filing allocates, as V8's sampling estimates them. Objects that were
 * collected meanwhile are included. The target was started with `--inspect` on the port.
 */
export const objectsOfFiling = async (target: Target, port: number, nextBody: () => Buffer): Promise<void> => {
  const { ask, close } = await inspect(port)
  await ask("HeapProfiler.startSampling", {
    samplingInterval: 8192,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true
  })
  await closedLoop(target.post, nextBody, 8, { filings })
  await untilIdle(target.server.pid)
  const { profile } = await ask<{ readonly profile: { readonly head: ProfileNode } }>("HeapProfiler.stopSampling")
  close()
  console.log(`objects a filing: ${(octetsOf(profile.head) / filings / 1000).toFixed(0)} kB\n`)
}
