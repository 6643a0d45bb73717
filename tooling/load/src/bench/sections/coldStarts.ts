import { bundleRadicar, radicarFile } from "@radicar/build/bundle/radicar"
import { bundleService, serviceFile } from "@radicar/build/bundle/service"
import { startPostgres } from "@radicar/fixtures/postgres/startPostgres"
import { execFileSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { gzipSync } from "node:zlib"
import { invoiceText } from "../invoiceText.ts"
import { startService } from "@radicar/fixtures/processes/startService"
import { heading, row } from "../table.ts"

const runs = 11

/** Number of measured runs with the embedded database, each with three starts of several seconds. */
const embeddedRuns = 5

const bare = { PATH: process.env["PATH"], LANG: "C.UTF-8" }

const commandTime = (args: ReadonlyArray<string>): number => {
  const before = performance.now()
  execFileSync(process.execPath, [...args], { env: bare, stdio: "pipe" })
  return performance.now() - before
}

/** Measures the milliseconds from starting the service's process to its first 200, and ends it with a signal. */
const serviceTime = async (folder: string, databaseUrl = "", end: NodeJS.Signals = "SIGTERM"): Promise<number> => {
  const RADICAR_MASTER_KEY = randomBytes(32).toString("base64")
  const variables = { DATABASE_URL: databaseUrl, RADICAR_DATA_DIR: folder, RADICAR_MASTER_KEY }
  const before = performance.now()
  const { stop } = await startService({ file: serviceFile, variables })
  const startMillis = performance.now() - before
  await stop(end)
  return startMillis
}

/** Measures starts with the embedded database: in a new folder, in a cleanly closed one, and after `kill -9`. */
const embeddedStarts = async (folder: string): Promise<void> => {
  const [first, later, crashed]: [Array<number>, Array<number>, Array<number>] = [[], [], []]
  for (let run = 0; run <= embeddedRuns; run++) {
    const dataDirectory = join(folder, `embedded-${run}`)
    first.push(await serviceTime(dataDirectory))
    later.push(await serviceTime(dataDirectory, "", "SIGKILL"))
    crashed.push(await serviceTime(dataDirectory))
    rmSync(dataDirectory, { recursive: true })
  }
  console.log(row("embedded database, first start", first.slice(1)))
  console.log(row("embedded database, later starts", later.slice(1)))
  console.log(row("embedded database, after kill -9", crashed.slice(1)))
}

const sizes = (name: string, file: string): string => {
  const folder = dirname(file)
  const files = readdirSync(folder).filter((entry) => entry.endsWith(".js"))
  const octets = files.reduce((sum, entry) => sum + statSync(join(folder, entry)).size, 0)
  const packed = files.reduce((sum, entry) => sum + gzipSync(readFileSync(join(folder, entry))).length, 0)
  return `${name}: ${files.length} files, ${Math.round(octets / 1024)} KB, ${Math.round(packed / 1024)} KB packed`
}

/** Section of the benchmark: cold starts of the commands and of the service, and the size of their bundles. */
export const coldStarts = async (): Promise<void> => {
  await bundleRadicar()
  await bundleService()
  const folder = mkdtempSync(join(tmpdir(), "cold-"))
  const postgres = await startPostgres()
  try {
    const invoice = join(folder, "invoice.json")
    writeFileSync(invoice, invoiceText(20))
    const software = ["--software-id", "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11"]
    console.log(heading("from the start of the process, ms"))
    const commands = {
      "node, with nothing to do": ["-e", "0"],
      "radicar --version": [radicarFile, "--version"],
      "radicar key, 20 lines": [radicarFile, "key", invoice, ...software]
    }
    for (const [name, words] of Object.entries(commands)) {
      const millis = Array.from({ length: runs + 1 }, () => commandTime(words))
      console.log(row(name, millis.slice(1)))
    }
    const services: Array<number> = []
    for (let run = 0; run <= runs; run++) services.push(await serviceTime(folder, postgres.url))
    console.log(`${"the service's first, with all migrations".padEnd(44)}${services[0]!.toFixed(1).padStart(11)}`)
    console.log(row("the service to its first 200, on Postgres", services.slice(1)))
    await embeddedStarts(folder)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(sizes("radicar", radicarFile))
  console.log(sizes("radicar-api", serviceFile))
}
