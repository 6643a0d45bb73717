import { bundleService, serviceFile } from "@radicar/bundle/service"
import { embeddedCluster } from "@radicar/postgres/embeddedCluster"
import { freePort } from "@radicar/postgres/freePort"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Token of the development tenant, which may do everything for company 1. */
export const developmentToken = "radicar-dev-token"

/** Token that the service is started with, of its administrator. */
export const adminToken = "first-token-of-the-installation-0123456789abcdef"

/** A service in a process of its own, with the authority's sandbox inside. */
export interface RunningService {
  readonly url: string
  /** How many documents of a number the authority has. */
  readonly filed: (number: number) => Promise<number>
  readonly stop: () => Promise<void>
}

/** Starts the service as users do, and answers when it has said that it listens. */
export const runningService = async (): Promise<RunningService> => {
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
  const stop = async (): Promise<void> => {
    service.kill("SIGTERM")
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  let said = ""
  for await (const chunk of service.stdout.iterator({ destroyOnReturn: false })) {
    said += String(chunk)
    if (said.includes(url)) {
      service.stdout.resume()
      return {
        url,
        stop,
        filed: async (number) => {
          const answer = await fetch(`http://127.0.0.1:${sandboxPort}/admin/documents`)
          const documents = (await answer.json()) as ReadonlyArray<unknown>
          return documents.filter((document) => JSON.stringify(document).includes(`"SETP${number}"`)).length
        }
      }
    }
  }
  throw new Error(`the service ended: ${said}`)
}
