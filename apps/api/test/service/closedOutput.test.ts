import { assert, it } from "@effect/vitest"
import { serviceFile } from "@radicar/build/bundle/service"
import { Effect } from "effect"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "@radicar/fixtures/postgres/freePort"
import { listening } from "../support/apiProcess.ts"
import { migratedDatabase } from "../support/storage/migrated.ts"
import { invoiceBody } from "../support/TestService.ts"

it("the service goes on filing when nobody reads its output any more", async () => {
  const folder = mkdtempSync(join(tmpdir(), "closed-output-"))
  const databaseUrl = await Effect.runPromise(migratedDatabase)
  const port = await freePort()
  const service = spawn(process.execPath, [serviceFile], {
    env: { PATH: process.env["PATH"], PORT: String(port), RADICAR_DATA_DIR: folder, DATABASE_URL: databaseUrl },
    stdio: ["ignore", "pipe", "pipe"]
  })
  const ended = once(service, "exit")
  try {
    await listening(service, port)
    service.stdout.destroy()
    service.stderr.destroy()
    for (const number of [990000801, 990000802]) {
      const response = await fetch(`http://127.0.0.1:${port}/v1/dian/invoices/?companyId=1&providerId=1`, {
        method: "POST",
        headers: { authorization: "Bearer radicar-dev-token", "content-type": "application/json" },
        body: JSON.stringify(invoiceBody(number))
      })
      assert.strictEqual(response.status, 200, await response.text())
    }
    assert.isNull(service.exitCode)
  } finally {
    service.kill("SIGTERM")
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
})
