import { latencies } from "../../bench/load/latencies.ts"
import { scopeNames } from "@radicar/contract/inner/CurrentCaller"
import { resourceExamples } from "@radicar/contract/inner/bodyExamples"
import { startAuthority } from "../../bench/processes/startAuthority.ts"
import { onStage } from "../../bench/processes/onStage.ts"
import { randomBytes } from "node:crypto"
import { setPriority } from "node:os"
import { askingOf } from "../../ask.ts"
import { probedLine, probing } from "../heavy/probe.ts"
import { mebibytes } from "../mebibytes.ts"
import { watchProcessorWait } from "../processorWait.ts"
import { unusedOrigin } from "../scene/Scene.ts"
import { startSender } from "../startSender.ts"
import { succeeded } from "../scene/tenant.ts"
import { requestEveryOperation, uncoveredOperations } from "./everyOperation.ts"
import type { Description } from "./hostileRequests.ts"
import type { HostileOutcomes, HostileTask, HostileToken } from "./sendHostile.ts"

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
  /** Operations that were not answered 2xx to valid input of the tenant, without an exception. */
  readonly uncovered: ReadonlyArray<string>
  /** Counts of the answers to the hostile tenant. */
  readonly outcomes: HostileOutcomes
}

/**
 * Number of concurrent requests of the hostile tenant: as many as the service handles for one token, and as many
 * waiting.
 */
const connections = 24

/** Seconds without the hostile tenant: enough for a p99 in a long run. */
const quietSeconds = (seconds: number): number => Math.max(8, seconds / 4)

/** Ids of the hostile tenant's companies and providers: of the mix, of valid requests, and to be disabled. */
const [company, another, disabled] = ["66", "67", "68"] as const

/** Configures companies and providers, and creates a token with every scope for them. */
const tokenFor = async (
  url: string,
  adminToken: string,
  ids: readonly [string, ...Array<string>]
): Promise<HostileToken> => {
  const ask = askingOf(url)
  for (const id of ids) {
    const configure = async (path: string, settings: object = {}): Promise<void> =>
      succeeded(await ask(`${path}/${id}`, { method: "PUT", token: adminToken, body: JSON.stringify(settings) }))
    await configure("/v1/companies", { Name: id })
    await configure("/v1/providers", resourceExamples.get("ProviderPut"))
  }
  const body = JSON.stringify({ Scopes: scopeNames, Companies: ids, Providers: ids })
  const { id, token } = succeeded(await ask("/v1/tokens/", { token: adminToken, body }))
  return { company: ids[0], id, token }
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
      variables: {
        RADICAR_ADMIN_TOKEN: adminToken,
        RADICAR_RATE_LIMIT: "",
        RADICAR_CONCURRENT_REQUESTS: "",
        // without SMTP_URL the sandbox catches mails
        RADICAR_OUTBOUND_ALLOW: unusedOrigin
      }
    })
    const probe = probing(url)
    for (let filings = 0; filings < 40; filings++) await probe.fileOne()
    const mix = await tokenFor(url, adminToken, [company, another])
    const task: HostileTask = {
      url,
      seed,
      mix,
      last: await tokenFor(url, adminToken, [disabled]),
      lastAfter: seconds * 700,
      connections
    }
    const tenant = { url, token: mix.token, tenant: [company, another], receiver: unusedOrigin } as const
    // not by `fetch`, whose connection of the start may end just when a busy machine uses it again
    const description = JSON.parse((await askingOf(url)("/openapi.json")).text) as Description
    const uncovered = uncoveredOperations(description, await requestEveryOperation(tenant))
    const quiet = await probe.during(quietSeconds(seconds) * 1000)
    const sending = await startSender<HostileOutcomes>("hostile/sendHostile.ts", task, {})
    // the tenant of a real service has a machine of its own
    setPriority(sending.pid, 19)
    try {
      const describeWait = watchProcessorWait(pid)
      const loaded = await probe.during(seconds * 1000)
      console.log(describeWait())
      const outcomes = await sending.outcomes()
      const p99 = ({ millis }: { readonly millis: ReadonlyArray<number> }) => latencies(millis).p99
      measures = {
        filings: { quiet: p99(quiet.filings), loaded: p99(loaded.filings) },
        live: { quiet: p99(quiet.live), loaded: p99(loaded.live) },
        refused: loaded.filings.failed,
        resident: mebibytes(pid, "VmHWM"),
        uncovered,
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
      await sending.stop()
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
export const hostileFaults = ({
  filings,
  live,
  outcomes,
  refused,
  resident,
  uncovered
}: HostileMeasures): ReadonlyArray<string> => {
  const slow = ([name, { loaded, quiet }]: readonly [string, { readonly quiet: number; readonly loaded: number }]) => {
    const most = Math.max(quiet * bounds.timesQuiet, bounds.leastMillis)
    return loaded <= most
      ? []
      : [`${name} took ${loaded.toFixed(0)} ms at p99, ${quiet.toFixed(0)} ms without the tenant`]
  }
  return [
    ...(Object.keys(outcomes).length === 0 ? ["the hostile tenant has not reported its answers"] : []),
    ...uncovered.map((operation) => `${operation} was not answered 2xx to valid input, or is no exception any more`),
    ...Object.entries({ "filings of others": filings, "/health/live": live }).flatMap(slow),
    ...Object.entries(refused).map(([status, times]) => `${times} filings of others were answered ${status}`),
    ...(resident > bounds.resident ? [`${resident.toFixed(0)} MiB were resident, at most ${bounds.resident}`] : [])
  ]
}
