import { spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { cp } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { debianPostgres } from "./clusterPrograms.ts"
import { freePort } from "./freePort.ts"
import {
  etcdOf,
  haproxyOf,
  type Layout,
  layOut,
  type Member,
  PASSWORD,
  patroniOf,
  startProgram
} from "./internal/clusterMembers.ts"
import { launchServer } from "./internal/launchServer.ts"
import { signalAll } from "./internal/processesIn.ts"
import { handOver, serverAccount } from "./internal/serverAccount.ts"
import { temporaryRoot } from "./internal/temporaryRoot.ts"
import type { PostgresServer } from "./PostgresServer.ts"

/** How commits reach the standbys: confirmed once one has them, and never without one; or without waiting. */
export type Replication = "strict" | "asynchronous"

/** Settings of Patroni that decide how long a fail-over takes, in seconds. */
export interface ClusterTiming {
  readonly ttl: number
  readonly loop_wait: number
  readonly retry_timeout: number
}

/** State of a member, as Patroni's `GET /cluster` has it. */
interface MemberState {
  readonly name: string
  readonly role: string
  readonly state: string
  readonly timeline?: number
}

/** A Postgres of three members with fail-over: Patroni, etcd and HAProxy on this machine. */
export interface PatroniCluster {
  /** Connection URL of the leader's database `postgres`, as superuser, through HAProxy. */
  readonly url: string
  readonly timing: ClusterTiming
  /** Finds the name of the member that is the leader by its own word; `undefined` if none is. */
  readonly leader: () => Promise<string | undefined>
  /** Whether the cluster has a leader and two standbys of its timeline, one of them synchronous if it is strict. */
  readonly isWhole: () => Promise<boolean>
  /** Kills Patroni and Postgres of a member with SIGKILL. */
  readonly kill: (name: string) => void
  /** Starts Patroni of a killed member again. */
  readonly revive: (name: string) => Promise<void>
  /** Stops Patroni and Postgres of a member with SIGSTOP, as if its machine hung. */
  readonly freeze: (name: string) => void
  /** Lets a frozen member go on with SIGCONT. */
  readonly thaw: (name: string) => void
  /** Stops the processes that send a member's log to its standbys, with SIGSTOP; returns their number. */
  readonly holdBack: (name: string) => number
  /** Asks Patroni for a planned switch-over from a leader to any standby. */
  readonly switchOver: (leader: string) => Promise<void>
  /** Copies the data of a member that is killed or frozen; returns the starter of a server on the copy. */
  readonly copy: (name: string) => Promise<() => Promise<PostgresServer>>
  readonly stop: () => Promise<void>
}

/** Limit in milliseconds for the start of a cluster. */
const START = 180_000

/** Waits until a condition holds; throws after a limit in milliseconds. Errors count as not yet. */
export const until = async (what: string, limit: number, holds: () => Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + limit
  while (!(await holds().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${limit / 1000} seconds.`)
    await pause(100)
  }
}

const headers = {
  authorization: `Basic ${Buffer.from(`operator:${PASSWORD}`).toString("base64")}`,
  "content-type": "application/json"
}

/** Requests something of a member's Patroni, which may be frozen. */
const ask = (api: string, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`http://${api}${path}`, { headers, signal: AbortSignal.timeout(2000), ...init })

const leaderOf = async (members: ReadonlyArray<Member>): Promise<string | undefined> => {
  const answers = await Promise.all(
    members.map(({ api }) =>
      ask(api, "/primary").then(
        ({ ok }) => ok,
        () => false
      )
    )
  )
  return members[answers.indexOf(true)]?.name
}

const isWhole = async (members: ReadonlyArray<Member>, replication: Replication): Promise<boolean> => {
  const leader = await leaderOf(members)
  const api = members.find(({ name }) => name === leader)?.api
  if (api === undefined) return false
  const states = (await (await ask(api, "/cluster")).json()) as { readonly members: ReadonlyArray<MemberState> }
  const timeline = states.members.find(({ name }) => name === leader)?.timeline
  const running = states.members.filter(
    (member) => /running|streaming/u.test(member.state) && member.timeline === timeline
  )
  return (
    running.length === members.length &&
    (replication === "asynchronous" || running.some(({ role }) => role === "sync_standby"))
  )
}

/** Starts the guard, which ends all processes of the cluster when this process ends; returns the function to do so. */
const startGuard = (folder: string): (() => Promise<void>) => {
  const guard = spawn(process.execPath, [join(import.meta.dirname, "internal/guardCluster.ts"), folder], {
    detached: true,
    stdio: ["pipe", "ignore", "inherit"]
  })
  const ended = once(guard, "exit")
  return async () => {
    guard.stdin.end()
    await ended
  }
}

/** Starts every program, and waits until the cluster replicates as it should. */
const bringUp = async (layout: Layout, replication: Replication, logs: string): Promise<ClusterTiming> => {
  const { members } = layout
  for (const index of members.keys()) await startProgram(layout, etcdOf(layout, index), logs)
  await until("etcd", START, async () => (await ask(members[0]!.etcdClient, "/health")).ok)
  await startProgram(layout, haproxyOf(layout), logs)
  for (const member of members) await startProgram(layout, patroniOf(layout, member), logs)
  await until("A leader", START, async () => (await leaderOf(members)) !== undefined)
  if (replication === "asynchronous") {
    // Patroni elects no standby that lacks more than this, and a standby that chaos holds back lacks megabytes
    const lag = { maximum_lag_on_failover: 2 ** 30 }
    const body = JSON.stringify({ synchronous_mode: false, synchronous_mode_strict: false, ...lag })
    await ask(members[0]!.api, "/config", { method: "PATCH", body })
  }
  await until("A whole cluster", START, () => isWhole(members, replication))
  return (await (await ask(members[0]!.api, "/config")).json()) as ClusterTiming
}

/** Copies the data of a member, and makes the starter of a server on the copy. */
const copyOf = async ({ account, folder }: Layout, { data, name }: Member) => {
  const place = mkdtempSync(join(folder, `copy-of-${name}-`))
  const copied = join(place, "data")
  await cp(data, copied, { recursive: true, verbatimSymlinks: true })
  chmodSync(copied, 0o700)
  rmSync(join(copied, "postmaster.pid"), { force: true })
  if (account !== undefined) await handOver(place, account)
  return async (): Promise<PostgresServer> => {
    const port = await freePort()
    const stop = await launchServer({
      programs: debianPostgres() ?? "",
      data: copied,
      folder: place,
      port,
      account,
      crashable: true
    })
    return { url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`, stop }
  }
}

/**
 * Starter of a cluster from the files in `deploy/cluster`, with the programs of Debian. Everything listens on
 * 127.0.0.1, and ends with the process that started it. If that process runs as root, the cluster runs under the
 * account `nobody`. Linux only.
 */
export const PatroniCluster = {
  /** Starts a cluster; the logs of its programs go to a folder, by default one that is removed at the end. */
  start: async (replication: Replication, logs?: string): Promise<PatroniCluster> => {
    const account = await serverAccount()
    const folder = mkdtempSync(join(temporaryRoot(), "radicar-cluster-"))
    const stop = startGuard(folder)
    try {
      const layout = await layOut(folder, account)
      const { members, proxy } = layout
      const memberOf = (name: string): Member => members.find((member) => member.name === name)!
      const output = logs ?? folder
      return {
        timing: await bringUp(layout, replication, output),
        url: `postgres://postgres:${PASSWORD}@${proxy}/postgres`,
        leader: () => leaderOf(members),
        isWhole: () => isWhole(members, replication),
        kill: (name) => void signalAll(memberOf(name).folder, "SIGKILL"),
        revive: (name) => startProgram(layout, patroniOf(layout, memberOf(name)), output),
        freeze: (name) => void signalAll(memberOf(name).folder, "SIGSTOP"),
        thaw: (name) => void signalAll(memberOf(name).folder, "SIGCONT"),
        holdBack: (name) => signalAll(memberOf(name).folder, "SIGSTOP", (title) => title.includes("walsender")),
        switchOver: async (leader) => {
          const answer = await ask(memberOf(leader).api, "/switchover", {
            method: "POST",
            body: JSON.stringify({ leader }),
            signal: AbortSignal.timeout(60_000)
          })
          if (!answer.ok) throw new Error(`Patroni does not switch over: ${await answer.text()}`)
        },
        copy: (name) => copyOf(layout, memberOf(name)),
        stop
      }
    } catch (error) {
      await stop()
      throw error
    }
  }
}
