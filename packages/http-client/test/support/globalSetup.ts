import { bundleService, serviceFile } from "@radicar/bundle/service"
import { embeddedCluster } from "@radicar/postgres/embeddedCluster"
import { freePort } from "@radicar/postgres/freePort"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import { adminToken } from "./tokens.ts"

/** Vitest `globalSetup`: starts the service as users do, and answers when it has said that it listens. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), "http-client-"))
  await bundleService()
  await embeddedCluster(folder)
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const service = spawn(process.execPath, [serviceFile], {
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      RADICAR_SANDBOX_PORT: String(sandboxPort),
      SANDBOX_ADMIN: "true",
      RADICAR_DATA_DIR: folder,
      RADICAR_ADMIN_TOKEN: adminToken
    },
    stdio: ["ignore", "pipe", "inherit"]
  })
  const ended = once(service, "exit")
  project.provide("addresses", { url, authority: `http://127.0.0.1:${sandboxPort}` })
  let said = ""
  for await (const chunk of service.stdout.iterator({ destroyOnReturn: false })) {
    said += String(chunk)
    if (said.includes(url)) {
      service.stdout.resume()
      return async () => {
        service.kill("SIGTERM")
        await ended
        rmSync(folder, { recursive: true, force: true })
      }
    }
  }
  throw new Error(`the service ended: ${said}`)
}
