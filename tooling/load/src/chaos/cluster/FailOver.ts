import type { PatroniCluster } from "@radicar/fixtures/postgres/PatroniCluster"
import type { Disturbance, Pass } from "./passes.ts"
import { setTimeout as pause } from "node:timers/promises"

/** Milliseconds for which a frozen leader stands still. */
const FREEZE = 30_000

/** Milliseconds by which asynchronous standbys lag behind the lost leader. */
const LAG = 5000

/** Limit in milliseconds for the election of a leader, and for the return of the former one. */
const PATIENCE = 240_000

/** Instants of a fail-over, in milliseconds of `performance.now()`. */
interface FailOverTimes {
  readonly started: number
  /** When another member was the leader by its own word; `undefined` if none became it within four minutes. */
  readonly elected: number | undefined
  /** When the cluster had all its standbys again; `undefined` if not within four minutes more. */
  readonly restored: number | undefined
}

/** What a fail-over left behind. */
export interface FailedOver extends FailOverTimes {
  /** Starts a server on a copy of the lost leader's data; `undefined` after a switch-over, which loses nothing. */
  readonly formerLeader: Awaited<ReturnType<PatroniCluster["copy"]>> | undefined
}

/** Waits until a condition holds, and returns the instant; `undefined` after the limit. Errors count as not yet. */
const instantOf = async (holds: () => Promise<boolean>): Promise<number | undefined> => {
  const deadline = performance.now() + PATIENCE
  while (performance.now() < deadline) {
    if (await holds().catch(() => false)) return performance.now()
    await pause(100)
  }
  return undefined
}

/**
 * Takes the leader from a cluster, lets it return, and waits until the cluster is whole again. Asynchronous standbys
 * lag behind first: on one machine they would lack nothing.
 */
export const failOver = async (cluster: PatroniCluster, { disturbance, replication }: Pass): Promise<FailedOver> => {
  const former = await cluster.leader()
  if (former === undefined) throw new Error("The cluster has no leader that could be lost.")
  if (replication === "asynchronous") {
    if (cluster.holdBack(former) === 0) throw new Error("The leader has no standby that could lag behind.")
    await pause(LAG)
  }
  let isBack = false
  const started = performance.now()
  /** Waits for a leader. The former one counts once it is back: a thawed leader may still hold its lock. */
  const election = (): Promise<number | undefined> =>
    instantOf(async () => {
      const leader = await cluster.leader()
      return leader !== undefined && (leader !== former || isBack)
    })
  const electionAfter = {
    kill: async () => {
      cluster.kill(former)
      const copy = await cluster.copy(former)
      const elected = await election()
      await cluster.revive(former)
      return [elected, copy] as const
    },
    freeze: async () => {
      cluster.freeze(former)
      const elected = election()
      const copy = await cluster.copy(former)
      await pause(Math.max(0, started + FREEZE - performance.now()))
      cluster.thaw(former)
      isBack = true
      return [await elected, copy] as const
    },
    "switch-over": async () => {
      const elected = election()
      await cluster.switchOver(former)
      return [await elected, undefined] as const
    }
  } satisfies Readonly<Record<Disturbance, unknown>>
  const [elected, formerLeader] = await electionAfter[disturbance]()
  return { started, elected, restored: await instantOf(cluster.isWhole), formerLeader }
}

/**
 * Longest time in milliseconds in which no filing was accepted, of the times that touch a period. `accepted` has the
 * instants of acceptances in order. Without an acceptance after the period, the time lasts until `end`.
 */
export const longestPause = (
  accepted: ReadonlyArray<number>,
  { end, from, to }: { readonly from: number; readonly to: number; readonly end: number }
): number =>
  [...accepted, end].reduce<{ readonly last: number; readonly longest: number }>(
    ({ last, longest }, instant) => ({
      last: instant,
      longest: instant > from && last < to ? Math.max(longest, instant - last) : longest
    }),
    { last: from, longest: 0 }
  ).longest
