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

/** Runs the service as a process, with the sandbox inside it, for as long as a test takes. */
const withService = async (
  environment: Readonly<Record<string, string>>,
  test: (port: number, sandboxPort: number) => Promise<void>
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-admin-"))
  const databaseUrl = await Effect.runPromise(migratedDatabase)
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const service = spawn(process.execPath, [serviceFile], {
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      RADICAR_SANDBOX_PORT: String(sandboxPort),
      RADICAR_DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      ...environment
    },
    stdio: ["ignore", "pipe", "inherit"]
  })
  const ended = once(service, "exit")
  try {
    await listening(service, port)
    service.stdout.resume()
    await test(port, sandboxPort)
  } finally {
    service.kill("SIGTERM")
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

const program = (sandboxPort: number) =>
  fetch(`http://127.0.0.1:${sandboxPort}/admin/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ behaviour: "http-503", operation: "SendBillSync", number: "SETP99000085*" })
  })

it("SANDBOX_ADMIN opens the sandbox inside the service to orders, and to nobody without it", async () => {
  await withService({ SANDBOX_ADMIN: "true" }, async (port, sandboxPort) => {
    assert.strictEqual((await program(sandboxPort)).status, 200)
    const statuses: Array<number> = []
    const failingOnce = invoiceBody(990000850)
    for (const body of [invoiceBody(990000849), failingOnce, failingOnce]) {
      const response = await fetch(`http://127.0.0.1:${port}/v1/dian/invoices/?companyId=1&providerId=1`, {
        method: "POST",
        headers: { authorization: "Bearer radicar-dev-token", "content-type": "application/json" },
        body: JSON.stringify(body)
      })
      statuses.push(response.status)
    }
    assert.deepStrictEqual(statuses, [200, 202, 200])
  })
  await withService({}, async (_port, sandboxPort) => {
    assert.strictEqual((await program(sandboxPort)).status, 404)
  })
})
