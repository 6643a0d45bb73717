import { bundledProgram } from "@radicar/build/bundle/bundledProgram"
import { earlierProgram } from "@radicar/build/earlier/earlierPrograms"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import type { Random } from "@radicar/fixtures/random"
import { type Program, startProgram } from "@radicar/fixtures/processes/startProgram"

/** Settings shared by all processes of the service. */
export interface ServiceSettings {
  readonly databaseUrl: string
  readonly authorityUrl: string
  /** Master key of the service: 32 bytes in base64. */
  readonly masterKey: string
}

/** Options of a pool of service processes. */
interface PoolOptions {
  readonly settings: ServiceSettings
  readonly size: number
  readonly logs: string | undefined
  /** Revision whose service is started first; the current service if absent. */
  readonly from?: string | undefined
}

/** A slot of the pool: a service process, or the one that will replace it. */
interface Place {
  readonly index: number
  script: string
  child: Program
  /** Address of the slot's process; while the slot is down, of its previous process. */
  url: string
  isUp: boolean
}

/** Several processes of the service, each replaced when it ends, as by a supervisor in production. */
export interface ServicePool {
  /** Returns the address of a random process, which may have ended. */
  readonly url: (random: Random) => string
  /** Kills a running process with SIGKILL; waits for one if none is up. */
  readonly kill: (random: Random) => Promise<void>
  /**
   * Replaces all processes by the other version of the service: the current one or, at the next call, the earlier
   * revision again. If `rolling`, each process is killed after the previous one was replaced; otherwise all are killed
   * first.
   */
  readonly switchVersion: (rolling: boolean) => Promise<void>
  /** Shifts the clock of a running process by milliseconds; returns the function that restores it. */
  readonly shiftClock: (random: Random, shift: number) => Promise<() => void>
  /** Number of processes that ended by themselves after they were up. */
  readonly brokeDown: () => number
  /** Number of processes that ended before they were up, for lack of a database. */
  readonly failedStarts: () => number
  readonly stop: () => Promise<void>
}

/** State of the processes of a pool. */
interface Watched {
  /** Whether the pool has stopped: ended processes are not replaced any more. */
  isOver: boolean
  /** Numbers of processes that ended by themselves, after and before they were up. */
  broken: number
  failed: number
  readonly killed: WeakSet<Program>
  readonly start: (index: number, script: string) => Program
}

/** Replaces the process of a place whenever it ends. */
const watch = async (watched: Watched, place: Place): Promise<void> => {
  const { child } = place
  await child.ready.then(
    (port) => {
      place.url = `http://127.0.0.1:${String(port)}`
      place.isUp = true
    },
    () => {}
  )
  await child.ended
  if (watched.isOver) return
  if (!watched.killed.has(child)) {
    if (place.isUp) watched.broken++
    else {
      watched.failed++
      await pause(200)
    }
  }
  place.isUp = false
  place.child = watched.start(place.index, place.script)
  void watch(watched, place)
}

const up = async (places: ReadonlyArray<Place>, random: Random): Promise<Place> => {
  for (;;) {
    const ready = places.filter(({ isUp }) => isUp)
    if (ready.length > 0) return random.pick(ready)
    await pause(50)
  }
}

const isReplaced = async (place: Place): Promise<void> => {
  while (!place.isUp) await pause(50)
}

/** Starts the service processes of a pool and waits until all are up. */
export const startServices = async ({ from, logs, settings, size }: PoolOptions): Promise<ServicePool> => {
  const program = await bundledProgram("chaosService")
  const first = from === undefined ? program : earlierProgram(from, "chaosService")
  let script = first
  const start = (index: number, script: string): Program =>
    startProgram({
      words: ["--import", new URL("clockShift.ts", import.meta.url).href, script],
      env: { SETTINGS: JSON.stringify(settings) },
      log: logs && join(logs, `service-${index}.log`),
      sendsMessages: true
    })
  const watched: Watched = { isOver: false, broken: 0, failed: 0, killed: new WeakSet(), start }

  const places = Array.from({ length: size }, (_, index): Place => ({
    index,
    script,
    child: start(index, script),
    url: "",
    isUp: false
  }))
  for (const place of places) void watch(watched, place)

  const kill = async (place: Place): Promise<void> => {
    watched.killed.add(place.child)
    place.isUp = false
    await place.child.stop("SIGKILL")
  }

  const stop = async (): Promise<void> => {
    watched.isOver = true
    await Promise.all(places.map(({ child }) => child.stop("SIGKILL")))
  }

  try {
    await Promise.all(places.map(({ child }) => child.ready))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: (random) => random.pick(places).url,
    kill: async (random) => kill(await up(places, random)),
    switchVersion: async (rolling) => {
      script = script === program ? first : program
      for (const place of places) place.script = script
      if (!rolling) await Promise.all(places.map(kill))
      for (const place of places) {
        if (rolling) await kill(place)
        await isReplaced(place)
      }
    },
    shiftClock: async (random, shift) => {
      const { child } = await up(places, random)
      const put = (to: number): void => {
        if (child.process.connected) child.process.send({ shift: to })
      }
      put(shift)
      return () => put(0)
    },
    brokeDown: () => watched.broken,
    failedStarts: () => watched.failed,
    stop
  }
}
