/**
 * Prints the source files that run when a warm service files an invoice, by package. A file counts if one of its
 * functions ran during a filing over HTTP, in any thread of the service. The sandbox is not counted. Exits with 1 if a
 * limit of `limits.json` is exceeded. `--list` names every file.
 */
import { filingBodies } from "./bench/load/filingBodies.ts"
import { filingClient } from "./bench/load/postFiling.ts"
import { inspect, type InspectedProcess, type InspectedThread } from "./bench/processes/inspect.ts"
import { startReference } from "./bench/processes/startReference.ts"
import { startMeasured } from "./bench/processes/startMeasured.ts"
import { startPostgres } from "@radicar/fixtures/postgres/startPostgres"
import { freePort } from "@radicar/fixtures/postgres/freePort"
import { mkdtempSync, rmSync } from "node:fs"
import type { Profiler } from "node:inspector"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readLimits } from "@radicar/house/limits"

const root = join(import.meta.dirname, "../../..")

/** Number of filings before the first count, after which caches are full and every module is loaded. */
const warmFilings = 8

/**
 * Number of invoices per count. They are filed one after the other, so that a count includes background work after an
 * answer.
 */
const countedFilings = 3

/**
 * Number of counts. A file is reported only if it ran in each of them; other files belong to occasional background
 * work.
 */
const counts = 5

const counted = new RegExp(`^file://${root}/(?<path>(?:packages|apps)/(?!sandbox/)[^/]+/src/.+)$`, "u")

const ran = ({ functions }: Profiler.ScriptCoverage): boolean =>
  functions.some(({ ranges }) => ranges.some(({ count }) => count > 0))

/**
 * Makes the function that lists the URLs of files with a function that ran, in any thread of a process, since the last
 * call.
 */
const coverageOf = (process: InspectedProcess) => {
  const started = new WeakSet<InspectedThread>()
  return async (): Promise<ReadonlyArray<string>> => {
    const coverages = await Promise.all(
      [process, ...process.workers].map(async (thread) => {
        if (!started.has(thread)) {
          started.add(thread)
          await thread.ask("Profiler.enable")
          await thread.ask("Profiler.startPreciseCoverage", { callCount: true, detailed: false })
        }
        return (await thread.ask<Profiler.TakePreciseCoverageReturnType>("Profiler.takePreciseCoverage")).result
      })
    )
    return coverages.flatMap((scripts) => scripts.filter(ran).map(({ url }) => url))
  }
}

/** Files invoices and finds the files that ran in each of the counts; returns their URLs. */
const countedUrls = async (process: InspectedProcess, serviceUrl: string): Promise<ReadonlyArray<string>> => {
  const post = filingClient(serviceUrl)
  const nextBody = filingBodies(2, 990_000_001)
  const takeCoverage = coverageOf(process)
  const file = async (filings: number): Promise<ReadonlySet<string>> => {
    for (let filed = 0; filed < filings; filed++) await post(nextBody())
    return new Set(await takeCoverage())
  }
  await file(warmFilings)
  let urls = [...(await file(countedFilings))]
  for (let count = 1; count < counts; count++) {
    const further = await file(countedFilings)
    urls = urls.filter((url) => further.has(url))
  }
  return urls
}

/**
 * Starts a service and traces it; returns the sorted paths of the source files that run when a warm service files an
 * invoice.
 */
const tracedFiles = async (folder: string, databaseUrl: string): Promise<ReadonlyArray<string>> => {
  const authority = await startReference("authority", folder)
  const port = await freePort()
  const service = await startMeasured({
    databaseUrl,
    authorityUrl: authority.url,
    folder,
    file: join(root, "apps/api/src/main.ts"),
    node: ["--conditions=@radicar/source", `--inspect=127.0.0.1:${port}`]
  })
  const process = await inspect(port)
  try {
    const urls = await countedUrls(process, service.url)
    return urls.flatMap((url) => counted.exec(url)?.groups?.["path"] ?? []).toSorted()
  } finally {
    process.close()
    await service.stop()
    await authority.stop()
  }
}

const folder = mkdtempSync(join(tmpdir(), "trace-"))
const postgres = await startPostgres({ lasting: true })
const files = await tracedFiles(folder, postgres.url).finally(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const { trace } = readLimits(root)
const workspaces = Map.groupBy(files, (path) => path.split("/", 2).join("/"))
console.log("files that a warm invoice runs through")
for (const [name, paths] of [...workspaces, ["all", files] as const]) {
  const most = trace[name]?.most ?? 0
  const isOver = paths.length > most
  console.log(`${name.padEnd(24)}${String(paths.length).padStart(5)}  of ${most}${isOver ? "  over the limit" : ""}`)
  if (name !== "all" && process.argv.includes("--list")) for (const path of paths) console.log(`    ${path}`)
  if (isOver) process.exitCode = 1
}
