import { developmentToken } from "@radicar/api/access/DevelopmentTenant"
import { bundleRadicar, radicarFile } from "@radicar/build/bundle/radicar"
import { pathOf, read } from "@radicar/fixtures/certificates/TestCertificates"
import { random } from "@radicar/fixtures/random"
import { workbookFiles } from "@radicar/fixtures/workbook"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { zipFiles } from "@radicar/zip/inner/zip"
import { execFile } from "node:child_process"
import { once } from "node:events"
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, request } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { assert, describe, it } from "vitest"
import { defaultOptions } from "../../src/chaos/ChaosOptions.ts"
import { databaseLedger, databaseRows } from "../../src/chaos/ledgers/DatabaseLedger.ts"
import { startScene } from "../../src/chaos/Scene.ts"
import { midnightIsNear, tenMinutes } from "./support/chaos.ts"

const SALES = 2000
/** Numbers of recorded sales at which a process is killed. */
const kills = [50, 300, 600, 900, 1200, 1500, 1800]

const chosen = random(1, "sheet")

/** Serves all processes of a pool under one address, as a balancer does that looks at no health. */
const balancer = async (target: () => string) => {
  const server = createServer((asked, answer) => {
    const { headers, method, url = "/" } = asked
    const forwarded = request(new URL(url, target()), { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.on("error", () => answer.destroy())
      answered.pipe(answer)
    })
    forwarded.on("error", () => {
      if (answer.headersSent) answer.destroy()
      else answer.writeHead(502).end()
    })
    asked.pipe(forwarded)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, [Symbol.asyncDispose]: close }
}

const today = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10)
const headings = ["Referencia", "Prefijo", "Fecha", "Código", "Descripción", "Cantidad", "Valor unitario", "IVA %"]
const sales = Array.from({ length: SALES }, (_, index) => [
  `V-${index}`,
  "SETP",
  today,
  "A1",
  "Café",
  2,
  1000 + index,
  19
])

describe.skipIf(midnightIsNear)("a sheet of 2 000 sales", () => {
  it(
    "files each sale once, though two people upload it while processes are killed, and it is uploaded again",
    async () => {
      await bundleRadicar()
      const folder = mkdtempSync(join(tmpdir(), "radicar-sheet-"))
      await using scene = await startScene({ ...defaultOptions, seed: 1, processes: 2 })
      const { databaseUrl, sandbox, services } = scene
      await using front = await balancer(() => services.url(chosen))
      const radicar = (words: ReadonlyArray<string>) =>
        new Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }>((resolve) => {
          const env = {
            PATH: process.env["PATH"],
            RADICAR_URL: front.url,
            RADICAR_TOKEN: developmentToken,
            RADICAR_CERTIFICATE_PASSWORD: read("company").password
          }
          const options = { env, cwd: folder, maxBuffer: 2 ** 30 }
          execFile(process.execPath, [radicarFile, ...words], options, (error, stdout, stderr) =>
            resolve({ code: Number(error?.code ?? 0), stdout, stderr })
          )
        })
      const submit = (sheet: string) =>
        radicar(["submit", sheet, "--certificate", pathOf("company.p12"), "--output", "ndjson", "--yes"])
      const recorded = async (): Promise<number> => {
        const [row] = await databaseRows(
          databaseUrl,
          (sql) => sql<{ readonly count: string }>`select count(*) as count from standings`
        )
        return Number(row?.count)
      }
      try {
        const { CompanyParty } = invoiceExample({ number: 1, date: fromEpochMillis(Date.now()) })
        writeFileSync(join(folder, "company.json"), JSON.stringify({ CompanyParty }))
        const company = await radicar(["company", "set", "1", "company.json"])
        assert.strictEqual(company.code, 0, company.stderr)
        writeFileSync(join(folder, "one.xlsx"), zipFiles(workbookFiles([headings, ...sales])))
        for (const copy of ["two.xlsx", "three.xlsx"]) copyFileSync(join(folder, "one.xlsx"), join(folder, copy))

        const uploads = Promise.all([submit("one.xlsx"), submit("two.xlsx")])
        const progress = { isOver: false }
        void uploads.then(() => (progress.isOver = true))
        let killed = 0
        for (const count of kills) {
          while (!progress.isOver && (await recorded()) < count) await pause(50)
          if (progress.isOver) break
          await services.kill(chosen)
          killed++
        }
        const broken = await uploads
        assert.isAtLeast(killed, 3, JSON.stringify(broken.map(({ stderr }) => stderr.slice(-500))))

        const last = await submit("three.xlsx")
        assert.strictEqual(last.code, 0, last.stderr.slice(-2000))
        const results = last.stdout
          .split("\n")
          .filter((line) => line.startsWith("{"))
          .map((line) => JSON.parse(line) as { readonly file: string; readonly id: string; readonly status: string })
        assert.strictEqual(results.length, SALES)
        assert.strictEqual(new Set(results.map(({ file }) => file)).size, SALES)
        const numbers = new Set(results.map(({ id }) => id))
        assert.strictEqual(numbers.size, SALES)
        // 0 lost, 0 twice, in the books of the authority and of the service
        const books = (await sandbox.books()).filter(({ accepted }) => accepted)
        assert.strictEqual(books.length, SALES)
        assert.sameMembers([...new Set(books.map(({ id }) => id))], [...numbers])
        const rows = await databaseLedger(databaseUrl)
        assert.deepStrictEqual([...new Set(rows.map(({ state }) => state))], ["accepted"])
        assert.strictEqual(rows.length, SALES)
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
    tenMinutes
  )
})
