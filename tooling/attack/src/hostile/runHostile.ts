import { latencies } from "@radicar/bench/load/latencies"
import { startAuthority } from "@radicar/bench/processes/startAuthority"
import { onStage } from "@radicar/bench/processes/onStage"
import { patienceMillis } from "@radicar/vitest/hang"
import { fork } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { setTimeout } from "node:timers/promises"
import { askingOf } from "../ask.ts"
import { probedLine, probing } from "../heavy/probe.ts"
import { mebibytes } from "../mebibytes.ts"
import { watchProcessorWait } from "../processorWait.ts"
import type { HostileOutcomes, HostileTask } from "./sendHostile.ts"

/** Options of a run with the hostile tenant. */
export interface HostileOptions {
  /** Seed of the requests. With the same seed, the same service gets the same requests. */
  readonly seed: number
  /** Duration of the hostile phase in seconds. */
  readonly seconds: number
  /** Start file of the service; by default, the service of this repository is bundled. */
  readonly file?: string | undefined
}

/** Effects on the service and on another tenant while the hostile one was sending. */
export interface HostileMeasures {
  /** p99 in milliseconds of the other tenant's filings, without (`quiet`) and with (`loaded`) the hostile tenant. */
  readonly filings: { readonly quiet: number; readonly loaded: number }
  /** p99 in milliseconds of `/health/live`, without (`quiet`) and with (`loaded`) the hostile tenant. */
  readonly live: { readonly quiet: number; readonly loaded: number }
  /** Number of filings of the other tenant that were not answered 200, by status. */
  readonly refused: Readonly<Record<string, number>>
  /** Peak of the service's resident memory in MiB; `NaN` without `/proc`. */
  readonly resident: number
  /** Counts of the answers to the hostile tenant. */
  readonly outcomes: HostileOutcomes
}

/**
 * Scopes of the hostile tenant's token: every scope except the operator's, since the tenant administers its own
 * company.
 */
const scopes = [
  "documents:write",
  "documents:read",
  "mails:report",
  "tokens:admin",
  "companies:admin",
  "webhooks:admin",
  "audit:read"
]

/**
 * Number of concurrent requests of the hostile tenant: as many as the service handles for one token, and as many
 * waiting.
 */
const connections = 24

const quietSeconds = 8

/** Id of the hostile tenant's company. */
const company = "66"

const tokenOf = async (url: string, adminToken: string): Promise<string> => {
  const ask = askingOf(url)
  const put = await ask(`/v1/companies/${company}`, { method: "PUT", token: adminToken, body: '{"Name":"66"}' })
  if (put.status >= 300) throw new Error(`A company: ${put.status} ${put.text}`)
  const body = JSON.stringify({ Scopes: scopes, Companies: [company], Providers: ["1"] })
  const made = await ask("/v1/tokens/", { token: adminToken, body })
  return (JSON.parse(made.text) as { readonly token: string }).token
}

/**
 * Starts a service on Postgres, lets one tenant send every expensive request, and measures the effects on another one.
 */
export const runHostile = async ({ file, seconds, seed }: HostileOptions): Promise<HostileMeasures> => {
  let measures: HostileMeasures | undefined
  await onStage(async (stage) => {
    const authority = await stage.keep(startAuthority(stage.folder))
    const adminToken = randomBytes(24).toString("hex")
    const { pid, url } = await stage.service(authority.url, {
      ...(file === undefined ? {} : { file }),
      // the default limits
      env: { RADICAR_ADMIN_TOKEN: adminToken, RADICAR_RATE_LIMIT: "", RADICAR_CONCURRENT_REQUESTS: "" }
    })
    const probe = probing(url)
    for (let filings = 0; filings < 40; filings++) await probe.fileOne()
    const task: HostileTask = { url, seed, company, token: await tokenOf(url, adminToken), connections }
    const quiet = await probe.during(quietSeconds * 1000)
    const sending = fork(new URL("sendHostile.ts", import.meta.url), {
      execArgv: ["--conditions=@radicar/source"],
      env: { PATH: process.env["PATH"], TASK: JSON.stringify(task) }
    })
    try {
      await once(sending, "message")
      const describeWait = watchProcessorWait(pid)
      const loaded = await probe.during(seconds * 1000)
      console.log(describeWait())
      sending.send("stop")
      const late = setTimeout(patienceMillis, [{}], { ref: false })
      const [outcomes] = (await Promise.race([once(sending, "message"), late])) as [HostileOutcomes]
      const p99 = ({ millis }: { readonly millis: ReadonlyArray<number> }) => latencies(millis).p99
      measures = {
        filings: { quiet: p99(quiet.filings), loaded: p99(loaded.filings) },
        live: { quiet: p99(quiet.live), loaded: p99(loaded.live) },
        refused: loaded.filings.failed,
        resident: mebibytes(pid, "VmHWM"),
        outcomes
      }
      for (const [name, probed] of Object.entries({
        "/health/live, quiet": quiet.live,
        "filings, quiet": quiet.filings,
        "/health/live, loaded": loaded.live,
        "filings, loaded": loaded.filings
      })) {
        console.log(probedLine(name, probed))
      }
    } finally {
      sending.kill("SIGKILL")
    }
  })
  if (measures === undefined) throw new Error("The run ended without measures.")
  return measures
}

/**
 * Limits of the measures on any machine: p99 at most 20 times the quiet p99 or 5000 ms, memory at most 1200 MiB. A
 * larger effect on others is a vulnerability.
 */
const bounds = { timesQuiet: 20, leastMillis: 5000, resident: 1200 }

/** Describes the effects on others that exceed the limits, one sentence each; empty if there are none. */
export const hostileFaults = ({ filings, live, refused, resident }: HostileMeasures): ReadonlyArray<string> => {
  const slow = ([name, { loaded, quiet }]: readonly [string, { readonly quiet: number; readonly loaded: number }]) => {
    const most = Math.max(quiet * bounds.timesQuiet, bounds.leastMillis)
    return loaded <= most
      ? []
      : [`${name} took ${loaded.toFixed(0)} ms at p99, ${quiet.toFixed(0)} ms without the tenant`]
  }
  return [
    ...Object.entries({ "filings of others": filings, "/health/live": live }).flatMap(slow),
    ...Object.entries(refused).map(([status, times]) => `${times} filings of others were answered ${status}`),
    ...(resident > bounds.resident ? [`${resident.toFixed(0)} MiB were resident, at most ${bounds.resident}`] : [])
  ]
}
