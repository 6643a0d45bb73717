import { bundleService, serviceFile } from "@radicar/bundle/service"
import { embeddedCluster } from "@radicar/postgres/embeddedCluster"
import { freePort } from "@radicar/postgres/freePort"
import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { repository } from "./repository.ts"

/** A service of this repository with an embedded database and the sandbox. */
export interface RunningService {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Starts the service as `pnpm start` does, with these variables, and waits until it says where it listens. */
export const runningService = async (variables: Readonly<Record<string, string>> = {}): Promise<RunningService> => {
  const data = mkdtempSync(join(tmpdir(), "radicar-service-"))
  await bundleService()
  await embeddedCluster(data)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [serviceFile], {
    cwd: repository,
    env: { ...process.env, PORT: String(port), RADICAR_DATA_DIR: data, ...variables },
    stdio: ["ignore", "pipe", "inherit"]
  })
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  await new Promise<void>((resolve, reject) => {
    void ended.then(() => reject(new Error("the service ended before it listened")))
    let output = ""
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(url)) resolve()
    })
  })
  return {
    url,
    stop: async () => {
      child.kill("SIGTERM")
      await ended
      rmSync(data, { recursive: true, force: true })
    }
  }
}
