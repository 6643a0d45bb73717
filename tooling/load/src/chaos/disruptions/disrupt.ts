import type { Postgres } from "@radicar/fixtures/postgres/startPostgres"
import { setTimeout as pause } from "node:timers/promises"
import type { ChaosOptions } from "../ChaosOptions.ts"
import type { ServicePool } from "../processes/ServicePool.ts"
import type { Progress } from "../Progress.ts"
import { random as randomOf, type Random } from "@radicar/fixtures/random"
import type { ConnectionProxy } from "@radicar/fixtures/postgres/ConnectionProxy"
import type { SmallDisk } from "@radicar/fixtures/postgres/SmallDisk"

/** Parts of a run that disruptions affect. */
export interface Victims {
  readonly services: ServicePool
  readonly postgres: Postgres | undefined
  readonly proxy: ConnectionProxy | undefined
  readonly disk: SmallDisk | undefined
  /** Takes the leader from the cluster; resolves when the cluster is whole again. */
  readonly failOver: (() => Promise<void>) | undefined
}

const loseConnections = async ({ proxy }: Victims, random: Random): Promise<void> => {
  const how = random.pick(["cut", "cut", "refuse", "silence"] as const)
  const millis = random.between(500, 3000)
  if (how === "refuse") {
    proxy?.refuse(true)
    proxy?.cut()
    await pause(millis)
    proxy?.refuse(false)
  } else if (how === "silence") {
    proxy?.silence(true)
    await pause(millis)
    // half of the time, data on its way still arrives
    if (random.next() < 0.5) proxy?.cut()
    proxy?.silence(false)
  } else proxy?.cut()
}

const fillDisk = async ({ disk }: Victims, random: Random): Promise<void> => {
  disk?.fill()
  await pause(random.between(500, 3000))
  disk?.free()
}

const seconds = 1000
const minutes = 60 * seconds

/** Clock jumps in milliseconds, within the authority's tolerance and beyond it. */
const jumps = [-20 * seconds, 90 * seconds, -4 * minutes, 4 * minutes, -12 * minutes, 12 * minutes] as const

const jumpClock = async ({ services }: Victims, random: Random): Promise<void> => {
  const back = await services.shiftClock(random, random.pick(jumps))
  await pause(random.between(500, 4000))
  back()
}

/**
 * Chooses when to disrupt, as numbers of finished filings: evenly spread over the first of the filings, with random
 * shifts from the seed.
 */
const moments = (times: number, first: number, random: Random): ReadonlyArray<number> =>
  Array.from({ length: times }, (_, index) => Math.floor(((index + random.next()) / times) * first))

const crash = async ({ postgres }: Victims, random: Random): Promise<void> => {
  if (postgres === undefined) return
  const millis = random.between(0, 3000)
  // a recovering database cannot be crashed
  while (!(await postgres.crash(millis))) await pause(100)
}

const kinds = {
  kills: ({ services }, random) => services.kill(random),
  databaseRestarts: crash,
  connectionLoss: loseConnections,
  diskFull: fillDisk,
  clockJumps: jumpClock,
  versionSwitches: ({ services }, _, { stopped }) => services.switchVersion(!stopped),
  failOvers: async ({ failOver }) => failOver?.()
} as const satisfies Readonly<
  Record<string, (victims: Victims, random: Random, options: ChaosOptions) => Promise<void>>
>

/**
 * Share of the filings in which disruptions occur: none near the end. After a fail-over more are needed, and the outage
 * of the authority in the middle of a run would hide how long it takes.
 */
const share = (kind: Disruption): number => (kind === "failOvers" ? 0.4 : 0.95)

/** Kinds of disruptions, apart from faults of the authority. */
export type Disruption = keyof typeof kinds

/**
 * Applies the disruptions that the options request, each kind at its own points of the run; returns the number of
 * disruptions by kind after the last one.
 */
export const disrupt = async (
  options: ChaosOptions,
  victims: Victims,
  progress: Progress
): Promise<Readonly<Record<Disruption, number>>> => {
  const done = {
    kills: 0,
    databaseRestarts: 0,
    connectionLoss: 0,
    diskFull: 0,
    clockJumps: 0,
    versionSwitches: 0,
    failOvers: 0
  }
  await Promise.all(
    (Object.keys(kinds) as ReadonlyArray<Disruption>).map(async (kind) => {
      const random = randomOf(options.seed, kind)
      for (const at of moments(options[kind], options.filings * share(kind), random)) {
        await progress.reached(at)
        await kinds[kind](victims, random, options)
        done[kind]++
      }
    })
  )
  return done
}
