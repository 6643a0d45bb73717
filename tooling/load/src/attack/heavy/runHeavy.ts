import { onStage, type Stage } from "../../bench/processes/onStage.ts"
import { latencies } from "../../bench/load/latencies.ts"
import { startAuthority } from "../../bench/processes/startAuthority.ts"
import { filingBodies } from "../../bench/load/filingBodies.ts"
import { randomBytes } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import { askingOf } from "../../ask.ts"
import { forgetPeak, mebibytes } from "../mebibytes.ts"
import { watchProcessorWait } from "../processorWait.ts"
import { firstNumber, filingPath } from "./heavyInputs.ts"
import { startSender } from "../startSender.ts"
import { probedLine, probing } from "./probe.ts"
import type { HeavyOutcome, HeavyTask, Sender } from "./sendHeavy.ts"

/** Options of a run in which several tokens send the worst known inputs. */
export interface HeavyOptions {
  /** Duration of each phase of the run, in seconds. */
  readonly seconds: number
  /** Number of sending tokens, each with its own company. */
  readonly tokens: number
  /** Names of the inputs to send; empty for all. */
  readonly only: ReadonlyArray<string>
  /** Places where the sandbox runs, each measured in turn: in the service's process, or in a separate one. */
  readonly sandboxes: ReadonlyArray<"embedded" | "apart">
  /** Whether the memory of an idle service with the embedded database is measured too. */
  readonly rest: boolean
}

/** Measures of a run, each of which has a limit. */
interface HeavyMeasures {
  /** p99 of the answers of `/health/live` under load, in milliseconds. */
  readonly live: number
  /** p99 of filings of 20 lines under load, divided by their p99 without load. */
  readonly slowdown: number
  /** Number of filings of 20 lines under load that were not answered 200. */
  readonly refused: number
  /** Peak of the service's resident memory in MiB, counted from when it was ready. */
  readonly resident: number
}

/**
 * Maximum of each measure, by place of the sandbox. With the sandbox in its process, the service may use more memory.
 */
const limits: Readonly<Record<HeavyOptions["sandboxes"][number], HeavyMeasures>> = {
  apart: { live: 100, slowdown: 3, refused: 0, resident: 1024 },
  embedded: { live: 100, slowdown: 3, refused: 0, resident: 1229 }
}

/** Creates a company and a token for each sender, and files the invoice whose PDF the sender will fetch. */
const sendersOf = async (
  url: string,
  adminToken: string,
  { only, tokens }: HeavyOptions
): Promise<ReadonlyArray<Sender>> => {
  const ask = askingOf(url)
  const senders: Array<Sender> = []
  for (let index = 0; index < tokens; index++) {
    const company = String(index + 2)
    const put = await ask(`/v1/companies/${company}`, {
      method: "PUT",
      token: adminToken,
      body: JSON.stringify({ Name: company })
    })
    if (put.status >= 300) throw new Error(`A company: ${put.status} ${put.text}`)
    const created = await ask("/v1/tokens/", {
      token: adminToken,
      body: JSON.stringify({ Scopes: ["documents:write", "documents:read"], Companies: [company], Providers: ["1"] })
    })
    const { token } = JSON.parse(created.text) as { readonly token: string }
    if (only.length > 0 && !only.includes("PDF of 8 000 lines")) {
      senders.push({ token, company, filed: undefined })
      continue
    }
    const filed = await ask(filingPath(company), { token, body: filingBodies(8000, firstNumber(index))() })
    // a pending document has its PDF, too
    if (filed.status !== 200 && filed.status !== 202)
      throw new Error(`An invoice of 8 000 lines: ${filed.status} ${filed.text.slice(0, 500)}`)
    const { document } = JSON.parse(filed.text) as { readonly document: { readonly uuid: string } }
    senders.push({ token, company, filed: document.uuid })
  }
  return senders
}

const outcomeLines = (outcomes: ReadonlyArray<HeavyOutcome>): ReadonlyArray<string> =>
  [...Map.groupBy(outcomes, ({ input }) => input)].map(([input, group]) => {
    const statuses = [...Map.groupBy(group, ({ status }) => status)].map(
      ([status, { length }]) => `${length} × ${status}`
    )
    const { max, p50, p99 } = latencies(group.map(({ millis }) => millis))
    const figures = [p50, p99, max].map((value) => value.toFixed(1).padStart(10)).join("")
    return `  ${input.padEnd(32)}${String(group.length).padStart(7)}${figures}  ${statuses.join(", ")}`
  })

const underLoad = async (
  stage: Stage,
  options: HeavyOptions,
  sandbox: "embedded" | "apart"
): Promise<HeavyMeasures> => {
  const authority = sandbox === "apart" ? await stage.keep(startAuthority(stage.folder)) : undefined
  const adminToken = randomBytes(24).toString("hex")
  const { pid, url } = await stage.service(authority?.url ?? "", {
    // the default limits
    variables: { RADICAR_ADMIN_TOKEN: adminToken, RADICAR_RATE_LIMIT: "", RADICAR_CONCURRENT_REQUESTS: "" }
  })
  forgetPeak(pid)
  const probe = probing(url)
  for (let filings = 0; filings < 40; filings++) await probe.fileOne()
  const senders = await sendersOf(url, adminToken, options)
  console.log(
    `sandbox ${sandbox}; ${mebibytes(pid, "VmRSS").toFixed(0)} MiB resident, ${mebibytes(pid, "VmHWM").toFixed(0)} MiB at most before the load`
  )
  console.log(
    `${"".padEnd(34)}${["number", "p50 ms", "p99 ms", "max ms"].map((name, index) => name.padStart(index === 0 ? 7 : 10)).join("")}`
  )
  const quiet = await probe.during(options.seconds * 1000)
  console.log(probedLine("/health/live, unloaded", quiet.live))
  console.log(probedLine("filings of 20 lines, unloaded", quiet.filings))

  const task: HeavyTask = { url, senders, only: options.only }
  const sending = await startSender<ReadonlyArray<HeavyOutcome>>("heavy/sendHeavy.ts", task, [])
  const describeWait = watchProcessorWait(pid)
  const loaded = await probe.during(options.seconds * 1000)
  console.log(describeWait())
  const outcomes = await sending.outcomes()
  console.log(probedLine("/health/live, loaded", loaded.live))
  console.log(probedLine("filings of 20 lines, loaded", loaded.filings))
  for (const line of outcomeLines(outcomes)) console.log(line)
  const resident = mebibytes(pid, "VmHWM")
  const slowdown = latencies(loaded.filings.millis).p99 / latencies(quiet.filings.millis).p99
  const refused = Object.values(loaded.filings.failed).reduce((sum, times) => sum + times, 0)
  return { live: latencies(loaded.live.millis).p99, slowdown, refused, resident }
}

/** Memory limits in MiB of an idle service with the embedded database: at rest, and its peak since the start. */
const restLimits = {
  "a first start": { rest: 500, most: 1229 },
  "a later start": { rest: 450, most: 1229 }
} as const

/** Seconds after which a started service has settled: threads have ended, and V8 has returned unused memory. */
const settled = 25

/**
 * Starts a service with database and sandbox in its process, and waits until it is at rest; returns its current and
 * peak memory in MiB.
 */
const atRest = async (stage: Stage): Promise<{ readonly rest: number; readonly most: number }> => {
  const { pid, stop } = await stage.service("", { databaseUrl: "" })
  await setTimeout(settled * 1000)
  const measured = { rest: mebibytes(pid, "VmRSS"), most: mebibytes(pid, "VmHWM") }
  await stop()
  return measured
}

/**
 * Prints the effect of the worst known inputs of several tokens on all other requests; returns whether all limits
 * hold.
 */
export const runHeavy = async (options: HeavyOptions): Promise<boolean> => {
  let hasPassed = true
  const judge = (text: string, value: number, limit: number): void => {
    const ok = value <= limit
    hasPassed &&= ok
    console.log(`${ok ? "ok    " : "FAILED"} ${text}: ${value.toFixed(1)}, at most ${limit}`)
  }
  for (const sandbox of options.sandboxes) {
    await onStage(async (stage) => {
      const { live, refused, resident, slowdown } = await underLoad(stage, options, sandbox)
      const most = limits[sandbox]
      judge("/health/live at p99, ms", live, most.live)
      judge("filings of 20 lines at p99, times unloaded", slowdown, most.slowdown)
      judge("filings of 20 lines without 200", refused, most.refused)
      judge(`resident at most, sandbox ${sandbox}, MiB`, resident, most.resident)
    })
    console.log("")
  }
  if (options.rest) {
    await onStage(async (stage) => {
      for (const [start, limit] of Object.entries(restLimits)) {
        const { most, rest } = await atRest(stage)
        judge(`embedded database, ${start}, at rest, MiB`, rest, limit.rest)
        judge(`embedded database, ${start}, at most, MiB`, most, limit.most)
      }
    })
  }
  return hasPassed
}
